/** Reads and changes of projects, their analysis and the jobs behind it. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ListName } from '../../../client/api-client.ts';
import type { QueryOf } from '../../../contract/operations.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import { meQuery } from '../account/account.ts';
import { namesAsset } from '../assets/names-asset.ts';
import { filteredPages } from '../reads/filtered-pages.ts';
import { KEYS } from '../reads/query-keys.ts';
import { ofList, readAll } from '../reads/read-all.ts';
import { readAnyway } from '../reads/read-anyway.ts';
import { AFTER_CHANGES } from '../reads/use-look-after-changes.ts';

export type ProjectKind = NonNullable<QueryOf<'list_projects'>['kind']>;

/** @param kind null for every kind */
export const projectsQuery = (client: ApiClient, kind: ProjectKind | null = null) => {
  const filter = kind === null ? {} : { kind };
  const key = kind === null ? KEYS.projects : KEYS.projectsOfKind(kind);
  return filteredPages(client, key, 'list_projects', filter, 50, (query, options) =>
    client.api.list_projects({ query }, options),
  );
};

/** Of a service that can tell, and of others. */
export const projectsOfAssetLists = (assetId: string): readonly ListName[] => [
  { operation: 'list_projects', query: { assetId } },
  { operation: 'list_projects' },
];

/** The projects that use an asset: asked of a service that can tell, looked for in their fields elsewhere. */
export const projectsOfAssetQuery = (client: ApiClient, assetId: string) =>
  queryOptions({
    queryKey: KEYS.projectsOfAsset(assetId),
    queryFn: async ({ signal, client: queries }): Promise<Project[]> => {
      const { features } = await readAnyway(() => queries.ensureQueryData(meQuery(client)), signal);
      const canTell = features?.includes('asset_uses') === true;
      const all = await readAll((query) =>
        client.api.list_projects({ query: canTell ? { ...query, assetId } : query }, { signal }),
      );
      return canTell ? all : all.filter((project) => namesAsset(project, assetId));
    },
    meta: ofList(...projectsOfAssetLists(assetId)),
  });

export const projectQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.project(projectId),
    queryFn: async ({ signal }) =>
      (await client.api.get_project({ params: { projectId } }, { signal })).project,
    staleTime: 0,
  });

export const estimateQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.estimate(projectId),
    queryFn: async ({ signal }) =>
      (await client.api.estimate_analysis({ params: { projectId } }, { signal })).estimate,
    staleTime: 0,
    // Credits are bought elsewhere, and whoever comes back from there goes on.
    refetchOnWindowFocus: ({ state: { data } }) => (data?.affordable === false ? 'always' : false),
  });

const ASK_WHILE_WORKING_MS = 2000;
const ASK_WHILE_IDLE_MS = { browser: 60_000, remote: 15_000 } as const;

export const runningJobsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.runningJobs,
    queryFn: async ({ signal }) => (await client.owner.list_running_jobs({}, { signal })).jobs,
    enabled: client.connection.ownerToken !== null,
    // While none runs, who begins one says so (`meta`): only what others begin elsewhere is asked for.
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.length === 0
        ? ASK_WHILE_IDLE_MS[client.connection.kind]
        : ASK_WHILE_WORKING_MS,
    refetchOnWindowFocus: true,
    meta: { ...AFTER_CHANGES, ...ofList({ operation: 'list_running_jobs' }) },
    staleTime: 0,
  });

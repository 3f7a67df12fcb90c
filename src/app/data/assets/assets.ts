/** Reads about assets, and the files behind their links. */
import { queryOptions } from '@tanstack/react-query';
import { inProgram } from '../../../base/browser/program-address.ts';
import type { ApiClient } from '../../../client/api-client.ts';
import type { QueryOf } from '../../../contract/operations.ts';
import { fetchLink } from '../connection/open-link.ts';
import { filteredPages } from '../reads/filtered-pages.ts';
import { KEYS } from '../reads/query-keys.ts';

/** Links live 15 minutes; reading anew a little earlier keeps the ones on screen alive. */
export const LINKS_STALE_MS = 10 * 60_000;

export type AssetFilter = Pick<QueryOf<'list_assets'>, 'kind' | 'origin'>;

/** @param filter empty for all of them */
export const assetsQuery = (client: ApiClient, filter: AssetFilter = {}) =>
  filteredPages(
    client,
    filter.kind === undefined && filter.origin === undefined
      ? KEYS.assets
      : KEYS.assetsBy(filter.kind ?? null, filter.origin ?? null),
    'list_assets',
    filter,
    60,
    (query, options) => client.api.list_assets({ query }, options),
  );

/** Assets of one kind, for choosing among them. */
export const assetsOfKindQuery = (client: ApiClient, kind: 'video' | 'audio' | 'image') =>
  filteredPages(client, KEYS.assetsOfKind(kind), 'list_assets', { kind }, 60, (query, options) =>
    client.api.list_assets({ query }, options),
  );

export const assetQuery = (client: ApiClient, assetId: string) =>
  queryOptions({
    queryKey: KEYS.asset(assetId),
    queryFn: async ({ signal }) => (await client.api.get_asset({ params: { assetId } }, { signal })).asset,
    staleTime: LINKS_STALE_MS,
  });

export const transcriptQuery = (client: ApiClient, assetId: string) =>
  queryOptions({
    queryKey: KEYS.transcript(assetId),
    queryFn: async ({ signal }) =>
      (await client.api.get_transcript({ params: { assetId } }, { signal })).transcript,
    staleTime: 60_000,
  });

/** As an edit of that project has the words: they may be older than the asset's, or a clip's own. */
export const projectTranscriptQuery = (client: ApiClient, assetId: string, projectId: string) =>
  queryOptions({
    queryKey: KEYS.transcriptOfProject(assetId, projectId),
    queryFn: async ({ signal }) =>
      (await client.api.get_transcript({ params: { assetId }, query: { projectId } }, { signal })).transcript,
    staleTime: 60_000,
  });

/** Samples of voices come with the program: in this browser the page has them, not the service. */
const OF_PROGRAM = /^(?:https?:\/\/[^/]+)?\/(voices\/[\w-]+\.mp3)$/;

/**
 * A file as something a player can open: over HTTP its own address, which streams; in this browser the file
 * itself by reference, from which the page makes a blob address.
 */
export const fileQuery = (client: ApiClient, url: string, mayBeAway = false) =>
  queryOptions({
    queryKey: KEYS.file(url),
    queryFn: async ({ signal }): Promise<Blob | string> => {
      const { connection } = client;
      const ofProgram = connection.kind === 'browser' ? OF_PROGRAM.exec(url)?.[1] : undefined;
      if (ofProgram !== undefined) return inProgram(ofProgram);
      if (connection.kind === 'remote') {
        // A player would say only that it cannot play it.
        if (mayBeAway) await (await fetchLink(client, url, signal)).body?.cancel();
        return client.links.addressOf(url);
      }
      return (await fetchLink(client, url, signal)).blob();
    },
    staleTime: LINKS_STALE_MS,
  });

export const peaksQuery = (client: ApiClient, url: string) =>
  queryOptions({
    queryKey: [...KEYS.file(url), 'peaks'],
    queryFn: async ({ signal }) => {
      const { peaksSchema } = await import('../../../contract/schemas/asset.ts');
      return peaksSchema.parse(await (await fetchLink(client, url, signal)).json());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

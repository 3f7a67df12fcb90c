/** What each page reads first, by the pattern of its address: for reading it before it is opened. */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { PATHS } from '../paths.ts';
import { creditsQuery, ledgerQuery } from './account.ts';
import { assetQuery, assetsQuery, transcriptQuery } from './assets.ts';
import { clipsQuery } from './clips.ts';
import { compositionQuery } from './compositions.ts';
import { projectQuery, projectsQuery } from './projects.ts';
import { timelineQuery } from './timeline.ts';
import { toolRunsQuery } from './tool-runs.ts';

interface Target {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What was read a moment ago is not read again because a pointer passes. */
const FRESH = { staleTime: 10_000 } as const;

const READS: Readonly<Record<string, (target: Target) => unknown>> = {
  [PATHS.home.pattern]: ({ client, queries }) =>
    queries.prefetchInfiniteQuery({ ...projectsQuery(client), ...FRESH }),
  [PATHS.projects.pattern]: ({ client, queries }) =>
    queries.prefetchInfiniteQuery({ ...projectsQuery(client), ...FRESH }),
  [PATHS.assets.pattern]: ({ client, queries }) =>
    queries.prefetchInfiniteQuery({ ...assetsQuery(client), ...FRESH }),
  [PATHS.asset.pattern]: ({ client, queries, params: { assetId = '' } }) => [
    queries.prefetchQuery({ ...assetQuery(client, assetId), ...FRESH }),
    queries.prefetchQuery({ ...transcriptQuery(client, assetId), ...FRESH }),
  ],
  [PATHS.project.pattern]: ({ client, queries, params: { projectId = '' } }) =>
    queries.prefetchQuery({ ...projectQuery(client, projectId), ...FRESH }),
  [PATHS.review.pattern]: ({ client, queries, params: { projectId = '' } }) => [
    queries.prefetchQuery({ ...projectQuery(client, projectId), ...FRESH }),
    queries.prefetchQuery({ ...clipsQuery(client, projectId), ...FRESH }),
  ],
  [PATHS.timeline.pattern]: ({ client, queries, params: { projectId = '' } }) => [
    queries.prefetchQuery({ ...projectQuery(client, projectId), ...FRESH }),
    queries.prefetchQuery({ ...timelineQuery(client, projectId), ...FRESH }),
  ],
  [PATHS.composition.pattern]: ({ client, queries, params: { compositionId = '' } }) =>
    queries.prefetchQuery({ ...compositionQuery(client, compositionId), ...FRESH }),
  [PATHS.tools.pattern]: ({ client, queries }) =>
    queries.prefetchInfiniteQuery({ ...toolRunsQuery(client, null), ...FRESH }),
  [PATHS.credits.pattern]: ({ client, queries }) => [
    queries.prefetchQuery({ ...creditsQuery(client), ...FRESH }),
    queries.prefetchInfiniteQuery({ ...ledgerQuery(client), ...FRESH }),
  ],
};

/** Failures stay with the cache: the page, once it is opened, asks again and tells. */
export function readAhead(pattern: string, target: Target): void {
  READS[pattern]?.(target);
}

/** What a page can read before it is opened, by name: `pages.ts` says which page reads what. */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import { creditsQuery, ledgerQuery } from '../account/account.ts';
import { assetQuery, assetsQuery, transcriptQuery } from '../assets/assets.ts';
import { compositionQuery } from '../compositions/compositions.ts';
import { toolRunsQuery } from '../jobs/tool-runs.ts';
import { clipsQuery } from '../projects/clips.ts';
import { projectQuery, projectsQuery } from '../projects/projects.ts';
import { timelineQuery } from '../timeline/timeline.ts';

interface Target {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What was read a moment ago is not read again because a pointer passes. */
const FRESH = { staleTime: 10_000 } as const;

const READERS = {
  projects: ({ client, queries }: Target) =>
    queries.prefetchInfiniteQuery({ ...projectsQuery(client), ...FRESH }),
  project: ({ client, queries, params: { projectId = '' } }: Target) =>
    queries.prefetchQuery({ ...projectQuery(client, projectId), ...FRESH }),
  clips: ({ client, queries, params: { projectId = '' } }: Target) =>
    queries.prefetchQuery({ ...clipsQuery(client, projectId), ...FRESH }),
  timeline: ({ client, queries, params: { projectId = '' } }: Target) =>
    queries.prefetchQuery({ ...timelineQuery(client, projectId), ...FRESH }),
  composition: ({ client, queries, params: { compositionId = '' } }: Target) =>
    queries.prefetchQuery({ ...compositionQuery(client, compositionId), ...FRESH }),
  assets: ({ client, queries }: Target) =>
    queries.prefetchInfiniteQuery({ ...assetsQuery(client), ...FRESH }),
  asset: ({ client, queries, params: { assetId = '' } }: Target) =>
    queries.prefetchQuery({ ...assetQuery(client, assetId), ...FRESH }),
  transcript: ({ client, queries, params: { assetId = '' } }: Target) =>
    queries.prefetchQuery({ ...transcriptQuery(client, assetId), ...FRESH }),
  toolRuns: ({ client, queries }: Target) =>
    queries.prefetchInfiniteQuery({ ...toolRunsQuery(client, null), ...FRESH }),
  credits: ({ client, queries }: Target) => queries.prefetchQuery({ ...creditsQuery(client), ...FRESH }),
  ledger: ({ client, queries }: Target) =>
    queries.prefetchInfiniteQuery({ ...ledgerQuery(client), ...FRESH }),
} as const;

export type PageRead = keyof typeof READERS;

/** Failures stay with the cache: the page, once it is opened, asks again and tells. */
export function readAhead(reads: readonly PageRead[], target: Target): void {
  // Only what the minute has room for: a person who opens another page must not wait for it.
  const client = { ...target.client, api: target.client.ahead };
  for (const read of reads) void READERS[read]({ ...target, client });
}

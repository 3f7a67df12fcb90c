/**
 * Films of this browser's studio that stay where a person has them: whether the browser lets them be read, asking for that,
 * finding one again that was moved, and keeping a copy.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Job } from '../../../contract/schemas/job.ts';
import { useOwnerFeature } from '../account/use-owner-feature.ts';
import { useChange } from '../changes/use-change.ts';
import { useClient, useSessionState } from '../connection/session.tsx';
import { runningJobsQuery } from '../projects/projects.ts';
import { KEYS } from '../reads/query-keys.ts';

/** How many wait to be allowed; looked at again whenever the page is, as another tab may have asked. */
export function useWaitingOriginals(): number {
  const { openOriginals } = useSessionState();
  const isHere = useClient().connection.kind === 'browser';
  const { data } = useQuery({
    queryKey: KEYS.originals,
    queryFn: async () => (await openOriginals()).countWaiting(),
    enabled: isHere,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return data ?? 0;
}

/** Resolves with how many still wait. What could not be read is read again. */
export function useAllowOriginals() {
  const { openOriginals } = useSessionState();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await openOriginals()).allowWaiting(),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Resolves with whether it was the same film. */
export function useFindOriginal(reference: string) {
  const { openOriginals } = useSessionState();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (handle: FileSystemFileHandle) => (await openOriginals()).findAgain(reference, handle),
    onSuccess: (isFound) => (isFound ? queries.invalidateQueries() : undefined),
  });
}

export interface CopyingOriginal {
  readonly jobId: string | null;
  readonly starting: boolean;
  readonly error: unknown;
  /** The last job, where it failed. */
  readonly failed: Job | null;
  readonly start: () => void;
  readonly over: (job: Job) => void;
}

/** Started here, or found running after a reload, and followed to its end. */
export function useCopyOriginal(assetId: string): CopyingOriginal {
  const queries = useQueryClient();
  const running = useQuery(runningJobsQuery(useClient())).data ?? [];
  const [started, setStarted] = useState<Job | null>(null);
  const [ended, setEnded] = useState<Job | null>(null);
  const begin = useChange(
    async ({ owner }) => (await owner.copy_asset({ params: { assetId } })).job,
    [KEYS.runningJobs, KEYS.asset(assetId)],
  );
  const found = running.find((job) => job.kind === 'copy' && job.assetId === assetId && job.id !== ended?.id);
  return {
    jobId: (started ?? found)?.id ?? null,
    starting: begin.isPending,
    error: begin.error,
    failed: ended?.status === 'failed' ? ended : null,
    start: () => begin.mutate(undefined, { onSuccess: setStarted }),
    over: (job) => {
      setStarted(null);
      setEnded(job);
      for (const queryKey of [KEYS.assets, KEYS.storage, KEYS.originals])
        void queries.invalidateQueries({ queryKey });
    },
  };
}

/** By what the film is kept where it is; null for one that the studio has itself. */
export function useReferenceOf(asset: Asset | undefined): string | null {
  const isOffered = useOwnerFeature('asset_references');
  return isOffered ? (asset?.reference ?? null) : null;
}

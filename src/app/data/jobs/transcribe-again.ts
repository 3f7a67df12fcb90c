/** The words of a video made again: started here, or found running after a reload, and followed to their end. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import type { Job } from '../../../contract/schemas/job.ts';
import { useChange } from '../changes/use-change.ts';
import { useClient } from '../connection/session.tsx';
import { runningJobsQuery } from '../projects/projects.ts';
import { KEYS } from '../reads/query-keys.ts';

export type WordsWish = OwnerBodyOf<'retranscribe_asset'>;

export interface TranscribingAgain {
  readonly jobId: string | null;
  readonly starting: boolean;
  /** Why the last start was refused. */
  readonly error: unknown;
  /** The last job, where it failed. */
  readonly failed: Job | null;
  readonly start: (wish: WordsWish) => void;
  readonly over: (job: Job) => void;
}

export function useTranscribeAgain(assetId: string): TranscribingAgain {
  const queries = useQueryClient();
  const running = useQuery(runningJobsQuery(useClient())).data ?? [];
  const [started, setStarted] = useState<Job | null>(null);
  const [ended, setEnded] = useState<Job | null>(null);
  const begin = useChange(
    async ({ owner }, body: WordsWish) => (await owner.retranscribe_asset({ params: { assetId }, body })).job,
    [KEYS.runningJobs],
  );
  const found = running.find(
    (job) => job.kind === 'transcription' && job.assetId === assetId && job.id !== ended?.id,
  );
  return {
    jobId: (started ?? found)?.id ?? null,
    starting: begin.isPending,
    error: begin.error,
    failed: ended?.status === 'failed' ? ended : null,
    start: (wish) => begin.mutate(wish, { onSuccess: setStarted }),
    over: (job) => {
      setStarted(null);
      setEnded(job);
      // Projects that have their clips from the words before may find them again for nothing.
      for (const queryKey of [KEYS.transcript(assetId), KEYS.asset(assetId), KEYS.projects])
        void queries.invalidateQueries({ queryKey });
    },
  };
}

/** Another language for the words there are. */
export function useCorrectLanguage(assetId: string) {
  return useChange(
    ({ owner }, language: 'it' | 'en') =>
      owner.update_transcript({ params: { assetId }, body: { language } }),
    [KEYS.transcript(assetId)],
  );
}

/** Names for those who speak, by what the words call them. */
export function useNameSpeakers(assetId: string) {
  return useChange(
    ({ owner }, speakers: Readonly<Record<string, string>>) =>
      owner.update_transcript({ params: { assetId }, body: { speakers } }),
    [KEYS.transcript(assetId)],
  );
}

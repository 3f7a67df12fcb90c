/** The job that writes or speaks a chat: started here, or found running after a reload. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../../../../contract/schemas/job.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { runningJobsQuery } from '../../../data/projects/projects.ts';
import { readStory } from '../../../data/projects/stories.ts';
import { KEYS } from '../../../data/reads/query-keys.ts';
import type { StoryWish } from './chat-generator.tsx';

export interface StoryJob {
  readonly job: Pick<Job, 'id' | 'kind'> | null;
  readonly starting: boolean;
  /** Why the last start was refused. */
  readonly error: unknown;
  /** The last job, where it failed. */
  readonly failed: Job | null;
  readonly generate: (wish: StoryWish) => void;
  readonly speak: () => void;
  readonly over: (job: Job) => void;
}

/**
 * @param before must answer true for a start to go on: unsaved words would be lost or not spoken
 * @param onReplacing another chat is about to be written over this one
 */
export function useStoryJob(
  projectId: string,
  before: () => Promise<boolean>,
  onReplacing: () => void,
): StoryJob {
  const client = useClient();
  const queries = useQueryClient();
  const running = useQuery(runningJobsQuery(client)).data ?? [];
  const [started, setStarted] = useState<Job | null>(null);
  const [ended, setEnded] = useState<Job | null>(null);

  const begin = useMutation({
    mutationFn: async (wish: StoryWish | 'speak') => {
      if (!(await before())) return null;
      const params = { projectId };
      if (wish !== 'speak') {
        onReplacing();
        return (await client.api.generate_fake_text_story({ params, body: wish })).job;
      }
      const basis = { revision: (await readStory(client, projectId))?.revision ?? null };
      return (await client.api.create_fake_text_voices({ params }, { basis })).job;
    },
    onSuccess: (job) => setStarted(job),
    onSettled: () => {
      for (const queryKey of [KEYS.runningJobs, KEYS.credits]) void queries.invalidateQueries({ queryKey });
    },
  });

  const found = running.find(
    (job) =>
      job.projectId === projectId && (job.kind === 'story' || job.kind === 'voices') && job.id !== ended?.id,
  );
  return {
    job: started ?? found ?? null,
    starting: begin.isPending,
    error: begin.error,
    failed: ended?.status === 'failed' ? ended : null,
    generate: (wish) => begin.mutate(wish),
    speak: () => begin.mutate('speak'),
    over: (job) => {
      setStarted(null);
      setEnded(job);
    },
  };
}

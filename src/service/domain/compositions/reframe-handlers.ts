/** Computing the framing of a composition anew: asked for here, done by the framing job. */
import type { AnswerOf } from '../../../contract/operations.ts';
import { conflict, switchedOff } from '../../api-error.ts';
import type { Handlers } from '../../app/call.ts';
import type { Studio } from '../../studio.ts';
import { insertJob, newJobId, requireJob, toJob } from '../jobs/job-rows.ts';
import { requireComposition } from './composition-rows.ts';

export type FramingMode = 'face' | 'center';

/** What a framing job remembers from its start. */
export interface FramingCheckpoint {
  readonly mode: FramingMode;
}

export function reframeHandlers(studio: Studio): Handlers<'reframe_composition'> {
  const { database, clock, jobs } = studio;
  return {
    reframe_composition: ({ account, params, body, commit }) => {
      const reply = commit<AnswerOf<'reframe_composition'>>(() => {
        const row = requireComposition(database, account.id, params.compositionId);
        if (body.mode === 'face') throw switchedOff('Following a face');
        if (row.kind !== 'autoclip' && row.kind !== 'streamer')
          throw conflict('not_framed', 'Only clips and streamer videos have a framing of their own.');
        if (row.framing_status === 'pending' && row.framing_job_id !== null) {
          const job = requireJob(database, account.id, row.framing_job_id);
          const { mode } = JSON.parse(job.checkpoint) as FramingCheckpoint;
          if (mode !== body.mode)
            throw conflict('being_framed', 'Another framing is being computed. Wait until it has ended.');
          return { body: { job: toJob(job), reused: true }, location: `/v1/jobs/${job.id}` };
        }
        const job = insertJob(database, clock.nowMs(), {
          id: newJobId(),
          accountId: account.id,
          kind: 'framing',
          projectId: row.project_id,
          compositionId: row.id,
          checkpoint: { mode: body.mode } satisfies FramingCheckpoint,
        });
        database.run(
          "UPDATE composition SET framing_status = 'pending', framing_job_id = ?, updated_ms = ? WHERE id = ?",
          [job.id, clock.nowMs(), row.id],
        );
        return { body: { job: toJob(job), reused: false }, location: `/v1/jobs/${job.id}` };
      });
      jobs.wake();
      return reply;
    },
  };
}

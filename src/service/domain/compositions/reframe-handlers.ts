/** Computing the framing of a composition anew: asked for here, done by the framing job. */
import type { AnswerOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { requireJob, toJob } from '../../jobs/job-rows.ts';
import { conflict } from '../../kernel/api-error.ts';
import type { Handlers } from '../../kernel/call.ts';
import { within } from '../../kernel/within.ts';
import type { CompositionContext } from './composition-context.ts';
import { requireComposition, stateOf } from './composition-rows.ts';
import { isFramed } from './shots-of-state.ts';
import { type FramingCheckpoint, startFraming } from './start-framing.ts';

export function reframeHandlers(context: CompositionContext): Handlers<'reframe_composition'> {
  return {
    reframe_composition: ({ account, params, body, commit }) => {
      return commit<AnswerOf<'reframe_composition'>>(async (tx) => {
        const forgetShots = body.keepShots === false;
        const row = await requireComposition(tx, account.id, params.compositionId);
        if (!isFramed(stateOf(row))) throw conflict(problem('not_framed'));
        if (row.framing_status === 'pending' && row.framing_job_id !== null) {
          const job = await requireJob(tx, account.id, row.framing_job_id);
          const { mode, forgetShots: forgets = false } = JSON.parse(job.checkpoint) as FramingCheckpoint;
          if (mode !== body.mode || forgets !== forgetShots) throw conflict(problem('being_framed'));
          return { body: { job: toJob(job), reused: true }, location: `/v1/jobs/${job.id}` };
        }
        const job = await startFraming(within(context, tx), row, {
          mode: body.mode,
          anew: true,
          forgetShots,
        });
        return { body: { job: toJob(job), reused: false }, location: `/v1/jobs/${job.id}` };
      });
    },
  };
}

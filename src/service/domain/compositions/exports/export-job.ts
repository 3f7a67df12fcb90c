/** Renders a composition as it is when rendering starts. A file counts only once the row says done. */
import { filenameOf } from '../../../../base/text/file-name.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { RenderedComposition } from '../../../../media/render/render-composition.ts';
import { JobFailure } from '../../../jobs/job-failure.ts';
import type { JobHandler, JobRun } from '../../../jobs/job-handler.ts';
import type { JobRow } from '../../../jobs/job-rows.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { problemColumn } from '../../../kernel/stored-problem.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { returnAllowance } from '../../money/daily-usage.ts';
import { withFiles } from '../../projects/require-files.ts';
import type { CompositionContext } from '../composition-context.ts';
import { requireComposition, stateOf } from '../composition-rows.ts';
import { assetsOfState, type CompositionState } from '../composition-state.ts';
import { planOfState } from '../plan-of-state.ts';
import { requireExport } from './export-rows.ts';
import { type ForgetVoices, forgetLostVoices } from './lost-voices.ts';

export function exportJob(
  context: CompositionContext & WithDatabase,
  forgetVoices: ForgetVoices,
): JobHandler {
  const { database, clock, files, media, changes } = context;

  const endWithout = async (
    tx: Queries,
    job: JobRow,
    status: 'failed' | 'cancelled',
    why: Problem | null,
  ): Promise<void> => {
    const row = await requireExport(tx, job.account_id, job.export_id ?? '');
    await returnAllowance(within(context, tx), row.account_id, 'exports', {
      day: row.usage_day,
      paidWith: row.paid_with,
    });
    await tx.run('UPDATE export SET status = ?, problem = ?, finished_ms = ? WHERE id = ?', [
      status,
      problemColumn(why),
      clock.nowMs(),
      row.id,
    ]);
  };

  /** False where it is at another revision by now: what is saved while an export is queued is in it. */
  const beginAt = async (exportId: string, revision: number): Promise<boolean> => {
    const { changes: begun } = await database.run(
      `UPDATE export SET status = 'rendering', revision = ?1, rendering_ms = ?2
       WHERE id = ?3 AND EXISTS (SELECT 1 FROM composition WHERE id = export.composition_id AND revision = ?1)`,
      [revision, clock.nowMs(), exportId],
    );
    changes.notify(exportId);
    return begun > 0;
  };

  /** null where the composition was changed before rendering began. */
  const render = async (
    { job, signal, progress }: JobRun,
    revision: number,
    state: CompositionState,
    outputFile: string,
  ): Promise<RenderedComposition | null> => {
    const { plan, files: sources } = await planOfState(context, job.account_id, state);
    if (!(await beginAt(job.export_id ?? '', revision))) return null;
    const call = { signal, onProgress: progress };
    return media.run('render', { files: sources, plan, outputFile }, call);
  };

  /** @throws ApiError NOT_FOUND */
  const renderNewest = async (
    run: JobRun,
    outputFile: string,
  ): Promise<{ readonly file: RenderedComposition; readonly title: string }> => {
    const { job } = run;
    for (;;) {
      const composition = await requireComposition(database, job.account_id, job.composition_id ?? '');
      const state = stateOf(composition);
      if (await forgetLostVoices(context, composition, state, forgetVoices))
        throw new JobFailure(problem('export_voices_gone'));
      const file = await withFiles(context, run, assetsOfState(state), () =>
        render(run, composition.revision, state, outputFile),
      );
      if (file !== null) return { file, title: state.title };
    }
  };

  return {
    run: async (run) => {
      const { job, signal } = run;
      const exportId = job.export_id ?? '';
      // A file of each turn: one that was lost meanwhile neither writes over nor removes what the next one makes.
      const outputFile = `exports/${exportId}-${job.attempts}.mp4`;
      try {
        const { file, title } = await renderNewest(run, outputFile);
        signal.throwIfAborted();
        return async (tx) => {
          await tx.run(
            `UPDATE export SET status = 'done', file = ?, filename = ?, size_bytes = ?, duration_sec = ?, width = ?, height = ?, finished_ms = ? WHERE id = ?`,
            [
              outputFile,
              filenameOf(title, 'mp4'),
              file.sizeBytes,
              file.durationSec,
              file.widthPx,
              file.heightPx,
              clock.nowMs(),
              exportId,
            ],
          );
        };
      } catch (error) {
        await files.remove(outputFile);
        throw error;
      }
    },
    onFailed: (tx, job, why) => endWithout(tx, job, 'failed', why),
    onCancelled: (tx, job) => endWithout(tx, job, 'cancelled', null),
  };
}

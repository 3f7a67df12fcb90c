/** Exports: start one (or be given the one under way), follow it, list them. */
import { newId } from '../../../../contract/ids.ts';
import { ledgerReason } from '../../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../../contract/operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { isOver, newJobId } from '../../../jobs/job-rows.ts';
import { ApiError, conflict } from '../../../kernel/api-error.ts';
import type { Handlers } from '../../../kernel/call.ts';
import type { WaitGate } from '../../../kernel/wait-gate.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { findAssets } from '../../assets/asset-rows.ts';
import { takeAllowance } from '../../money/daily-usage.ts';
import { requireProject } from '../../projects/project-rows.ts';
import { requireFiles } from '../../projects/require-files.ts';
import type { CompositionContext } from '../composition-context.ts';
import { requireComposition, stateOf } from '../composition-rows.ts';
import { assetsOfState, durationOfState } from '../composition-state.ts';
import { exportFacts, exportsOfProject, exportUnderWay, requireExport, toExport } from './export-rows.ts';
import { type ForgetVoices, forgetLostVoices } from './lost-voices.ts';

type Ids = 'create_export' | 'get_export' | 'list_exports';

export function exportHandlers(
  context: CompositionContext & WithDatabase,
  waits: WaitGate,
  forgetVoices: ForgetVoices,
): Handlers<Ids> {
  const { database, clock, jobs } = context;
  return {
    create_export: async ({ account, params, commit }) => {
      const wanted = await requireComposition(database, account.id, params.compositionId);
      if ((await exportUnderWay(database, wanted.id, wanted.revision)) === undefined) {
        await requireFiles(context, account.id, assetsOfState(stateOf(wanted)));
        if (await forgetLostVoices(context, wanted, stateOf(wanted), forgetVoices))
          throw conflict(problem('voice_files_gone'));
      }
      return commit<AnswerOf<'create_export'>>(async (tx) => {
        const composition = await requireComposition(tx, account.id, params.compositionId);
        const state = stateOf(composition);
        if (composition.framing_status === 'pending')
          throw new ApiError('NOT_READY', problem('framing_being_computed'), {
            retryAfterSec: 5,
          });
        const underWay = await exportUnderWay(tx, composition.id, composition.revision);
        if (underWay !== undefined)
          return {
            body: { export: exportFacts(underWay), creditsCharged: 0, reused: true, paidWith: null },
            location: `/v1/exports/${underWay.id}`,
          };
        const assets = await findAssets(tx, account.id, assetsOfState(state));
        const gone = assetsOfState(state).find((id) => !assets.has(id));
        if (gone !== undefined)
          throw conflict(problem('source_gone'), {
            assetId: gone,
          });
        const exportId = newId('export');
        const jobId = newJobId();
        const { paidWith, day } = await takeAllowance(within(context, tx), account, 'exports', {
          work: {
            reason: ledgerReason('export', { title: state.title }),
            projectId: composition.project_id,
            jobId,
          },
          bonusCredits: 0,
          exportSec: durationOfState(state),
        });
        const nowMs = clock.nowMs();
        await tx.run(
          `INSERT INTO export (id, account_id, composition_id, project_id, job_id, revision, status, usage_day, paid_with, created_ms)
           VALUES (?, ?, ?, ?, ?, ?, 'queued', ?, ?, ?)`,
          [
            exportId,
            account.id,
            composition.id,
            composition.project_id,
            jobId,
            composition.revision,
            day,
            paidWith,
            nowMs,
          ],
        );
        await jobs.enqueue(tx, {
          id: jobId,
          accountId: account.id,
          kind: 'export',
          paidWith,
          projectId: composition.project_id,
          compositionId: composition.id,
          exportId,
        });
        const made = exportFacts(await requireExport(tx, account.id, exportId));
        return {
          body: { export: made, creditsCharged: 0, reused: false, paidWith },
          location: `/v1/exports/${exportId}`,
        };
      });
    },

    get_export: async ({ account, params, query, origin, signal }) => {
      const read = () => requireExport(database, account.id, params.exportId);
      await waits.hold(
        query.wait,
        account.id,
        params.exportId,
        async () => isOver((await read()).status),
        signal,
      );
      const row = await read();
      // Asked of one alone: in a list it would be a question to the store for each row.
      const isLost = row.file !== null && (await context.files.sizeBytes(row.file)) === null;
      return { body: { export: await toExport(context, row, isLost ? null : origin) } };
    },

    list_exports: async ({ account, params, query, origin }) => {
      const project = await requireProject(database, account.id, params.projectId);
      const page = await exportsOfProject(database, query, project.id);
      return {
        body: { ...page, data: await Promise.all(page.data.map((row) => toExport(context, row, origin))) },
      };
    },
  };
}

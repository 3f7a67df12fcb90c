/** What the owner at the keyboard may do beside the API. Shapes: open-shapes.md, "Owner operations". */
import type { OwnerOperationId } from '../../../../contract/owner-operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { isOver, type JobRow, requireJob, toJob } from '../../../jobs/job-rows.ts';
import { conflict, invalid } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { referenceHandlers } from '../../assets/references/reference-handlers.ts';
import { tasteHandlers } from '../../clips/taste-handlers.ts';
import { brandFileHandlers } from '../../compositions/brand/brand-file-handlers.ts';
import { brandHandlers } from '../../compositions/brand/brand-handlers.ts';
import { requireExport, toExport } from '../../compositions/exports/export-rows.ts';
import { postingHandlers } from '../../compositions/posting-handlers.ts';
import { languageModelHandlers } from '../../models/language-model/language-model-handlers.ts';
import { speechHandlers } from '../../models/speech/speech-handlers.ts';
import { transcriptHandlers } from '../../models/speech/transcript-handlers.ts';
import { transcriptionServerHandlers } from '../../models/transcription-server/transcription-server-handlers.ts';
import { voiceServerHandlers } from '../../models/voice-server/voice-server-handlers.ts';
import { assistantProposalHandlers } from '../../timelines/assistant/by-model/propose-turn.ts';
import { binHandlers } from '../bin/bin-handlers.ts';
import type { OperatorContext } from '../operator-context.ts';
import { webhookHandlers } from '../webhooks/webhook-handlers.ts';
import { attachCaptions } from './attach-captions.ts';
import { deleteAsset } from './delete-asset.ts';
import { deleteProject } from './delete-project.ts';
import { keyHandlers } from './key-handlers.ts';
import { readStorage } from './read-storage.ts';
import { translateCaptions } from './translate-captions.ts';

export function ownerHandlers(context: OperatorContext): OwnerHandlers<OwnerOperationId> {
  const { database, jobs } = context;

  const cancelJob = async (job: JobRow): Promise<void> => {
    if (isOver(job.status))
      throw conflict(problem('already_over', { status: job.status }), { status: job.status });
    await jobs.cancel(job.id);
  };

  return {
    ...keyHandlers(context),
    ...webhookHandlers(context),
    ...speechHandlers(context),
    ...transcriptHandlers(context),
    ...referenceHandlers(context),
    ...languageModelHandlers(context),
    ...voiceServerHandlers(context),
    ...transcriptionServerHandlers(context),
    ...binHandlers(context),
    ...brandHandlers(context),
    ...brandFileHandlers(context),
    ...tasteHandlers(context),
    ...postingHandlers(context),
    ...assistantProposalHandlers(context),
    attach_captions: (call) => attachCaptions(context, call),
    translate_captions: (call) => translateCaptions(context, call),
    delete_asset: (call) => deleteAsset(context, call),
    delete_project: (call) => deleteProject(context, call),
    get_storage: async ({ account }) => ({ body: { storage: await readStorage(context, account.id) } }),
    cancel_job: async ({ account, params }) => {
      await cancelJob(await requireJob(database, account.id, params.jobId));
      return { body: { job: toJob(await requireJob(database, account.id, params.jobId)) } };
    },
    cancel_export: async ({ account, params, origin }) => {
      const row = await requireExport(database, account.id, params.exportId);
      if (row.job_id === null) throw invalid('/exportId', 'no_job', problem('export_without_job'));
      await cancelJob(await requireJob(database, account.id, row.job_id));
      return {
        body: { export: await toExport(context, await requireExport(database, account.id, row.id), origin) },
      };
    },
    list_open_uploads: async ({ account }) => {
      const rows = await database.all<{ id: string }>(
        'SELECT id FROM upload WHERE account_id = ? AND expires_ms > ? ORDER BY created_ms DESC',
        [account.id, context.clock.nowMs()],
      );
      return { body: { uploadIds: rows.map((row) => row.id) } };
    },
    list_running_jobs: async ({ account }) => {
      const rows = await database.all<JobRow>(
        "SELECT * FROM job WHERE account_id = ? AND status IN ('queued', 'running') ORDER BY seq DESC LIMIT 200",
        [account.id],
      );
      return { body: { jobs: rows.map(toJob) } };
    },
  };
}

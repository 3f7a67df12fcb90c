/** What an analysis costs, and starting one: charge, job and stored answer are one transaction. */
import type { AnswerOf } from '../../../contract/operations.ts';
import { conflict, invalid } from '../../api-error.ts';
import type { Account, Handlers } from '../../app/call.ts';
import type { Studio } from '../../studio.ts';
import { type AssetRow, findAsset } from '../assets/asset-rows.ts';
import { insertJob, newJobId, requireJobRow, toJob } from '../jobs/job-rows.ts';
import { chargeCredits } from '../money/charge.ts';
import { estimateCredits } from '../money/estimate.ts';
import { billedMinutes } from '../money/pay-credits.ts';
import { type ChosenSettings, chosenSettings, missingSettings } from '../projects/autoclip-settings.ts';
import { type ProjectRow, requireKind, settingsOf } from '../projects/project-rows.ts';

type Ids = 'estimate_analysis' | 'analyze_project';

export function analysisHandlers(studio: Studio): Handlers<Ids> {
  const { database, clock, jobs } = studio;
  return {
    estimate_analysis: ({ account, params }) => {
      const project = requireKind(database, account.id, params.projectId, 'autoclip');
      const minutes = billedMinutes(requireSource(studio, account, project).duration_sec ?? 0);
      const missing = missingSettings(settingsOf(project));
      return { body: { estimate: estimateCredits(studio, account, 'analysis', minutes, missing) } };
    },

    analyze_project: ({ account, params, commit }) => {
      const reply = commit<AnswerOf<'analyze_project'>>(() => {
        const project = requireKind(database, account.id, params.projectId, 'autoclip');
        if (project.analysis_job_id !== null) {
          const job = toJob(requireJobRow(database, project.analysis_job_id));
          return {
            body: { job, creditsCharged: 0, reused: true, paidWith: null },
            location: `/v1/jobs/${job.id}`,
          };
        }
        const source = requireSource(studio, account, project);
        const settings = requireSettings(project, source);
        const credits = billedMinutes(source.duration_sec ?? 0);
        const jobId = newJobId();
        const paidWith = chargeCredits(studio, account, credits, {
          description: `Analysis of ${project.title}`,
          projectId: project.id,
          jobId,
        });
        const row = insertJob(database, clock.nowMs(), {
          id: jobId,
          accountId: account.id,
          kind: 'analysis',
          paidWith,
          projectId: project.id,
          checkpoint: { settings },
        });
        database.run(
          "UPDATE project SET status = 'processing', error_message = NULL, analysis_job_id = ?, updated_ms = ? WHERE id = ?",
          [jobId, clock.nowMs(), project.id],
        );
        return {
          body: { job: toJob(row), creditsCharged: credits, reused: false, paidWith },
          location: `/v1/jobs/${jobId}`,
        };
      });
      jobs.wake();
      return reply;
    },
  };
}

function requireSource({ database }: Studio, account: Account, project: ProjectRow): AssetRow {
  const asset =
    project.source_asset_id === null ? undefined : findAsset(database, account.id, project.source_asset_id);
  if (asset === undefined) throw conflict('no_source', 'This project has no video to analyze.');
  return asset;
}

function requireSettings(project: ProjectRow, source: AssetRow): ChosenSettings {
  const settings = settingsOf(project);
  const missing = missingSettings(settings);
  const chosen = chosenSettings(settings);
  if (chosen === null)
    throw conflict('settings_missing', `Choose these settings first: ${missing.join(', ')}.`, {
      missingSettings: missing,
    });
  if (chosen.minDurationSec > chosen.maxDurationSec)
    throw invalid(
      '/settings/minDurationSec',
      'min_above_max',
      'The shortest clip must not be longer than the longest.',
    );
  if ((source.duration_sec ?? 0) < chosen.minDurationSec)
    throw conflict(
      'source_too_short',
      `The video lasts ${Math.floor(source.duration_sec ?? 0)} s, less than the shortest clip asked for.`,
      {
        durationSec: source.duration_sec,
        minDurationSec: chosen.minDurationSec,
      },
    );
  return chosen;
}

/** What an analysis costs, and starting one: charge, job and stored answer are one transaction. */
import { sayTold } from '../../../base/told.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import { conflict, invalid } from '../../api-error.ts';
import type { Handlers } from '../../app/call.ts';
import type { Studio } from '../../studio.ts';
import { foreseeRebuild } from '../compositions/rebuild.ts';
import { estimateCredits } from '../money/estimate.ts';
import { billedMinutes } from '../money/pay-credits.ts';
import { type ChosenSettings, chosenSettings, missingSettings } from '../projects/autoclip-settings.ts';
import { type ProjectRow, requireKind, requireProject, settingsOf } from '../projects/project-rows.ts';
import { requireFilesOfProject } from '../projects/require-files.ts';
import { runningWork, startProjectJob } from '../projects/start-project-job.ts';
import { requireMaterial, workOfProject } from './work-of-project.ts';

type Ids = 'estimate_analysis' | 'analyze_project';

export function analysisHandlers(studio: Studio): Handlers<Ids> {
  const { database, jobs } = studio;
  return {
    estimate_analysis: ({ account, params }) => {
      const project = requireProject(database, account.id, params.projectId);
      const { work, billedMinutes: minutes, missing } = workOfProject(studio, project);
      const estimate = estimateCredits(studio, account, work, minutes, missing);
      const rebuild = work === 'build' ? foreseeRebuild(database, project) : undefined;
      return { body: { estimate: rebuild === undefined ? estimate : { ...estimate, rebuild } } };
    },

    analyze_project: async ({ account, params, commit }) => {
      await requireFilesOfProject(studio, account.id, params.projectId);
      const reply = commit<AnswerOf<'analyze_project'>>(() => {
        const project = requireKind(database, account.id, params.projectId, 'autoclip');
        const running = runningWork(studio, project);
        if (running !== null) return running;
        const source = requireMaterial(studio, project, project.source_asset_id);
        return startProjectJob(studio, account, project, {
          kind: 'analysis',
          credits: billedMinutes(source.duration_sec ?? 0),
          description: `Analysis of ${project.title}`,
          checkpoint: { settings: requireSettings(project) },
        });
      });
      jobs.wake();
      return reply;
    },
  };
}

function requireSettings(project: ProjectRow): ChosenSettings {
  const settings = settingsOf(project);
  const missing = missingSettings(settings);
  const chosen = chosenSettings(settings);
  if (chosen === null)
    throw conflict('settings_missing', `Choose these settings first: ${missing.join(', ')}.`, {
      missingSettings: missing,
    });
  if (chosen.minDurationSec > chosen.maxDurationSec)
    throw invalid('/settings/minDurationSec', 'min_above_max', sayTold('shortest_above_longest'));
  return chosen;
}

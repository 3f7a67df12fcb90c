/** What an analysis costs, and starting one: charge, job and stored answer are one transaction. */
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import type { Estimate } from '../../../contract/operations/autoclip-operations.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { conflict, invalid } from '../../kernel/api-error.ts';
import type { Handlers } from '../../kernel/call.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { findAsset } from '../assets/asset-rows.ts';
import { findTranscript } from '../assets/transcript-rows.ts';
import { foreseeRebuild } from '../compositions/rebuild.ts';
import { chosenListener } from '../models/speech/chosen-listener.ts';
import { speedOf } from '../models/speech/speech-speed.ts';
import { estimateCredits } from '../money/estimate.ts';
import { analysisMinutes } from '../projects/analysis-minutes.ts';
import { type ChosenSettings, chosenSettings, missingSettings } from '../projects/autoclip-settings.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { workOfProject } from '../projects/project-kind.ts';
import { type ProjectRow, requireKind, requireProject, settingsOf } from '../projects/project-rows.ts';
import { requireFilesOfProject } from '../projects/require-files.ts';
import { runningWork, startProjectJob } from '../projects/start-project-job.ts';
import type { ClipContext } from './clip-context.ts';

type Ids = 'estimate_analysis' | 'analyze_project';

export function analysisHandlers(context: ClipContext & WithDatabase): Handlers<Ids> {
  const { database } = context;
  return {
    estimate_analysis: async ({ account, params }) => {
      const project = await requireProject(database, account.id, params.projectId);
      const { work, billedMinutes: minutes, missing } = await workOfProject(context, project);
      const estimate = await database.transaction(
        (tx) => estimateCredits(within(context, tx), account, work, minutes, missing),
        account.id,
      );
      const rebuild = work === 'build' ? await foreseeRebuild(context, project) : undefined;
      const listening = work === 'analysis' ? await listeningFor(context, project) : undefined;
      const more = {
        ...(listening === undefined ? {} : { listening }),
        ...(rebuild === undefined ? {} : { rebuild }),
      };
      return { body: { estimate: { ...estimate, ...more } } };
    },

    analyze_project: async ({ account, params, commit }) => {
      await requireFilesOfProject(context, account.id, params.projectId);
      return commit<AnswerOf<'analyze_project'>>(async (tx) => {
        const inside = within(context, tx);
        const project = await requireKind(tx, account.id, params.projectId, 'autoclip');
        const running = await runningWork(inside, project);
        if (running !== null) return running;
        return startProjectJob(inside, account, project, {
          kind: 'analysis',
          credits: await analysisMinutes(inside, project),
          reason: ledgerReason('analysis', { title: project.title }),
          checkpoint: { settings: requireSettings(project) },
        });
      });
    },
  };
}

/** What will listen, for those who may not ask for the models of the service. */
async function listeningFor(context: ProjectContext, project: ProjectRow): Promise<Estimate['listening']> {
  const { database, media, speech, speechDevice } = context;
  const source = await findAsset(database, project.account_id, project.source_asset_id ?? '');
  const isHeard = source?.has_audio === 1 && (await findTranscript(database, source.id)) === undefined;
  if (!isHeard || media.usesSpeechModels !== true) return undefined;
  const { listenWith = null } = settingsOf(project);
  const listener = await chosenListener(context, project.account_id, listenWith);
  if (listener.kind === 'server') return undefined;
  const { model } = listener;
  const { state, receivedBytes } = await speech.stateOf(model);
  const downloadBytes = state === 'ready' ? receivedBytes : model.downloadBytes;
  const speed = await speedOf(database, model, await speechDevice());
  return { model: model.name, runtime: model.runtime, ...speed, state, downloadBytes, receivedBytes };
}

function requireSettings(project: ProjectRow): ChosenSettings {
  const settings = settingsOf(project);
  const missing = missingSettings(settings);
  const chosen = chosenSettings(settings);
  if (chosen === null)
    throw conflict(problem('settings_missing', { settings: missing.join(', ') }), {
      missingSettings: missing,
    });
  if (chosen.minDurationSec > chosen.maxDurationSec)
    throw invalid('/settings/minDurationSec', 'min_above_max', problem('shortest_above_longest'));
  return chosen;
}

/** Tries a speech model on a video, so that how long it takes is known before it is waited for. */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { SpeechModelFacts } from '../../../../media/listen/speech/speech-models.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { AssetRow } from '../../assets/asset-rows.ts';
import type { ModelContext } from '../model-context.ts';
import { despiteCrashes } from './despite-crashes.ts';
import { rememberSpeed } from './speech-speed.ts';

/** Somebody waits, and a client waits for no change longer than a minute and a half. */
const PATIENCE_MS = 80_000;

/** Why it cannot hear in that time, or null where its speed is known now. Throws CONFLICT where the model is not there. */
export async function trySpeechModel(
  { database, media, speech }: ModelContext,
  facts: SpeechModelFacts,
  asset: AssetRow,
  signal: AbortSignal,
): Promise<Problem | null> {
  const { state } = await speech.stateOf(facts);
  if (state !== 'ready') throw conflict(problem('model_not_there'));
  const model = { id: facts.id, files: speech.filesOf(facts) };
  const onProgress = (): void => undefined;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const trial = await despiteCrashes(problem('model_failed', { model: facts.name }), 1, () =>
      media.run('trySpeech', { file: asset.file, model }, { signal: limit, onProgress }),
    );
    if (trial.status === 'unavailable') return trial.problem;
    await rememberSpeed(database, facts.id, trial.timesRealTime);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.aborted) throw error;
    return problem('model_slow', { model: facts.name, seconds: PATIENCE_MS / 1000 });
  }
}

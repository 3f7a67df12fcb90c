/** The models that tell speakers apart, shown as one thing. Extension `owner_speakers`. */
import type { Speakers } from '../../../../contract/owner/speech-operations.ts';
import { SPEAKER_MODELS } from '../../../../media/listen/speakers/speaker-models.ts';
import { failureOf } from '../../../kernel/stored-problem.ts';
import type { ModelState, SpeechModelManager } from './speech-model-manager.ts';

export async function speakersState(speech: SpeechModelManager, isOn: boolean): Promise<Speakers> {
  const states = await Promise.all(SPEAKER_MODELS.map((model) => speech.stateOf(model)));
  const receivedBytes = states.reduce((sum, state) => sum + state.receivedBytes, 0);
  const state = stateOfAll(states);
  const downloadBytes = SPEAKER_MODELS.reduce((sum, model) => sum + model.downloadBytes, 0);
  return {
    isOn,
    state,
    downloadBytes: state === 'ready' ? receivedBytes : downloadBytes,
    receivedBytes,
    ...failureOf(
      state === 'failed' ? (states.find(({ problem }) => problem !== null)?.problem ?? null) : null,
    ),
    models: SPEAKER_MODELS.map(({ id, name, repository, files, licence, sourceUrl }) => ({
      ...{ id, name, repository, licence, sourceUrl },
      files: [...files],
    })),
  };
}

function stateOfAll(states: readonly ModelState[]): ModelState['state'] {
  for (const one of ['downloading', 'failed'] as const)
    if (states.some(({ state }) => state === one)) return one;
  return states.every(({ state }) => state === 'ready') ? 'ready' : 'absent';
}

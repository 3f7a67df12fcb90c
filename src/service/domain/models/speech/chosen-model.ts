/** Which speech model listens: the one that was chosen, or the best that the device runs well. */
import type { MediaEngine } from '../../../../media/engine/media-engine.ts';
import type { SpeechDevice } from '../../../../media/listen/speech/speech-device.ts';
import {
  findSpeechModel,
  modelForDevice,
  type SpeechModelFacts,
} from '../../../../media/listen/speech/speech-models.ts';
import type { ModelContext } from '../model-context.ts';
import { readSpeechChoice } from './speech-choice.ts';

export interface ChosenModel {
  readonly model: SpeechModelFacts;
  /** Where its files come from; null for the hub. */
  readonly address: string | null;
}

/** @param wanted a model that a project asks for; one that is not known here counts as none */
export async function chosenModel(
  { database, speechDevice }: ModelContext,
  accountId: string,
  wanted: string | null,
): Promise<ChosenModel> {
  const { modelId, address } = readSpeechChoice(database, accountId);
  const model =
    findSpeechModel(wanted ?? '') ?? findSpeechModel(modelId ?? '') ?? modelForDevice(await speechDevice());
  return { model, address };
}

/** What the device can listen with, asked once. */
export function askDeviceOnce(media: MediaEngine): () => Promise<SpeechDevice> {
  let asked: Promise<SpeechDevice> | null = null;
  return () => {
    asked ??= media.run('speechDevice', {}).catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

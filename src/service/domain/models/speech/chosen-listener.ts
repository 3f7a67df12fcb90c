/** What listens: the project's choice, else the account's, else its own server, else the best that the device runs well. */
import type { MediaEngine } from '../../../../media/engine/media-engine.ts';
import type { SpeechDevice } from '../../../../media/listen/speech/speech-device.ts';
import {
  findSpeechModel,
  modelForDevice,
  type SpeechModelFacts,
} from '../../../../media/listen/speech/speech-models.ts';
import { notFound } from '../../../kernel/api-error.ts';
import type { ModelContext } from '../model-context.ts';
import type { TranscriptionServerChoice } from '../transcription-server/transcription-server-manager.ts';
import { modelsAddress } from './models-keeper.ts';
import { readSpeechChoice } from './speech-choice.ts';

/** Instead of the id of a model. */
export const OWN_SERVER = 'server';

export type ChosenListener =
  | { readonly kind: 'server'; readonly server: TranscriptionServerChoice }
  | {
      readonly kind: 'model';
      readonly model: SpeechModelFacts;
      /** Where its files come from; null for the hub. */
      readonly address: string | null;
    };

/** @param wanted a model that a project asks for, or `server`; what is not known or not set counts as nothing */
export async function chosenListener(
  { database, transcriptionServers, speechDevice }: ModelContext,
  accountId: string,
  wanted: string | null,
): Promise<ChosenListener> {
  const { modelId } = await readSpeechChoice(database, accountId);
  const address = await modelsAddress(database);
  const server = await transcriptionServers.choiceOf(accountId);
  for (const choice of [wanted, modelId, OWN_SERVER]) {
    if (choice === OWN_SERVER && server !== null) return { kind: 'server', server };
    const model = findSpeechModel(choice ?? '');
    if (model !== undefined) return { kind: 'model', model, address };
  }
  return { kind: 'model', model: modelForDevice(await speechDevice()), address };
}

/** Throws NOT_FOUND for what is neither a model known here nor the own server. */
export function requireListener(wanted: string | null): void {
  if (wanted !== null && wanted !== OWN_SERVER && findSpeechModel(wanted) === undefined)
    throw notFound('speech model');
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

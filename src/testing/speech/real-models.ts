/** Models with their real weights, for tests that run by hand: folders named by the ids of models, each with a model's files. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findSpeakerModel, SPEAKER_MODELS } from '../../media/listen/speakers/speaker-models.ts';
import { SPEECH_MODELS, type SpeechModelFacts } from '../../media/listen/speech/speech-models.ts';
import type { KeptModel } from './structural/keep-models.ts';

interface RealModel {
  readonly facts: SpeechModelFacts;
  readonly kept: KeptModel;
}

/** None where no folder is named. Throws where it lacks a file, or holds what is no model. */
export function realModels(folder = process.env['SPEECH_MODELS']): RealModel[] {
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((modelId) => findSpeakerModel(modelId) === undefined)
    .map((modelId) => {
      const facts = SPEECH_MODELS.find(({ id }) => id === modelId);
      if (facts === undefined) throw new Error(`${modelId} in ${folder} is no speech model that is known.`);
      return { facts, kept: keptIn(folder, facts) };
    });
}

/** The two that tell speakers apart, where the folder has them; one pair at most. */
export function realSpeakerModels(folder = process.env['SPEECH_MODELS']): KeptModel[][] {
  if (folder === undefined || !SPEAKER_MODELS.some(({ id }) => existsSync(join(folder, id)))) return [];
  return [SPEAKER_MODELS.map((facts) => keptIn(folder, facts))];
}

function keptIn(
  folder: string,
  { id, files }: { readonly id: string; readonly files: readonly string[] },
): KeptModel {
  const named = files.map((path) => {
    const file = join(folder, id, basename(path));
    if (!existsSync(file)) throw new Error(`${file} is missing.`);
    return [path, file] as const;
  });
  return { modelId: id, files: Object.fromEntries(named) };
}

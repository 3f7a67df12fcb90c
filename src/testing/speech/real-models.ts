/** Models with their real weights, for tests that run by hand: folders named by the ids of models, each with a model's files. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SPEECH_MODELS, type SpeechModelFacts } from '../../media/listen/speech/speech-models.ts';
import type { KeptModel } from './structural/keep-models.ts';

interface RealModel {
  readonly facts: SpeechModelFacts;
  readonly kept: KeptModel;
}

/** None where no folder is named. Throws where it lacks a file, or holds what is no model. */
export function realModels(folder = process.env['SPEECH_MODELS']): RealModel[] {
  if (folder === undefined) return [];
  return readdirSync(folder).map((modelId) => {
    const facts = SPEECH_MODELS.find(({ id }) => id === modelId);
    if (facts === undefined) throw new Error(`${modelId} in ${folder} is no speech model that is known.`);
    const files = Object.fromEntries(
      facts.files.map((path) => {
        const file = join(folder, modelId, basename(path));
        if (!existsSync(file)) throw new Error(`${file} is missing.`);
        return [path, file];
      }),
    );
    return { facts, kept: { modelId, files } };
  });
}

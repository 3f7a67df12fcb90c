/** Structural models as folders of files, as a person would load them: made once and kept outside of git, by what makes them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  SEGMENTATION_MODEL,
  SPEAKER_MODELS,
  type SpeakerModelFacts,
} from '../../../media/listen/speakers/speaker-models.ts';
import { findSpeechModel, type SpeechModelFacts } from '../../../media/listen/speech/speech-models.ts';
import type { PARAKEET_SIZES } from './parakeet-encoder.ts';
import { structuralParakeetFiles } from './parakeet-files.ts';
import { speakerSegmentation } from './speaker-segmentation.ts';
import { speakerVoices } from './speaker-voices.ts';
import type { WHISPER_SIZES } from './whisper-encoder.ts';
import { structuralWhisperFiles } from './whisper-files.ts';

const KEPT = fileURLToPath(new URL('../../../../node_modules/.cache/structural-models', import.meta.url));

export interface KeptModel {
  readonly modelId: string;
  /** Where each of its files lies, by the file's path in the model's repository. No two have one name. */
  readonly files: Readonly<Record<string, string>>;
}

export function structuralWhisper(size: keyof typeof WHISPER_SIZES): Promise<KeptModel> {
  return kept(modelCalled(`whisper-${size}`), size, (model) => structuralWhisperFiles(model, size));
}

/** The one that hears on the processor. */
export function structuralParakeet(size: keyof typeof PARAKEET_SIZES): Promise<KeptModel> {
  return kept(modelCalled('parakeet'), size, (model) => structuralParakeetFiles(model, size));
}

/** The one that hears by the machine's own library. */
export function structuralNativeParakeet(size: keyof typeof PARAKEET_SIZES): Promise<KeptModel> {
  return kept(modelCalled('parakeet-native'), size, (model) => structuralParakeetFiles(model, size));
}

/** The two that tell speakers apart. */
export function structuralSpeakerModels(): Promise<KeptModel[]> {
  const make = (model: SpeakerModelFacts): Uint8Array<ArrayBuffer> =>
    model === SEGMENTATION_MODEL ? speakerSegmentation() : speakerVoices();
  return Promise.all(
    SPEAKER_MODELS.map((facts) =>
      kept(facts, 'whole', (model) => new Map([[model.files[0], new Blob([make(model)])]])),
    ),
  );
}

function modelCalled(modelId: string): SpeechModelFacts {
  const model = findSpeechModel(modelId);
  if (model === undefined) throw new Error(`There is no speech model called ${modelId}.`);
  return model;
}

async function kept<Facts extends { readonly id: string; readonly files: readonly string[] }>(
  model: Facts,
  size: string,
  make: (model: Facts) => ReadonlyMap<string, Blob>,
): Promise<KeptModel> {
  const modelId = model.id;
  const folder = join(KEPT, `${modelId}-${size}-${await versionOfMakers()}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    for (const [path, blob] of make(model))
      await writeFile(join(unfinished, basename(path)), new Uint8Array(await blob.arrayBuffer()));
    // Another process may have been as quick; theirs is the same.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  }
  const files = model.files.map((path) => [path, join(folder, basename(path))] as const);
  return { modelId, files: Object.fromEntries(files) };
}

async function versionOfMakers(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(import.meta.dirname)).sort())
    hash.update(await readFile(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 12);
}

/** Opens what a speech model is run by, from its files. */
import { problem } from '../../../contract/problems/problem.ts';
import type { NativeSpeech } from './native-speech.ts';
import { type Recogniser, SpeechModelError } from './recogniser.ts';
import { findSpeechModel } from './speech-models.ts';

export interface ModelInStore {
  readonly id: string;
  /** Names in the store, by paths in the model's repository. */
  readonly files: Readonly<Record<string, string>>;
}

/** Where models are: files by their names in the store, and a library where the host brings one. */
interface ModelHost {
  readonly files: { read(name: string): Promise<Blob> };
  readonly nativeSpeech?: NativeSpeech;
}

/** Throws SpeechModelError. */
export async function openRecogniser({ id, files }: ModelInStore, host: ModelHost): Promise<Recogniser> {
  const facts = findSpeechModel(id);
  if (facts === undefined) throw new SpeechModelError(problem('no_such_model', { model: id }));
  if (facts.runtime === 'native') {
    if (host.nativeSpeech === undefined)
      throw new SpeechModelError(problem('model_needs_library', { model: facts.name }));
    return host.nativeSpeech.open(facts, files);
  }
  const read = Object.entries(files).map(
    async ([path, name]) => [path, await host.files.read(name)] as const,
  );
  const blobs = new Map(await Promise.all(read));
  if (facts.family === 'parakeet') {
    const { openParakeet } = await import('./parakeet/open-parakeet.ts');
    return openParakeet(facts, blobs);
  }
  const { openWhisper } = await import('./open-whisper.ts');
  return openWhisper(facts, blobs);
}

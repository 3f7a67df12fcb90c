/** Hears a film with the product's own recogniser, and measures what the engine takes of it. No product code. */
import { openRecogniser } from '../../src/media/listen/speech/open-recogniser.ts';
import type { Recogniser } from '../../src/media/listen/speech/recogniser.ts';
import { type Transcription, transcribeSpeech } from '../../src/media/listen/speech/transcribe-speech.ts';

export interface FilmToHear {
  readonly film: File;
  readonly modelId: string;
  readonly modelFiles: ReadonlyMap<string, File>;
  /** How many the machine says that it has. */
  readonly cores: number;
}

export interface HeardFilm {
  readonly heard: Transcription;
  readonly openSec: number;
  /** What the engine took, language and words. */
  readonly engineSec: number;
  /** From the open model to the last word. */
  readonly wholeSec: number;
}

addEventListener('message', ({ data }: MessageEvent<FilmToHear>) => {
  hear(data).then(
    (heard) => postMessage(heard),
    (error: unknown) => reportError(error),
  );
});

async function hear({ film, modelId, modelFiles, cores }: FilmToHear): Promise<HeardFilm> {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores });
  let engineMs = 0;
  const timed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const startMs = performance.now();
    try {
      return await work;
    } finally {
      engineMs += performance.now() - startMs;
    }
  };
  const startMs = performance.now();
  const read = async (name: string): Promise<File> => {
    const file = modelFiles.get(name);
    if (file === undefined) throw new Error(`The model has no ${name}.`);
    return file;
  };
  const files = Object.fromEntries([...modelFiles.keys()].map((path) => [path, path]));
  const engine = await openRecogniser({ id: modelId, files }, { files: { read } });
  const openMs = performance.now() - startMs;
  const watched: Recogniser = {
    ...engine,
    detectLanguage: (samples) => timed(engine.detectLanguage(samples)),
    transcribe: (samples, hint) => timed(engine.transcribe(samples, hint)),
  };
  const wish = { language: 'it', vocabulary: null, heard: [] } as const;
  const call = {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onWindow: () => undefined,
  };
  const heard = await transcribeSpeech(film, wish, async () => watched, call);
  const wholeMs = performance.now() - startMs - openMs;
  return { heard, openSec: openMs / 1000, engineSec: engineMs / 1000, wholeSec: wholeMs / 1000 };
}

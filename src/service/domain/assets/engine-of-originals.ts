/** What the media engine makes is of one film, also where that stays with a person who may change it meanwhile. */
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import { OriginalAwayError } from '../../kernel/ports/file-store.ts';
import { type Files, requireOriginal } from './require-original.ts';

interface Read {
  readonly file?: string;
  readonly files?: Readonly<Record<string, string>>;
}

type Run = (name: string, input: Read, ...call: readonly unknown[]) => Promise<unknown>;

/** The same engine; where an original it has read is another film by then, it rejects with OriginalAwayError. */
export function engineOfOriginals(engine: MediaEngine, files: Files): MediaEngine {
  const run: Run = async (name, input, ...call) => {
    const made = await (engine.run as unknown as Run)(name, input, ...call);
    const { file, files: sources = {} } = input;
    for (const read of [...(file === undefined ? [] : [file]), ...Object.values(sources)])
      await requireSame(files, read);
    return made;
  };
  return { ...engine, run: run as unknown as MediaEngine['run'] };
}

/** One that was moved when all of it was read, or may not be read again, was the same until then. */
async function requireSame(files: Files, name: string): Promise<void> {
  try {
    await requireOriginal(files, name);
  } catch (error) {
    const wasSame = error instanceof OriginalAwayError && error.problem.code !== 'original_changed';
    if (!wasSame) throw error;
  }
}

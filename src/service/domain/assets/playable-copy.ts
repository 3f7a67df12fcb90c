/**
 * Makes a copy of what no player shows as it is meant, once, beside the file it is made from: an MP4 of an AVI or FLV and of
 * what only decoders of the machine read, a WAV of an AIFF or CAF, and of a film that begins late one that begins at 0. What
 * was sent is removed by whoever keeps the asset, once that is kept.
 */
import { problem } from '../../../contract/problems/problem.ts';
import type { TaskFunctions } from '../../../media/engine/media-engine.ts';
import type { MediaCall } from '../../../media/media-call.ts';
import type { AssetContext } from './asset-context.ts';
import { UnusableFileError } from './unusable-file-error.ts';

export interface Converting {
  /** The task of the engine, where it is not to begin at once. */
  readonly convert?: TaskFunctions['convert'];
}

/** Of the copy that is made of this file, whatever is in it. */
export function playableName(file: string): string {
  return `${file}.mp4`;
}

/** What such a copy was made of; the name itself where it is none. */
export function playableFrom(name: string): string {
  return name.replace(/\.mp4$/, '');
}

/** Of what copies are in another container than what was sent; those of films that begin late stay in their own. */
const COPY_ENDINGS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
};

/** The name that a file of an asset may be saved under: an MP4 is not called the AVI it was made of. */
export function savedName(file: string, filename: string, mimeType: string): string {
  const ending = playableFrom(file) === file ? undefined : COPY_ENDINGS[mimeType];
  return ending === undefined ? filename : filename.replace(/(?:\.[^.]{1,8})?$/, `.${ending}`);
}

/** Resolves with the name of the copy. @param anew by decoders beyond those of the tasks; throws UnusableFileError, UnreadableMediaError. */
export async function makePlayable(
  {
    files,
    media,
    convert = (input, begun) => media.run('convert', input, begun),
  }: Pick<AssetContext, 'files' | 'media'> & Converting,
  file: string,
  call: MediaCall,
  { anew = false } = {},
): Promise<string> {
  const copy = playableName(file);
  try {
    call.onProgress(0, 'convert');
    const made = await convert({ file, outputFile: copy, anew }, call);
    call.signal.throwIfAborted();
    if (made.kind === 'not_read') throw new UnusableFileError('unreadable_file', problem('file_damaged'));
    if (made.kind === 'no_decoder') {
      const where = media.runsIn === 'browser' ? '_in_browser' : '';
      const why = problem(`${made.part}_not_decoded${where}`, { codec: made.codec });
      throw new UnusableFileError('no_decoder', why, made.codec);
    }
    return copy;
  } catch (error) {
    await files.remove(copy);
    throw error;
  }
}

/**
 * Makes an MP4 of what no player and no browser opens, once, beside the file it is made from: everything after that
 * reads one container. What was sent is removed by whoever keeps the asset, once that is kept.
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

/** Of the MP4 that is made of this file. */
export function playableName(file: string): string {
  return `${file}.mp4`;
}

/** What such an MP4 was made of; the name itself where it is none. */
export function playableFrom(name: string): string {
  return name.replace(/\.mp4$/, '');
}

/** Resolves with the name of the MP4. Throws UnusableFileError, UnreadableMediaError. */
export async function makePlayable(
  {
    files,
    media,
    convert = (input, begun) => media.run('convert', input, begun),
  }: Pick<AssetContext, 'files' | 'media'> & Converting,
  file: string,
  call: MediaCall,
): Promise<string> {
  const copy = playableName(file);
  try {
    call.onProgress(0, 'convert');
    const made = await convert({ file, outputFile: copy }, call);
    call.signal.throwIfAborted();
    if (made.kind === 'no_decoder') {
      const where = media.runsIn === 'browser' ? '_in_browser' : '';
      const part = made.part === 'picture' ? 'picture' : 'film_sound';
      const why = problem(`${part}_not_decoded${where}`, { codec: made.codec });
      throw new UnusableFileError('no_decoder', why, made.codec);
    }
    return copy;
  } catch (error) {
    await files.remove(copy);
    throw error;
  }
}

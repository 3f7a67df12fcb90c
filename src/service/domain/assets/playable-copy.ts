/**
 * Makes an MP4 of what no player and no browser opens, once, in the place of the file it is made from: everything
 * after that reads one container. What was sent is not kept beside it.
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

/** Of files that are being written; one that is found at the start was cut off, and is removed. */
export const HALF_MADE = '.part';

/** The file has the same name before and after. Throws UnusableFileError, UnreadableMediaError. */
export async function makePlayable(
  {
    files,
    media,
    convert = (input, begun) => media.run('convert', input, begun),
  }: Pick<AssetContext, 'files' | 'media'> & Converting,
  file: string,
  call: MediaCall,
): Promise<void> {
  const copy = `${file}${HALF_MADE}`;
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
    await files.move(copy, file);
  } catch (error) {
    await files.remove(copy);
    throw error;
  }
}

/** The pictures of an AVI of Motion JPEG, decoded by the browser's own decoder of pictures. */
import { problem } from '../../contract/problems/problem.ts';
import type { DecodedPictures } from '../convert/encoded-pictures.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type AviFile, chunksOf } from './avi-file.ts';
import type { AviPictures } from './avi-streams.ts';

/** So many damaged pictures in a row are a damaged film. */
const MAX_DAMAGED = 50;

export function jpegPictures(avi: AviFile, stream: AviPictures): DecodedPictures {
  let share = 0;
  async function* frames(): AsyncGenerator<VideoFrame, void> {
    let tick = stream.startTicks;
    let damaged = 0;
    for await (const { bytes, endAt } of chunksOf(avi, stream)) {
      share = endAt / avi.file.size;
      // An empty chunk shows the picture before it for longer, and so does a damaged one.
      if (bytes.length > 0) {
        const picture = await decode(bytes.slice(), tick * stream.tickSec).catch((error: unknown) => {
          damaged += 1;
          if (damaged > MAX_DAMAGED) throw error;
          return null;
        });
        if (picture !== null) {
          damaged = 0;
          yield picture;
        }
      }
      tick += 1;
    }
  }
  return { fps: 1 / stream.tickSec, frames: frames(), share: () => share };
}

async function decode(jpeg: Uint8Array<ArrayBuffer>, timeSec: number): Promise<VideoFrame> {
  const picture = new Blob([jpeg], { type: 'image/jpeg' });
  try {
    const bitmap = await createImageBitmap(picture, { colorSpaceConversion: 'none' });
    try {
      return new VideoFrame(bitmap, { timestamp: Math.round(timeSec * 1e6), alpha: 'discard' });
    } finally {
      bitmap.close();
    }
  } catch (error) {
    throw new UnreadableMediaError(problem('picture_damaged'), { cause: error });
  }
}

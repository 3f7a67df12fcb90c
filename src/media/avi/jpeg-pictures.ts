/** The pictures of an AVI of Motion JPEG, decoded by the browser's own decoder of pictures. */
import { sayTold } from '../../base/told.ts';
import type { DecodedPictures } from '../convert/encoded-pictures.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type AviFile, chunksOf } from './avi-file.ts';
import type { AviPictures } from './avi-streams.ts';

export function jpegPictures(avi: AviFile, stream: AviPictures): DecodedPictures {
  let share = 0;
  async function* frames(): AsyncGenerator<VideoFrame, void> {
    let tick = stream.startTicks;
    for await (const { bytes, endAt } of chunksOf(avi, stream)) {
      share = endAt / avi.file.size;
      // An empty chunk shows the picture before it for longer.
      if (bytes.length > 0) yield await decode(bytes.slice(), tick * stream.tickSec);
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
    throw new UnreadableMediaError(sayTold('picture_damaged'), { cause: error });
  }
}

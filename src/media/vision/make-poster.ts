/** A still picture of a source at one time, as a JPEG, in the colours an export has. */
import { problem } from '../../contract/problems/problem.ts';
import { FrameStream } from '../pictures/frame-stream.ts';
import { FrameShrinker } from '../pictures/planes/frame-shrinker.ts';
import type { PresentedFrame } from '../pictures/planes/picture-reader.ts';
import { presentationOf } from '../pictures/presentation-of.ts';
import { nearestEven } from '../pictures/rect-px.ts';
import { openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { writeColours } from './write-colours.ts';

const MAX_SIDE_PX = 640;
const JPEG_QUALITY = 0.85;

/** The picture shown at `atSec`, the last one after the end. Throws UnreadableMediaError. */
export async function makePoster(file: Blob, atSec: number): Promise<Blob> {
  using source = await openSource(file);
  const { video, originSec } = source;
  if (!video) throw new UnreadableMediaError(problem('no_picture_to_show'));
  const presentation = await presentationOf(source, video);
  const frames = await FrameStream.open(video, originSec + atSec);
  try {
    const frame = await frames.next();
    if (!frame) throw new UnreadableMediaError(problem('no_picture_to_show'));
    try {
      return await toJpeg({ frame, presentation });
    } finally {
      frame.close();
    }
  } finally {
    frames.close();
  }
}

async function toJpeg(shown: PresentedFrame): Promise<Blob> {
  const { widthPx, heightPx } = shown.presentation;
  const shrink = Math.min(1, MAX_SIDE_PX / Math.max(widthPx, heightPx));
  const size = { width: atLeastTwo(widthPx * shrink), height: atLeastTwo(heightPx * shrink) };
  const shrinker = await FrameShrinker.open(size);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas to draw the picture on.');
  const pixels = context.createImageData(size.width, size.height);
  writeColours(pixels, 0, 0, shrinker.memory, await shrinker.shrink(shown));
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

function atLeastTwo(side: number): number {
  return Math.max(2, nearestEven(side));
}

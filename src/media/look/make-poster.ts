/** A still picture of a source at one time, as a JPEG. */
import { openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { drawUpright } from '../render/compositor/draw-upright.ts';
import { FrameStream } from '../render/frames/frame-stream.ts';

const MAX_SIDE_PX = 640;
const JPEG_QUALITY = 0.85;

/** The picture shown at `atSec`, the last one after the end. Throws UnreadableMediaError. */
export async function makePoster(file: Blob, atSec: number): Promise<Blob> {
  using source = await openSource(file);
  const { video, originSec } = source;
  if (!video) throw new UnreadableMediaError('The file has no picture to show.');
  const widthPx = await video.getDisplayWidth();
  const heightPx = await video.getDisplayHeight();
  const presentation = {
    widthPx,
    heightPx,
    rotationDeg: await video.getRotation(),
    flipped: await video.getFlip(),
  };
  const shrink = Math.min(1, MAX_SIDE_PX / Math.max(widthPx, heightPx));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(widthPx * shrink)),
    Math.max(1, Math.round(heightPx * shrink)),
  );
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas to draw the picture on.');
  const frames = await FrameStream.open(video, originSec + atSec);
  try {
    const frame = await frames.next();
    if (!frame) throw new UnreadableMediaError('The file has no picture to show.');
    try {
      drawUpright(context, frame, presentation, { x: 0, y: 0, width: widthPx, height: heightPx }, canvas);
    } finally {
      frame.close();
    }
  } finally {
    frames.close();
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

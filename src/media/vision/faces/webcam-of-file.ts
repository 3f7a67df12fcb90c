/** Finds the webcam in a recording of a game from a few pictures spread over all of it: it does not move. */
import type { PictureArea } from '../../compose/picture-area.ts';
import type { MediaCall } from '../../media-call.ts';
import { drawUpright } from '../../pictures/draw-upright.ts';
import { FrameStream } from '../../pictures/frame-stream.ts';
import { openSource } from '../../probe/open-source.ts';
import { cornersSize, facesInCorners } from './corner-faces.ts';
import type { FaceDetector } from './face-detector.ts';
import { findWebcam, sidesLeft, webcamSampleTimes } from './find-webcam.ts';

/** null where there is none. Throws UnreadableMediaError. */
export async function webcamOfFile(
  file: Blob,
  durationSec: number,
  openDetector: () => Promise<FaceDetector>,
  { signal, onProgress }: MediaCall,
): Promise<PictureArea | null> {
  using source = await openSource(file);
  const { video, originSec } = source;
  if (!video) return null;
  const widthPx = await video.getDisplayWidth();
  const heightPx = await video.getDisplayHeight();
  const rotationDeg = await video.getRotation();
  const presentation = { widthPx, heightPx, rotationDeg, flipped: await video.getFlip() };
  const aspect = widthPx / heightPx;
  const size = cornersSize(aspect);
  const target = { width: size.widthPx, height: size.heightPx };
  const context = new OffscreenCanvas(target.width, target.height).getContext('2d', {
    alpha: false,
    willReadFrequently: true,
  });
  if (!context) throw new Error('This browser gives no canvas to look at the picture with.');
  const whole = { x: 0, y: 0, width: widthPx, height: heightPx };
  const detector = await openDetector();
  try {
    const looked = [];
    const moments = webcamSampleTimes(durationSec);
    for (const [index, atSec] of moments.entries()) {
      signal.throwIfAborted();
      const sides = sidesLeft(looked, moments.length);
      if (sides.length === 0) break;
      onProgress(index / moments.length, 'webcam');
      const frames = await FrameStream.open(video, originSec + atSec);
      try {
        const frame = await frames.next();
        if (!frame) continue;
        try {
          drawUpright(context, frame, presentation, whole, target);
        } finally {
          frame.close();
        }
      } finally {
        frames.close();
      }
      const { data } = context.getImageData(0, 0, target.width, target.height);
      looked.push({ faces: await facesInCorners(withoutAlpha(data), size, detector, sides) });
    }
    onProgress(1, 'webcam');
    return findWebcam(looked, aspect);
  } finally {
    detector.close();
  }
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] as number;
    rgb[to + 1] = rgba[from + 1] as number;
    rgb[to + 2] = rgba[from + 2] as number;
  }
  return rgb;
}

/** Finds the webcam in a recording of a game from a few pictures spread over all of it: it does not move. */
import type { PictureArea } from '../../compose/picture-area.ts';
import type { MediaCall } from '../../media-call.ts';
import { FrameStream } from '../../pictures/frame-stream.ts';
import { FrameShrinker } from '../../pictures/planes/frame-shrinker.ts';
import { presentationOf } from '../../pictures/presentation-of.ts';
import { openSource } from '../../probe/open-source.ts';
import { writeColours } from '../write-colours.ts';
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
  const presentation = await presentationOf(source, video);
  const aspect = presentation.widthPx / presentation.heightPx;
  const size = cornersSize(aspect);
  const shrinker = await FrameShrinker.open({ width: size.widthPx, height: size.heightPx });
  const pixels = { data: new Uint8ClampedArray(4 * size.widthPx * size.heightPx), width: size.widthPx };
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
          writeColours(pixels, 0, 0, shrinker.memory, await shrinker.shrink({ frame, presentation }));
        } finally {
          frame.close();
        }
      } finally {
        frames.close();
      }
      looked.push({ faces: await facesInCorners(withoutAlpha(pixels.data), size, detector, sides) });
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

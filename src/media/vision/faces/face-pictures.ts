/** The pictures of a stretch of a source, decoded in order, with its cuts, shrunk for the face detector. */
import type { InputVideoTrack } from 'mediabunny';
import type { Presentation } from '../../pictures/draw-upright.ts';
import { FrameStream } from '../../pictures/frame-stream.ts';
import { PictureReader } from '../../pictures/planes/picture-reader.ts';
import { PictureScaler } from '../../pictures/planes/picture-scaler.ts';
import { loadKernels, type Picture, PlaneMemory } from '../../pictures/planes/plane-memory.ts';
import { presentationOf } from '../../pictures/presentation-of.ts';
import { evenDown } from '../../pictures/rect-px.ts';
import type { OpenSource } from '../../probe/open-source.ts';
import { CUT_SCORE, contentScore, type HsvPicture } from '../content-score.ts';
import { SmallPictures } from '../small-pictures.ts';
import { FACE_INPUT_PX } from './decode-faces.ts';
import { type RgbPicture, toRgb } from './rgb-picture.ts';
import type { ShownPicture } from './sample-faces.ts';

/** From the picture shown at `startSec` to `endSec`, on the source's clock. Throws UnreadableMediaError. */
export async function* facePictures(
  {
    video,
    originSec,
    peakNits,
  }: Pick<OpenSource, 'originSec' | 'peakNits'> & { readonly video: InputVideoTrack },
  { startSec, endSec }: { readonly startSec: number; readonly endSec: number },
): AsyncGenerator<ShownPicture, void> {
  const small = await SmallPictures.create();
  const shrink = await squarePictures(await presentationOf({ peakNits }, video));
  const frames = await FrameStream.open(video, originSec + startSec);
  let previous: HsvPicture | null = null;
  try {
    for (let frame = await frames.next(); frame; frame = await frames.next()) {
      const shown = frame;
      try {
        const timeSec = shown.timestamp / 1e6 - originSec;
        if (timeSec > endSec) return;
        const picture: HsvPicture = await small.shrink(shown);
        const afterCut = previous !== null && contentScore(previous, picture) >= CUT_SCORE;
        previous = picture;
        yield { timeSec, afterCut, toRgb: () => shrink(shown) };
      } finally {
        shown.close();
      }
    }
  } finally {
    frames.close();
  }
}

async function squarePictures(
  presentation: Presentation,
): Promise<(frame: VideoFrame) => Promise<RgbPicture>> {
  const memory = new PlaneMemory(await loadKernels());
  const reader = new PictureReader(memory);
  const scaler = new PictureScaler(memory);
  const side = FACE_INPUT_PX;
  const square: Picture = memory.picture('square', side, side);
  const size = { width: side, height: side };
  const whole = {
    x: 0,
    y: 0,
    width: evenDown(presentation.widthPx),
    height: evenDown(presentation.heightPx),
  };
  return async (frame) => {
    const picture = await reader.read({ frame, presentation }, whole, size);
    scaler.scale(picture, square, { x: 0, y: 0, ...size });
    // Strides are the widths: the side is a multiple of what the memory aligns rows to.
    const chroma = (side / 2) ** 2;
    return toRgb(
      memory.bytes(square.y, side * side),
      memory.bytes(square.u, chroma),
      memory.bytes(square.v, chroma),
    );
  };
}

/** Where to crop a stretch of a source so that the people in it stay in the picture, and where not to crop at all. */
import type { InputVideoTrack } from 'mediabunny';
import type { MediaCall } from '../../media-call.ts';
import type { Presentation } from '../../pictures/draw-upright.ts';
import { FrameStream } from '../../pictures/frame-stream.ts';
import { FrameShrinker } from '../../pictures/planes/frame-shrinker.ts';
import { presentationOf } from '../../pictures/presentation-of.ts';
import { type OpenSource, openSource } from '../../probe/open-source.ts';
import { CUT_SCORE, contentScore, type HsvPicture } from '../content-score.ts';
import { SmallPictures } from '../small-pictures.ts';
import { FACE_INPUT_PX } from './decode-faces.ts';
import type { FaceDetector } from './face-detector.ts';
import { type FramingResult, frameShots } from './frame-shots.ts';
import { type RgbPicture, toRgb } from './rgb-picture.ts';
import { SAMPLE_SEC, type ShownPicture, sampleFaces } from './sample-faces.ts';

export interface StretchToFrame {
  /** On the source's clock. */
  readonly startSec: number;
  readonly endSec: number;
  /** Width over height of the picture that is cropped to. */
  readonly outputAspect: number;
}

/** From this length on, pictures are looked at less often: nobody waits for a film as for a clip. */
const LONG_SEC = 600;
const LONG_SAMPLE_SEC = 1;
const NOTHING: FramingResult = { path: { keyframes: [] }, shots: [], faceShare: 0 };

/** A source without picture gives no keyframes. Throws UnreadableMediaError. */
export async function followFaces(
  file: Blob,
  stretch: StretchToFrame,
  openDetector: () => Promise<FaceDetector>,
  call: MediaCall,
): Promise<FramingResult> {
  using source = await openSource(file);
  const { video, originSec, peakNits } = source;
  if (!video) return NOTHING;
  const { startSec, endSec, outputAspect } = stretch;
  const lengthSec = endSec - startSec;
  const detector = await openDetector();
  try {
    const sampled = await sampleFaces(facePictures({ video, originSec, peakNits }, stretch), {
      everySec: lengthSec > LONG_SEC ? LONG_SAMPLE_SEC : SAMPLE_SEC,
      detector,
      onSample: (timeSec) => {
        call.signal.throwIfAborted();
        call.onProgress(Math.min(1, Math.max(0, (timeSec - startSec) / lengthSec)), 'frame');
      },
    });
    const sourceAspect = (await video.getDisplayWidth()) / (await video.getDisplayHeight());
    return frameShots({ startSec, endSec, ...sampled, sourceAspect, outputAspect });
  } finally {
    detector.close();
  }
}

/**
 * The pictures of a stretch of a source, with its cuts, shrunk for the face detector: from the one shown at `startSec`
 * to `endSec`, on the source's clock. Throws UnreadableMediaError.
 */
async function* facePictures(
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
  const side = FACE_INPUT_PX;
  const shrinker = await FrameShrinker.open({ width: side, height: side });
  const { memory } = shrinker;
  return async (frame) => {
    const square = await shrinker.shrink({ frame, presentation });
    // Strides are the widths: the side is a multiple of what the memory aligns rows to.
    const chroma = (side / 2) ** 2;
    return toRgb(
      memory.bytes(square.y, side * side),
      memory.bytes(square.u, chroma),
      memory.bytes(square.v, chroma),
    );
  };
}

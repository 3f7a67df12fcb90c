/** Looks for faces in the pictures of a source as they come: three a second, more where faces move. */
import { measureTones, type TonePicture, type ToneStatistics, toTones } from '../screen-content.ts';
import { type Face, overlapOf } from './face.ts';
import type { FaceDetector } from './face-detector.ts';
import type { FaceSample } from './face-sample.ts';
import { differenceInside, type RgbPicture } from './rgb-picture.ts';

export interface ShownPicture {
  /** On the source's clock. */
  readonly timeSec: number;
  /** True for the first picture after a cut. */
  readonly afterCut: boolean;
  /** Only asked for while the picture is the newest. */
  toRgb(): Promise<RgbPicture>;
}

export interface SampledFaces {
  readonly samples: FaceSample[];
  readonly cutsSec: number[];
}

export interface Sampling {
  /** Between two pictures measured, where nothing moves. */
  readonly everySec: number;
  readonly detector: Pick<FaceDetector, 'detect'>;
  /** After every picture measured. */
  readonly onSample: (timeSec: number) => void;
}

export const SAMPLE_SEC = 1 / 3;
/** Where a face has moved. */
const SOON_SEC = 0.12;
/** Own sizes a second; the detector's unrest stays well below. */
const MOVING_SPEED = 0.5;
/** A mouth is compared with itself this much later. */
const MOUTH_AFTER_SEC = 0.06;
/** A cut counts from just before its first picture, so that rounding never shows that picture the old way. */
const CUT_EARLY_MS = 1;

/** `pictures` come in order of time. */
export async function sampleFaces(
  pictures: AsyncIterable<ShownPicture>,
  { everySec, detector, onSample }: Sampling,
): Promise<SampledFaces> {
  const samples: FaceSample[] = [];
  const cutsSec: number[] = [];
  let nextSec = Number.NEGATIVE_INFINITY;
  let previous: { readonly timeSec: number; readonly faces: readonly Face[] } | null = null;
  let tonesBefore: TonePicture | null = null;
  let pending: {
    timeSec: number;
    rgb: RgbPicture;
    faces: readonly Face[];
    statistics: ToneStatistics;
  } | null = null;

  const keep = (later: RgbPicture | null): void => {
    if (pending === null) return;
    const { timeSec, rgb, faces, statistics } = pending;
    samples.push({
      timeSec,
      statistics,
      faces: faces.map((face) => ({ ...face, mouthMotion: later ? mouthMotion(rgb, later, face) : 0 })),
    });
    pending = null;
  };

  for await (const picture of pictures) {
    const { timeSec, afterCut } = picture;
    if (afterCut) {
      keep(null);
      cutsSec.push(Math.floor(timeSec * 1000 - CUT_EARLY_MS / 2) / 1000);
      previous = null;
      tonesBefore = null;
    }
    const isDue = afterCut || timeSec >= nextSec;
    const forMouth: boolean = pending !== null && timeSec >= pending.timeSec + MOUTH_AFTER_SEC;
    if (!isDue && !forMouth) continue;
    const rgb = await picture.toRgb();
    keep(rgb);
    if (!isDue) continue;
    const faces = await detector.detect(rgb);
    const tones = toTones(rgb);
    const statistics = measureTones(tones, tonesBefore);
    tonesBefore = tones;
    if (faces.length > 0) pending = { timeSec, rgb, faces, statistics };
    else samples.push({ timeSec, faces: [], statistics });
    const isMoving =
      previous !== null && fastest(previous.faces, faces) > MOVING_SPEED * (timeSec - previous.timeSec);
    nextSec = timeSec + (isMoving ? Math.min(SOON_SEC, everySec) : everySec) - 1e-3;
    previous = { timeSec, faces };
    onSample(timeSec);
  }
  keep(null);
  return { samples, cutsSec };
}

/** The longest way, in own sizes, of a face that is still where its box was. */
function fastest(before: readonly Face[], now: readonly Face[]): number {
  const steps = now.flatMap((face) =>
    before
      .filter((known) => overlapOf(known, face) > 0)
      .map((known) =>
        Math.hypot((face.centerX - known.centerX) / face.width, (face.centerY - known.centerY) / face.height),
      ),
  );
  return Math.max(0, ...steps);
}

/** How much more the mouth changed than the face above it: turning or walking moves both alike. */
function mouthMotion(before: RgbPicture, after: RgbPicture, face: Face): number {
  const { centerX, centerY, width, height, mouthX, mouthY } = face;
  const mouth = { centerX: mouthX, centerY: mouthY, width: width * 0.4, height: height * 0.3 };
  const above = { centerX, centerY: centerY - height * 0.2, width: width * 0.6, height: height * 0.3 };
  const more = differenceInside(before, after, mouth) - differenceInside(before, after, above);
  return Math.max(0, more);
}

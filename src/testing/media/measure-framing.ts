/** How good a framing of the face film is: faces inside the crop, a camera that stands, and no jerks. */
import type { FramingPath } from '../../media/compose/composition-plan.ts';
import { placePicture } from '../../media/compose/place-picture.ts';
import { FACE_FILM, knownFaces } from './face-film.ts';

export interface FramingQuality {
  /** Of the frames that show faces: share in which every face is wholly inside the crop. */
  readonly insideShare: number;
  /** Of all frames: share in which the camera does not move. */
  readonly standingShare: number;
  /** Root mean square of the camera's jerk between cuts, in crop widths a second cubed. */
  readonly jerk: number;
}

const LANE = { x: 0, y: 0, width: 404, height: 720 };
const CROP = LANE.width / FACE_FILM.widthPx;

export function measureFraming(path: FramingPath): FramingQuality {
  const { fps, durationSec, cutsSec } = FACE_FILM;
  const frames = Array.from({ length: Math.round(durationSec * fps) }, (_, index) => index / fps);
  const lefts = frames.map((timeSec) => leftOf(path, timeSec));
  let shown = 0;
  let inside = 0;
  for (const [index, timeSec] of frames.entries()) {
    const faces = knownFaces(timeSec + 1e-6);
    const left = lefts[index] as number;
    if (faces.length === 0) continue;
    shown += 1;
    if (faces.every((face) => face.left >= left && face.right <= left + CROP)) inside += 1;
  }
  const isCut = (index: number) =>
    cutsSec.some((cut) => (frames[index] as number) < cut && (frames[index + 3] as number) >= cut);
  let standing = 0;
  let squares = 0;
  let jerks = 0;
  for (let index = 0; index + 3 < frames.length; index += 1) {
    const [a, b, c, d] = lefts.slice(index, index + 4) as [number, number, number, number];
    if (a === b) standing += 1;
    if (isCut(index)) continue;
    squares += (((d - 3 * c + 3 * b - a) / CROP) * fps ** 3) ** 2;
    jerks += 1;
  }
  return {
    insideShare: inside / shown,
    standingShare: standing / frames.length,
    jerk: Math.sqrt(squares / jerks),
  };
}

/** Left edge of the crop as a fraction of the width, finer than the renderer's pixels. */
function leftOf(framing: FramingPath, timeSec: number): number {
  const finer = 64;
  const source = { widthPx: FACE_FILM.widthPx * finer, heightPx: FACE_FILM.heightPx * finer };
  const lane = { x: 0, y: 0, width: LANE.width * finer, height: LANE.height * finer };
  return placePicture({ fit: 'cover', zoom: 1, framing }, source, lane, timeSec).source.x / source.widthPx;
}

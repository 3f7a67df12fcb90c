/**
 * Finds the picture of the player in a recording of a game: a small face that stays in one corner of a wide picture
 * for most of it, cuts of the game or not. Pure.
 */
import type { PictureArea } from '../../compose/picture-area.ts';
import type { Face, FaceBox } from './face.ts';

/** Shares of the picture's height: a larger face is what the film is about. */
const LARGEST_FACE = 0.3;
/** A picture within a picture is only found in those at least so wide. */
const NARROWEST_ASPECT = 1.3;
/** The middle of the face lies beyond these from the middle of the picture, on both axes. */
const CORNER_ACROSS = 0.12;
const CORNER_DOWN = 0.06;
/** In own sizes: how far it may be from its usual place. */
const REACH = 1.5;
/** Of the pictures looked at. */
const LEAST_PRESENCE = 0.6;
const CORNERS = [0, 1, 2, 3] as const;
/** Width over height of what webcams send. */
const BOX_ASPECT = 16 / 9;
/** A seated player's face is about this share of the box's height, a little above its middle. */
const FACE_SHARE = 0.37;
const FACE_DOWN = 0.45;
/** Boxes usually stand in the very corner; one that ends so near to the border is taken to. */
const AT_BORDER = 0.04;

/** The faces of one picture. */
interface PictureFaces {
  readonly faces: readonly Face[];
}

export type Side = 'left' | 'right';

/** Enough that a few without the player do not count, and few enough to be fast in a film of hours. */
const MOMENTS = 20;

/** When pictures are taken: spread evenly over the source, away from its ends. */
export function webcamSampleTimes(durationSec: number): number[] {
  return Array.from({ length: MOMENTS }, (_, index) => ((index + 0.5) / MOMENTS) * durationSec);
}

/**
 * Where the webcam may still be once some of the pictures were looked at; the rest need only be looked at there. A whole
 * side, as the parts of it that are looked at by themselves overlap.
 * @param pictures how many there are to look at
 */
export function sidesLeft(samples: readonly PictureFaces[], pictures: number): Side[] {
  const toCome = pictures - samples.length;
  const mayStill = corners(samples).map((faces) => (faces.length + toCome) / pictures >= LEAST_PRESENCE);
  return (['left', 'right'] as const).filter((side) =>
    CORNERS.some((corner) => sideOf(corner) === side && mayStill[corner]),
  );
}

/** null where there is none. @param sourceAspect width over height of the source's picture */
export function findWebcam(samples: readonly PictureFaces[], sourceAspect: number): PictureArea | null {
  if (sourceAspect < NARROWEST_ASPECT) return null;
  let most: { readonly face: FaceBox; readonly pictures: number } | null = null;
  for (const faces of corners(samples)) {
    const face = usualFace(faces);
    if (face === null) continue;
    const pictures = faces.filter((one) => isNear(one, face)).length;
    if (most === null || pictures > most.pictures) most = { face, pictures };
  }
  if (most === null || most.pictures / samples.length < LEAST_PRESENCE) return null;
  return boxAround(most.face, sourceAspect);
}

function isInCorner({ centerX, centerY, height }: Face): boolean {
  return (
    height <= LARGEST_FACE &&
    Math.abs(centerX - 0.5) >= CORNER_ACROSS &&
    Math.abs(centerY - 0.5) >= CORNER_DOWN
  );
}

/** The surest face of every picture that has one there: patterns of a game look like faces now and then. */
function corners(samples: readonly PictureFaces[]): Face[][] {
  return CORNERS.map((corner) =>
    samples.flatMap(({ faces }) => {
      const there = faces.filter(isInCorner).filter((face) => cornerOf(face) === corner);
      return there.sort((a, b) => b.score - a.score).slice(0, 1);
    }),
  );
}

const sideOf = (corner: (typeof CORNERS)[number]): Side => (corner % 2 === 0 ? 'left' : 'right');

function cornerOf({ centerX, centerY }: Face): number {
  return (centerX > 0.5 ? 1 : 0) + (centerY > 0.5 ? 2 : 0);
}

function usualFace(faces: readonly Face[]): FaceBox | null {
  if (faces.length === 0) return null;
  const usual = (value: (face: Face) => number): number =>
    faces.map(value).sort((a, b) => a - b)[Math.floor(faces.length / 2)] as number;
  return {
    centerX: usual((face) => face.centerX),
    centerY: usual((face) => face.centerY),
    width: usual((face) => face.width),
    height: usual((face) => face.height),
  };
}

function isNear(face: Face, usual: FaceBox): boolean {
  const away = Math.hypot(
    (face.centerX - usual.centerX) / usual.width,
    (face.centerY - usual.centerY) / usual.height,
  );
  return away <= REACH && face.height < 2 * usual.height && face.height > usual.height / 2;
}

function boxAround({ centerX, centerY, height: faceHeight }: FaceBox, sourceAspect: number): PictureArea {
  const height = Math.min(1, faceHeight / FACE_SHARE);
  const width = Math.min(1, (height * BOX_ASPECT) / sourceAspect);
  return {
    x: atBorder(centerX - width / 2, width),
    y: atBorder(centerY - height * FACE_DOWN, height),
    width,
    height,
  };
}

function atBorder(start: number, length: number): number {
  if (start < AT_BORDER) return 0;
  return start + length > 1 - AT_BORDER ? 1 - length : start;
}

/**
 * Where captions and the opening text of an upright clip stand so that they cover no face. Decided once for the whole
 * clip, so that nothing jumps; where nobody is known to be, or nothing is won, they keep their usual places. Pure.
 */
import type { FaceArea, PictureLane, PictureSpan, PlanSource } from './composition-plan.ts';
import { placePicture } from './place-picture.ts';

/** Middles as shares of the output's height; null for the usual place. */
export interface TextPlaces {
  readonly caption: number | null;
  readonly hook: number | null;
}

/** From top to bottom, and what stands there. Shares of the height of the output. */
interface Band {
  readonly center: number | null;
  readonly top: number;
  readonly bottom: number;
}

interface Arrangement {
  readonly caption: Band;
  readonly hook: Band;
}

/** A face in the picture as it is put out; shares of its width and height, and of the time it is seen. */
export interface SeenFace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly share: number;
}

const LOW_CAPTION: Band = { center: null, top: 0.64, bottom: 0.745 };
const TOP_HOOK: Band = { center: null, top: 0.14, bottom: 0.31 };
/** The usual one first. Under the bars of the apps and over their buttons; the two texts never meet. */
const ARRANGEMENTS: readonly Arrangement[] = [
  { caption: LOW_CAPTION, hook: TOP_HOOK },
  { caption: LOW_CAPTION, hook: { center: 0.53, top: 0.445, bottom: 0.615 } },
  { caption: { center: 0.39, top: 0.335, bottom: 0.445 }, hook: TOP_HOOK },
  { caption: { center: 0.2, top: 0.145, bottom: 0.255 }, hook: { center: 0.65, top: 0.565, bottom: 0.735 } },
];
/** Of the width: what text reaches over, at the most. */
const TEXT_LEFT = 0.07;
const TEXT_RIGHT = 0.93;
/** Another arrangement has to be better by so much of a text's height: a close call changes nothing. */
const WORTH = 0.12;
/** A shot is looked at in so many moments: the camera may move through it. */
const LOOKS = [1 / 6, 3 / 6, 5 / 6];

export function textPlaces({
  lane,
  source,
  hookUntilSec,
}: {
  readonly lane: PictureLane;
  readonly source: PlanSource;
  /** 0 where there is none. */
  readonly hookUntilSec: number;
}): TextPlaces {
  const { target, spans } = lane;
  if (target.height <= target.width) return { caption: null, hook: null };
  const endSec = spans.at(-1)?.endSec ?? 0;
  const seen = (untilSec: number): SeenFace[] =>
    spans.flatMap((span) => seenFaces(span, source, lane, Math.min(untilSec, endSec)));
  return placesFor(seen(endSec), hookUntilSec > 0 ? seen(hookUntilSec) : []);
}

/** `faces` are seen through the clip, `firstFaces` while the opening text stands. */
export function placesFor(faces: readonly SeenFace[], firstFaces: readonly SeenFace[]): TextPlaces {
  const costOf = ({ caption, hook }: Arrangement): number =>
    covered(caption, faces) + covered(hook, firstFaces);
  const [usual, ...others] = ARRANGEMENTS as [Arrangement, ...Arrangement[]];
  let best = usual;
  let least = costOf(usual) - WORTH;
  for (const other of others) {
    const cost = costOf(other);
    if (cost >= least) continue;
    best = other;
    least = cost;
  }
  return { caption: best.caption.center, hook: best.hook.center };
}

/** Share of a text's height that lies on faces, by how long they are there. */
export function covered({ top, bottom }: Pick<Band, 'top' | 'bottom'>, faces: readonly SeenFace[]): number {
  return faces.reduce((sum, face) => {
    if (face.right <= TEXT_LEFT || face.left >= TEXT_RIGHT) return sum;
    const heightOn = Math.min(bottom, face.bottom) - Math.max(top, face.top);
    return sum + (Math.max(0, heightOn) / (bottom - top)) * face.share;
  }, 0);
}

function seenFaces(span: PictureSpan, source: PlanSource, lane: PictureLane, untilSec: number): SeenFace[] {
  const shownSec = Math.min(span.endSec, untilSec) - span.startSec;
  if (shownSec <= 0) return [];
  return (span.framing.faces ?? []).flatMap((face) => {
    const fromSec = Math.max(face.startSec, span.sourceStartSec);
    const lengthSec = Math.min(face.endSec, span.sourceStartSec + shownSec) - fromSec;
    if (lengthSec <= 0) return [];
    const share = lengthSec / untilSec / LOOKS.length;
    return LOOKS.map((at) => ({ ...inOutput(face, fromSec + at * lengthSec, span, source, lane), share }));
  });
}

function inOutput(
  face: FaceArea,
  sourceTimeSec: number,
  span: PictureSpan,
  source: PlanSource,
  { target: whole }: PictureLane,
): Omit<SeenFace, 'share'> {
  const { source: crop, target } = placePicture(span, source, whole, sourceTimeSec);
  const across = (share: number): number =>
    (target.x + ((share * source.widthPx - crop.x) * target.width) / crop.width) / whole.width;
  const down = (share: number): number =>
    (target.y + ((share * source.heightPx - crop.y) * target.height) / crop.height) / whole.height;
  return {
    left: across(face.left),
    right: across(face.right),
    top: down(face.top),
    bottom: down(face.bottom),
  };
}

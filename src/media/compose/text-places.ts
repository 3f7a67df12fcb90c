/**
 * Where captions and the opening text of an upright video stand so that they cover no face. Decided once for the whole
 * of it, so that nothing jumps; where nobody is known to be, or nothing is won, they keep their usual places. Pure.
 */
import { firstAfter } from '../../base/sorted.ts';
import type { FaceArea, PictureLane, PictureSpan, PlanSource } from './composition-plan.ts';
import { placePicture } from './place-picture.ts';
import { sourceTimeOf } from './source-time.ts';

/** Middles as shares of the output's height; null for the usual place. */
export interface TextPlaces {
  readonly caption: number | null;
  readonly hook: number | null;
}

/** From top to bottom, and what stands there. Shares of the height of the output. */
export interface Band {
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
const MOMENTS = [1 / 6, 3 / 6, 5 / 6];
const SPANS_LOOKED_AT = 240;

export function textPlaces({
  lane,
  sources,
  hookUntilSec,
}: {
  readonly lane: PictureLane;
  readonly sources: readonly PlanSource[];
  /** 0 where there is none. */
  readonly hookUntilSec: number;
}): TextPlaces {
  const { target, spans } = lane;
  if (target.height <= target.width) return { caption: null, hook: null };
  const endSec = spans.at(-1)?.endSec ?? 0;
  const seen = (untilSec: number): SeenFace[] => facesIn(lane, sources, 0, Math.min(untilSec, endSec));
  return placesFor(seen(endSec), hookUntilSec > 0 ? seen(hookUntilSec) : []);
}

/** The faces that a lane shows from one moment of the composition to another. */
export function facesIn(
  lane: PictureLane,
  sources: readonly PlanSource[],
  fromSec: number,
  untilSec: number,
): SeenFace[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const { spans } = lane;
  const first = firstAfter(spans, fromSec, ({ endSec }) => endSec);
  const shown = spans.slice(
    first,
    firstAfter(spans, untilSec, ({ startSec }) => startSec, first),
  );
  // An edit of thousands of pieces is known by some hundred of them.
  const step = Math.max(1, Math.ceil(shown.length / SPANS_LOOKED_AT));
  return shown.flatMap((span, place) => {
    const source = byId.get(span.sourceId);
    if (source === undefined || place % step !== 0) return [];
    const faces = seenFaces(span, source, lane, { fromSec, untilSec });
    return faces.map((face) => ({ ...face, share: face.share * step }));
  });
}

/** `faces` are seen through the clip, `firstFaces` while the opening text stands. */
export function placesFor(faces: readonly SeenFace[], firstFaces: readonly SeenFace[]): TextPlaces {
  const { caption, hook } = leastCovering(
    (arrangement) => covered(arrangement.caption, faces) + covered(arrangement.hook, firstFaces),
  );
  return { caption: caption.center, hook: hook.center };
}

/** The usual arrangement, unless another one costs clearly less. */
export function leastCovering(costOf: (arrangement: Arrangement) => number): Arrangement {
  const [usual, ...others] = ARRANGEMENTS as [Arrangement, ...Arrangement[]];
  let best = usual;
  let least = costOf(usual) - WORTH;
  for (const other of others) {
    const cost = costOf(other);
    if (cost >= least) continue;
    best = other;
    least = cost;
  }
  return best;
}

/** Share of a text's height that lies on faces, by how long they are there. */
export function covered({ top, bottom }: Pick<Band, 'top' | 'bottom'>, faces: readonly SeenFace[]): number {
  return faces.reduce((sum, face) => {
    if (face.right <= TEXT_LEFT || face.left >= TEXT_RIGHT) return sum;
    const heightOn = Math.min(bottom, face.bottom) - Math.max(top, face.top);
    return sum + (Math.max(0, heightOn) / (bottom - top)) * face.share;
  }, 0);
}

function seenFaces(
  span: PictureSpan,
  source: PlanSource,
  lane: PictureLane,
  { fromSec, untilSec }: { readonly fromSec: number; readonly untilSec: number },
): SeenFace[] {
  const onSource = (timeSec: number): number => sourceTimeOf(span, timeSec);
  const shownFromSec = onSource(Math.max(span.startSec, fromSec));
  const shownUntilSec = onSource(Math.min(span.endSec, untilSec));
  return (span.framing.faces ?? []).flatMap((face) => {
    const seenFromSec = Math.max(face.startSec, shownFromSec);
    const lengthSec = Math.min(face.endSec, shownUntilSec) - seenFromSec;
    if (lengthSec <= 0) return [];
    const share = lengthSec / (span.speed ?? 1) / (untilSec - fromSec) / MOMENTS.length;
    return MOMENTS.map((at) => ({
      ...inOutput(face, seenFromSec + at * lengthSec, span, source, lane),
      share,
    }));
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

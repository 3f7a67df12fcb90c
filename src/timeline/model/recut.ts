/**
 * Replaces the segments of an edit and lets texts, b-roll and sounds follow the material under their start
 * (open-shapes.md, Timeline operations). Every operation that cuts or orders goes through here.
 */
import { firstAfter } from '../../base/sorted.ts';
import { withAudio } from './audio-operations.ts';
import {
  audioOf,
  durationOf,
  type Edit,
  lengthOf,
  MIN_SEGMENT_SEC,
  type Overlaid,
  outputSecAt,
  placeSegments,
  roundSec,
  type Segment,
  sourceSecAt,
} from './edit.ts';
import { EditError } from './edit-error.ts';

/** A segment of the new cut with the segment of the old one whose material it shows; null for new material. */
export interface Recut {
  readonly segment: Segment;
  readonly fromId: string | null;
}

/** Pieces shorter than MIN_SEGMENT_SEC are dropped. @throws EditError `nothing_left` */
export function recut(edit: Edit, pieces: readonly Recut[]): Edit {
  // Asked of what is kept: a piece that is there now is long enough for every step to come.
  const kept = pieces
    .map((piece) => ({ ...piece, segment: rounded(piece.segment) }))
    .filter(({ segment }) => isLongEnough(lengthOf(segment)));
  if (kept.length === 0) throw new EditError('nothing_left', 'This would remove the whole video.');
  const segments = kept.map(({ segment }) => segment);
  const follow = follower(edit, kept, segments);
  const texts = edit.texts.flatMap((text) => follow(text));
  const broll = edit.broll.flatMap((one) => follow(one));
  // What is left of a sound is heard where it was heard.
  const audio = audioOf(edit).flatMap((one) =>
    follow(one, (left, bySec) => ({ ...left, sourceStartSec: roundSec(left.sourceStartSec + bySec) })),
  );
  const cut = withAudio({ ...edit, segments, texts, broll }, audio);
  return { ...cut, ...fadesInside(cut) };
}

/** What was not cut stays the same object. */
export function rounded<Part extends Pick<Segment, 'sourceStartSec' | 'sourceEndSec'>>(segment: Part): Part {
  const [sourceStartSec, sourceEndSec] = [roundSec(segment.sourceStartSec), roundSec(segment.sourceEndSec)];
  const isRound = sourceStartSec === segment.sourceStartSec && sourceEndSec === segment.sourceEndSec;
  return isRound ? segment : { ...segment, sourceStartSec, sourceEndSec };
}

/** Asked of the rounded length: a difference of two decimals may fall a hair short of it. */
export function isLongEnough(lengthSec: number): boolean {
  return roundSec(lengthSec) >= MIN_SEGMENT_SEC;
}

/** Fades shrink together where the edit became shorter than both. */
function fadesInside(edit: Edit): Pick<Edit, 'fadeInSec' | 'fadeOutSec'> {
  const { fadeInSec, fadeOutSec } = edit;
  const share = Math.min(1, durationOf(edit) / (fadeInSec + fadeOutSec || 1));
  // Rounding down is for fades that shrink: others would be a hair shorter after every cut.
  if (share === 1) return { fadeInSec, fadeOutSec };
  return { fadeInSec: floorSec(fadeInSec * share), fadeOutSec: floorSec(fadeOutSec * share) };
}

function floorSec(sec: number): number {
  return Math.floor(sec * 1e6) / 1e6;
}

/** Keeps an overlay inside the output; one that would begin after the end is gone. */
export function insideOutput<Item extends Overlaid>(item: Item, totalSec: number): Item[] {
  const outputStartSec = Math.max(0, roundSec(item.outputStartSec));
  const durationSec = roundSec(Math.min(item.durationSec, totalSec - outputStartSec));
  return isLongEnough(durationSec) ? [{ ...item, outputStartSec, durationSec }] : [];
}

function follower(edit: Edit, kept: readonly Recut[], segments: readonly Segment[]) {
  const before = placeSegments(edit);
  const after = placeSegments({ segments });
  const totalSec = after.at(-1)?.outputEndSec ?? 0;

  // Grouped once, so that an edit of thousands of segments with many overlays stays quick.
  const heirs = new Map<string, number[]>();
  kept.forEach(({ fromId }, at) => {
    if (fromId === null) return;
    const known = heirs.get(fromId);
    if (known === undefined) heirs.set(fromId, [at]);
    else known.push(at);
  });

  /** Where the material shown at an old output time stands now; null where it was cut out. */
  const placeOf = (outputSec: number): number | null => {
    const old = before[firstAfter(before, outputSec, ({ outputEndSec }) => outputEndSec)] ?? before.at(-1);
    if (old === undefined) return null;
    const sourceSec = sourceSecAt(old, outputSec);
    const at = heirs.get(old.id)?.find((heir) => {
      const segment = kept[heir]?.segment;
      return (
        segment !== undefined &&
        sourceSec >= segment.sourceStartSec - 1e-6 &&
        sourceSec < segment.sourceEndSec - 1e-6
      );
    });
    const place = at === undefined ? undefined : after[at];
    return place === undefined ? null : outputSecAt(place, sourceSec);
  };

  /** Borders of the old cut and of what is left of it, where placeOf can change from nothing to something. */
  const borders = (fromSec: number, toSec: number): number[] =>
    before
      .filter(({ outputStartSec, outputEndSec }) => outputStartSec < toSec && outputEndSec > fromSec)
      .flatMap((segment) =>
        (heirs.get(segment.id) ?? []).map((heir) => {
          const startSec = kept[heir]?.segment.sourceStartSec ?? segment.sourceStartSec;
          return outputSecAt(segment, Math.max(segment.sourceStartSec, startSec));
        }),
      );

  return <Item extends Overlaid>(
    item: Item,
    begunLater: (left: Item, bySec: number) => Item = (left) => left,
  ): Item[] => {
    const place = placeOf(item.outputStartSec);
    if (place !== null) return insideOutput({ ...item, outputStartSec: place }, totalSec);
    // The material under the start is gone: begin with the first of its own material that is left.
    const endSec = item.outputStartSec + item.durationSec;
    const next = borders(item.outputStartSec, endSec)
      .filter((border) => border > item.outputStartSec && border < endSec)
      .sort((a, b) => a - b)
      .find((border) => placeOf(border) !== null);
    if (next === undefined) return [];
    const left = { ...item, outputStartSec: placeOf(next) ?? 0, durationSec: endSec - next };
    return insideOutput(begunLater(left, next - item.outputStartSec), totalSec);
  };
}

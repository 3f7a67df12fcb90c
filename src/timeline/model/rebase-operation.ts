/**
 * An operation made on one edit, said again for another that grew beside it. What it names must still be
 * there and mean the same; times and places follow the material they pointed at. The answer is the same
 * wherever it is worked out.
 */
import {
  audioOf,
  durationOf,
  type Edit,
  type Overlaid,
  outputSecAt,
  type PlacedSegment,
  placeSegments,
  sourceSecAt,
} from './edit.ts';
import { EditError } from './edit-error.ts';
import type { EditOperation } from './edit-operation.ts';
import { changedShots } from './edit-shots.ts';
import { type SourceWord, wordsOfEdit } from './edit-words.ts';
import { isSameMaterial } from './material-between.ts';
import { sameWords } from './same-words.ts';
import { isMarkedAlike } from './word-marks.ts';

interface Words {
  wordsOf(assetId: string): readonly SourceWord[];
}

/** Nothing is left to do where the other side did the same. @throws EditError `changed_elsewhere` */
export function rebaseOperation(
  operation: EditOperation,
  from: Edit,
  to: Edit,
  { wordsOf }: Words,
): EditOperation[] {
  switch (operation.type) {
    case 'split': {
      requireThere(from.segments, to.segments, operation.segmentId);
      const place = placeOf(from, to, operation.atSec);
      if (place === null) throw changedElsewhere();
      return [{ ...operation, segmentId: place.segmentId, atSec: place.sec }];
    }
    case 'trim':
    case 'set_segment': {
      const { type: _, segmentId, ...fields } = operation;
      requireSame(from.segments, to.segments, segmentId, Object.keys(fields));
      return [operation];
    }
    case 'remove': {
      const segmentIds = operation.segmentIds.filter((id) => has(to.segments, id));
      return segmentIds.length === 0 ? [] : [{ ...operation, segmentIds }];
    }
    case 'remove_range':
      return [rebaseRange(operation, from, to)];
    case 'move': {
      requireThere(from.segments, to.segments, operation.segmentId);
      const others = (edit: Edit) => edit.segments.filter(({ id }) => id !== operation.segmentId);
      return [{ ...operation, toIndex: indexOfPlace(operation.toIndex, others(from), others(to)) }];
    }
    case 'insert':
      return [{ ...operation, toIndex: indexOfPlace(operation.toIndex, from.segments, to.segments) }];
    case 'add_text':
    case 'add_broll': {
      const { toIndex, ...added } = operation;
      const list = operation.type === 'add_text' ? 'texts' : 'broll';
      return [
        {
          ...added,
          outputStartSec: startIn(from, to, operation.outputStartSec),
          ...(toIndex === undefined ? {} : layerIn(toIndex, from[list], to[list])),
        },
      ];
    }
    case 'add_audio':
      return [{ ...operation, outputStartSec: startIn(from, to, operation.outputStartSec) }];
    case 'update_text':
    case 'update_broll':
    case 'update_audio': {
      const { type: _, outputStartSec, ...named } = operation;
      const { id, overlaid } = overlaidBy(operation);
      const fields = Object.keys(named).filter((field) => !/^(?:text|broll|audio)Id$/.test(field));
      requireSame<Overlaid>(overlaid(from), overlaid(to), id, fields);
      return outputStartSec === undefined
        ? [operation]
        : [{ ...operation, outputStartSec: startIn(from, to, outputStartSec) }];
    }
    case 'remove_text':
      return has(to.texts, operation.textId) ? [operation] : [];
    case 'remove_broll':
      return has(to.broll, operation.brollId) ? [operation] : [];
    case 'remove_audio':
      return has(audioOf(to), operation.audioId) ? [operation] : [];
    case 'set_captions':
    case 'set_fades':
    case 'set_aspect':
    case 'set_reframe':
    case 'set_music':
      if (settingOf(from, operation.type) !== settingOf(to, operation.type)) throw changedElsewhere();
      return [operation];
    case 'set_lane': {
      const [before, after] = [from, to].map(({ mutedLanes = [] }) => mutedLanes.includes(operation.lane));
      if (before !== after) throw changedElsewhere();
      return [operation];
    }
    case 'set_shot': {
      const { assetId, startSec, endSec } = operation;
      const isTouched = changedShots(from, to).some(
        (shot) => shot.assetId === assetId && shot.startSec < endSec && startSec < shot.endSec,
      );
      if (isTouched) throw changedElsewhere();
      return [operation];
    }
    case 'mark_words':
      if (operation.marks.some((mark) => !isMarkedAlike(mark, from, to))) throw changedElsewhere();
      return [operation];
    case 'remove_silences':
      return [operation];
    case 'remove_words': {
      const [before, after] = [wordsOfEdit(from, wordsOf), wordsOfEdit(to, wordsOf)];
      const wordIndexes = sameWords(operation.wordIndexes, before, after);
      return wordIndexes.length === 0 ? [] : [{ ...operation, wordIndexes }];
    }
  }
}

type OverlayUpdate = Extract<EditOperation, { type: 'update_text' | 'update_broll' | 'update_audio' }>;

/** What an operation changes, and the list that stands in. */
function overlaidBy(operation: OverlayUpdate): {
  readonly id: string;
  readonly overlaid: (edit: Edit) => readonly Overlaid[];
} {
  switch (operation.type) {
    case 'update_text':
      return { id: operation.textId, overlaid: ({ texts }) => texts };
    case 'update_broll':
      return { id: operation.brollId, overlaid: ({ broll }) => broll };
    case 'update_audio':
      return { id: operation.audioId, overlaid: audioOf };
  }
}

interface Place {
  readonly segmentId: string;
  readonly sec: number;
}

/** Where the material shown at a moment of one edit is shown in another; null where it is not shown there. */
function placeOf(from: Edit, to: Edit, sec: number): Place | null {
  const old = shownAt(placeSegments(from), sec);
  if (old === undefined) return null;
  const sourceSec = sourceSecAt(old, sec);
  const shows = (segment: PlacedSegment): boolean =>
    segment.assetId === old.assetId &&
    sourceSec >= segment.sourceStartSec - 1e-6 &&
    sourceSec <= segment.sourceEndSec + 1e-6;
  const placed = placeSegments(to);
  // The same segment first; where it was split meanwhile, whichever part has the moment.
  const found = placed.find((segment) => segment.id === old.id && shows(segment)) ?? placed.find(shows);
  if (found === undefined) return null;
  return { segmentId: found.id, sec: outputSecAt(found, sourceSec) };
}

function shownAt(placed: readonly PlacedSegment[], sec: number): PlacedSegment | undefined {
  return placed.find(({ outputEndSec }) => sec < outputEndSec) ?? placed.at(-1);
}

/** Something laid over material that is gone stays where it was, inside the edit. */
function startIn(from: Edit, to: Edit, sec: number): number {
  return placeOf(from, to, sec)?.sec ?? Math.min(sec, Math.max(0, durationOf(to) - 0.1));
}

type RemoveRange = Extract<EditOperation, { type: 'remove_range' }>;

/** Only where exactly the same material lies between: otherwise more or less would be cut than was meant. */
function rebaseRange(operation: RemoveRange, from: Edit, to: Edit): RemoveRange {
  const endSec = Math.min(operation.outputEndSec, durationOf(from));
  const lengthSec = endSec - operation.outputStartSec;
  const start = placeOf(from, to, operation.outputStartSec);
  if (start === null || !isSameMaterial(from, operation.outputStartSec, to, start.sec, lengthSec))
    throw changedElsewhere();
  return { ...operation, outputStartSec: start.sec, outputEndSec: start.sec + lengthSec };
}

type Named = readonly { readonly id: string }[];

/** @throws EditError `changed_elsewhere` where none of its neighbours is left */
function indexOfPlace(index: number, from: Named, to: Named): number {
  const place = besideNeighbours(index, from, to);
  if (place === null) throw changedElsewhere();
  return place;
}

/** Over everything where none of its neighbours is left. */
function layerIn(index: number, from: Named, to: Named): { toIndex?: number } {
  const toIndex = besideNeighbours(index, from, to);
  return toIndex === null ? {} : { toIndex };
}

/** Behind the one that was before it, or before the same neighbour. */
function besideNeighbours(index: number, from: Named, to: Named): number | null {
  const place = (id: string | undefined) => to.findIndex((one) => one.id === id);
  if (index === 0) return 0;
  if (index >= from.length) return to.length;
  const before = place(from[index - 1]?.id);
  if (before >= 0) return before + 1;
  const next = place(from[index]?.id);
  return next >= 0 ? next : null;
}

function has(items: readonly { readonly id: string }[], id: string): boolean {
  return items.some((item) => item.id === id);
}

function requireThere(
  from: readonly { readonly id: string }[],
  to: readonly { readonly id: string }[],
  id: string,
): void {
  if (!has(from, id) || !has(to, id)) throw changedElsewhere();
}

function requireSame<Item extends { readonly id: string }>(
  from: readonly Item[],
  to: readonly Item[],
  id: string,
  fields: readonly string[],
): void {
  requireThere(from, to, id);
  const [before, after] = [from, to].map((items) => items.find((item) => item.id === id) as object);
  if (fields.some((field) => Reflect.get(before ?? {}, field) !== Reflect.get(after ?? {}, field)))
    throw changedElsewhere();
}

type SettingType = 'set_captions' | 'set_fades' | 'set_aspect' | 'set_reframe' | 'set_music';

function settingOf(edit: Edit, type: SettingType): string {
  switch (type) {
    case 'set_captions':
      return JSON.stringify(edit.captions);
    case 'set_fades':
      return `${edit.fadeInSec} ${edit.fadeOutSec}`;
    case 'set_aspect':
      return edit.aspect;
    case 'set_reframe':
      return edit.reframe;
    case 'set_music':
      return JSON.stringify(edit.music);
  }
}

function changedElsewhere(): EditError {
  return new EditError('changed_elsewhere', 'The same part was changed elsewhere at the same time.');
}

/** An edit as it is looked at: everything placed on the output clock and ordered, made once an edit. */
import { firstAfter } from '../../base/sorted.ts';
import {
  audioOf,
  type Edit,
  type EditAudio,
  type EditBroll,
  type EditText,
  MUSIC_ID,
  type Overlaid,
  type PlacedSegment,
  placeSegments,
} from '../model/edit.ts';
import { type EditWord, type SourceWord, wordsOfEdit } from '../model/edit-words.ts';

import { type Row, stackRows } from './stack-rows.ts';

export interface EditView {
  readonly edit: Edit;
  readonly segments: readonly PlacedSegment[];
  readonly words: readonly EditWord[];
  /** By start. */
  readonly texts: readonly EditText[];
  readonly broll: readonly EditBroll[];
  readonly audio: readonly EditAudio[];
  /** Where in their lane texts, b-roll and sounds stand that share a moment with others. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly durationSec: number;
}

export type ItemKind = 'segment' | 'text' | 'broll' | 'audio' | 'music';

/** What stands over the segments, or is heard with them, for a while of its own. */
export type OverlaidKind = 'text' | 'broll' | 'audio';

/** The items of a kind, by start. */
export function overlaidOf({ texts, broll, audio }: EditView, kind: OverlaidKind): readonly Overlaid[] {
  return { text: texts, broll, audio }[kind];
}

/** Something that can be selected. */
export interface Item {
  readonly kind: ItemKind;
  readonly id: string;
  readonly startSec: number;
  readonly endSec: number;
}

export function viewEdit(edit: Edit, wordsOf: (assetId: string) => readonly SourceWord[]): EditView {
  const segments = placeSegments(edit);
  const texts = edit.texts.toSorted((a, b) => a.outputStartSec - b.outputStartSec);
  const broll = edit.broll.toSorted((a, b) => a.outputStartSec - b.outputStartSec);
  const audio = audioOf(edit).toSorted((a, b) => a.outputStartSec - b.outputStartSec);
  return {
    edit,
    segments,
    words: wordsOfEdit(edit, wordsOf),
    texts,
    broll,
    audio,
    rows: new Map([...stackRows(texts), ...stackRows(broll), ...stackRows(audio)]),
    durationSec: segments.at(-1)?.outputEndSec ?? 0,
  };
}

/** The position of the segment shown at a moment; the last one at and behind the end, -1 of an empty edit. */
export function segmentIndexAt({ segments }: Pick<EditView, 'segments'>, sec: number): number {
  return Math.min(firstAfter(segments, sec, endSecOf), segments.length - 1);
}

/** Everything that can be selected, lane by lane: segments, then texts, then b-roll, then sounds, then the music, which is as long as the edit. */
export function itemsOf(view: EditView): Item[] {
  return [
    ...view.segments.map((one) => ({
      kind: 'segment' as const,
      id: one.id,
      startSec: one.outputStartSec,
      endSec: one.outputEndSec,
    })),
    ...view.texts.map((one) => overlaid('text', one)),
    ...view.broll.map((one) => overlaid('broll', one)),
    ...view.audio.map((one) => overlaid('audio', one)),
    ...(view.edit.music === null
      ? []
      : [{ kind: 'music' as const, id: MUSIC_ID, startSec: 0, endSec: view.durationSec }]),
  ];
}

function overlaid(kind: OverlaidKind, one: Overlaid): Item {
  return { kind, id: one.id, startSec: one.outputStartSec, endSec: one.outputStartSec + one.durationSec };
}

const endSecOf = (segment: PlacedSegment): number => segment.outputEndSec;

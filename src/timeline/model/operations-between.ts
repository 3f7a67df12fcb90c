/**
 * The operations that turn one edit into another: what undoing is made of where a revision cannot simply be
 * restored. Applied to `from` they give `to`, except that things which are not in `from` get new ids.
 */
import type { EditContext } from './apply-operations.ts';
import { applyOperations } from './apply-operations.ts';
import { AUDIO_FIELDS } from './audio-operations.ts';
import type { Edit, EditCaptions, Overlaid, Segment } from './edit.ts';
import { audioOf, HEARD_LANES, type HeardLane, speedOf } from './edit.ts';
import type { EditOperation, TextLookChange } from './edit-operation.ts';
import { changedShots } from './edit-shots.ts';
import { changedMarks } from './word-marks.ts';

/** @param context lengths of the videos; its ids are used for nothing that is kept */
export function operationsBetween(from: Edit, to: Edit, context: EditContext): EditOperation[] {
  const cut = segmentOperations(from, to);
  // Texts and b-roll follow the cut; what they still lack is said afterwards.
  const recut = applyOperations(from, cut, context);
  return [
    ...cut,
    ...overlayOperations(recut, to, context.keepsLayers?.() ?? true),
    ...settingOperations(recut, to),
    ...shotOperations(from, to),
    ...markOperations(from, to),
  ];
}

/** Reorders what stays, puts in what is missing, takes out what is too much, then trims. */
function segmentOperations(from: Edit, to: Edit): EditOperation[] {
  const wanted = new Set(to.segments.map(({ id }) => id));
  const known = new Map(from.segments.map((segment) => [segment.id, segment]));
  const gone = from.segments.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
  const stay = to.segments.filter(({ id }) => known.has(id)).map(({ id }) => id);
  return [
    ...moves(
      from.segments.map(({ id }) => id),
      [...stay, ...gone],
    ),
    ...to.segments.flatMap((segment, toIndex) => (known.has(segment.id) ? [] : [inserted(segment, toIndex)])),
    ...(gone.length === 0 ? [] : [{ type: 'remove' as const, segmentIds: gone }]),
    ...to.segments.flatMap((segment) => changes(known.get(segment.id), segment)),
  ];
}

/** One that stands before its place is moved there; segments already in order are left alone. */
function moves(current: readonly string[], wanted: readonly string[]): EditOperation[] {
  const order = [...current];
  return wanted.flatMap((segmentId, toIndex) => {
    if (order[toIndex] === segmentId) return [];
    order.splice(order.indexOf(segmentId), 1);
    order.splice(toIndex, 0, segmentId);
    return [{ type: 'move' as const, segmentId, toIndex }];
  });
}

function inserted(
  { assetId, sourceStartSec, sourceEndSec, ...look }: Segment,
  toIndex: number,
): EditOperation {
  return {
    type: 'insert',
    assetId,
    sourceStartSec,
    sourceEndSec,
    toIndex,
    ...(look.zoom === 1 ? {} : { zoom: look.zoom }),
    ...(look.muted ? { muted: true } : {}),
    ...(look.volume === 1 ? {} : { volume: look.volume }),
    ...(look.speed === undefined ? {} : { speed: look.speed }),
    ...(look.transition === undefined
      ? {}
      : { transition: look.transition, transitionSec: look.transitionSec }),
  };
}

function changes(before: Segment | undefined, after: Segment): EditOperation[] {
  if (before === undefined) return [];
  const span = different(before, after, ['sourceStartSec', 'sourceEndSec']);
  const look = different(wholeSegment(before), wholeSegment(after), [
    'zoom',
    'muted',
    'volume',
    'speed',
    'transition',
    'transitionSec',
  ]);
  const operations: EditOperation[] = [
    ...(span === null ? [] : [{ type: 'trim' as const, segmentId: after.id, ...span }]),
    ...(look === null ? [] : [{ type: 'set_segment' as const, segmentId: after.id, ...look }]),
  ];
  // It is never shorter on the way than before or afterwards.
  return speedOf(after) < speedOf(before) ? operations.toReversed() : operations;
}

function wholeSegment(segment: Segment) {
  const { transition = null, transitionSec = null } = segment;
  return { ...segment, speed: speedOf(segment), transition, transitionSec };
}

/** What is put in lies between what it lay between, unless a service can only put it over everything. */
function overlayOperations(from: Edit, to: Edit, keepsLayers: boolean): EditOperation[] {
  const gone = <Item extends Overlaid>(before: readonly Item[], after: readonly Item[]) =>
    before.filter(({ id }) => !after.some((one) => one.id === id));
  const layer = <Item extends Overlaid>(toIndex: number, before: readonly Item[], after: readonly Item[]) => {
    const isOver = after.slice(toIndex).every((one) => !before.some(({ id }) => id === one.id));
    return isOver || !keepsLayers ? {} : { toIndex };
  };
  return [
    ...gone(from.texts, to.texts).map(({ id }) => ({ type: 'remove_text' as const, textId: id })),
    ...gone(from.broll, to.broll).map(({ id }) => ({ type: 'remove_broll' as const, brollId: id })),
    ...gone(audioOf(from), audioOf(to)).map(({ id }) => ({ type: 'remove_audio' as const, audioId: id })),
    ...to.texts.flatMap((text, toIndex): EditOperation[] => {
      const { id, ...fields } = text;
      const before = from.texts.find((one) => one.id === id);
      if (before === undefined)
        return [{ type: 'add_text', ...fields, ...layer(toIndex, from.texts, to.texts) }];
      const change = different(before, text, TEXT_FIELDS);
      const look = different(wholeLook(before), wholeLook(text), ['font', 'color', 'sizeScale']);
      return change === null && look === null
        ? []
        : [{ type: 'update_text', textId: id, ...change, ...look }];
    }),
    ...to.broll.flatMap((broll, toIndex): EditOperation[] => {
      const { id, ...fields } = broll;
      const before = from.broll.find((one) => one.id === id);
      if (before === undefined)
        return [{ type: 'add_broll', ...fields, ...layer(toIndex, from.broll, to.broll) }];
      const change = different(before, broll, BROLL_FIELDS);
      return change === null ? [] : [{ type: 'update_broll', brollId: id, ...change }];
    }),
    ...audioOf(to).flatMap((audio): EditOperation[] => {
      const { id, ...fields } = audio;
      const before = audioOf(from).find((one) => one.id === id);
      if (before === undefined) return [{ type: 'add_audio', ...fields }];
      const change = different(before, audio, AUDIO_FIELDS);
      return change === null ? [] : [{ type: 'update_audio', audioId: id, ...change }];
    }),
  ];
}

function wholeLook({ font = null, color = null, sizeScale = null }: TextLookChange): TextLookChange {
  return { font, color, sizeScale };
}

const TEXT_FIELDS = ['text', 'preset', 'outputStartSec', 'durationSec', 'xPercent', 'yPercent'] as const;
const BROLL_FIELDS = ['assetId', 'outputStartSec', 'durationSec', 'fit'] as const;

function settingOperations(from: Edit, to: Edit): EditOperation[] {
  const captions = different(wholeCaptions(from), wholeCaptions(to), ['enabled', 'style', 'speakerColors']);
  const fades = different(from, to, ['fadeInSec', 'fadeOutSec']);
  return [
    ...(captions === null ? [] : [{ type: 'set_captions' as const, ...captions }]),
    ...(from.aspect === to.aspect ? [] : [{ type: 'set_aspect' as const, aspect: to.aspect }]),
    ...(from.reframe === to.reframe ? [] : [{ type: 'set_reframe' as const, reframe: to.reframe }]),
    ...(fades === null ? [] : [{ type: 'set_fades' as const, ...fades }]),
    ...(JSON.stringify(from.music) === JSON.stringify(to.music)
      ? []
      : [{ type: 'set_music' as const, music: to.music }]),
    ...HEARD_LANES.filter((lane) => isMuted(from, lane) !== isMuted(to, lane)).map((lane) => ({
      type: 'set_lane' as const,
      lane,
      muted: isMuted(to, lane),
    })),
  ];
}

function isMuted({ mutedLanes = [] }: Edit, lane: HeardLane): boolean {
  return mutedLanes.includes(lane);
}

function wholeCaptions({ captions }: Edit): Required<EditCaptions> {
  return { ...captions, speakerColors: captions.speakerColors === true };
}

function shotOperations(from: Edit, to: Edit): EditOperation[] {
  return changedShots(from, to).map((shot) => ({ type: 'set_shot', ...shot }) as EditOperation);
}

/** As many words a time as one request may name. */
const MARKS_AT_ONCE = 500;

function markOperations(from: Edit, to: Edit): EditOperation[] {
  const marks = changedMarks(from, to);
  return Array.from({ length: Math.ceil(marks.length / MARKS_AT_ONCE) }, (_, part) => ({
    type: 'mark_words',
    marks: marks.slice(part * MARKS_AT_ONCE, (part + 1) * MARKS_AT_ONCE),
  }));
}

/** The named fields of `after` that differ; null where none does. */
function different<Thing extends object, Key extends keyof Thing>(
  before: Thing,
  after: Thing,
  keys: readonly Key[],
): Partial<Pick<Thing, Key>> | null {
  const changed = keys.filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<Pick<Thing, Key>>;
}

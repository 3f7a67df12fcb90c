/** Edits and operations made up for property tests of the timeline. */
import fc from 'fast-check';
import { applyOperation, type EditContext } from '../../timeline/model/apply-operations.ts';
import type { Edit } from '../../timeline/model/edit.ts';
import { EditError } from '../../timeline/model/edit-error.ts';
import type { EditOperation } from '../../timeline/model/edit-operation.ts';

export const SOURCES: Readonly<Record<string, number>> = { long: 60, short: 12.5 };
export const SOUNDS: Readonly<Record<string, number>> = { music: 30, jingle: 4.5 };

/** Ids are counted, so that the same operations give the same ids. */
export function editContext(prefix = ''): EditContext {
  let made = 0;
  const words = Array.from({ length: 50 }, (_, index) => ({
    index,
    text: `w${index}`,
    startSec: index + 0.1,
    endSec: index + 0.7,
  }));
  return {
    newId: (kind) => {
      made += 1;
      return `${prefix}${kind}${made}`;
    },
    usableSec: (assetId) => SOURCES[assetId] ?? null,
    heardSec: (assetId) => SOUNDS[assetId] ?? null,
    silencesOf: () => [
      { startSec: 3, endSec: 4 },
      { startSec: 9.2, endSec: 11 },
    ],
    wordsOf: (assetId) => (assetId === 'long' ? words : []),
  };
}

export function startEdit(): Edit {
  return {
    aspect: '9:16',
    reframe: 'off',
    captions: { enabled: true, style: 'boxed' },
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
    segments: [
      { id: 'a', assetId: 'long', sourceStartSec: 0, sourceEndSec: 20, zoom: 1, muted: false, volume: 1 },
      { id: 'b', assetId: 'short', sourceStartSec: 2, sourceEndSec: 12, zoom: 1, muted: false, volume: 1 },
    ],
    texts: [],
    broll: [],
  };
}

/** As likely anywhere in the range, in microseconds: of doubles by themselves nearly all are next to nothing. */
const between = (leastSec: number, mostSec: number) =>
  fc.integer({ min: leastSec * 1e6, max: mostSec * 1e6 }).map((micros) => micros / 1e6);

export const sec = between(0, 40);
const length = between(0.05, 20);
const pick = fc.nat({ max: 30 });

/** Operations name things by position; they are given the ids that are there when they are applied. */
export const wish = fc.oneof(
  fc.record({ kind: fc.constant('split' as const), pick, sec }),
  fc.record({ kind: fc.constant('trim' as const), pick, sec, length }),
  fc.record({ kind: fc.constant('remove' as const), pick }),
  fc.record({ kind: fc.constant('remove_range' as const), sec, length }),
  fc.record({ kind: fc.constant('move' as const), pick, to: pick }),
  fc.record({ kind: fc.constant('insert' as const), sec, length, to: pick }),
  fc.record({ kind: fc.constant('add_text' as const), sec, length }),
  fc.record({ kind: fc.constant('add_broll' as const), sec, length }),
  fc.record({ kind: fc.constant('add_audio' as const), sec, length, pick }),
  fc.record({ kind: fc.constant('fades' as const), sec, length }),
  fc.record({ kind: fc.constant('silences' as const), length }),
  fc.record({ kind: fc.constant('shot' as const), sec, length, pick }),
  fc.record({ kind: fc.constant('words' as const), pick, to: pick }),
  fc.record({ kind: fc.constant('marks' as const), pick, to: pick }),
  fc.record({ kind: fc.constant('segment' as const), pick, to: pick }),
  fc.record({ kind: fc.constant('overlay' as const), pick, to: pick, sec }),
  fc.record({ kind: fc.constant('setting' as const), pick }),
);
export type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

const SEGMENT_LOOKS = [
  { zoom: 1.5 },
  { muted: true },
  { volume: 0.5 },
  { zoom: 1, muted: false },
  { zoom: 2, muted: true, volume: 0 },
  { speed: 2 },
  { speed: 0.25, volume: 1.5 },
  { speed: 4 },
  { speed: 1 },
  { transition: 'dissolve' },
  { transition: 'dip', transitionSec: 2 },
  { transition: null },
  { transitionSec: 1 },
] as const;

const SETTINGS: readonly EditOperation[] = [
  { type: 'set_lane', lane: 'music', muted: true },
  { type: 'set_lane', lane: 'sound', muted: true },
  { type: 'set_lane', lane: 'audio', muted: true },
  { type: 'set_lane', lane: 'music', muted: false },
  { type: 'set_captions', enabled: false },
  { type: 'set_captions', style: 'outline' },
  { type: 'set_aspect', aspect: '1:1' },
  { type: 'set_reframe', reframe: 'face' },
  { type: 'set_music', music: { assetId: 'music', volume: 0.4, startSec: 2 } },
  { type: 'set_music', music: null },
];

const WORD_MARKS = [
  { emphasised: true },
  { breaksAfter: true },
  { emphasised: false },
  { emphasised: true, breaksAfter: false },
] as const;

const SHOT_LOOKS = [
  { view: 'point', centerX: 0.2, centerY: 0.5 },
  { view: 'point', centerX: 0.8, centerY: 0.5 },
  { view: 'whole' },
  { view: 'auto' },
  { view: 'auto' },
] as const;

export function operationOf(edit: Edit, asked: Wish): EditOperation {
  const segment = (at: number) => edit.segments[at % edit.segments.length]?.id ?? '';
  switch (asked.kind) {
    case 'split':
      return { type: 'split', segmentId: segment(asked.pick), atSec: asked.sec };
    case 'trim':
      return {
        type: 'trim',
        segmentId: segment(asked.pick),
        sourceStartSec: asked.sec,
        sourceEndSec: asked.sec + asked.length,
      };
    case 'remove':
      return { type: 'remove', segmentIds: [segment(asked.pick)] };
    case 'remove_range':
      return { type: 'remove_range', outputStartSec: asked.sec, outputEndSec: asked.sec + asked.length };
    case 'move':
      return { type: 'move', segmentId: segment(asked.pick), toIndex: asked.to % edit.segments.length };
    case 'insert':
      return {
        type: 'insert',
        assetId: 'long',
        sourceStartSec: asked.sec,
        sourceEndSec: asked.sec + asked.length,
        toIndex: asked.to % (edit.segments.length + 1),
      };
    case 'add_text':
      return {
        type: 'add_text',
        text: 'T',
        preset: 'label',
        outputStartSec: asked.sec,
        durationSec: asked.length,
      };
    case 'add_broll':
      return {
        type: 'add_broll',
        assetId: 'short',
        outputStartSec: asked.sec,
        durationSec: asked.length,
        fit: 'cover',
      };
    case 'add_audio':
      return {
        type: 'add_audio',
        assetId: asked.pick % 2 === 0 ? 'music' : 'jingle',
        outputStartSec: asked.sec,
        durationSec: asked.length,
        sourceStartSec: asked.pick,
        ...(asked.pick % 3 === 0 ? { volume: 0.5, fadeInSec: 1, fadeOutSec: 2 } : {}),
      };
    case 'fades':
      return { type: 'set_fades', fadeInSec: asked.sec / 10, fadeOutSec: asked.length / 10 };
    case 'silences':
      return { type: 'remove_silences', minSilenceSec: asked.length / 10, keepSec: 0.2 };
    case 'shot':
      return {
        type: 'set_shot',
        assetId: asked.pick % 2 === 0 ? 'long' : 'short',
        startSec: asked.sec,
        endSec: asked.sec + asked.length,
        ...(SHOT_LOOKS[asked.pick % SHOT_LOOKS.length] ?? { view: 'auto' }),
      };
    case 'words':
      return { type: 'remove_words', wordIndexes: [asked.pick, asked.to] };
    case 'marks': {
      const marks = [asked.pick, asked.to].map((sourceIndex) => ({ assetId: 'long', sourceIndex }));
      const change = WORD_MARKS[(asked.pick + asked.to) % WORD_MARKS.length];
      return { type: 'mark_words', marks: marks.map((mark) => ({ ...mark, ...change })) };
    }
    case 'segment':
      return {
        type: 'set_segment',
        segmentId: segment(asked.pick),
        ...(SEGMENT_LOOKS[asked.to % SEGMENT_LOOKS.length] ?? {}),
      };
    case 'overlay':
      return overlayOperation(edit, asked);
    case 'setting':
      return SETTINGS[asked.pick % SETTINGS.length] as EditOperation;
  }
}

/** Changes, moves or takes away a text or b-roll that is there. */
function overlayOperation(
  edit: Edit,
  { pick: at, to, sec: outputStartSec }: Extract<Wish, { kind: 'overlay' }>,
): EditOperation {
  const textId = edit.texts[at % Math.max(1, edit.texts.length)]?.id ?? '';
  const brollId = edit.broll[at % Math.max(1, edit.broll.length)]?.id ?? '';
  const audio = edit.audio ?? [];
  const audioId = audio[at % Math.max(1, audio.length)]?.id ?? '';
  const operations: readonly EditOperation[] = [
    { type: 'update_audio', audioId, outputStartSec },
    { type: 'update_audio', audioId, sourceStartSec: to, durationSec: 3 },
    { type: 'update_audio', audioId, volume: 1.5, fadeInSec: 0.5, fadeOutSec: 0 },
    { type: 'update_audio', audioId, assetId: 'jingle', outputStartSec, durationSec: 9 },
    { type: 'remove_audio', audioId },
    { type: 'update_text', textId, text: 'Other', preset: 'headline' },
    { type: 'update_text', textId, outputStartSec },
    { type: 'update_text', textId, font: 'anton', color: '#ff0000', sizeScale: 1.5 },
    { type: 'update_text', textId, font: null, sizeScale: 0.5 },
    { type: 'update_text', textId, color: null },
    { type: 'update_text', textId, xPercent: 20, yPercent: null, durationSec: 1.5 },
    { type: 'remove_text', textId },
    { type: 'update_broll', brollId, assetId: 'long', fit: 'contain' },
    { type: 'update_broll', brollId, outputStartSec },
    { type: 'remove_broll', brollId },
  ];
  return operations[to % operations.length] as EditOperation;
}

/** Applies what can be applied. */
export function editAfter(start: Edit, wishes: readonly Wish[], context: EditContext): Edit {
  return wishes.reduce((edit, asked) => {
    try {
      return applyOperation(edit, operationOf(edit, asked), context);
    } catch (error) {
      if (error instanceof EditError) return edit;
      throw error;
    }
  }, start);
}

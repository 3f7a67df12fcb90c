/** Lanes a person keeps as they are: nothing in them is taken hold of or changed by hand until they are open again. */
import type { LaneId } from '../geometry/lanes.ts';
import { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';

export const LOCKABLE_LANES = [
  'text',
  'broll',
  'video',
  'audio',
  'music',
] as const satisfies readonly LaneId[];
export type LockableLane = (typeof LOCKABLE_LANES)[number];

/** null for what is of the whole edit. What follows from a cut, as texts that move with it, is of the cut. */
const LANE_OF: Readonly<Record<EditOperation['type'], LockableLane | null>> = {
  split: 'video',
  trim: 'video',
  remove: 'video',
  remove_range: 'video',
  move: 'video',
  insert: 'video',
  set_segment: 'video',
  set_shot: 'video',
  remove_silences: 'video',
  remove_words: 'video',
  add_text: 'text',
  update_text: 'text',
  remove_text: 'text',
  add_broll: 'broll',
  update_broll: 'broll',
  remove_broll: 'broll',
  add_audio: 'audio',
  update_audio: 'audio',
  remove_audio: 'audio',
  set_music: 'music',
  set_lane: null,
  mark_words: null,
  set_captions: null,
  set_aspect: null,
  set_reframe: null,
  set_fades: null,
};

/** @throws EditError `lane_locked` */
export function requireOpen(operations: readonly EditOperation[], locked: ReadonlySet<LaneId>): void {
  if (operations.some(({ type }) => locked.has(LANE_OF[type] ?? 'ruler')))
    throw new EditError('lane_locked', 'This lane is locked. Unlock it first.');
}

/** One line saying what a change did, for the list of revisions: counts of operations and the length before and after. */
import { durationOf, type Edit } from './edit.ts';
import type { EditOperation } from './edit-operation.ts';

const NAMES: Readonly<Record<EditOperation['type'], string>> = {
  split: 'Split',
  trim: 'Trimmed',
  remove: 'Removed segments',
  remove_range: 'Removed a stretch',
  move: 'Moved a segment',
  insert: 'Inserted a segment',
  set_segment: 'Changed a segment',
  add_text: 'Added a text',
  update_text: 'Changed a text',
  remove_text: 'Removed a text',
  add_broll: 'Added b-roll',
  update_broll: 'Changed b-roll',
  remove_broll: 'Removed b-roll',
  add_audio: 'Added a sound',
  update_audio: 'Changed a sound',
  remove_audio: 'Removed a sound',
  set_captions: 'Changed captions',
  set_aspect: 'Changed the aspect',
  set_reframe: 'Changed the framing',
  set_shot: 'Framed a shot',
  set_fades: 'Changed fades',
  set_music: 'Changed the music',
  set_lane: 'Muted or unmuted a lane',
  mark_words: 'Marked words',
  remove_silences: 'Removed silences',
  remove_words: 'Removed words',
};

export function describeChange(operations: readonly EditOperation[], before: Edit, after: Edit): string {
  const counts = new Map<string, number>();
  for (const { type } of operations) counts.set(NAMES[type], (counts.get(NAMES[type]) ?? 0) + 1);
  const parts = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count} times)`));
  const deltaSec = durationOf(after) - durationOf(before);
  const length =
    Math.abs(deltaSec) < 0.05
      ? ''
      : `, ${Math.abs(deltaSec).toFixed(1)} s ${deltaSec < 0 ? 'shorter' : 'longer'}`;
  return parts.join(', ') + length;
}

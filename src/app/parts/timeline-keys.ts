/** The keys of the timeline, for its own help and for the map of all keys. */
import type { KeyMap } from './letter-keys.ts';

export const TIMELINE_KEYS: KeyMap = [
  ['Space / K', 'timeline.key.play'],
  ['J / L', 'timeline.key.rate'],
  ['← →', 'timeline.key.frame'],
  ['Shift ← →', 'timeline.key.second'],
  ['↑ ↓', 'timeline.key.cut'],
  ['Home / End', 'timeline.key.ends'],
  ['Page ↑ ↓', 'timeline.key.select'],
  ['Shift Page ↑ ↓', 'timeline.key.selectMore'],
  ['Ctrl A / Esc', 'timeline.key.selectAll'],
  ['S', 'timeline.split'],
  ['Q / W', 'timeline.key.trimTo'],
  [', / .', 'timeline.key.trimEnd'],
  ['Shift , / .', 'timeline.key.trimStart'],
  ['Alt , / .', 'timeline.key.slip'],
  ['R', 'timeline.key.roll'],
  ['Alt ← →', 'timeline.key.nudge'],
  ['Del', 'timeline.remove'],
  ['Ctrl C / X / V', 'timeline.key.copy'],
  ['Ctrl Z / Y', 'timeline.key.undo'],
  ['+ / - / 0', 'timeline.key.zoom'],
  ['N', 'timeline.snapping'],
  ['?', 'timeline.keys'],
];

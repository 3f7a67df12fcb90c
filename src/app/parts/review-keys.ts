/** The keys of the review, for its own help and for the map of all keys. */
import type { KeyMap } from './letter-keys.ts';

export const REVIEW_KEYS: KeyMap = [
  ['A', 'keys.accept'],
  ['R', 'keys.reject'],
  ['U', 'keys.undo'],
  ['↑ ↓', 'keys.neighbours'],
  ['Space / K', 'keys.play'],
  ['J / L', 'keys.speed'],
  [', / .', 'keys.frame'],
  ['?', 'keys.help'],
];

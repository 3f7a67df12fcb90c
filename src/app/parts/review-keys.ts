/** The keys of the review as a list, for the map of all keys. */
import type { ChosenKeys } from './chosen-keys.ts';
import type { KeyMap } from './letter-keys.ts';

/** As it is printed on a keyboard. */
export function keyCap(key: string): string {
  return key.toUpperCase();
}

export function reviewKeyMap(keys: ChosenKeys): KeyMap {
  return [
    [keyCap(keys.accept), 'keys.accept'],
    [keyCap(keys.reject), 'keys.reject'],
    [keyCap(keys.undo), 'keys.undo'],
    ['↑ ↓', 'keys.neighbours'],
    [`Space / ${keyCap(keys.togglePlay)}`, 'keys.play'],
    [`${keyCap(keys.slower)} / ${keyCap(keys.faster)}`, 'keys.speed'],
    [`${keyCap(keys.frameBack)} / ${keyCap(keys.frameForward)}`, 'keys.frame'],
    ['?', 'keys.help'],
  ];
}

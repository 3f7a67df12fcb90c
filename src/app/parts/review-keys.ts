/** The keys of the review as a list, for the map of all keys. */
import type { ChosenKeys } from './chosen-keys.ts';
import type { KeyMap } from './letter-keys.ts';

/** As it is printed on a keyboard. */
export function keyCap(key: string): string {
  return key.toUpperCase();
}

/** How several clips are chosen, besides by the key of one's own; these mean the same for everybody. */
export const CHOOSING_KEYS: KeyMap = [
  ['Shift ↑ ↓', 'keys.stretch'],
  ['Ctrl A / ⌘ A', 'keys.chooseAll'],
  ['Esc', 'keys.leave'],
];

export function reviewKeyMap(keys: ChosenKeys): KeyMap {
  return [
    [keyCap(keys.accept), 'keys.accept'],
    [keyCap(keys.reject), 'keys.reject'],
    [keyCap(keys.undo), 'keys.undo'],
    ['↑ ↓', 'keys.neighbours'],
    [`${keyCap(keys.trimStart)} / ${keyCap(keys.trimEnd)}`, 'keys.trim'],
    [keyCap(keys.choose), 'keys.choose'],
    ...CHOOSING_KEYS,
    [`Space / ${keyCap(keys.togglePlay)}`, 'keys.play'],
    [`${keyCap(keys.slower)} / ${keyCap(keys.faster)}`, 'keys.speed'],
    [`${keyCap(keys.frameBack)} / ${keyCap(keys.frameForward)}`, 'keys.frame'],
    ['?', 'keys.help'],
  ];
}

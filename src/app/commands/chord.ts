/**
 * Keys pressed together, in the notation of tinykeys: `s`, `Shift+i`, `Alt+Comma`, `$mod+z`. A key is named by what it
 * writes or, where that differs between languages and platforms once a modifier is held, by its place (`Comma`, `KeyM`).
 * A keyboard that writes another script has the Latin letters at the same places, and printed there. `$mod` is Ctrl, and
 * ⌘ on a Mac.
 */
import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { isOfOtherScript } from './keyboard-script.ts';

export type Chord = string;

const MAC = typeof navigator === 'object' && /mac/i.test(navigator.userAgent);

/** Of these only what a press says is read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'getModifierState'
>;

/** True where exactly this is pressed. Outside of text Ctrl and ⌘ are taken for one another. */
export function isPressed(press: KeyPress, chord: Chord, isTyping = false): boolean {
  const same = isTyping ? [chord] : [chord.replace('$mod', 'Control'), chord.replace('$mod', 'Meta')];
  const read = inLatin(press) as KeyboardEvent;
  return same.some((one) => parseKeybinding(one).every((binding) => matchKeybindingPress(read, binding)));
}

/** The same without asking for Shift: what it writes with a key may be what is meant, as with `?` and `+`. */
export function isPressedWithShift(press: KeyPress, chord: Chord): boolean {
  return press.shiftKey && !/\$mod|Shift/.test(chord) && isPressed(press, withShift(chord));
}

function withShift(chord: Chord): Chord {
  const { key, modifiers } = partsOf(chord);
  return [...modifiers, 'Shift', key].join('+');
}

function partsOf(chord: Chord): { readonly modifiers: readonly string[]; readonly key: string } {
  const parts = chord.split(/\b\+/);
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) ?? '' };
}

/** Such a press as a keyboard of Latin letters writes it. */
function inLatin(press: KeyPress): KeyPress {
  const { code, shiftKey, ctrlKey, altKey, metaKey } = press;
  if (!isOfOtherScript(press) || !PLACE.test(code)) return press;
  const getModifierState: KeyPress['getModifierState'] = (one) => press.getModifierState(one);
  return { key: printed(code).toLowerCase(), code, shiftKey, ctrlKey, altKey, metaKey, getModifierState };
}

const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Unidentified'];
const PLACE = /^(?:Key([A-Z])|Digit(\d)|(Comma)|(Period))$/;
const isCharacter = (key: string): boolean => [...key].length === 1 && key.trim() !== '';

/** What somebody pressed, as a chord; null for a modifier alone, and for one held where none is taken. */
export function chordOf(press: KeyPress, takesModifiers: boolean): Chord | null {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = inLatin(press);
  if (MODIFIER_KEYS.includes(key)) return null;
  if (!takesModifiers) return ctrlKey || altKey || metaKey ? null : nameOf(key);
  const isByPlace = /^(?:Comma|Period)$/.test(code) || (altKey && PLACE.test(code));
  const writesWithShift = !isByPlace && isCharacter(key) && key.toLowerCase() === key.toUpperCase();
  return [
    ...(ctrlKey || metaKey ? ['$mod'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !writesWithShift ? ['Shift'] : []),
    isByPlace ? code : nameOf(key),
  ].join('+');
}

function nameOf(key: string): string {
  if (key === ' ') return 'Space';
  return isCharacter(key) ? key.toLowerCase() : key;
}

/** Single characters, which somebody who speaks to the computer presses without meaning to (WCAG 2.1.4). */
export function isSingleCharacter(chord: Chord): boolean {
  const { key, modifiers } = partsOf(chord);
  return !modifiers.some((one) => one !== 'Shift') && (isCharacter(key) || PLACE.test(key));
}

const NAMED = /^(?:Arrow(?:Left|Right|Up|Down)|Home|End|Page(?:Up|Down)|Delete|Backspace|Insert)$/;
/** A browser keeps these, or people need them of it: windows and tabs, reload, the address, printing, zoom. */
const BROWSERS = /^\$mod\+(?:Shift\+)?(?:[nwtqrlp0+=-])$/;
/** These mean something on every page, or in every control. */
const MEANT_EVERYWHERE: readonly Chord[] = ['?', 'Space', 'Enter', 'Tab', 'Escape', 'F8', '$mod+k'];

export function canBeChosen(chord: Chord, takesModifiers: boolean): boolean {
  const { key, modifiers } = partsOf(chord);
  if (MEANT_EVERYWHERE.includes(chord) || BROWSERS.test(chord)) return false;
  if (!takesModifiers) return modifiers.length === 0 && isCharacter(key);
  return isCharacter(key) || PLACE.test(key) || NAMED.test(key);
}

const CAPS: Readonly<Record<string, string>> = {
  $mod: MAC ? '⌘' : 'Ctrl',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Delete: 'Del',
  Escape: 'Esc',
};

/** As it is printed on a keyboard. */
export function keyCap(chord: Chord): string {
  const { key, modifiers } = partsOf(chord);
  const caps = [...modifiers, key].map((part) => CAPS[part] ?? printed(part));
  // A sign stands close to its key, as on every Mac.
  return caps.join(' ').replace('⌘ ', '⌘');
}

function printed(part: string): string {
  const [, letter, digit, comma, period] = PLACE.exec(part) ?? [];
  if (comma !== undefined) return ',';
  if (period !== undefined) return '.';
  return letter ?? digit ?? (isCharacter(part) ? part.toUpperCase() : part);
}

/** For `aria-keyshortcuts`. */
export function ariaKeys(chord: Chord): string {
  const { key, modifiers } = partsOf(chord);
  const mod = MAC ? 'Meta' : 'Control';
  const named = key === '+' ? 'Plus' : printed(key);
  return [...modifiers.map((one) => (one === '$mod' ? mod : one)), named].join('+');
}

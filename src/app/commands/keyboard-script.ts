/**
 * Whether the keyboard writes another script than Latin. A letter says so itself; a sign that such a keyboard has where
 * Latin ones have a letter does not (Hebrew / and ' for Q and W, Greek ; for Q), and is read by what was pressed before.
 */
import type { KeyPress } from './chord.ts';

/** What is written in Greek, Cyrillic, Hebrew, Arabic or any script but Latin; names of keys are Latin words. */
const OTHER_SCRIPT = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}])+$/u;
const LATIN = /^\p{Script=Latin}$/u;
const SIGN = /^[\p{P}\p{S}]$/u;
const LETTER_PLACE = /^Key[A-Z]$/;

/** Until a letter was pressed: that of the reader's language, for its keyboard is likely to be there. */
let writesOther: boolean = typeof navigator === 'object' && scriptOf(navigator.language) !== 'Latn';

/** Whether a press is to be read by its place. Remembers which script a letter was of. */
export function isOfOtherScript({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): boolean {
  // With others held Macs write Greek letters on Latin keyboards, and some systems Latin ones on others.
  const isPlain = !(ctrlKey || altKey || metaKey);
  if (OTHER_SCRIPT.test(key)) {
    if (isPlain) writesOther = true;
    return true;
  }
  // With Shift Hebrew keyboards write Latin capitals.
  if (LATIN.test(key) && isPlain && !shiftKey && key === key.toLowerCase()) writesOther = false;
  return writesOther && SIGN.test(key) && LETTER_PLACE.test(code);
}

/** Of a language, as ISO 15924 names it; Latin of what no Intl takes, such as `en-US@posix`. */
function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return 'Latn';
  }
}

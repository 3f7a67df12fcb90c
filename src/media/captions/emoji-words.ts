/** A fitting emoji after some words, by rule: the same words in English and Italian, never too many. Pure. */
import type { CaptionWord } from './caption-plan.ts';
import meanings from './emoji-words.json' with { type: 'json' };
import { wordForm } from './word-form.ts';

/** Between two of them at least. */
const APART_SEC = 3;

/** Words by what they begin with: endings vary, the meaning stays. */
const STEMS: readonly (readonly [emoji: string, stems: readonly string[]])[] = Object.entries(meanings);
const LETTERS = /[\p{L}\p{M}]+/u;

/** @param words in order. Those that got one end in a space that does not break and the emoji. */
export function withEmoji(words: readonly CaptionWord[]): CaptionWord[] {
  let freeFromSec = Number.NEGATIVE_INFINITY;
  return words.map((word) => {
    const emoji = word.startSec < freeFromSec ? null : emojiOf(word.text);
    if (emoji === null) return word;
    freeFromSec = word.startSec + APART_SEC;
    return { ...word, text: `${word.text} ${emoji}` };
  });
}

/** null for a word without one. */
export function emojiOf(text: string): string | null {
  const word = (LETTERS.exec(text)?.[0] ?? '').toLowerCase();
  const found = STEMS.find(([, stems]) => stems.some((stem) => wordForm(word, stem)));
  return found?.[0] ?? null;
}

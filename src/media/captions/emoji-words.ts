/** A fitting emoji after some words, by rule: the same words in every language there is a list for, never too many. Pure. */
import { inSmallLetters } from '../../base/text/plain-word.ts';
import { LIKELY, spokenLanguages } from '../../base/text/spoken-languages.ts';
import type { CaptionWord } from './caption-plan.ts';
import meanings from './emoji-words.json' with { type: 'json' };
import { compileForms } from './word-form.ts';

/** Between two of them at least. */
const APART_SEC = 3;

/** By language; the same meanings in each. */
const FORMS: readonly (readonly [emoji: string, Readonly<Record<string, readonly string[]>>])[] =
  Object.entries(meanings);
const LETTERS = /[\p{L}\p{M}]+/u;

/**
 * @param words in order; which language they are in is told by all of them, since a word of one is another in the next
 * @returns those that got one end in a space that does not break and the emoji: it is never shown without its word
 */
export function withEmoji(words: readonly CaptionWord[]): CaptionWord[] {
  const emojiOf = emojiFinder(spokenLanguages(words.map(({ text }) => text)) ?? LIKELY);
  let freeFromSec = Number.NEGATIVE_INFINITY;
  return words.map((word) => {
    const emoji = word.startSec < freeFromSec ? null : emojiOf(word.text);
    if (emoji === null) return word;
    freeFromSec = word.startSec + APART_SEC;
    return { ...word, text: `${word.text}\u00a0${emoji}` };
  });
}

/** Gives null for a word without one in the languages that are spoken. */
export function emojiFinder(spoken: ReadonlySet<string>): (text: string) => string | null {
  const meaningOf = compileForms(
    FORMS.flatMap(([emoji, lists]) =>
      [...spoken].flatMap((language) => (lists[language] ?? []).map((form) => [form, emoji] as const)),
    ),
  );
  return (text) => meaningOf(LETTERS.exec(inSmallLetters(text))?.[0] ?? '') ?? null;
}

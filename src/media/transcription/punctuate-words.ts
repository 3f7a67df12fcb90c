/** Takes punctuation and capitals of words from the text of the same answer: OpenAI's words carry none. Pure. */
import { joinsWithSpace } from '../../base/text/word-joining.ts';
import type { AnswerWord } from './server-answer.ts';

/** How far ahead a word is looked for, in letters: what the text has and the words have not is short. */
const REACH = 60;
/** Long words further for each one that was not found: the text may have a sentence that the words have not. */
const FURTHER = 24;
const FURTHEST = 1200;
const LONG = 4;
/** Brackets and quotes that open before a word. */
const BEFORE = /[\p{Ps}\p{Pi}"'¿¡#@$€£+-]/u;

/** The letters and digits of a text, each with its place in it. */
interface Letters {
  readonly letters: string;
  readonly places: readonly number[];
}

/** Words as the text writes them; those that the text writes as one become one. A word it has not stays as it is. */
export function punctuateWords(words: readonly AnswerWord[], text: string): AnswerWord[] {
  const { letters, places } = lettersOf(text);
  const written: AnswerWord[] = [];
  let at = 0;
  let lastEnd = 0;
  let missed = 0;
  const find = (own: string): number => {
    const reach = own.length < LONG ? REACH : Math.min(FURTHEST, REACH + FURTHER * missed);
    const ahead = letters.slice(at, at + reach + own.length);
    for (let from = ahead.indexOf(own); from >= 0; from = ahead.indexOf(own, from + 1))
      // Not inside another word; right here it may be a part of one that the text writes as one.
      if (from === 0 || places[at + from] !== (places[at + from - 1] ?? 0) + 1) return at + from;
    return -1;
  };
  for (const word of words) {
    const own = lettersOf(word.text).letters;
    const found = own === '' ? -1 : find(own);
    const last = written.at(-1);
    if (found < 0) {
      missed += 1;
      written.push(word);
      lastEnd = -1;
      continue;
    }
    missed = 0;
    const first = places[found] ?? 0;
    at = found + own.length;
    const after = (places[at - 1] ?? first) + 1;
    const end = endOf(text, after, places[at] ?? text.length);
    const goesOn = last !== undefined && lastEnd === first && joinsWithSpace(last.text, text.slice(first));
    if (goesOn && last !== undefined)
      written[written.length - 1] = {
        ...last,
        text: last.text + text.slice(first, end),
        endSec: Math.max(last.endSec, word.endSec),
      };
    else written.push({ ...word, text: text.slice(startOf(text, first, Math.max(0, lastEnd)), end) });
    lastEnd = end;
  }
  return written;
}

/** Each letter by itself and small, accents kept: a text and its words are by one writer. */
function lettersOf(text: string): Letters {
  const places: number[] = [];
  let letters = '';
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]/gu)) {
    const small = match[0].toLowerCase();
    for (let unit = 0; unit < small.length; unit += 1)
      places.push(match.index + Math.min(unit, match[0].length - 1));
    letters += small;
  }
  return { letters, places };
}

/** What opens a word and stands right before it, after the word before. */
function startOf(text: string, first: number, floor: number): number {
  let start = first;
  while (start > floor && BEFORE.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** The end of what stands right behind a word, up to a space, what opens the next word, or a letter. */
function endOf(text: string, after: number, next: number): number {
  let end = after;
  while (end < next && !/[\s\p{Ps}\p{Pi}]/u.test(text[end] ?? ' ')) end += 1;
  return end;
}

/** Makes words of what servers call words: some give pieces, where one without a space before it goes on the word. Pure. */
import { joinsWithSpace } from '../../base/text/word-joining.ts';
import type { AnswerWord } from './server-answer.ts';

/** What models write for time, silence and noise among the words. */
const NO_WORD = /^(?:<\|[^|]*\|>|\[_[A-Z]+_?\d*\]|[[(][\p{Lu}_ ]+[\])]|[♪♫]+)$/u;
/** Of one word, however many pieces a server makes of it. */
const LONGEST_WORD_CHARS = 200;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * In their order. Where no entry but the first begins with a space, each is a word by itself; elsewhere those without
 * one continue the word before, save in scripts that write no spaces.
 */
export function joinPieces(pieces: readonly AnswerWord[]): AnswerWord[] {
  const hasSpaces = pieces.slice(1).some(({ text }) => /^\s/.test(text));
  const words: AnswerWord[] = [];
  for (const piece of pieces) {
    const text = piece.text.trim();
    if (text === '' || NO_WORD.test(text)) continue;
    const last = words.at(-1);
    if (last !== undefined && continues(last.text, piece.text, hasSpaces))
      words[words.length - 1] = {
        ...last,
        text: last.text + text,
        endSec: Math.max(last.endSec, piece.endSec),
        confidence: lower(last.confidence, piece.confidence),
      };
    else words.push({ ...piece, text });
  }
  return words.filter(({ text }) => !NO_WORD.test(text));
}

function continues(before: string, piece: string, hasSpaces: boolean): boolean {
  if (before.length + piece.length > LONGEST_WORD_CHARS) return false;
  // Punctuation by itself is never spoken.
  if (!LETTER_OR_DIGIT.test(piece)) return !/^\s*[[(<♪♫]/u.test(piece);
  return hasSpaces && !/^\s/.test(piece) && joinsWithSpace(before, piece);
}

/** A word is as sure as its least sure piece. */
function lower(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.min(a, b);
}

/** Joins the pieces of words that a transducer emits into words with times. Pure. */
import type { WindowWord } from '../window-words.ts';

export interface HeardTokens {
  /** A piece that begins a word carries its space, or SentencePiece's mark of it. */
  readonly tokens: readonly string[];
  /** Where each piece begins, seconds. */
  readonly timestamps: readonly number[];
  /** How long each piece lasts, seconds; recognisers leave it out or give 0 for what is said within a frame. */
  readonly durations: readonly number[];
}

/** One frame of the encoder: nothing is told apart more finely. */
const FRAME_SEC = 0.08;
const WORD_START = /^[\s▁]/u;

export function wordsOfTokens({ tokens, timestamps, durations }: HeardTokens): WindowWord[] {
  const words: { text: string; startSec: number; endSec: number }[] = [];
  tokens.forEach((token, at) => {
    const startSec = timestamps[at] ?? words.at(-1)?.endSec ?? 0;
    const endSec = startSec + Math.max(durations[at] ?? 0, FRAME_SEC);
    const text = token.replace(WORD_START, '');
    const word = words.at(-1);
    if (word === undefined || WORD_START.test(token)) words.push({ text, startSec, endSec });
    else {
      word.text += text;
      word.endSec = Math.max(word.endSec, endSec);
    }
  });
  return words.filter(({ text }) => text !== '');
}

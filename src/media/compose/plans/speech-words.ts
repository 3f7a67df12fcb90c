/** The words that voices spoke, on the composition's clock. */
import { endsPhrase, wordEndsSentence } from '../../../base/text/word-joining.ts';
import type { CompositionWord } from '../../captions/composition-words.ts';
import { countGraphemes } from '../../captions/fonts/text-width.ts';

/** A sound file in which one text is spoken from its start to its end. */
export interface SpokenText {
  readonly sourceId: string;
  readonly durationSec: number;
  readonly text: string;
  /** As the voice timed them, from the start of its file; null times the words of the text by their length. */
  readonly words: readonly TimedWord[] | null;
}

interface TimedWord {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

export interface PlacedSpeech extends SpokenText {
  /** On the composition's clock. */
  readonly startSec: number;
}

/** A word takes as long as its characters and this many more, for its stress and the gap after it. */
const WORD_OVERHEAD = 1.6;
/** Pauses inside a text, in characters' worth. */
const PHRASE_PAUSE = 3;
const SENTENCE_PAUSE = 6;

/** Words in order, numbered from 0 over all texts. */
export function wordsOfSpeech(speech: readonly PlacedSpeech[]): CompositionWord[] {
  return speech
    .flatMap(({ words, startSec, ...spoken }) =>
      (words ?? wordsByLength(spoken)).map((word) => ({
        text: word.text,
        startSec: startSec + word.startSec,
        endSec: startSec + word.endSec,
      })),
    )
    .map((word, index) => ({ index, ...word, hidden: false }));
}

function wordsByLength({ text, durationSec }: Pick<SpokenText, 'text' | 'durationSec'>): TimedWord[] {
  const texts = text.split(/\s+/u).filter(Boolean);
  const weights = texts.map((word, index) => {
    const last = index === texts.length - 1;
    const pause = last ? 0 : wordEndsSentence(word) ? SENTENCE_PAUSE : endsPhrase(word) ? PHRASE_PAUSE : 0;
    return { spoken: countGraphemes(word) + WORD_OVERHEAD, pause };
  });
  const total = weights.reduce((sum, { spoken, pause }) => sum + spoken + pause, 0);
  let done = 0;
  return texts.map((word, index) => {
    const { spoken = 0, pause = 0 } = weights[index] ?? {};
    const startSec = (durationSec * done) / total;
    const endSec = (durationSec * (done + spoken)) / total;
    done += spoken + pause;
    return { text: word, startSec, endSec };
  });
}

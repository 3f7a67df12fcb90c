/** The words of a server's answer with their times, whichever way it gives them. Pure. */
import { wordsFromCues } from '../captions/words-from-cues.ts';
import type { HeardWord } from './heard-word.ts';
import { joinPieces } from './join-pieces.ts';
import { languageCodeOf } from './language-code.ts';
import { punctuateWords } from './punctuate-words.ts';
import type { AnswerSegment, AnswerWord, ServerAnswer } from './server-answer.ts';

export interface HeardAnswer {
  /** On the clock of the sound that was sent, in order, inside it, none ending before it starts. */
  readonly words: readonly HeardWord[];
  /** ISO 639-1; null where the server does not say. */
  readonly language: string | null;
  /** `none` where the answer has text without any times. */
  readonly timed: 'words' | 'segments' | 'none';
}

/** Nobody holds a word longer; recognisers stretch words over the pause behind them. */
const MAX_WORD_SEC = 2;
/** What a whole segment says where nothing is spoken: `[Music]`, `(applause)`, `♪`. */
const NOT_SPOKEN = /^\s*(?:[[(][^\])]*[\])]|[♪♫][^♪♫]*[♪♫]?)\s*$/u;

/** @param lengthSec of the sound that was sent */
export function wordsOfAnswer(answer: ServerAnswer, lengthSec: number): HeardAnswer {
  const language = languageCodeOf(answer.language);
  const told = toldWords(answer);
  if (told.length > 0) return { words: settled(told, lengthSec), language, timed: 'words' };
  const segments = answer.segments.filter(({ text }) => text.trim() !== '');
  if (segments.length > 0)
    return { words: settled(wordsOfSegments(segments, lengthSec), lengthSec), language, timed: 'segments' };
  return { words: [], language, timed: answer.text.trim() === '' ? 'words' : 'none' };
}

/** Those at the top, else those inside the segments. */
function toldWords({ words, segments, text }: ServerAnswer): readonly HeardWord[] {
  if (words.length > 0) return punctuateWords(withSpeakers(joinPieces(words), segments), text);
  return segments
    .filter((segment) => !NOT_SPOKEN.test(segment.text))
    .flatMap((segment) =>
      punctuateWords(joinPieces(segment.words), segment.text).map((word) => ({
        ...word,
        speaker: word.speaker ?? segment.speaker,
      })),
    );
}

/** Who speaks a segment speaks the words in it. */
function withSpeakers(words: readonly AnswerWord[], segments: readonly AnswerSegment[]): AnswerWord[] {
  const named = segments.filter(({ speaker }) => speaker !== null);
  if (named.length === 0) return [...words];
  return words.map((word) => {
    const middle = (word.startSec + word.endSec) / 2;
    const around = named.find(({ startSec, endSec }) => startSec <= middle && middle < endSec);
    return { ...word, speaker: word.speaker ?? around?.speaker ?? null };
  });
}

/** Times inside a segment are estimated by the length of its words. */
function wordsOfSegments(segments: readonly AnswerSegment[], lengthSec: number): readonly HeardWord[] {
  return wordsFromCues(
    segments
      .filter(({ text, startSec }) => !NOT_SPOKEN.test(text) && startSec < lengthSec)
      .map(({ text, startSec, endSec, speaker }) => ({
        text,
        startSec: Math.max(0, startSec),
        endSec: Math.min(lengthSec, Math.max(startSec, endSec)),
        speaker,
        marks: [],
      })),
  );
}

function settled(words: readonly HeardWord[], lengthSec: number): HeardWord[] {
  return words
    .filter(
      ({ startSec, endSec }) => startSec < lengthSec && endSec >= 0 && endSec >= startSec - MAX_WORD_SEC,
    )
    .map(({ text, startSec, endSec, confidence, speaker, isEndEstimated }) => {
      const from = Math.max(0, startSec);
      const to = Math.min(Math.max(from, endSec), from + MAX_WORD_SEC, lengthSec);
      const heard = { text, startSec: from, endSec: to, confidence, speaker };
      return isEndEstimated === true ? { ...heard, isEndEstimated } : heard;
    })
    .sort((a, b) => a.startSec - b.startSec);
}

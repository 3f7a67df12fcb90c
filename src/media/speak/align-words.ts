/** Gives the words of a sentence their times, from where a synthesiser says it starts which text. */
import type { TextWord } from './spoken-text.ts';
import type { SpeechMark } from './synthesizer.ts';

export interface SpokenWord {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

/**
 * One entry for each word, ordered, without overlap, inside 0 to `durationSec`. The first mark inside a word
 * starts it; words without a mark share the time up to the next one by their lengths. An end is the next
 * start, drawn back to where `soundEndsAt(startSec, endSec)` hears the last sound, so that pauses belong to no word.
 */
export function alignWords(
  words: readonly TextWord[],
  marks: readonly SpeechMark[],
  durationSec: number,
  soundEndsAt: (startSec: number, endSec: number) => number = (_, endSec) => endSec,
): SpokenWord[] {
  const starts = fillGaps(words, startsOf(words, marks, durationSec), durationSec);
  return words.map(({ text }, index) => {
    const startSec = starts[index] ?? durationSec;
    const nextSec = starts[index + 1] ?? durationSec;
    return {
      text,
      startSec,
      endSec: Math.min(nextSec, Math.max(startSec, soundEndsAt(startSec, nextSec))),
    };
  });
}

/** null for words no mark falls into; never going back. */
function startsOf(
  words: readonly TextWord[],
  marks: readonly SpeechMark[],
  durationSec: number,
): (number | null)[] {
  let earliest = 0;
  return words.map(({ start, end }, index) => {
    const mark = marks.find(({ textPosition }) => textPosition >= start && textPosition < end);
    if (mark === undefined) return index === 0 ? 0 : null;
    earliest = Math.min(durationSec, Math.max(earliest, mark.startSec));
    return earliest;
  });
}

function fillGaps(
  words: readonly TextWord[],
  known: readonly (number | null)[],
  durationSec: number,
): number[] {
  const starts: number[] = [];
  for (let index = 0; index < words.length; ) {
    let next = index + 1;
    while (next < words.length && known[next] === null) next += 1;
    const from = known[index] ?? starts.at(-1) ?? 0;
    const to = known[next] ?? durationSec;
    const run = words.slice(index, next);
    const chars = run.reduce((sum, word) => sum + word.end - word.start, 0);
    let before = 0;
    for (const word of run) {
      starts.push(from + ((to - from) * before) / chars);
      before += word.end - word.start;
    }
    index = next;
  }
  return starts;
}

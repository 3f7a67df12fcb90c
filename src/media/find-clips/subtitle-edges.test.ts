import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputOf } from '../../testing/made-talk.ts';
import { wordsFromCues } from '../captions/words-from-cues.ts';
import { findClips } from './find-clips.ts';

interface Spoken {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  readonly endsSentence: boolean;
}

/** Spoken at a rate of its own for each word, as no subtitle tells it. */
function spoken(lengths: readonly number[], rates: readonly number[]): Spoken[] {
  let atSec = 0.5;
  let count = 0;
  return lengths.flatMap((length) =>
    Array.from({ length }, (_, at): Spoken => {
      const startSec = atSec;
      const endSec = startSec + 0.2 + (rates[count % rates.length] ?? 0) / 100;
      const endsSentence = at === length - 1;
      count += 1;
      atSec = endSec + (endsSentence ? 0.3 : 0.02);
      const text = at === 0 ? `The${count}` : endsSentence ? 'door.' : at % 4 === 2 ? 'house…' : 'garden';
      return { text, startSec, endSec, endsSentence };
    }),
  );
}

/** Lines of so many words, wherever sentences end; now and then one ends with a line. */
function cuesOf(words: readonly Spoken[], lineWords: number) {
  const lines: Spoken[][] = [];
  let sentences = 0;
  for (const [at, word] of words.entries()) {
    const ended = words[at - 1]?.endsSentence === true;
    if (ended) sentences += 1;
    const line = lines.at(-1);
    if (line === undefined || line.length >= lineWords || (ended && sentences % 4 === 0)) lines.push([word]);
    else line.push(word);
  }
  return lines.map((line) => ({
    startSec: line[0]?.startSec ?? 0,
    endSec: line.at(-1)?.endSec ?? 0,
    text: line.map(({ text }) => text).join(' '),
    ...{ speaker: null, marks: [] },
  }));
}

describe('clips of subtitles whose lines end inside sentences', () => {
  it('start and end between sentences all the same, however long the lines are', () => {
    const lengths = fc.array(fc.integer({ min: 3, max: 14 }), { minLength: 30, maxLength: 60 });
    const rates = fc.array(fc.nat(40), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        lengths,
        rates,
        fc.integer({ min: 4, max: 16 }),
        (sentenceLengths, wordRates, lineWords) => {
          const words = spoken(sentenceLengths, wordRates);
          const clips = findClips(
            inputOf(wordsFromCues(cuesOf(words, lineWords)), {
              durationSec: (words.at(-1)?.endSec ?? 0) + 1,
            }),
          );
          expect(clips.length).toBeGreaterThan(0);
          for (const { startSec, endSec } of clips) {
            const before = words.findLast((word) => word.startSec < startSec - 0.001);
            const last = words.findLast((word) => word.startSec < endSec - 0.001);
            expect(before?.endsSentence ?? true).toBe(true);
            expect(startSec).toBeGreaterThanOrEqual((before?.endSec ?? 0) - 0.001);
            expect(last?.endsSentence).toBe(true);
            expect(endSec).toBeGreaterThanOrEqual((last?.endSec ?? 0) - 0.001);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

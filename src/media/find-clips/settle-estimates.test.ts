import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsFromCues } from '../captions/words-from-cues.ts';
import { settleEstimates } from './settle-estimates.ts';

const cue = (startSec: number, endSec: number, text: string) => ({
  startSec,
  endSec,
  text,
  speaker: null,
  marks: [],
});

const anyCues = fc
  .array(
    fc.record({
      gapSec: fc.double({ min: 0, max: 2, noNaN: true }),
      lengthSec: fc.double({ min: 0.4, max: 8, noNaN: true }),
      text: fc.constantFrom('One. Two three four.', 'It is. No! Why?', 'A line without an end', 'Yes.'),
    }),
    { maxLength: 12 },
  )
  .map((rows) => {
    let atSec = 0;
    return rows.map(({ gapSec, lengthSec, text }) => {
      const startSec = atSec + gapSec;
      atSec = startSec + lengthSec;
      return cue(startSec, atSec, text);
    });
  });
const anySilences = fc
  .array(
    fc.tuple(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0.01, max: 2, noNaN: true })),
    {
      maxLength: 20,
    },
  )
  .map((rows) =>
    rows
      .sort((a, b) => a[0] - b[0])
      .map(([startSec, lengthSec]) => ({ startSec, endSec: startSec + lengthSec })),
  );

describe('estimated ends of sentences', () => {
  it('move to the one pause that is heard near them, and are sure from then on', () => {
    const words = wordsFromCues([cue(10, 14, 'We left early. Nobody knew why.')]);
    const last = words.findIndex(({ text }) => text === 'early.');
    const guessSec = words[last]?.endSec ?? 0;
    const pause = { startSec: guessSec - 0.2, endSec: guessSec + 0.1 };
    const settled = settleEstimates(words, [{ startSec: 2, endSec: 3 }, pause]);
    expect(settled[last]).toMatchObject({ endSec: pause.startSec });
    expect(settled[last]?.isEndEstimated).toBeUndefined();
    expect(settled[last + 1]).toMatchObject({ text: 'Nobody', startSec: pause.endSec });
  });

  it('stay where they are when two pauses could be meant, or none', () => {
    const words = wordsFromCues([cue(10, 14, 'We left early. Nobody knew why.')]);
    const middleSec = ((words[2]?.endSec ?? 0) + (words[3]?.startSec ?? 0)) / 2;
    const two = [
      { startSec: middleSec - 0.3, endSec: middleSec - 0.15 },
      { startSec: middleSec + 0.1, endSec: middleSec + 0.3 },
    ];
    expect(settleEstimates(words, two)).toEqual(words);
    expect(settleEstimates(words, [])).toEqual(words);
  });

  it('keep every word, in order, with length and without overlap', () => {
    fc.assert(
      fc.property(anyCues, anySilences, (cues, silences) => {
        const words = wordsFromCues(cues);
        const settled = settleEstimates(words, silences);
        expect(settled.map(({ text }) => text)).toEqual(words.map(({ text }) => text));
        for (const [index, word] of settled.entries()) {
          expect(word.endSec).toBeGreaterThan(word.startSec);
          expect(word.startSec).toBeGreaterThanOrEqual((settled[index - 1]?.endSec ?? 0) - 1e-9);
        }
      }),
    );
  });
});

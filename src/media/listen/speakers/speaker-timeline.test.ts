import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelWords } from './label-words.ts';
import { speakerTimeline, type WindowVoice } from './speaker-timeline.ts';

const ANNA = Float32Array.of(1, 0, 0);
const BRUNO = Float32Array.of(0, 1, 0);

const says = (
  embedding: Float32Array | null,
  startSec: number,
  endSec: number,
  isClear = true,
): WindowVoice => ({
  speaks: [{ startSec, endSec }],
  embedding,
  isClear,
});
const turn = (speaker: number, startSec: number, endSec: number) => ({ speaker, startSec, endSec });
const word = (index: number, startSec: number, endSec: number) => ({
  ...{ index, text: `w${index}`, startSec, endSec, confidence: null, speaker: null },
});

describe('a timeline of speakers', () => {
  it('joins what one person says over the borders of windows, and numbers by who speaks first', () => {
    const voices = [says(BRUNO, 1, 7.5), says(ANNA, 8, 12.5), says(BRUNO, 7.5, 7.9), says(ANNA, 12.5, 14)];
    expect(speakerTimeline(voices)).toEqual([turn(0, 1, 7.9), turn(1, 8, 14)]);
  });

  it('asks those who are heard clearly who the others are', () => {
    const unclear = Float32Array.of(0.5, 0.45, 0.7);
    const voices = [says(ANNA, 0, 3), says(ANNA, 5, 8), says(BRUNO, 8, 10), says(BRUNO, 11, 14)];
    expect(speakerTimeline([...voices, says(unclear, 15, 15.5, false)]).at(-1)).toEqual(turn(0, 15, 15.5));
  });

  it('lets people speak at once, and leaves out who is heard too briefly', () => {
    const voices = [
      says(ANNA, 0, 6),
      says(BRUNO, 2, 4),
      says(BRUNO, 7, 9),
      says(ANNA, 12, 14),
      says(null, 15, 15.2),
    ];
    expect(speakerTimeline(voices)).toEqual([turn(0, 0, 6), turn(1, 2, 4), turn(1, 7, 9), turn(0, 12, 14)]);
    expect(speakerTimeline([says(null, 0, 1)])).toEqual([]);
    expect(speakerTimeline([])).toEqual([]);
  });
});

describe('words', () => {
  const labelled = (...args: Parameters<typeof labelWords>) =>
    labelWords(...args).map(({ speaker }) => speaker);

  it('are said by whoever speaks for most of them', () => {
    const turns = [turn(0, 0, 2), turn(1, 2, 5)];
    expect(labelled([word(0, 1, 2.4), word(1, 1.9, 2.5), word(2, 3, 4)], turns)).toEqual([
      'speaker_1',
      'speaker_2',
      'speaker_2',
    ]);
  });

  it('are said by who spoke before where two speak at once, and by the nearest where nobody was heard', () => {
    const turns = [turn(0, 0, 6), turn(1, 3, 8), turn(0, 20, 21)];
    expect(labelled([word(0, 1, 2), word(1, 4, 5), word(2, 7, 7.5), word(3, 5, 5.5)], turns)).toEqual([
      ...['speaker_1', 'speaker_1', 'speaker_2', 'speaker_2'],
    ]);
    expect(labelled([word(0, 9, 9.5), word(1, 18, 19)], turns)).toEqual(['speaker_2', 'speaker_1']);
  });

  it('keep what they have where nobody was told apart', () => {
    const before = { ...word(0, 0, 1), speaker: 'Ada' };
    expect(labelWords([before], [])).toEqual([before]);
  });

  it('all get a speaker of the timeline and nothing else about them changes', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 20 })), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(spans, spans, (said, spoken) => {
        const turns = spoken
          .map(([start, length], at) => turn(at % 3, start, start + length))
          .sort((a, b) => a.startSec - b.startSec);
        const words = said.map(([start, length], at) => word(at, start, start + length / 4));
        const found = labelWords(words, turns);
        expect(found.map((one) => ({ ...one, speaker: null }))).toEqual(words);
        for (const one of found) {
          const speaker = Number(one.speaker?.slice('speaker_'.length)) - 1;
          const shared = turns.map(
            (span) => Math.min(span.endSec, one.endSec) - Math.max(span.startSec, one.startSec),
          );
          // Somebody who speaks in a word is preferred to anybody who does not.
          const [most] = shared.toSorted((a, b) => b - a);
          const own = turns.some(
            (span, at) => span.speaker === speaker && ((shared[at] ?? 0) > 0 || (most ?? 0) <= 0),
          );
          expect(own).toBe(true);
        }
      }),
    );
  });
});

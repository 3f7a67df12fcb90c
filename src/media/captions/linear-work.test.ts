/** Text from people may be anything; reading twice as much of it must take about twice the work. */
import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import type { CaptionCue } from './caption-cue.ts';
import { CUE_MAX_CHARS, parseCaptions } from './parse-captions.ts';
import { readCaptions } from './read-captions.ts';
import { wordsFromCues } from './words-from-cues.ts';

/** What one cue may hold, by its number of parts. */
const TEXTS: Readonly<Record<string, (count: number) => string>> = {
  'signs after a word': (count) => `a${' !'.repeat(count)}`,
  'signs before a word': (count) => `${'( '.repeat(count)}a`,
  'signs without a word': (count) => '. '.repeat(count),
  'one word of signs': (count) => '!?'.repeat(count),
  'tags that never end': (count) => '<'.repeat(count),
  'tags of speakers': (count) => '<v A>a'.repeat(count),
  'codes that never end': (count) => '{\\'.repeat(count),
  'lines of one letter': (count) => 'a\n'.repeat(count),
  'lines that nearly repeat': (count) => `${'a\n'.repeat(count)}b`,
  'one word without spaces': (count) => 'ก'.repeat(count),
  words: (count) => 'word '.repeat(count),
  entities: (count) => '&amp;'.repeat(count),
};

function counted(work: (steps: { add(count: number): void }) => void): number {
  let total = 0;
  work({
    add: (count) => {
      total += count;
    },
  });
  return total;
}

function cue(startSec: number, text: string, marks: CaptionCue['marks'] = []): CaptionCue {
  return { startSec, endSec: startSec + 1, text, speaker: null, marks };
}

function expectLinear(stepsOf: (size: number) => number): void {
  const [once, twice] = [stepsOf(4000), stepsOf(8000)];
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(2.5);
  // Each character is looked at a few times, not once for every other one.
  expect(once).toBeLessThan(4000 * 60);
}

describe('the words of cues take work in proportion to their text', () => {
  for (const [name, text] of Object.entries(TEXTS)) {
    it(`of one cue: ${name}`, () => {
      expectLinear((size) => counted((steps) => wordsFromCues([cue(0, text(size))], steps)));
    });

    it(`of a cue that follows its like: ${name}`, () => {
      const both = (size: number) => [cue(0, text(size)), cue(1, text(size), [{ offset: 0, startSec: 1.5 }])];
      expectLinear((size) => counted((steps) => wordsFromCues(both(size), steps)));
    });

    it(`of many cues at the same time, parsed: ${name}`, () => {
      const file = (size: number) =>
        `00:00:01,000 --> 00:00:02,000\n${text(20).replace(/\n$/, '')}\n\n`.repeat(Math.ceil(size / 20));
      expectLinear((size) =>
        counted((steps) => wordsFromCues(parseCaptions(file(size), 'srt', steps).cues, steps)),
      );
    });
  }

  it('of a cue whose words are all timed', () => {
    const marks = (size: number) =>
      Array.from({ length: size }, (_, at) => ({ offset: at * 5, startSec: at / size }));
    expectLinear((size) =>
      counted((steps) => wordsFromCues([cue(0, 'word '.repeat(size), marks(size))], steps)),
    );
  });

  it('of a file that is no captions at all', () => {
    for (const line of ['a', '-->', '1', '00:00:01,000 -->', 'NOTE'])
      for (const end of ['\n', '\n\n'])
        expectLinear((size) => counted((steps) => parseCaptions((line + end).repeat(size), 'vtt', steps)));
  });
});

describe('what one file may hold', () => {
  it('is any number of words', () => {
    const words = wordsFromCues([cue(0, 'word '.repeat(200_000))]);
    expect(words).toHaveLength(200_000);
    const file = '00:00:01,000 --> 00:59:02,000\nword word word\n\n'.repeat(40_000);
    expect(readCaptions({ text: file, format: 'srt' }).words).toHaveLength(120_000);
  });

  it('is no cue longer than a few paragraphs: it is refused by its line', () => {
    const long = `1\n00:00:01,000 --> 00:00:02,000\n${'a '.repeat(CUE_MAX_CHARS)}\n`;
    const { words, problems } = readCaptions({ text: long, format: 'srt' });
    expect(words).toEqual([]);
    expect(problems).toEqual([{ line: 2, problem: problem('captions_cue_long', { most: 5000 }) }]);
  });

  it('is no more than a few million characters', () => {
    expect(readCaptions({ text: 'a'.repeat(5_000_000), format: 'srt' }).problems).toEqual([
      { line: 1, problem: problem('captions_large', { most: 4 }) },
    ]);
  });
});

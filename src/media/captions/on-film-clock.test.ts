import { expect, it } from 'vitest';
import type { Word } from '../listen/word.ts';
import { onFilmClock } from './on-film-clock.ts';

const HOUR = 3600;
const wordsAt = (...starts: readonly number[]): Word[] =>
  starts.map((startSec, index) => ({
    ...{ index, text: `word ${index}`, startSec, endSec: startSec + 1, confidence: null, speaker: null },
  }));
const startsOf = (words: readonly Word[]) => words.map(({ startSec }) => startSec);

it('lets a film begin at its own start where its subtitles begin at a whole hour', () => {
  expect(startsOf(onFilmClock(wordsAt(HOUR + 5, HOUR + 500), 600))).toEqual([5, 500]);
  expect(startsOf(onFilmClock(wordsAt(10 * HOUR, 11 * HOUR), HOUR + 1))).toEqual([0, HOUR]);
  // The film itself is longer than the hour.
  expect(startsOf(onFilmClock(wordsAt(HOUR + 5, 2 * HOUR + 500), HOUR + 600))).toEqual([5, HOUR + 500]);
});

it('leaves words where they are that fit the film, or fit it neither way', () => {
  const late = wordsAt(HOUR + 5, HOUR + 500);
  expect(onFilmClock(late, HOUR + 600)).toBe(late);
  const lingering = wordsAt(HOUR + 5, HOUR + 609);
  expect(onFilmClock(lingering, HOUR + 600)).toBe(lingering);
  const foreign = wordsAt(HOUR + 5, HOUR + 1700);
  expect(onFilmClock(foreign, 600)).toBe(foreign);
  const long = wordsAt(5, 700);
  expect(onFilmClock(long, 600)).toBe(long);
  expect(onFilmClock([], 600)).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  OVERLAP_SEC,
  orderWords,
  WINDOW_SEC,
  type WindowWord,
  windowStartSec,
  wordsOfWindow,
} from './window-words.ts';

const word = (text: string, startSec: number, endSec: number) => ({ text, startSec, endSec });

describe('joining recognition windows', () => {
  it('takes every word of a talk once, however the windows fall', () => {
    const gaps = fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(gaps, (hundredths) => {
        let clock = 0;
        const spoken = hundredths.map((gap, index) => {
          clock += gap / 100;
          return { text: `w${index}`, startSec: clock, endSec: clock + 0.15 };
        });
        const windows = Math.ceil((clock + 1) / (WINDOW_SEC - OVERLAP_SEC));
        const joined: WindowWord[] = [];
        for (let index = 0; index < windows; index += 1) {
          const offset = windowStartSec(index);
          const heard = spoken
            .filter(({ startSec, endSec }) => startSec >= offset && endSec <= offset + WINDOW_SEC)
            .map(({ text, startSec, endSec }) => ({
              text,
              startSec: startSec - offset,
              endSec: endSec - offset,
            }));
          joined.push(...wordsOfWindow(index, heard, WINDOW_SEC, index === windows - 1));
        }
        expect(orderWords(joined).map(({ text }) => text)).toEqual(spoken.map(({ text }) => text));
      }),
    );
  });

  it('gives words in order, apart and with a length, whatever the recogniser says', () => {
    const time = fc.double({ min: -5, max: 40, noNaN: true });
    const word = fc.record({ text: fc.string(), startSec: time, endSec: fc.option(time) });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (heard) => {
        const words = orderWords(wordsOfWindow(0, heard, WINDOW_SEC, true));
        words.forEach(({ index, text, startSec, endSec }, at) => {
          expect(index).toBe(at);
          expect(text.trim()).not.toBe('');
          expect(endSec).toBeGreaterThan(startSec);
          expect(startSec).toBeGreaterThanOrEqual(words[at - 1]?.endSec ?? 0);
        });
      }),
    );
  });

  it('takes a word of both windows from the one in whose inside its middle is, without spaces', () => {
    const heard = [
      word(' at the edge ', 1.9, 2.1),
      word('too early', 1.8, 2.1),
      word('too late', 27.9, 28.1),
    ];
    const [edge, ...more] = wordsOfWindow(1, heard, WINDOW_SEC, false);
    expect(more).toEqual([]);
    expect(edge).toMatchObject({ text: 'at the edge', startSec: 27.9 });
    expect(wordsOfWindow(0, heard, WINDOW_SEC, true)).toHaveLength(3);
  });

  it('keeps words inside a short window', () => {
    const heard = [word('a', -1, 1), word('b', 4, 6), { text: 'c', startSec: 7, endSec: null }];
    expect(wordsOfWindow(0, heard, 5, true).map(({ startSec, endSec }) => [startSec, endSec])).toEqual([
      [0, 1],
      [4, 5],
      [5, 5],
    ]);
  });

  it('does not stretch a word over the pause behind it', () => {
    const [word] = wordsOfWindow(0, [{ text: 'so', startSec: 3, endSec: 29.98 }], WINDOW_SEC, true);
    expect(word?.endSec).toBe(5);
  });
});

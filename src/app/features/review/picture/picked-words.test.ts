import { describe, expect, it } from 'vitest';
import { isPicked, pickedSpan } from './picked-words.ts';

const words = [3, 4, 5, 6].map((index) => ({ index, startSec: index, endSec: index + 0.5 }));

describe('picked words', () => {
  it('are those between both ends, whichever was first', () => {
    for (const picked of [
      { from: 4, to: 6 },
      { from: 6, to: 4 },
    ]) {
      expect(words.filter((word) => isPicked(word, picked)).map(({ index }) => index)).toEqual([4, 5, 6]);
      expect(pickedSpan(words, picked)).toEqual({ startSec: 4, endSec: 6.5 });
    }
  });

  it('are none where there is one only, or nothing', () => {
    expect(pickedSpan(words, { from: 4, to: 4 })).toBeNull();
    expect(pickedSpan(words, { from: 8, to: 9 })).toBeNull();
    expect(pickedSpan(words, null)).toBeNull();
  });
});

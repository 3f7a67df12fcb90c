import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Word } from '../../../media/listen/word.ts';
import { withImportedWords } from './with-imported-words.ts';

const said = (texts: readonly string[], fromSec: number): Word[] =>
  texts.map((text, index) => ({
    ...{ index, text, startSec: fromSec + index, endSec: fromSec + index + 0.5 },
    ...{ confidence: null, speaker: null },
  }));
const HEARD = said(['a', 'b', 'c', 'd', 'e', 'f'], 0);

describe('imported words among heard ones', () => {
  it('stand for everything that was heard in the clip', () => {
    const words = withImportedWords(HEARD, said(['X', 'Y'], 2.5), { startSec: 2, endSec: 5 });
    expect(words.map(({ index, text, imported }) => [index, text, imported])).toEqual([
      [0, 'a', null],
      [1, 'b', null],
      [2, 'X', 0],
      [3, 'Y', 1],
      [4, 'f', null],
    ]);
    // A file may say more than the clip shows now.
    const longer = withImportedWords(HEARD, said(['X', 'Y', 'Z'], 2.5), { startSec: 2, endSec: 3 });
    expect(longer.map(({ text }) => text)).toEqual(['a', 'b', 'X', 'Y', 'Z', 'f']);
  });

  it('are all kept, in order and numbered without gaps, whatever was heard', () => {
    const start = fc.double({ min: 0, max: 9, noNaN: true });
    fc.assert(
      fc.property(start, start, fc.nat({ max: 6 }), (fromSec, clipSec, count) => {
        const imported = said(['P', 'Q', 'R', 'S', 'T', 'U'].slice(0, count), fromSec);
        const words = withImportedWords(HEARD, imported, { startSec: clipSec, endSec: clipSec + 2 });
        expect(words.map(({ index }) => index)).toEqual(words.map((_, at) => at));
        expect(words.flatMap((word) => word.imported ?? [])).toEqual(imported.map(({ index }) => index));
        for (const [at, word] of words.entries())
          expect(word.startSec).toBeGreaterThanOrEqual(words[at - 1]?.startSec ?? 0);
      }),
    );
  });
});

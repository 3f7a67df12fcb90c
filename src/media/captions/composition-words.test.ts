import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CompositionWord,
  findAndReplace,
  replaceWords,
  shownWords,
  UnknownWordError,
  wordsInSpan,
} from './composition-words.ts';

function wordsOf(text: string, firstIndex = 0): CompositionWord[] {
  return text.split(' ').map((word, offset) => ({
    index: firstIndex + offset,
    text: word,
    startSec: offset,
    endSec: offset + 0.8,
    hidden: false,
  }));
}
const shown = (words: readonly CompositionWord[]) =>
  shownWords(words)
    .map(({ text }) => text)
    .join(' ');

describe('words of a composition', () => {
  const transcript = wordsOf('zero one two three four').map((word) => ({
    ...word,
    confidence: null,
    speaker: null,
  }));

  it('are those whose middle lies in the clip, on the clip’s clock', () => {
    const words = wordsInSpan(transcript, { startSec: 1.2, endSec: 3.5 });
    expect(words.map(({ index, text }) => [index, text])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(words[0]?.startSec).toBe(0);
    expect(words[2]?.endSec).toBeCloseTo(2.3);
  });

  it('belong to the clip that begins where their middle is, and no longer to the one that ends there', () => {
    const middle = (transcript[1]?.startSec ?? 0) / 2 + (transcript[1]?.endSec ?? 0) / 2;
    const indexesIn = (startSec: number, endSec: number) =>
      wordsInSpan(transcript, { startSec, endSec }).map(({ index }) => index);
    expect(indexesIn(middle, 100)[0]).toBe(1);
    expect(indexesIn(0, middle)).toEqual([0]);
  });

  it('know who says them by who speaks first in the whole transcript, whatever is done to them', () => {
    const said = transcript.map((word, at) => ({ ...word, speaker: ['B', 'A', null, 'B', 'A'][at] ?? null }));
    const words = wordsInSpan(said, { startSec: 1, endSec: 5 });
    expect(words.map(({ speaker }) => speaker)).toEqual([1, undefined, 0, 1]);
    const { words: changed } = replaceWords(words, [
      { index: 1, text: 'ONE' },
      { index: 3, text: '' },
    ]);
    expect(shownWords(changed).map(({ speaker }) => speaker)).toEqual([1, undefined, 1]);
  });

  it('keep their edits when the clip is cut anew', () => {
    const edited = replaceWords(wordsInSpan(transcript, { startSec: 0, endSec: 5 }), [
      { index: 2, text: 'TWO' },
      { index: 3, text: '' },
    ]).words;
    const again = wordsInSpan(transcript, { startSec: 1, endSec: 5 }, edited);
    expect(shown(again)).toBe('one TWO four');
  });

  it('can be given a new text or hidden, and the timing stays', () => {
    const words = wordsOf('so um yes');
    const { words: changed, replaced } = replaceWords(words, [
      { index: 1, text: '  ' },
      { index: 2, text: 'Yes!' },
    ]);
    expect(replaced).toBe(2);
    expect(shown(changed)).toBe('so Yes!');
    expect(changed.map(({ startSec }) => startSec)).toEqual(words.map(({ startSec }) => startSec));
  });

  it('refuse an index that is not there', () => {
    expect(() => replaceWords(wordsOf('a b'), [{ index: 7, text: 'x' }])).toThrow(UnknownWordError);
  });
});

describe('find and replace', () => {
  it('replaces a phrase word by word and hides what is left over', () => {
    const { words, replaced } = findAndReplace(wordsOf('the big red bus left'), {
      find: 'big red bus',
      replaceWith: 'tram',
    });
    expect(replaced).toBe(1);
    expect(shown(words)).toBe('the tram left');
    expect(words.map(({ hidden }) => hidden)).toEqual([false, false, true, true, false]);
  });

  it('finds words whose signs stand apart by a space, and leaves the signs with them', () => {
    const said = ['Pourquoi\u00a0?', 'Vraiment\u00a0!'];
    const words = said.map((text, at) => ({ ...(wordsOf('a b')[at] as CompositionWord), text }));
    const found = findAndReplace(words, { find: 'pourquoi ?', replaceWith: 'Pour quoi\u00a0?' });
    expect(found.words.map(({ text }) => text)).toEqual(['Pour quoi\u00a0?', 'Vraiment\u00a0!']);
    expect(shown(findAndReplace(words, { find: 'vraiment', replaceWith: 'Vrai' }).words)).toBe(
      'Pourquoi\u00a0? Vrai\u00a0!',
    );
  });

  it('puts more words than before into the last one', () => {
    const { words } = findAndReplace(wordsOf('see you NYC folks'), {
      find: 'nyc',
      replaceWith: 'New York City',
    });
    expect(words.map(({ text }) => text)).toEqual(['see', 'you', 'New York City', 'folks']);
  });

  it('works inside words, keeps punctuation and minds case only when asked', () => {
    expect(
      shown(findAndReplace(wordsOf('Colour, colours'), { find: 'colour', replaceWith: 'color' }).words),
    ).toBe('color, colors');
    const minded = findAndReplace(wordsOf('Colour, colours'), {
      find: 'colour',
      replaceWith: 'color',
      matchCase: true,
    });
    expect(minded.replaced).toBe(1);
    expect(shown(minded.words)).toBe('Colour, colors');
  });

  it('hides words replaced by nothing', () => {
    expect(shown(findAndReplace(wordsOf('well um I um know'), { find: 'um', replaceWith: '' }).words)).toBe(
      'well I know',
    );
  });

  it('gives the text a string replacement would give, moves no time and changes no index', () => {
    const letters = fc.stringMatching(/^[ab]{1,4}$/u);
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 1, maxLength: 10 }),
        fc.stringMatching(/^[ab]{1,2}( [ab]{1,2})?$/u),
        fc.stringMatching(/^([cd]{1,3}( [cd]{1,3}){0,2})?$/u),
        (texts, find, replaceWith) => {
          const words = wordsOf(texts.join(' '));
          const result = findAndReplace(words, { find, replaceWith, matchCase: true });
          const plain = texts.join(' ').replaceAll(find, replaceWith).split(/\s+/u).filter(Boolean).join(' ');
          expect(shown(result.words)).toBe(plain);
          expect(result.words.map(({ index, startSec, endSec }) => [index, startSec, endSec])).toEqual(
            words.map(({ index, startSec, endSec }) => [index, startSec, endSec]),
          );
        },
      ),
    );
  });

  it('takes straight and curved quotation marks for the same, and puts in what was typed', () => {
    const replaced = (text: string, find: string, replaceWith: string) =>
      shown(findAndReplace(wordsOf(text), { find, replaceWith }).words);
    expect(replaced('I don’t know', "don't", 'do not')).toBe('I do not know');
    expect(replaced("I don't know", 'don’t', 'do not')).toBe('I do not know');
    expect(replaced("don’t don't", "n't", 'n’t')).toBe('don’t don’t');
    expect(replaced('un “caso” “raro”', '"caso"', '«caso»')).toBe('un «caso» “raro”');
    expect(replaced('dell’arte (a.b*)', "dell'arte (a.b*)", 'x')).toBe('x');
    // An opening mark is none that closes.
    expect(replaced('un “caso”', '“', '«')).toBe('un «caso”');
  });

  it('finds nothing for an empty text', () => {
    expect(findAndReplace(wordsOf('a b'), { find: '  ', replaceWith: 'x' }).replaced).toBe(0);
  });
});

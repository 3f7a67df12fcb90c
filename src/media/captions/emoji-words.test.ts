import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import meanings from './emoji-words.json';
import { emojiOf, withEmoji } from './emoji-words.ts';

const word = (text: string, startSec: number) => ({
  index: startSec,
  text,
  startSec,
  endSec: startSec + 0.4,
});

describe('emoji by rule', () => {
  it('follows a word it fits, whatever its case and signs', () => {
    expect(emojiOf('Money,')).toBe('💰');
    expect(emojiOf('«soldi»')).toBe('💰');
    expect(emojiOf('laughing')).toBe('😂');
    expect(emojiOf('campionati')).toBe('🏆');
    expect(emojiOf('firearm')).toBeNull();
    expect(emojiOf('...')).toBeNull();
  });

  it('stands behind the word with a space, and not again within three seconds', () => {
    const shown = withEmoji([word('fire', 0), word('money', 1), word('pizza!', 3)]);
    expect(shown.map(({ text }) => text)).toEqual(['fire 🔥', 'money', 'pizza! 🍕']);
  });

  it('names each word once, so that no rule hides another', () => {
    const words = Object.values(meanings).flat();
    expect(new Set(words).size).toBe(words.length);
  });

  it('only adds: words keep order, time and text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('fire', 'a', 'cane', 'x,', 'Idea')), (texts) => {
        const words = texts.map((text, index) => word(text, index));
        const shown = withEmoji(words);
        expect(shown.map(({ text }) => text.split(' ')[0])).toEqual(texts);
        expect(shown.map(({ startSec }) => startSec)).toEqual(words.map(({ startSec }) => startSec));
      }),
    );
  });
});

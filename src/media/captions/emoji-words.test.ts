import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookWithDetails, NO_DETAILS } from './caption-details.ts';
import { captionPagesOf } from './caption-style.ts';
import meanings from './emoji-words.json';
import { emojiFinder, withEmoji } from './emoji-words.ts';
import { captionLineText } from './write-captions.ts';

const word = (text: string, startSec: number) => ({
  index: startSec,
  text,
  startSec,
  endSec: startSec + 0.4,
});

const EITHER = new Set(['en', 'it']);

describe('emoji by rule', () => {
  it('follows a word it fits, whatever its case and signs', () => {
    expect(emojiFinder(EITHER)('Money,')).toBe('💰');
    expect(emojiFinder(EITHER)('«soldi»')).toBe('💰');
    expect(emojiFinder(new Set(['en']))('laughing')).toBe('😂');
    expect(emojiFinder(new Set(['it']))('campionati')).toBe('🏆');
    expect(emojiFinder(EITHER)('firearm')).toBeNull();
    expect(emojiFinder(EITHER)('...')).toBeNull();
  });

  it.each([
    ['es', 'El dinero no es todo, pero está bien.', ['dinero 💰']],
    ['de', 'Das Geld war weg und wir haben es nicht.', ['Geld 💰']],
    ['pl', 'To nie jest tylko miłość, ale już są pieniądze.', ['miłość, ❤️', 'pieniądze. 💰']],
    ['ru', 'Это были деньги, и мы их тратили.', ['деньги, 💰']],
    ['hi', 'यह पैसा है और हम खुश हैं', ['पैसा 💰']],
    ['ar', 'هذا هو المال في البيت', ['المال 💰']],
    ['ko', '그건 음악 이 아니었다', ['음악 🎵']],
    ['en', 'He was the sole owner of it and that was it.', []],
    ['nl', 'De goal was niet het doel van een cane.', ['doel 🎯']],
  ])('is of words of the language that is spoken: %s', (_, text, emoji) => {
    const shown = withEmoji(text.split(' ').map((one, at) => word(one, at * 4)));
    const texts = shown.map((one) => one.text).filter((one) => one.includes('\u00a0'));
    expect(texts).toEqual(emoji.map((one) => one.replace(' ', '\u00a0')));
  });

  it('is found where no space parts the words', () => {
    expect(emojiFinder(new Set(['ja']))('お金がないです')).toBe('💰');
    expect(emojiFinder(new Set(['zh']))('我没有钱了这笔金钱')).toBe('💰');
  });

  it('stands behind the word with a space that does not break, and not again within three seconds', () => {
    const shown = withEmoji([word('fire', 0), word('money', 1), word('pizza!', 3)]);
    expect(shown.map(({ text }) => text)).toEqual(['fire\u00a0🔥', 'money', 'pizza!\u00a0🍕']);
  });

  it('is shown with its word where one is shown at a time', () => {
    const texts = ['The', 'money', 'has', 'gone.'];
    const words = withEmoji(texts.map((text, at) => ({ ...word(text, at * 0.35), index: at })));
    const look = lookWithDetails(undefined, { ...NO_DETAILS, wordsAtOnce: 'word' });
    const pages = captionPagesOf({
      captions: { style: 'outline', words, centerYPx: null, ...(look === undefined ? {} : { look }) },
      ...{ widthPx: 1080, heightPx: 1920, fps: 30, durationSec: 60 },
    });
    const shown = pages.map(({ lines }) => lines.map(captionLineText).join('/'));
    expect(shown).toEqual(['The', 'money 💰', 'has', 'gone.']);
  });

  it('names each word of a language once, so that no rule hides another, composed and in small letters', () => {
    const lists: readonly Readonly<Record<string, readonly string[]>>[] = Object.values(meanings);
    for (const language of Object.keys(meanings['🔥'])) {
      const words = lists.flatMap((list) => list[language] ?? []);
      expect(new Set(words).size, language).toBe(words.length);
      expect(words.filter((one) => one !== one.normalize('NFC').toLowerCase())).toEqual([]);
    }
  });

  it('only adds: words keep order, time and text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('fire', 'a', 'cane', 'x,', 'Idea')), (texts) => {
        const words = texts.map((text, index) => word(text, index));
        const shown = withEmoji(words);
        expect(shown.map(({ text }) => text.split('\u00a0')[0])).toEqual(texts);
        expect(shown.map(({ startSec }) => startSec)).toEqual(words.map(({ startSec }) => startSec));
      }),
    );
  });
});

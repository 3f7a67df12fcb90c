import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuiltState } from './composition-state.ts';
import { carryEdits, foreseeEdits } from './hand-edits.ts';

const state = (texts: readonly string[], more: Partial<BuiltState> = {}): BuiltState => ({
  title: 'Built',
  width: 1080,
  height: 1920,
  fps: 30,
  captionStyle: 'boxed',
  framing: 'centered',
  words: texts.map((text, index) => ({ index, text, startSec: index, endSec: index + 1, hidden: false })),
  durationSec: texts.length,
  scene: { kind: 'streamer', sourceAssetId: 'ast_0', headline: '' },
  ...more,
});
const edited = (
  before: BuiltState,
  index: number,
  change: Partial<BuiltState['words'][number]>,
): BuiltState => ({
  ...before,
  words: before.words.map((word) => (word.index === index ? { ...word, ...change } : word)),
});
const texts = ({ words }: BuiltState): string[] => words.map(({ text }) => text);

describe('what was changed by hand', () => {
  const built = state(['we', 'raised', 'the', 'price', 'of', 'the', 'plan']);

  it('is on the next build of the same words, whatever it was', () => {
    const now = {
      ...edited(edited(built, 3, { text: 'prize' }), 5, { hidden: true }),
      title: 'Mine',
      captionStyle: 'outline',
      shotsSet: [{ startSec: 0, endSec: 2, view: 'whole' as const, centerX: null, centerY: null }],
    };
    const next = carryEdits(built, now, { ...built, durationSec: 8 }, true);
    expect(next).toEqual({ ...now, durationSec: 8 });
  });

  it('follows its word to where it is said now', () => {
    const now = edited(edited(built, 3, { text: 'prize' }), 5, { text: 'THE' });
    const next = carryEdits(built, now, state(['last', 'year', ...texts(built)]), true);
    expect(texts(next)).toEqual(['last', 'year', 'we', 'raised', 'the', 'prize', 'of', 'THE', 'plan']);
  });

  it('keeps a word that was made to stand out, and a line that was ended, at what was said', () => {
    const marked = edited(edited(built, 3, { emphasised: true }), 5, { breaksAfter: true });
    const { words } = carryEdits(built, marked, state(['last', 'year', ...texts(built)]), true);
    expect(words.flatMap((word) => (word.emphasised || word.breaksAfter ? [word] : []))).toMatchObject([
      { index: 5, text: 'price', emphasised: true },
      { index: 7, text: 'the', breaksAfter: true },
    ]);
    const next = { captionStyle: 'boxed', words: built.words, sameFraming: true };
    expect(foreseeEdits(built, marked, next).kept.words).toBe(2);
  });

  it('takes a few looks at each word, however many were changed', () => {
    const many = state(Array.from({ length: 400 }, () => 'Cliperoom'));
    const now = { ...many, words: many.words.map((word) => ({ ...word, text: 'Cliproom' })) };
    let looks = 0;
    const counted = {
      ...many,
      words: many.words.map((word) => ({
        ...word,
        get text() {
          looks += 1;
          return word.text;
        },
      })),
    };
    const next = carryEdits(counted, now, state(['So', ...texts(many)]), true);
    expect(texts(next)).toEqual(['So', ...texts(now)]);
    expect(looks).toBeLessThan(400 * 20);
  });

  it('is lost, and counted as lost, where its word is gone or can no longer be told from others', () => {
    const now = edited(edited(built, 3, { text: 'prize' }), 5, { text: 'THE' });
    const next = state(['we', 'raised', 'the', 'plan', 'the', 'the']);
    expect(foreseeEdits(built, now, { captionStyle: 'boxed', words: next.words, sameFraming: true })).toEqual(
      {
        kept: { title: false, captionStyle: false, words: 0, shots: 0 },
        lost: { title: false, captionStyle: false, words: 2, shots: 0 },
      },
    );
    expect(texts(carryEdits(built, now, next, true))).toEqual(texts(next));
  });

  it('is told as open where only the build shows whether its shots are there again', () => {
    const shot = { startSec: 0, endSec: 2, view: 'whole' as const, centerX: null, centerY: null };
    const next = { captionStyle: 'boxed', words: null };
    const nothing = { title: false, captionStyle: false, words: 0, shots: 0 };
    const now = { ...built, shotsSet: [shot] };
    const open = foreseeEdits(built, now, { ...next, sameFraming: null });
    expect(open).toEqual({ kept: nothing, lost: nothing, open: { ...nothing, shots: 1 } });
    expect(foreseeEdits(built, built, { ...next, sameFraming: null })).toEqual({
      kept: nothing,
      lost: nothing,
    });
  });

  it('gives way to a style that was chosen for the next build, and says so', () => {
    const now = { ...built, captionStyle: 'outline' };
    const next = { ...built, captionStyle: 'word-pop' };
    expect(carryEdits(built, now, next, true).captionStyle).toBe('word-pop');
    expect(foreseeEdits(built, now, { ...next, sameFraming: true }).lost.captionStyle).toBe(true);
  });

  it('of shots is lost where another picture is made', () => {
    const shot = { startSec: 0, endSec: 2, view: 'whole' as const, centerX: null, centerY: null };
    const now = { ...built, shotsSet: [shot] };
    expect(carryEdits(built, now, built, false)).not.toHaveProperty('shotsSet');
    expect(foreseeEdits(built, now, { ...built, sameFraming: false }).lost.shots).toBe(1);
  });

  it('is what was foreseen, for any words: everything is either kept or lost, and nothing else is touched', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd');
    const change = fc.record({ index: fc.nat(11), text: fc.constantFrom('X', 'Y') });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.array(word, { maxLength: 12 }),
        fc.array(change),
        (was, willBe, changes) => {
          const before = state(was);
          const now = changes.reduce((known, { index, text }) => edited(known, index, { text }), before);
          const next = state(willBe);
          const { kept, lost } = foreseeEdits(before, now, { ...next, sameFraming: true });
          const handMade = now.words.filter(({ text }, index) => text !== was[index]).length;
          expect(kept.words + lost.words).toBe(handMade);
          const carried = texts(carryEdits(before, now, next, true));
          expect(carried.filter((text, index) => text !== willBe[index]).length).toBe(kept.words);
        },
      ),
    );
  });

  it('is all there is where nothing was changed: the next build is as it is built', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (was, willBe) => {
        expect(carryEdits(state(was), state(was), state(willBe), true)).toEqual(state(willBe));
      }),
    );
  });
});

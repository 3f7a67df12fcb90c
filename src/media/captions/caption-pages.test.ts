import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { blankPlan } from '../compose/plans/plan-parts.ts';
import type { CaptionStyleId, CaptionWord } from './caption-plan.ts';
import { CAPTION_STYLES, captionArea, captionPagesOf } from './caption-style.ts';
import { countGraphemes } from './fonts/text-width.ts';
import { lineWidthEm } from './line-breaking.ts';
import { captionLineText } from './write-captions.ts';

const STYLES: readonly CaptionStyleId[] = ['bold-karaoke', 'word-pop', 'boxed', 'outline'];

function planOf(
  words: readonly CaptionWord[],
  style: CaptionStyleId,
  size: readonly number[] = [1080, 1920],
): CompositionPlan {
  const [width = 1080, height = 1920] = size;
  const durationSec = Math.max(1, ...words.map((word) => word.endSec)) + 1;
  return {
    ...blankPlan({ width, height, fps: 30 }, durationSec),
    captions: { style, words, centerYPx: null },
  };
}

function speak(text: string, wordSec = 0.3, gaps: Record<number, number> = {}): CaptionWord[] {
  let atSec = 0;
  return text.split(' ').map((word, index) => {
    const startSec = atSec + (gaps[index] ?? 0);
    atSec = startSec + wordSec;
    return { index, text: word, startSec, endSec: atSec };
  });
}

const wordText = fc.oneof(
  fc.stringMatching(/^[a-zA-Z]{1,14}[.,?!]?$/u),
  fc.constantFrom(
    '今日は',
    '散歩に行きましょうとみんなで言いましたとさ',
    '👩‍👩‍👧‍👦',
    'Donaudampfschifffahrtsgesellschaft',
    'é̀',
    'مرحبا',
  ),
  fc.string({ unit: 'grapheme', minLength: 0, maxLength: 40 }),
);
const spokenWords = fc
  .array(
    fc.tuple(
      wordText,
      fc.double({ min: 0.02, max: 1.2, noNaN: true }),
      fc.double({ min: 0, max: 1.5, noNaN: true }),
    ),
    {
      maxLength: 60,
    },
  )
  .map((rows) => {
    let atSec = 0;
    return rows.map(([text, lengthSec, gapSec], index): CaptionWord => {
      const startSec = atSec + (gapSec > 1 ? gapSec : 0);
      atSec = startSec + lengthSec;
      return { index, text, startSec, endSec: atSec };
    });
  });
const anySize = fc.constantFrom([1080, 1920], [1080, 1080], [1920, 1080], [1080, 1350]);

describe('caption pages', () => {
  it('keep every visible character in order, whatever the words', () => {
    fc.assert(
      fc.property(spokenWords, fc.constantFrom(...STYLES), anySize, (words, style, size) => {
        const pages = captionPagesOf(planOf(words, style, size));
        const shown = pages
          .flatMap((page) => page.lines.flatMap((line) => line.map(({ text }) => text)))
          .join('');
        const said = words
          .map(({ text }) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' '))
          .join('');
        expect(shown).toBe(said.replace(/\s+/gu, ''));
      }),
    );
  });

  it('stay within lines, characters and width', () => {
    fc.assert(
      fc.property(spokenWords, fc.constantFrom(...STYLES), anySize, (words, styleId, size) => {
        const plan = planOf(words, styleId, size);
        const style = CAPTION_STYLES[styleId];
        const area = captionArea(style, plan.widthPx, plan.heightPx);
        for (const page of captionPagesOf(plan)) {
          expect(page.lines.length).toBeGreaterThan(0);
          expect(page.lines.length).toBeLessThanOrEqual(style.maxLines);
          for (const line of page.lines) {
            expect(countGraphemes(captionLineText(line))).toBeLessThanOrEqual(area.maxCharacters);
            const wide = lineWidthEm(line, style.weight) * area.fontSizePx > area.maxTextWidthPx + 0.001;
            expect(wide && line.length > 1).toBe(false);
          }
        }
      }),
    );
  });

  it('never overlap, never leave a gap of a single frame, and end with the composition', () => {
    fc.assert(
      fc.property(spokenWords, fc.constantFrom(...STYLES), (words, style) => {
        const plan = planOf(words, style);
        const pages = captionPagesOf(plan);
        for (const [index, page] of pages.entries()) {
          expect(page.endSec).toBeGreaterThan(page.startSec);
          expect(page.endSec).toBeLessThanOrEqual(plan.durationSec + 1e-9);
          const next = pages[index + 1];
          if (next === undefined) continue;
          const gapSec = next.startSec - page.endSec;
          expect(gapSec).toBeGreaterThanOrEqual(-1e-9);
          expect(gapSec < 1e-9 || gapSec >= 2 / plan.fps - 1e-9).toBe(true);
        }
      }),
    );
  });

  it('break at the end of a sentence and at a pause', () => {
    const pages = captionPagesOf(
      planOf(speak('It works well. Now we wait for the answer', 0.3, { 6: 0.8 }), 'outline'),
    );
    const texts = pages.map((page) => page.lines.map(captionLineText).join(' '));
    expect(texts).toEqual(['It works well.', 'Now we wait', 'for the answer']);
  });

  it('take the stop of a title or an initial for no end of a sentence', () => {
    const textsOf = (said: string) =>
      captionPagesOf(planOf(speak(said), 'outline')).map((page) => page.lines.map(captionLineText).join(' '));
    expect(textsOf('Yesterday I met Mr. Smith at the office')).toEqual([
      'Yesterday I met Mr. Smith at the office',
    ]);
    expect(textsOf('I saw it with J. K. Rowling today')).toEqual(['I saw it with J. K. Rowling today']);
  });

  it('stand for at least five sixths of a second where the speech leaves room', () => {
    const pages = captionPagesOf(planOf(speak('No. Then a long silence followed', 0.25, { 1: 2 }), 'boxed'));
    const first = pages[0];
    expect(first && first.endSec - first.startSec).toBeGreaterThanOrEqual(5 / 6 - 1e-9);
  });

  it('are read at 20 characters a second or slower where the next line is far enough', () => {
    const pages = captionPagesOf(
      planOf(speak('extraordinarily complicated arrangements. Yes', 0.1, { 3: 3 }), 'outline'),
    );
    const first = pages[0];
    const characters = first?.lines.map(captionLineText).join(' ').length ?? 0;
    expect(characters / ((first?.endSec ?? 0) - (first?.startSec ?? 0))).toBeLessThanOrEqual(20 + 1e-6);
  });

  it('put two lines of like width under each other', () => {
    const [page] = captionPagesOf(planOf(speak('nobody ever teaches you how to'), 'outline', [1080, 1920]));
    const widths = page?.lines.map((line) => lineWidthEm(line, 700)) ?? [];
    expect(widths).toHaveLength(2);
    expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(4);
  });

  it('show one to three words at a time in word-pop', () => {
    const pages = captionPagesOf(
      planOf(speak('this is what it looks like when words pop one by one'), 'word-pop'),
    );
    for (const page of pages) expect(page.lines.flat().length).toBeLessThanOrEqual(3);
  });

  it('take ten thousand words', () => {
    const words = speak(Array.from({ length: 10_000 }, (_, index) => `word${index}`).join(' '), 0.25);
    const shown = captionPagesOf(planOf(words, 'boxed')).flatMap((page) => page.lines.flat());
    expect(shown).toHaveLength(10_000);
  });
});

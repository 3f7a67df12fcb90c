import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionOverlay } from '../compose/caption-overlay.ts';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { blankPlan, captionPlan } from '../compose/plans/plan-parts.ts';
import { type CaptionLook, styleWithLook } from './caption-look.ts';
import type { CaptionStyleId } from './caption-plan.ts';
import { CAPTION_STYLES, captionArea, captionPagesOf } from './caption-style.ts';
import { emphasisedWords } from './emphasised-words.ts';

const PLAIN: CaptionLook = {
  color: null,
  emphasisColor: null,
  emphasisRule: null,
  size: null,
  place: null,
  letterCase: 'as_said',
  outline: null,
  box: null,
  wordsAtOnce: null,
};
const STYLES = Object.keys(CAPTION_STYLES) as CaptionStyleId[];
const FORMAT = { width: 1080, height: 1920, fps: 30 };
const WORDS = 'People leave tools whose captions cannot be theirs.'.split(' ').map((text, index) => ({
  index,
  text,
  startSec: index * 0.4,
  endSec: (index + 1) * 0.4,
  hidden: false,
}));

function planOf(style: CaptionStyleId, look?: CaptionLook): CompositionPlan {
  const captions = captionPlan({ style, words: WORDS, brand: look === undefined ? null : { look } });
  return { ...blankPlan(FORMAT, 4), captions };
}

function overlaysOf(plan: CompositionPlan) {
  return captionPagesOf(plan).map((page) => {
    const overlay = captionOverlay(plan, page, page.startSec);
    if (overlay === null) throw new Error('There are captions.');
    return overlay;
  });
}

describe('a look', () => {
  it.each(STYLES)('that says nothing draws %s as it is', (style) => {
    const branded = overlaysOf(planOf(style, PLAIN)).map(({ key: _, ...overlay }) => overlay);
    expect(branded).toEqual(overlaysOf(planOf(style)).map(({ key: _, ...overlay }) => overlay));
  });

  it('colours words, the one being spoken, outline and box', () => {
    const [overlay] = overlaysOf(
      planOf('outline', {
        ...PLAIN,
        color: '#102030',
        emphasisColor: '#ff0000',
        outline: { widthEm: 0.1, color: '#ffffff' },
        box: { color: '#00ff00', opacity: 0.5, radiusEm: 0.1 },
      }),
    );
    expect(overlay?.words.map(({ color }) => color)).toEqual([
      '#ff0000',
      ...Array(WORDS.length - 1).fill('#102030'),
    ]);
    expect(overlay?.strokeColor).toBe('#ffffff');
    expect(overlay?.strokePx).toBeCloseTo(0.1 * (overlay?.fontSizePx ?? 0));
    expect(overlay?.plates).toMatchObject([{ color: 'rgb(0 255 0 / 0.5)' }]);
  });

  it('marks the spoken word from behind where the style does, also without a box', () => {
    const look = {
      ...PLAIN,
      color: '#111111',
      emphasisColor: '#ffee00',
      box: { color: '#000000', opacity: 0, radiusEm: 0 },
    };
    const [overlay] = overlaysOf(planOf('boxed', look));
    expect(overlay?.plates.map(({ color }) => color)).toEqual(['#ffee00']);
    expect(new Set(overlay?.words.map(({ color }) => color))).toEqual(new Set(['#111111']));
  });

  it('shows as many words at once as it says', () => {
    const pages = (wordsAtOnce: CaptionLook['wordsAtOnce']) =>
      captionPagesOf(planOf('bold-karaoke', { ...PLAIN, wordsAtOnce }));
    expect(pages('word')).toHaveLength(WORDS.length);
    expect(pages('line').every(({ lines }) => lines.length === 1)).toBe(true);
    expect(Math.max(...pages('two_lines').map(({ lines }) => lines.length))).toBe(2);
  });

  it('is drawn inside the picture and where text may stand, whatever it asks for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STYLES),
        fc.double({ min: 0.5, max: 1.6, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(null, 'word', 'line', 'two_lines'),
        (style, size, place, wordsAtOnce) => {
          const look = { ...PLAIN, size, place, wordsAtOnce } as CaptionLook;
          const area = captionArea(styleWithLook(CAPTION_STYLES[style], look), FORMAT.width, FORMAT.height);
          for (const { box, words } of overlaysOf(planOf(style, look))) {
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width).toBeLessThanOrEqual(FORMAT.width);
            for (const { baselinePx } of words) {
              expect(baselinePx).toBeGreaterThan(area.topPx);
              expect(baselinePx).toBeLessThanOrEqual(area.bottomPx);
            }
          }
        },
      ),
    );
  });

  it.each(STYLES)('lets words stand out by a rule, spoken or not, in %s', (style) => {
    const look = { ...PLAIN, color: '#102030', emphasisColor: '#ff0000', emphasisRule: 'longest' } as const;
    for (const { words, plates } of overlaysOf(planOf(style, { ...look, wordsAtOnce: 'two_lines' }))) {
      const [out] = words.filter(({ color }) => color === '#ff0000');
      const lengths = words.map(({ text }) => text.length);
      expect(out?.text.length).toBe(Math.max(...lengths));
      expect(new Set(words.map(({ color }) => color))).toEqual(new Set(['#102030', '#ff0000']));
      expect(plates.map(({ color }) => color)).not.toContain('#ff0000');
    }
  });

  it('names numbers, and the longest word of a page that has a long one', () => {
    const piece = (text: string, wordIndex: number) => ({
      ...{ text, wordIndex, startSec: 0, endSec: 1, spaceBefore: true, widthEm: 1 },
      characters: text.length,
    });
    const page = (...texts: string[]) => ({ lines: [texts.map(piece)] });
    expect(emphasisedWords(page('In', '2026', 'we', '٣'), 'numbers')).toEqual(new Set([1, 3]));
    expect(emphasisedWords(page('a', 'better', 'finder'), 'longest')).toEqual(new Set([1]));
    expect(emphasisedWords(page('we', 'are', 'here'), 'longest')).toEqual(new Set());
    expect(emphasisedWords({ lines: [] }, 'longest')).toEqual(new Set());
  });

  it('moves from the top of where text may stand to its bottom', () => {
    const baseline = (place: number) =>
      overlaysOf(planOf('outline', { ...PLAIN, place }))[0]?.words[0]?.baselinePx ?? 0;
    expect(baseline(0)).toBeLessThan(400);
    expect(baseline(0.5)).toBeGreaterThan(baseline(0));
    expect(baseline(1)).toBe(overlaysOf(planOf('outline'))[0]?.words[0]?.baselinePx);
  });
});

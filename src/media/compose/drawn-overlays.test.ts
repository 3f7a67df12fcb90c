import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatArea } from './chat/chat-style.ts';
import type { CompositionPlan } from './composition-plan.ts';
import type { Mark, Overlay } from './overlay.ts';
import type { ChatPlan } from './overlay-plan.ts';
import { blankPlan } from './plans/plan-parts.ts';
import { sceneAt } from './scene.ts';

const SIZES = [
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
  { width: 1920, height: 1080 },
  { width: 360, height: 640 },
] as const;
const LONG = 'A message that somebody wrote late at night after thinking about it for hours. '
  .repeat(7)
  .slice(0, 500);

const anySize = fc.constantFrom(...SIZES);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    LONG,
    'W'.repeat(500),
    '👩‍👩‍👧‍👦'.repeat(60),
    'مرحبا بالعالم '.repeat(30),
    '你好世界'.repeat(100),
    ' \n\t ',
    '<b>"&\u202e',
  ),
);
const anyChat: fc.Arbitrary<ChatPlan> = fc.record({
  theme: fc.constantFrom('bubbles', 'cards'),
  panel: fc.constantFrom('floating', 'full'),
  names: fc.record({ me: anyText, them: anyText }),
  lines: fc.array(
    fc.record({
      side: fc.constantFrom('me', 'them'),
      text: anyText,
      atSec: fc.double({ min: 0, max: 9, noNaN: true }),
    }),
    { maxLength: 8 },
  ),
});
const anyTime = fc.double({ min: 0, max: 10, noNaN: true });

function planOf(size: (typeof SIZES)[number], change: Partial<CompositionPlan>): CompositionPlan {
  return { ...blankPlan({ ...size, fps: 30 }, 10), ...change };
}

function expectInside({ box }: Overlay, plan: CompositionPlan): void {
  for (const value of Object.values(box)) expect(value % 2).toBe(0);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.width).toBeGreaterThan(0);
  expect(box.height).toBeGreaterThan(0);
  expect(box.x + box.width).toBeLessThanOrEqual(plan.widthPx);
  expect(box.y + box.height).toBeLessThanOrEqual(plan.heightPx);
}

/** Edges of everything painted, lines by their room. */
function edgesOf(marks: readonly Mark[]): { left: number; right: number; top: number; bottom: number }[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return edgesOf(mark.marks);
    if (mark.kind === 'plate') {
      const { x, y, width, height } = mark.rect;
      return [{ left: x, right: x + width, top: y, bottom: y + height }];
    }
    const share = { left: 0, center: 0.5, right: 1 }[mark.align];
    const left = mark.xPx - share * mark.maxWidthPx;
    const [top, bottom] = [mark.baselinePx - mark.fontSizePx, mark.baselinePx + 0.35 * mark.fontSizePx];
    return [{ left, right: left + mark.maxWidthPx, top, bottom }];
  });
}

describe('a drawn conversation', () => {
  it('keeps its messages inside the panel across and above its lower edge, whatever is written', () => {
    fc.assert(
      fc.property(anySize, anyChat, anyTime, (size, chat, timeSec) => {
        const plan = planOf(size, { chat });
        const [overlay] = sceneAt(plan, timeSec).overlays;
        if (overlay?.kind !== 'chat') expect.fail('There is no conversation in the scene.');
        expectInside(overlay, plan);
        const { messages, emPx } = chatArea(chat.panel, plan);
        const scrolling = overlay.marks.filter((mark) => mark.kind === 'group');
        for (const edge of edgesOf(scrolling)) {
          expect(edge.left).toBeGreaterThanOrEqual(messages.x - 1);
          expect(edge.right).toBeLessThanOrEqual(messages.x + messages.width + 1);
        }
        // At rest, when nothing is still popping up.
        const settled = chat.lines.every(({ atSec }) => atSec > timeSec + 0.001 || timeSec - atSec > 0.3);
        if (!settled) return;
        for (const edge of edgesOf(scrolling)) {
          expect(edge.bottom).toBeLessThanOrEqual(messages.y + messages.height + emPx * 0.1);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('clips what has moved up under its header', () => {
    const lines = Array.from(
      { length: 30 },
      (_, index) => ({ side: 'me', text: LONG, atSec: index * 0.1 }) as const,
    );
    const chat: ChatPlan = { theme: 'bubbles', panel: 'floating', names: { me: 'Me', them: 'Anna' }, lines };
    const [overlay] = sceneAt(planOf(SIZES[0], { chat }), 8).overlays;
    if (overlay?.kind !== 'chat') expect.fail('There is no conversation in the scene.');
    const group = overlay.marks.find((mark) => mark.kind === 'group');
    const area = chatArea('floating', { widthPx: 1080, heightPx: 1920 });
    expect(group?.clip?.y).toBe(area.headerTopPx + area.headerHeightPx);
    expect(overlay.marks.indexOf(group as Mark)).toBeLessThan(overlay.marks.length - 1);
  });

  it('shows a line from the frame it appears in, and equal keys are equal drawings', () => {
    fc.assert(
      fc.property(anySize, anyChat, (size, chat) => {
        const plan = planOf(size, { chat });
        const seen = new Map<string, unknown>();
        for (let frame = 0; frame < 300; frame += 1) {
          for (const overlay of sceneAt(plan, frame / plan.fps).overlays) {
            const before = seen.get(overlay.key);
            if (before !== undefined) expect(overlay).toEqual(before);
            seen.set(overlay.key, overlay);
          }
        }
        // Still pictures between messages: each takes a handful of drawings, not one a frame.
        expect(seen.size).toBeLessThanOrEqual(1 + chat.lines.length * 7);
      }),
      { numRuns: 8 },
    );
  });
});

describe('a post card', () => {
  it('holds its text and stays inside the picture, whatever is written', () => {
    fc.assert(
      fc.property(anySize, anyText, anyText, anyText, anyTime, (size, title, author, subforum, timeSec) => {
        const plan = planOf(size, { card: { title, author, subforum, startSec: 0, endSec: 5 } });
        const [overlay] = sceneAt(plan, timeSec).overlays;
        if (timeSec >= 5) {
          expect(overlay).toBeUndefined();
          return;
        }
        if (overlay?.kind !== 'card') expect.fail('There is no card in the scene.');
        expectInside(overlay, plan);
        const [, plate, ...inside] = edgesOf(overlay.marks);
        if (plate === undefined) expect.fail('The card has no plate.');
        for (const edge of inside) {
          expect(edge.left).toBeGreaterThanOrEqual(plate.left);
          expect(edge.right).toBeLessThanOrEqual(plate.right);
          expect(edge.top).toBeGreaterThanOrEqual(plate.top);
          expect(edge.bottom).toBeLessThanOrEqual(plate.bottom);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('texts of an edit', () => {
  const anyPlace = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
  it('stay inside the picture wherever they are put, whatever is written', () => {
    const preset = fc.constantFrom('headline', 'subtitle', 'label');
    fc.assert(
      fc.property(anySize, anyText, preset, anyPlace, anyPlace, (size, text, kind, xPercent, yPercent) => {
        const placed = { preset: kind, text, startSec: 0, endSec: 5, xPercent, yPercent };
        const plan = planOf(size, { texts: [placed] });
        for (const overlay of sceneAt(plan, 1).overlays) {
          expectInside(overlay, plan);
          if (overlay.kind !== 'text') expect.fail('The scene has something else than the text.');
          for (const word of overlay.words) {
            expect(word.xPx).toBeGreaterThanOrEqual(0);
            expect(word.xPx + word.widthPx).toBeLessThanOrEqual(plan.widthPx + 0.01);
            expect(word.baselinePx).toBeLessThanOrEqual(plan.heightPx);
            expect(word.baselinePx - overlay.fontSizePx).toBeGreaterThanOrEqual(-overlay.fontSizePx * 0.3);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('stand from their first to their last frame', () => {
    const text = {
      preset: 'label',
      text: 'Day 1',
      startSec: 1,
      endSec: 2,
      xPercent: null,
      yPercent: null,
    } as const;
    const plan = planOf(SIZES[0], { texts: [text] });
    const count = (timeSec: number) => sceneAt(plan, timeSec).overlays.length;
    expect([0.9, 1, 1.95, 2].map(count)).toEqual([0, 1, 1, 0]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompositionPlan } from '../composition-plan.ts';
import type { ChatOverlay, GroupMark, LineMark, Mark, PlateMark } from '../overlay.ts';
import type { ChatLine, ChatPlan } from '../overlay-plan.ts';
import { blankPlan } from '../plans/plan-parts.ts';
import { chatOverlay } from './chat-overlay.ts';
import { CHAT_STYLES, chatArea } from './chat-style.ts';

const SIZE = { widthPx: 1080, heightPx: 1920 };
const THEMES = ['bubbles', 'cards'] as const;
const PANELS = ['floating', 'full'] as const;
const line = (side: ChatLine['side'], text: string, atSec: number): ChatLine => ({ side, text, atSec });
const TALK = [
  line('them', 'Are you there?', 1),
  line('me', 'Yes', 3),
  line('me', 'Where else would I be at this time of the night, so far from home?', 5),
];

function overlayAt(timeSec: number, change: Partial<ChatPlan> = {}): ChatOverlay {
  const chat: ChatPlan = {
    theme: 'bubbles',
    panel: 'floating',
    names: { me: 'Me', them: 'anna' },
    lines: TALK,
    ...change,
  };
  const plan: CompositionPlan = { ...blankPlan({ width: 1080, height: 1920, fps: 30 }, 20), chat };
  const overlay = chatOverlay(plan, timeSec);
  if (overlay === null) throw new Error('There is a conversation.');
  return overlay;
}

/** Marks in three layers: the surface, where there is one, the messages, and the header above them. */
function partsOf({ marks }: ChatOverlay) {
  const at = marks.findIndex(({ kind }) => kind === 'group');
  const moving = marks[at] as GroupMark;
  return {
    surface: marks.slice(0, at) as PlateMark[],
    clip: moving.clip,
    messages: moving.marks as GroupMark[],
    header: marks.slice(at + 1),
  };
}

const platesOf = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'plate') as PlateMark[];
const linesOf = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'line') as LineMark[];
const bubbleOf = (message: GroupMark | undefined) => (platesOf(message?.marks ?? [])[0] as PlateMark).rect;
const settled = (change: Partial<ChatPlan> = {}) => partsOf(overlayAt(9, change));

describe('the messages of a conversation', () => {
  it('appear when they are said, the first at the top, each below the one before', () => {
    expect([0.9, 1, 2.9, 3, 5, 9].map((timeSec) => partsOf(overlayAt(timeSec)).messages.length)).toEqual([
      0, 1, 1, 2, 3, 3,
    ]);
    const { messages: area, emPx } = chatArea('floating', SIZE);
    const [first, second, third] = settled().messages.map(bubbleOf) as [
      ...[ReturnType<typeof bubbleOf>, ReturnType<typeof bubbleOf>, ReturnType<typeof bubbleOf>],
    ];
    expect(first.y).toBe(area.y);
    const gaps = [second.y - first.y - first.height, third.y - second.y - second.height];
    // More room where the other one speaks than between two of the same.
    expect(gaps[0]).toBeCloseTo(0.56 * emPx, -0.5);
    expect(gaps[1]).toBeCloseTo(0.2 * emPx, -0.5);
  });

  it('are sorted by their time, and those without letters left out', () => {
    const lines = [line('me', 'second', 2), line('me', ' ', 1.5), line('them', 'first', 1)];
    expect(settled({ lines }).messages.map(({ marks }) => linesOf(marks)[0]?.text)).toEqual([
      'first',
      'second',
    ]);
  });

  it('stand at the side of who said them, as wide as their text and no wider than their share', () => {
    const { messages: area, emPx } = chatArea('floating', SIZE);
    const [theirs, short, long] = settled().messages;
    expect(bubbleOf(theirs).x).toBe(area.x);
    for (const mine of [short, long]) {
      const rect = bubbleOf(mine);
      expect(rect.x + rect.width).toBe(area.x + area.width);
    }
    expect(bubbleOf(short).width).toBeLessThan(4 * emPx);
    expect(bubbleOf(long).width).toBeGreaterThan(0.6 * area.width);
    expect(bubbleOf(long).width).toBeLessThanOrEqual(0.78 * area.width);
    expect(theirs?.originXPx).toBe(area.x);
    expect(short?.originXPx).toBe(area.x + area.width);
  });

  it.each(THEMES)('of %s have their text inside their plate, with room on all sides', (theme) => {
    for (const [index, message] of settled({ theme }).messages.entries()) {
      const plate = platesOf(message.marks).at(-1)?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
      const texts = linesOf(message.marks);
      const style = CHAT_STYLES[theme].sides[index === 0 ? 'them' : 'me'];
      for (const { xPx, fontSizePx, maxWidthPx } of texts) {
        expect(xPx - plate.x).toBeGreaterThan(0.6 * fontSizePx);
        expect(plate.x + plate.width - xPx - maxWidthPx).toBeGreaterThan(0.6 * fontSizePx);
      }
      const [first, last] = [texts[0], texts.at(-1)];
      const em = last?.fontSizePx ?? 0;
      const above = (first?.baselinePx ?? 0) - 0.7 * (first?.fontSizePx ?? 0) - plate.y;
      const below = plate.y + plate.height - (last?.baselinePx ?? 0);
      for (const room of [above, below]) {
        expect(room).toBeGreaterThan(0.5 * em);
        expect(room).toBeLessThan(1.2 * em);
      }
      expect(Math.abs(above - below)).toBeLessThan(0.2 * em);
      expect(texts.at(-1)?.color).toBe(style.text);
      expect(platesOf(message.marks).at(-1)?.color).toBe(style.plate);
    }
  });

  it('are never more than round, and the round ones are pills', () => {
    const [short] = settled({ lines: [line('me', 'Yes', 1)] }).messages;
    const [plate] = platesOf(short?.marks ?? []);
    expect(plate?.radiusPx).toBeLessThanOrEqual((plate?.rect.height ?? 0) / 2);
    expect(plate?.radiusPx).toBeGreaterThan(0.35 * (plate?.rect.height ?? 0));
  });

  it('as cards are as wide as the room, have a bar, and the name above the first of a turn', () => {
    const { messages: area, emPx } = chatArea('floating', SIZE);
    const cards = settled({ theme: 'cards' }).messages;
    expect(cards.map(({ marks }) => linesOf(marks)[0]?.text)).toEqual([
      'anna',
      'Me',
      expect.stringContaining('Where else'),
    ]);
    for (const [index, { marks }] of cards.entries()) {
      const [bar, inner, ...others] = platesOf(marks);
      expect(others).toEqual([]);
      expect(bar?.rect).toMatchObject({ x: area.x, width: area.width });
      const barPx = (inner?.rect.x ?? 0) - (bar?.rect.x ?? 0);
      expect(barPx).toBe(Math.round(0.18 * emPx));
      expect((inner?.rect.width ?? 0) + barPx).toBe(area.width);
      const accent = CHAT_STYLES.cards.sides[index === 0 ? 'them' : 'me'].accent;
      expect(bar?.color).toBe(accent);
      if (index < 2) expect(linesOf(marks)[0]?.color).toBe(accent);
    }
    const [named] = cards;
    const [name, said] = linesOf(named?.marks ?? []);
    expect(name?.fontSizePx).toBeLessThan(said?.fontSizePx ?? 0);
    const apart = (said?.baselinePx ?? 0) - (name?.baselinePx ?? 0);
    expect(apart).toBeGreaterThan(emPx);
    expect(apart).toBeLessThan(1.6 * emPx);
  });

  it('run from the right where their script does, in a card at its right end', () => {
    const { messages: area } = chatArea('floating', SIZE);
    const lines = [line('them', 'שלום', 1)];
    const [card] = settled({ theme: 'cards', lines, names: { me: '', them: '' } }).messages;
    const [text] = linesOf(card?.marks ?? []);
    expect(text).toMatchObject({ align: 'right', rightToLeft: true });
    expect(area.x + area.width - (text?.xPx ?? 0)).toBeCloseTo(0.8 * chatArea('floating', SIZE).emPx, 6);
  });

  it('are set smaller and cut off rather than filling the room', () => {
    const { messages: area, emPx } = chatArea('floating', SIZE);
    const [tall] = settled({ lines: [line('me', 'endless talk '.repeat(300), 1)] }).messages;
    const rect = bubbleOf(tall);
    expect(rect.height / area.height).toBeLessThanOrEqual(0.8);
    expect(rect.height / area.height).toBeGreaterThan(0.7);
    const sizes = new Set(linesOf(tall?.marks ?? []).map(({ fontSizePx }) => fontSizePx));
    expect([...sizes]).toEqual([Math.round(0.6 * emPx)]);
    expect(linesOf(tall?.marks ?? []).at(-1)?.text).toMatch(/…$/);
  });

  it('pop up from their lower corner: faint and small at first, a little too large, then at rest', () => {
    const at = (frame: number) => partsOf(overlayAt(1 + frame / 30)).messages[0] as GroupMark;
    const rest = at(10);
    expect(rest).toMatchObject({ opacity: 1, scale: 1, clip: null });
    const scales = [0, 1, 2, 3, 4, 5].map((frame) => at(frame).scale);
    expect(scales[0]).toBeGreaterThan(0.72);
    expect(scales[0]).toBeLessThan(1);
    expect(Math.max(...scales)).toBeGreaterThan(1);
    expect(scales[5]).toBe(1);
    expect([0, 1, 2, 3].map((frame) => at(frame).opacity)).toEqual(
      [1 / 3, 2 / 3, 1, 1].map((opacity) => expect.closeTo(opacity, 6)),
    );
    const rect = bubbleOf(rest);
    expect(rest.originYPx).toBe(rect.y + rect.height);
    expect(at(0.9).scale).toBe(at(0).scale);
  });
});

describe('the surface of a conversation', () => {
  it('grows with its messages where it floats, and is none where it fills the picture', () => {
    const area = chatArea('floating', SIZE);
    const heights = [0, 2, 4, 9].map((timeSec) => {
      const overlay = overlayAt(timeSec);
      const [surface, ...others] = partsOf(overlay).surface;
      expect(others).toEqual([]);
      expect(surface).toMatchObject({ color: CHAT_STYLES.bubbles.background, radiusPx: area.radiusPx });
      expect(surface?.rect).toMatchObject({ x: area.panel.x, y: area.panel.y, width: area.panel.width });
      const bottom = (surface?.rect.y ?? 0) + (surface?.rect.height ?? 0);
      const last = partsOf(overlay).messages.at(-1);
      const reached = last === undefined ? area.messages.y : bubbleOf(last).y + bubbleOf(last).height;
      expect(Math.abs(bottom - reached - 0.8 * area.emPx)).toBeLessThanOrEqual(2);
      expect(overlay.box.y + overlay.box.height - bottom).toBeLessThan(2);
      return surface?.rect.height ?? 0;
    });
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    const full = overlayAt(9, { panel: 'full' });
    expect(partsOf(full).surface).toEqual([]);
    expect(full.box).toEqual({ x: 0, y: 0, width: 1080, height: 1920 });
  });

  it('never outgrows its panel: messages move up under the header, and what is out of sight is not drawn', () => {
    const lines = Array.from({ length: 40 }, (_, at) =>
      line(at % 2 === 0 ? 'me' : 'them', `Number ${at}`, at * 0.2),
    );
    for (const panel of PANELS) {
      const area = chatArea(panel, SIZE);
      const { surface, clip, messages } = partsOf(overlayAt(15, { lines, panel }));
      const [first, last] = [bubbleOf(messages[0]), bubbleOf(messages.at(-1))];
      expect(Math.abs(last.y + last.height - area.messages.y - area.messages.height)).toBeLessThanOrEqual(4);
      expect(messages.length).toBeLessThan(40);
      expect(first.y + first.height).toBeGreaterThan(area.messages.y - area.emPx);
      expect(first.y).toBeLessThan(area.messages.y);
      expect(clip?.y).toBe(area.headerTopPx + area.headerHeightPx);
      const bottom = panel === 'full' ? 1920 : (surface[0]?.rect.y ?? 0) + (surface[0]?.rect.height ?? 0);
      expect((clip?.y ?? 0) + (clip?.height ?? 0)).toBe(bottom);
      expect(bottom).toBeLessThanOrEqual(area.panel.y + area.panel.height);
    }
  });
});

describe('the header of a conversation', () => {
  it.each(THEMES)('of %s has a strip as wide as the panel, a disc with an initial, and the name', (theme) => {
    for (const panel of PANELS) {
      const area = chatArea(panel, SIZE);
      const { header } = settled({ theme, panel });
      const style = CHAT_STYLES[theme];
      const [strip, square, edge, disc] = platesOf(header);
      const bottom = area.headerTopPx + area.headerHeightPx;
      expect(strip).toMatchObject({ radiusPx: area.radiusPx, color: style.headerBackground });
      expect(strip?.rect).toEqual({
        ...{ x: area.panel.x, y: area.panel.y, width: area.panel.width },
        height: bottom - area.panel.y,
      });
      // Square below, so that only the corners of the panel are round.
      expect(square).toMatchObject({ radiusPx: 0, color: style.headerBackground });
      expect((square?.rect.y ?? 0) + (square?.rect.height ?? 0)).toBeCloseTo(bottom, 9);
      expect(square?.rect.y).toBe(area.panel.y + area.radiusPx);
      expect(edge).toMatchObject({ radiusPx: 0, color: style.line });
      expect(edge?.rect).toMatchObject({ x: area.panel.x, width: area.panel.width });
      expect((edge?.rect.y ?? 0) + (edge?.rect.height ?? 0)).toBe(bottom);
      expect(edge?.rect.height).toBeLessThan(0.1 * area.emPx);

      const [initial, name, ...others] = linesOf(header);
      expect(others).toEqual([]);
      expect([initial?.text, name?.text]).toEqual(['A', 'anna']);
      const round = disc?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(round.width).toBe(round.height);
      expect(disc?.radiusPx).toBe(round.width / 2);
      expect(initial?.xPx).toBe(round.x + round.width / 2);
      expect(initial?.maxWidthPx).toBeLessThan(round.width);
      expect(initial?.maxWidthPx).toBeGreaterThan((initial?.fontSizePx ?? 0) * 0.8);
      for (const [text, middlePx] of [
        [initial, round.y + round.height / 2],
        ...(style.headerAlign === 'left'
          ? [[name, area.headerTopPx + area.headerHeightPx / 2] as const]
          : []),
      ] as const) {
        const middle = (text?.baselinePx ?? 0) - 0.35 * (text?.fontSizePx ?? 0);
        expect(Math.abs(middle - middlePx)).toBeLessThanOrEqual(2);
      }
      expect(round.y).toBeGreaterThan(area.headerTopPx);
      expect(name?.baselinePx).toBeLessThan(bottom - 0.2 * (name?.fontSizePx ?? 0));
      expect(name?.color).toBe(style.headerText);
    }
  });

  it('has the name under the disc in the middle of bubbles, beside it at the left of cards', () => {
    const area = chatArea('floating', SIZE);
    const partOf = (theme: (typeof THEMES)[number]) => {
      const { header } = settled({ theme });
      return { disc: platesOf(header)[3]?.rect, name: linesOf(header)[1] };
    };
    const { disc: above, name: under } = partOf('bubbles');
    const middlePx = area.panel.x + area.panel.width / 2;
    expect(under).toMatchObject({ align: 'center', xPx: middlePx, maxWidthPx: area.messages.width });
    expect((above?.x ?? 0) + (above?.width ?? 0) / 2).toBe(middlePx);
    expect((under?.baselinePx ?? 0) - 0.8 * (under?.fontSizePx ?? 0)).toBeGreaterThan(
      (above?.y ?? 0) + (above?.height ?? 0),
    );
    const { disc: before, name: beside } = partOf('cards');
    expect(before?.x).toBe(area.messages.x);
    expect(beside?.align).toBe('left');
    expect(beside?.xPx).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    expect((beside?.xPx ?? 0) + (beside?.maxWidthPx ?? 0)).toBeCloseTo(
      area.messages.x + area.messages.width,
      6,
    );
    expect((before?.y ?? 0) + (before?.height ?? 0) / 2).toBeCloseTo(
      area.headerTopPx + area.headerHeightPx / 2,
      6,
    );
  });

  it('has no name where there is none, and cuts off one that is too long', () => {
    expect(linesOf(settled({ names: { me: '', them: '' } }).header).map(({ text }) => text)).toEqual(['']);
    for (const theme of THEMES) {
      const long = linesOf(settled({ theme, names: { me: '', them: 'Anna '.repeat(40) } }).header)[1];
      expect(long?.text).toMatch(/^Anna.*…$/);
    }
  });
});

describe('the area of a conversation', () => {
  it('is by the width of upright pictures and by the height of others', () => {
    const side = fc.integer({ min: 200, max: 2000 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...PANELS), (widthPx, heightPx, panel) => {
        const area = chatArea(panel, { widthPx, heightPx });
        const unit = Math.min(widthPx, 0.62 * heightPx);
        expect(area.emPx / unit).toBeGreaterThan(0.035);
        expect(area.emPx).toBeGreaterThanOrEqual(8);
        if (area.emPx > 8) expect(area.emPx / unit).toBeLessThan(0.055);
        expect(area.headerHeightPx / area.emPx).toBeCloseTo(3.3, 0);
        expect(area.messages.height).toBeGreaterThan(0);
        expect(area.messages.y - area.headerTopPx - area.headerHeightPx).toBeGreaterThan(0.5 * area.emPx);
        expect(area.panel.x + area.panel.width / 2).toBeCloseTo(widthPx / 2, -0.5);
        expect((area.messages.x + area.messages.width / 2) / widthPx).toBeCloseTo(0.5, 1);
      }),
    );
    const [floating, full] = PANELS.map((panel) => chatArea(panel, SIZE));
    // Clear of what platforms draw at the top, at the bottom and at the sides.
    expect((floating?.panel.y ?? 0) / 1920).toBeCloseTo(0.11, 2);
    expect(((floating?.panel.y ?? 0) + (floating?.panel.height ?? 0)) / 1920).toBeCloseTo(0.63, 2);
    expect((full?.headerTopPx ?? 0) / 1920).toBeCloseTo(0.055, 2);
    expect(((full?.messages.y ?? 0) + (full?.messages.height ?? 0)) / 1920).toBeCloseTo(0.8, 2);
    expect((full?.messages.x ?? 0) / 1080).toBeCloseTo(0.06, 2);
    expect(floating?.headerTopPx).toBe(floating?.panel.y);
    expect((floating?.messages.y ?? 0) + (floating?.messages.height ?? 0)).toBeLessThan(
      (floating?.panel.y ?? 0) + (floating?.panel.height ?? 0) - 0.7 * (floating?.emPx ?? 0),
    );
    expect([floating?.radiusPx === 0, full?.radiusPx]).toEqual([false, 0]);
  });
});

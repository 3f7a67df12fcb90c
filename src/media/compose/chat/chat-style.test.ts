import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatArea } from './chat-style.ts';

const side = fc.integer({ min: 180, max: 2160 }).map((value) => value * 2);

describe('the area of a chat', () => {
  it('keeps messages inside the panel, below its header and clear of the edges', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('floating', 'full') as fc.Arbitrary<'floating' | 'full'>,
        side,
        (panel, widthPx) => {
          const heightPx = Math.round((widthPx * 16) / 9);
          const {
            panel: rect,
            messages,
            headerTopPx,
            headerHeightPx,
            emPx,
          } = chatArea(panel, { widthPx, heightPx });
          expect(messages.x).toBeGreaterThan(rect.x);
          // As far from the right as from the left.
          expect(messages.x - rect.x).toBe(rect.x + rect.width - messages.x - messages.width);
          expect(messages.y).toBeGreaterThanOrEqual(headerTopPx + headerHeightPx);
          expect(messages.y - headerTopPx - headerHeightPx).toBeLessThan(emPx);
          expect(messages.y + messages.height).toBeLessThan(rect.y + rect.height);
        },
      ),
    );
  });

  it('is narrower than a whole screen where it floats, and in the middle', () => {
    const { panel } = chatArea('floating', { widthPx: 1080, heightPx: 1920 });
    expect(panel.width).toBe(Math.round(1080 * 0.86));
    expect(2 * panel.x + panel.width).toBeGreaterThanOrEqual(1079);
    expect(2 * panel.x + panel.width).toBeLessThanOrEqual(1081);
    expect(chatArea('full', { widthPx: 1080, heightPx: 1920 }).panel).toEqual({
      x: 0,
      y: 0,
      width: 1080,
      height: 1920,
    });
  });
});

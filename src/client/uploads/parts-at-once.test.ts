/** The number of parts at once on a simulated link: each waits for its answer, and all share what the link carries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPartsAtOnce, PARTS_AT_ONCE } from './parts-at-once.ts';

const PART = 8_388_608;

interface Link {
  /** Bytes a millisecond, shared. */
  readonly bytesPerMs: number;
  /** Each part waits so long for its answer, while others are sent. */
  readonly answerMs: number;
}

/** What so many parts at a time get through: a part needs the link once and its answer once. */
const goodput = ({ bytesPerMs, answerMs }: Link, atOnce: number): number =>
  Math.min(bytesPerMs, (atOnce * PART) / (PART / bytesPerMs + answerMs));

/** @returns the number after each part. */
function sendOver(linkAt: (part: number) => Link, parts: number, most?: number): number[] {
  const controller = createPartsAtOnce(most);
  let nowMs = 0;
  return Array.from({ length: parts }, (_, part) => {
    nowMs += PART / goodput(linkAt(part), controller.parts());
    controller.sent(PART, nowMs);
    return controller.parts();
  });
}

const anyLink = fc.record({
  bytesPerMs: fc.double({ min: 50, max: 500_000, noNaN: true }),
  answerMs: fc.double({ min: 0, max: 8000, noNaN: true }),
});

describe('the number of parts at once', () => {
  it('stays between two and what there may be, on any link that changes as it likes', () => {
    fc.assert(
      fc.property(
        fc.array(anyLink, { minLength: 1 }),
        fc.integer({ min: 2, max: PARTS_AT_ONCE.most }),
        (links, most) => {
          const counts = sendOver((part) => links[part % links.length] as Link, 300, most);
          expect(Math.min(...counts)).toBeGreaterThanOrEqual(PARTS_AT_ONCE.fewest);
          expect(Math.max(...counts)).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  it('comes to within a tenth of the best that any number gets through, and stays there', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        const counts = sendOver(() => link, 800).slice(400);
        const best = goodput(link, PARTS_AT_ONCE.most);
        const mean = counts.reduce((sum, count) => sum + goodput(link, count), 0) / counts.length;
        expect(mean / best).toBeGreaterThanOrEqual(0.9);
      }),
    );
  });

  it('finds its way again when the link changes', () => {
    fc.assert(
      fc.property(anyLink, anyLink, (one, other) => {
        const counts = sendOver((part) => (part < 500 ? one : other), 1300).slice(900);
        const mean = counts.reduce((sum, count) => sum + goodput(other, count), 0) / counts.length;
        expect(mean / goodput(other, PARTS_AT_ONCE.most)).toBeGreaterThanOrEqual(0.9);
      }),
    );
  });

  it('uses no more than two where more gain nothing, but for a try now and then', () => {
    const counts = sendOver(() => ({ bytesPerMs: 1000, answerMs: 0 }), 600).slice(200);
    expect(counts.filter((count) => count === 2).length / counts.length).toBeGreaterThan(0.7);
  });

  it('measures nothing over a time in which nothing was sent', () => {
    const controller = createPartsAtOnce();
    let nowMs = 0;
    const send = (parts: number) => {
      for (let part = 0; part < parts; part += 1) {
        nowMs += 500;
        controller.sent(PART, nowMs);
      }
    };
    send(30);
    const before = controller.parts();
    controller.restart();
    nowMs += 3_600_000;
    send(1);
    expect(controller.parts()).toBe(before);
  });
});

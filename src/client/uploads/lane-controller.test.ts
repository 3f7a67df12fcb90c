/** The number of lanes on a simulated link: each lane waits for its answer, and all share what the link carries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLaneController, LANES } from './lane-controller.ts';

const PART = 8_388_608;

interface Link {
  /** Bytes a millisecond, shared. */
  readonly bytesPerMs: number;
  /** Each part waits so long for its answer, while others are sent. */
  readonly answerMs: number;
}

/** What `lanes` parts at a time get through: a part needs the link once and its answer once. */
const goodput = ({ bytesPerMs, answerMs }: Link, lanes: number): number =>
  Math.min(bytesPerMs, (lanes * PART) / (PART / bytesPerMs + answerMs));

/** @returns the lanes after each part. */
function sendOver(linkAt: (part: number) => Link, parts: number, most?: number): number[] {
  const controller = createLaneController(most);
  let nowMs = 0;
  return Array.from({ length: parts }, (_, part) => {
    nowMs += PART / goodput(linkAt(part), controller.lanes());
    controller.sent(PART, nowMs);
    return controller.lanes();
  });
}

const anyLink = fc.record({
  bytesPerMs: fc.double({ min: 50, max: 500_000, noNaN: true }),
  answerMs: fc.double({ min: 0, max: 8000, noNaN: true }),
});

describe('the number of lanes', () => {
  it('stays between two and what there may be, on any link that changes as it likes', () => {
    fc.assert(
      fc.property(
        fc.array(anyLink, { minLength: 1 }),
        fc.integer({ min: 2, max: LANES.most }),
        (links, most) => {
          const counts = sendOver((part) => links[part % links.length] as Link, 300, most);
          expect(Math.min(...counts)).toBeGreaterThanOrEqual(LANES.fewest);
          expect(Math.max(...counts)).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  it('comes to within a tenth of the best that any number gets through, and stays there', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        const counts = sendOver(() => link, 800).slice(400);
        const best = goodput(link, LANES.most);
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
        expect(mean / goodput(other, LANES.most)).toBeGreaterThanOrEqual(0.9);
      }),
    );
  });

  it('uses no more than two where more gain nothing, but for a try now and then', () => {
    const counts = sendOver(() => ({ bytesPerMs: 1000, answerMs: 0 }), 600).slice(200);
    expect(counts.filter((count) => count === 2).length / counts.length).toBeGreaterThan(0.7);
  });

  it('measures nothing over a time in which nothing was sent', () => {
    const controller = createLaneController();
    let nowMs = 0;
    const send = (parts: number) => {
      for (let part = 0; part < parts; part += 1) {
        nowMs += 500;
        controller.sent(PART, nowMs);
      }
    };
    send(30);
    const before = controller.lanes();
    controller.restart();
    nowMs += 3_600_000;
    send(1);
    expect(controller.lanes()).toBe(before);
  });
});

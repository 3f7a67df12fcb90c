import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticks } from './ticks.ts';
import {
  clampScale,
  fitScale,
  revealSec,
  secAt,
  type TimeScale,
  withZoomShare,
  xOf,
  zoomAt,
  zoomShare,
} from './time-scale.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const durationSec = number(0.1, 14_400);
const widthPx = number(200, 4000);
const share = number(0, 1);

function scaleOf(duration: number, width: number, zoom: number, start: number): TimeScale {
  const zoomed = withZoomShare(fitScale(duration, width), zoom, 0, duration);
  return clampScale({ ...zoomed, startSec: start * duration }, duration);
}

describe('a time scale', () => {
  it('turns places into moments and back', () => {
    fc.assert(
      fc.property(durationSec, widthPx, share, share, share, (duration, width, zoom, start, place) => {
        const scale = scaleOf(duration, width, zoom, start);
        expect(xOf(scale, secAt(scale, place * width))).toBeCloseTo(place * width, 4);
      }),
    );
  });

  it('keeps the moment under the pointer while zooming, unless an end of the edit is in the way', () => {
    fc.assert(
      fc.property(
        durationSec,
        widthPx,
        share,
        share,
        share,
        number(0.2, 5),
        (duration, width, zoom, start, place, factor) => {
          const scale = scaleOf(duration, width, zoom, start);
          const xPx = place * width;
          const next = zoomAt(scale, factor, xPx, duration);
          const isFree =
            next.startSec > 0 &&
            clampScale({ ...next, startSec: next.startSec + 1e-6 }, duration).startSec > next.startSec;
          if (isFree) expect(secAt(next, xPx)).toBeCloseTo(secAt(scale, xPx), 4);
          expect(next.startSec).toBeGreaterThanOrEqual(0);
          expect(clampScale(next, duration)).toEqual(next);
        },
      ),
    );
  });

  it('shows everything when fitted, and has its slider at the widest', () => {
    fc.assert(
      fc.property(durationSec, widthPx, (duration, width) => {
        const scale = fitScale(duration, width);
        expect(xOf(scale, duration)).toBeLessThanOrEqual(width);
        expect(zoomShare(scale, duration)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('brings any moment into sight', () => {
    fc.assert(
      fc.property(durationSec, widthPx, share, share, share, (duration, width, zoom, start, at) => {
        const scale = revealSec(scaleOf(duration, width, zoom, start), at * duration, duration);
        expect(xOf(scale, at * duration)).toBeGreaterThanOrEqual(-1e-6);
        expect(xOf(scale, at * duration)).toBeLessThanOrEqual(width + 1e-6);
      }),
    );
  });
});

describe('the ticks of a ruler', () => {
  it('go on to the right at even distances, with labels never nearer than asked', () => {
    fc.assert(
      fc.property(durationSec, widthPx, share, share, (duration, width, zoom, start) => {
        const all = [...ticks(scaleOf(duration, width, zoom, start), 70)];
        const labels = all.filter(({ major }) => major);
        expect(all.length).toBeLessThan(width);
        for (const [at, tick] of labels.entries()) {
          const next = labels[at + 1];
          if (next !== undefined) expect(next.xPx - tick.xPx).toBeGreaterThanOrEqual(69.99);
        }
        expect(all.every((tick, at) => at === 0 || tick.xPx > (all[at - 1]?.xPx ?? 0))).toBe(true);
      }),
    );
  });
});

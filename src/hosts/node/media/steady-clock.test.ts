import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { LONGEST_STEP_SEC, SteadyClock } from './steady-clock.ts';

const FRAME_SEC = 0.04;
const HOUR_SEC = 3600;
const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('a steady clock', () => {
  it('leaves times as they are said, in the order of decoding too', () => {
    const clock = new SteadyClock(0, LONGEST_STEP_SEC.pieces, HOUR_SEC);
    const said = [0, 0.16, 0.08, 0.04, 0.12, 0.32, 3, 9];
    expect(said.map((sec) => clock.at(sec, FRAME_SEC))).toEqual(said);
  });

  it('goes on where it was when it starts anew', () => {
    const clock = new SteadyClock(0, LONGEST_STEP_SEC.pieces, HOUR_SEC);
    for (const sec of [5000, 5000.04]) clock.at(sec, FRAME_SEC);
    expect(clock.at(0, FRAME_SEC)).toBeCloseTo(0.08);
    expect(clock.at(0.04, FRAME_SEC)).toBeCloseTo(0.12);
  });

  it('counts what says no time', () => {
    const clock = new SteadyClock(2, LONGEST_STEP_SEC.film, HOUR_SEC);
    expect([null, null, 3, null].map((sec) => clock.at(sec, 0.5))).toEqual([2, 2.5, 3, 3.5]);
  });

  it('is never further on than its steps allow, whatever is said', () => {
    fc.assert(
      fc.property(fc.array(finite(-1e9, 1e9), { maxLength: 50 }), (said) => {
        const clock = new SteadyClock(0, LONGEST_STEP_SEC.pieces, HOUR_SEC);
        let nextSec = 0;
        for (const sec of said) {
          const atSec = clock.at(sec, FRAME_SEC);
          expect(atSec).toBeGreaterThanOrEqual(nextSec - 1 - 1e-6);
          expect(atSec).toBeLessThanOrEqual(nextSec + LONGEST_STEP_SEC.pieces + 1e-6);
          nextSec = Math.max(nextSec, atSec + FRAME_SEC);
        }
      }),
    );
  });

  it('refuses a film that its steps make longer than it can be', () => {
    const clock = new SteadyClock(10, LONGEST_STEP_SEC.film, HOUR_SEC);
    const steps = Array.from({ length: 7 }, (_, step) => 10 + 600 * step);
    for (const sec of steps) clock.at(sec, FRAME_SEC);
    expect(() => clock.at(10 + HOUR_SEC + 500, FRAME_SEC)).toThrow(UnreadableMediaError);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createServiceClock } from './service-clock.ts';

const DAY_MS = 86_400_000;
const told = (atMs: number): Headers => new Headers({ Date: new Date(atMs).toUTCString() });

it('is never further off than what an answer may take, whatever the two clocks do', () => {
  const step = fc.record({
    passMs: fc.integer({ min: 0, max: DAY_MS }),
    /** The device is set to another time. */
    setByMs: fc.oneof(fc.constant(0), fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS })),
    wayMs: fc.integer({ min: 0, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
      let [serviceMs, deviceMs] = [Date.UTC(2026, 10, 25), Date.UTC(2026, 10, 25)];
      const clock = createServiceClock(() => deviceMs);
      for (const { passMs, setByMs, wayMs } of steps) {
        const sentMs = serviceMs + passMs;
        serviceMs += passMs + wayMs;
        deviceMs += passMs + wayMs + setByMs;
        clock.heard(told(sentMs));
        expect(Math.abs(clock.nowMs() - serviceMs)).toBeLessThanOrEqual(9000);
      }
    }),
  );
});

it('stands still where the clocks agree, and is the device where nobody says', () => {
  const clock = createServiceClock(() => 1_000_000_000_700);
  clock.heard(told(1_000_000_000_000));
  clock.heard(new Headers());
  clock.heard(new Headers({ Date: 'soon' }));
  expect(clock.nowMs()).toBe(1_000_000_000_700);
});

import { describe, expect, it } from 'vitest';
import { LOOK_EVERY_MS, lookAfterChanges } from './look-after-changes.ts';

/** A clock that stands until it is told, with the times of all looks. */
function watchLooks() {
  let nowMs = 0;
  let due: { atMs: number; run: () => void } | null = null;
  const looksMs: number[] = [];
  const looking = lookAfterChanges(
    () => looksMs.push(nowMs),
    (run, delayMs) => {
      due = { atMs: nowMs + delayMs, run };
      return () => {
        due = null;
      };
    },
  );
  const goTo = (untilMs: number): void => {
    while (due !== null && due.atMs <= untilMs) {
      const { atMs, run } = due;
      [nowMs, due] = [atMs, null];
      run();
    }
    nowMs = untilMs;
  };
  return { looking, looksMs, goTo, isAtRest: () => due === null };
}

describe('looking after changes', () => {
  it('looks at once and once more, then rests', () => {
    const { looking, looksMs, goTo, isAtRest } = watchLooks();
    goTo(100);
    looking.changed();
    expect(looksMs).toEqual([100]);
    goTo(60_000);
    expect(looksMs).toEqual([100, 100 + LOOK_EVERY_MS]);
    expect(isAtRest()).toBe(true);
    looking.changed();
    expect(looksMs.at(-1)).toBe(60_000);
  });

  it('looks at the usual pace in a row of changes, and once after the last', () => {
    const { looking, looksMs, goTo, isAtRest } = watchLooks();
    for (let atMs = 0; atMs <= 4500; atMs += 50) {
      goTo(atMs);
      looking.changed();
    }
    goTo(60_000);
    expect(looksMs).toEqual([0, 2000, 4000, 6000, 8000]);
    expect(isAtRest()).toBe(true);
  });

  it('looks no more once it is ended', () => {
    const { looking, looksMs, goTo } = watchLooks();
    looking.changed();
    looking.end();
    goTo(60_000);
    expect(looksMs).toEqual([0]);
  });
});

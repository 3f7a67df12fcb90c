import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPace, type Urgency } from './pace.ts';
import type { Pause } from './pause.ts';

/** Time that passes only when everybody waits. */
function virtualTime() {
  let nowMs = 0;
  let sleepers: { readonly atMs: number; readonly wake: () => void }[] = [];
  const pause: Pause = (durationMs) =>
    new Promise((resolve) => void sleepers.push({ atMs: nowMs + durationMs, wake: resolve }));
  /** Lets every promise that is due settle. */
  const settle = () => new Promise((resolve) => void setImmediate(resolve));
  const runUntilIdle = async (): Promise<void> => {
    for (await settle(); sleepers.length > 0; await settle()) {
      nowMs = Math.min(...sleepers.map((sleeper) => sleeper.atMs));
      const due = sleepers.filter((sleeper) => sleeper.atMs <= nowMs);
      sleepers = sleepers.filter((sleeper) => sleeper.atMs > nowMs);
      for (const sleeper of due) sleeper.wake();
    }
  };
  return { nowMs: () => nowMs, pause, settle, runUntilIdle };
}

function busiestMinute(sentAtMs: readonly number[]): number {
  return Math.max(
    0,
    ...sentAtMs.map((at) => sentAtMs.filter((other) => other > at - 60_000 && other <= at).length),
  );
}

describe('the pace', () => {
  it('never sends more in any minute than the budget of the class, however the calls come', async () => {
    const calls = fc.array(
      fc.record({
        afterMs: fc.integer({ min: 0, max: 90_000 }),
        count: fc.integer({ min: 1, max: 40 }),
        urgency: fc.constantFrom<Urgency>('user', 'background'),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(calls, async (bursts) => {
        const time = virtualTime();
        const pace = createPace(time.nowMs, time.pause);
        const sentAtMs: Record<Urgency, number[]> = { user: [], background: [] };
        let wanted = 0;
        for (const { afterMs, count, urgency } of bursts) {
          wanted += count;
          void time.pause(afterMs).then(() => {
            for (let call = 0; call < count; call += 1)
              void pace.enter('write', urgency).then(() => void sentAtMs[urgency].push(time.nowMs()));
          });
        }
        await time.runUntilIdle();
        const all = [...sentAtMs.user, ...sentAtMs.background];
        expect(all).toHaveLength(wanted);
        expect(busiestMinute(all)).toBeLessThanOrEqual(60);
        expect(busiestMinute(sentAtMs.background)).toBeLessThanOrEqual(42);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves room for a click while parts of an upload wait', async () => {
    const time = virtualTime();
    const pace = createPace(time.nowMs, time.pause);
    let parts = 0;
    for (let call = 0; call < 100; call += 1)
      void pace.enter('write', 'background').then(() => {
        parts += 1;
      });
    await time.settle();
    expect(parts).toBe(42);
    let clicks = 0;
    for (let call = 0; call < 18; call += 1)
      void pace.enter('write', 'user').then(() => {
        clicks += 1;
      });
    await time.settle();
    expect(clicks).toBe(18);
    expect(time.nowMs()).toBe(0);
  });

  it('keeps classes apart', async () => {
    const time = virtualTime();
    const pace = createPace(time.nowMs, time.pause);
    for (let call = 0; call < 10; call += 1) await pace.enter('spend', 'user');
    await pace.enter('write', 'user');
    await pace.enter('read', 'user');
    expect(time.nowMs()).toBe(0);
  });

  it('learns from the service that the minute is used up, by whomever', async () => {
    const time = virtualTime();
    const pace = createPace(time.nowMs, time.pause);
    const told = (remaining: number) =>
      new Headers({
        'RateLimit-Limit': '60',
        'RateLimit-Remaining': String(remaining),
        'RateLimit-Reset': '20',
      });
    const sent: string[] = [];
    pace.learn('write', told(18));
    void pace.enter('write', 'background').then(() => void sent.push(`part at ${time.nowMs()}`));
    await pace.enter('write', 'user');
    pace.learn('write', told(0));
    void pace.enter('write', 'user').then(() => void sent.push(`click at ${time.nowMs()}`));
    await time.settle();
    expect(sent).toEqual([]);
    await time.runUntilIdle();
    expect(sent.toSorted()).toEqual(['click at 20000', 'part at 20000']);
  });

  it('holds a class for as long as Retry-After says', async () => {
    const time = virtualTime();
    const pace = createPace(time.nowMs, time.pause);
    pace.hold('read', 9);
    const entered = pace.enter('read', 'user');
    await time.runUntilIdle();
    await entered;
    expect(time.nowMs()).toBe(9000);
  });

  it('is not closed by headers that make no sense', async () => {
    const time = virtualTime();
    const pace = createPace(time.nowMs, time.pause);
    pace.learn('read', new Headers({ 'RateLimit-Remaining': '', 'RateLimit-Reset': '50' }));
    pace.learn('read', new Headers({ 'RateLimit-Limit': '-1', 'RateLimit-Remaining': 'none' }));
    await pace.enter('read', 'user');
    expect(time.nowMs()).toBe(0);
    pace.learn('read', new Headers({ 'RateLimit-Remaining': '0', 'RateLimit-Reset': '1790000000' }));
    const entered = pace.enter('read', 'user');
    await time.runUntilIdle();
    await entered;
    expect(time.nowMs()).toBe(60_000);
  });

  it('lets go of a caller who gave up waiting, and counts nothing for it', async () => {
    const pace = createPace(() => 0);
    pace.hold('spend', 3600);
    const leave = new AbortController();
    const entered = pace.enter('spend', 'user', leave.signal);
    leave.abort(new Error('left'));
    await expect(entered).rejects.toThrow('left');
  });
});

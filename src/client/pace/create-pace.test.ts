import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pause } from '../pause.ts';
import { createPace } from './create-pace.ts';
import { NoRoomError, type Pass, type Urgency } from './pace.ts';

/** Time that passes only when everybody waits. */
function virtualTime() {
  let nowMs = 0;
  let sleepers: { readonly atMs: number; readonly wake: () => void }[] = [];
  const pause: Pause = (durationMs, signal) =>
    new Promise((resolve, reject) => {
      const sleeper = { atMs: nowMs + durationMs, wake: resolve };
      sleepers.push(sleeper);
      signal?.addEventListener('abort', () => {
        sleepers = sleepers.filter((one) => one !== sleeper);
        reject(signal.reason);
      });
    });
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

/** Sent, and answered at once by a service that says nothing of its limits. */
const sent = (pass: Pass): void => pass.answered(null);

describe('the pace', () => {
  it('forgets nobody where a timer wakes just before its time, and time passes between two looks', async () => {
    let timeMs = 0;
    const look = (): number => {
      timeMs += 0.4;
      return timeMs;
    };
    const wait: Pause = async (durationMs, signal) => {
      const wakesMs = timeMs + durationMs - 0.5;
      await new Promise((resolve) => void setImmediate(resolve));
      signal?.throwIfAborted();
      timeMs = Math.max(timeMs, wakesMs);
    };
    const pace = createPace({ nowMs: look, wait });
    let entered = 0;
    for (let count = 0; count < 100; count += 1)
      void pace.enter({ rateClass: 'write', urgency: 'upload' }).then((pass) => {
        entered += 1;
        sent(pass);
      });
    for (let turn = 0; turn < 400 && entered < 100; turn += 1)
      await new Promise((resolve) => void setImmediate(resolve));
    expect(entered).toBe(100);
  });

  it('never sends more in any minute than the budget of the class, however the calls come', async () => {
    const calls = fc.array(
      fc.record({
        afterMs: fc.integer({ min: 0, max: 90_000 }),
        count: fc.integer({ min: 1, max: 40 }),
        urgency: fc.constantFrom<Urgency>('person', 'upload'),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(calls, async (bursts) => {
        const time = virtualTime();
        const pace = createPace({ nowMs: time.nowMs, wait: time.pause });
        const sentAtMs: Record<string, number[]> = { person: [], upload: [] };
        let wanted = 0;
        for (const { afterMs, count, urgency } of bursts) {
          wanted += count;
          void time.pause(afterMs).then(() => {
            for (let call = 0; call < count; call += 1)
              void pace.enter({ rateClass: 'write', urgency }).then((pass) => {
                sentAtMs[urgency]?.push(time.nowMs());
                sent(pass);
              });
          });
        }
        await time.runUntilIdle();
        const { person = [], upload = [] } = sentAtMs;
        const all = [...person, ...upload];
        expect(all).toHaveLength(wanted);
        expect(busiestMinute(all)).toBeLessThanOrEqual(60);
        expect(busiestMinute(upload)).toBeLessThanOrEqual(42);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves room for a click while parts of an upload wait', async () => {
    const time = virtualTime();
    const pace = createPace({ nowMs: time.nowMs, wait: time.pause });
    let parts = 0;
    for (let call = 0; call < 100; call += 1)
      void pace.enter({ rateClass: 'write', urgency: 'upload' }).then((pass) => {
        parts += 1;
        sent(pass);
      });
    await time.settle();
    expect(parts).toBe(42);
    let clicks = 0;
    for (let call = 0; call < 18; call += 1)
      void pace.enter({ rateClass: 'write', urgency: 'person' }).then(() => {
        clicks += 1;
      });
    await time.settle();
    expect(clicks).toBe(18);
    expect(time.nowMs()).toBe(0);
  });

  it('keeps classes apart', async () => {
    const time = virtualTime();
    const pace = createPace({ nowMs: time.nowMs, wait: time.pause });
    for (let call = 0; call < 10; call += 1) await pace.enter({ rateClass: 'spend', urgency: 'person' });
    await pace.enter({ rateClass: 'write', urgency: 'person' });
    await pace.enter({ rateClass: 'read', urgency: 'person' });
    expect(time.nowMs()).toBe(0);
  });

  it('learns from the service that the minute is used up, by whomever', async () => {
    const time = virtualTime();
    const pace = createPace({ nowMs: time.nowMs, wait: time.pause });
    const told = (remaining: number) =>
      new Headers({
        'RateLimit-Limit': '60',
        'RateLimit-Remaining': String(remaining),
        'RateLimit-Reset': '20',
      });
    const went: string[] = [];
    const click = { rateClass: 'write', urgency: 'person' } as const;
    (await pace.enter(click)).answered(told(18));
    void pace
      .enter({ rateClass: 'write', urgency: 'upload' })
      .then(() => void went.push(`part at ${time.nowMs()}`));
    (await pace.enter(click)).answered(told(0));
    void pace.enter(click).then(() => void went.push(`click at ${time.nowMs()}`));
    await time.settle();
    expect(went).toEqual([]);
    await time.runUntilIdle();
    expect(went.toSorted()).toEqual(['click at 20000', 'part at 20000']);
  });

  it('holds a class for as long as Retry-After says', async () => {
    const time = virtualTime();
    const pace = createPace({ nowMs: time.nowMs, wait: time.pause });
    pace.hold('read', 9);
    const entered = pace.enter({ rateClass: 'read', urgency: 'person' });
    await time.runUntilIdle();
    await entered;
    expect(time.nowMs()).toBe(9000);
  });

  it('is not closed by headers that make no sense', async () => {
    const time = virtualTime();
    const pace = createPace({ nowMs: time.nowMs, wait: time.pause });
    const read = { rateClass: 'read', urgency: 'person' } as const;
    const hears = async (headers: Record<string, string>) =>
      (await pace.enter(read)).answered(new Headers(headers));
    await hears({ 'RateLimit-Remaining': '', 'RateLimit-Reset': '50' });
    await hears({ 'RateLimit-Limit': '-1', 'RateLimit-Remaining': 'none' });
    await pace.enter(read);
    expect(time.nowMs()).toBe(0);
    await hears({ 'RateLimit-Remaining': '0', 'RateLimit-Reset': '1790000000' });
    const entered = pace.enter(read);
    await time.runUntilIdle();
    await entered;
    expect(time.nowMs()).toBe(60_000);
  });

  it('lets go of a caller who gave up waiting, and counts nothing for it', async () => {
    const pace = createPace({ nowMs: () => 0 });
    pace.hold('spend', 3600);
    const leave = new AbortController();
    const entered = pace.enter({ rateClass: 'spend', urgency: 'person' }, leave.signal);
    leave.abort(new Error('left'));
    await expect(entered).rejects.toThrow('left');
    expect(pace.ledger().spend).toEqual([]);
  });

  it('reads ahead only where the minute has room to spare, and never lets it wait', async () => {
    const pace = createPace({ nowMs: () => 0 });
    const ahead = { rateClass: 'read', urgency: 'prefetch' } as const;
    for (let call = 0; call < 60; call += 1) sent(await pace.enter(ahead));
    await expect(pace.enter(ahead)).rejects.toBeInstanceOf(NoRoomError);
    await pace.enter({ rateClass: 'read', urgency: 'person' });
  });

  it('goes on where an earlier one with the same key was cut off', async () => {
    const time = virtualTime();
    const before = createPace({ nowMs: time.nowMs, wait: time.pause });
    for (let call = 0; call < 60; call += 1) await before.enter({ rateClass: 'write', urgency: 'person' });
    const after = createPace({
      nowMs: () => 7_000 + time.nowMs(),
      wait: time.pause,
      before: before.ledger(),
    });
    const entered = after.enter({ rateClass: 'write', urgency: 'person' });
    await time.runUntilIdle();
    await entered;
    expect(time.nowMs()).toBe(60_000);
  });
});

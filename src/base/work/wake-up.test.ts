import { describe, expect, it } from 'vitest';
import { deferred } from './deferred.ts';
import { WakeUp } from './wake-up.ts';

/** Whether a promise is fulfilled as soon as everything begun has gone on. */
async function isAwake(waiting: Promise<void>): Promise<boolean> {
  let awake = false;
  void waiting.then(() => {
    awake = true;
  });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return awake;
}

describe('one who waits', () => {
  it('sleeps until there is a signal', async () => {
    const wakeUp = new WakeUp();
    const waiting = wakeUp.wait();
    expect(await isAwake(waiting)).toBe(false);
    wakeUp.signal();
    expect(await isAwake(waiting)).toBe(true);
    expect(await isAwake(wakeUp.wait())).toBe(false);
  });

  it('does not sleep where a signal came before, once for all of them', async () => {
    const wakeUp = new WakeUp();
    wakeUp.signal();
    wakeUp.signal();
    expect(await isAwake(wakeUp.wait())).toBe(true);
    const next = wakeUp.wait();
    expect(await isAwake(next)).toBe(false);
    wakeUp.signal();
    wakeUp.signal();
    expect(await isAwake(next)).toBe(true);
    expect(await isAwake(wakeUp.wait())).toBe(true);
  });
});

describe('a promise with its two ends in hand', () => {
  it('ends as it is told', async () => {
    const [kept, broken] = [deferred<number>(), deferred<number>()];
    kept.resolve(1);
    broken.reject(new Error('No.'));
    expect(await kept.promise).toBe(1);
    await expect(broken.promise).rejects.toThrow('No.');
  });
});

import { describe, expect, it } from 'vitest';
import { createChangeSignal } from './change-signal.ts';

const NOBODY = new AbortController().signal;

describe('changes in one process', () => {
  it('wake who listens to the topic, as often as they come, until it stops', () => {
    const changes = createChangeSignal();
    const woken: string[] = [];
    const wake = (): void => void woken.push('same');
    const stops = [changes.listen('a', wake), changes.listen('a', wake)];
    changes.listen('b', () => void woken.push('other'));
    changes.notify('a');
    stops[0]?.();
    changes.notify('a');
    stops[1]?.();
    changes.notify('a');
    expect(woken).toEqual(['same', 'same', 'same']);
  });

  it('wake each of many, also where one stops listening meanwhile or listens again', async () => {
    const changes = createChangeSignal();
    let again = 0;
    const first = changes.listen('a', () => {
      first();
      changes.listen('a', () => {
        again += 1;
      });
    });
    const waiting = changes.next('a', 60_000, NOBODY);
    changes.notify('a');
    expect(await waiting).toBe(true);
    expect(again).toBe(0);
    changes.notify('a');
    expect(again).toBe(1);
  });

  it('are waited for until a time is over, or until nobody waits any more', async () => {
    const changes = createChangeSignal();
    expect(await changes.next('a', 1, NOBODY)).toBe(false);
    const left = new AbortController();
    const waiting = changes.next('a', 60_000, left.signal);
    left.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(changes.next('a', 60_000, left.signal)).rejects.toThrow('left');
  });
});

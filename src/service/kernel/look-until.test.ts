/** Nothing that changes while somebody looks is missed, and nobody is left listening. */
import { expect, it } from 'vitest';
import { createTopicListeners, nextBy } from './change-signal.ts';
import { lookUntil } from './look-until.ts';

const { signal } = new AbortController();

function topics() {
  const listeners = createTopicListeners();
  let listening = 0;
  const listen = (topic: string, wake: () => void): (() => void) => {
    listening += 1;
    const leave = listeners.listen(topic, wake);
    return () => {
      listening -= 1;
      leave();
    };
  };
  return { wake: listeners.wake, changes: { next: nextBy(listen) }, listening: () => listening };
}

it('sees what is there at once', async () => {
  const { changes, listening } = topics();
  expect(await lookUntil(changes, 'a', { signal }, async () => 'there')).toBe('there');
  expect(listening()).toBe(0);
});

it('looks again where something changed while it looked', async () => {
  const { changes, wake, listening } = topics();
  let looks = 0;
  const seen = await lookUntil(changes, 'a', { signal }, async () => {
    looks += 1;
    if (looks === 1) wake('a');
    return looks === 2 ? 'there' : undefined;
  });
  expect([seen, looks, listening()]).toEqual(['there', 2, 0]);
});

it('gives up when the time is over, and leaves', async () => {
  const { changes, listening } = topics();
  expect(await lookUntil(changes, 'a', { waitMs: 1, signal }, async () => undefined)).toBeUndefined();
  expect(listening()).toBe(0);
});

it('rejects with the reason of its signal, and with what looking throws', async () => {
  const { changes, listening } = topics();
  const stopping = new AbortController();
  const looking = lookUntil(changes, 'a', { signal: stopping.signal }, async () => {
    stopping.abort(new Error('gone'));
    return undefined;
  });
  await expect(looking).rejects.toThrow('gone');
  await expect(
    lookUntil(changes, 'a', { signal }, () => Promise.reject(new Error('no rows'))),
  ).rejects.toThrow('no rows');
  expect(listening()).toBe(0);
});

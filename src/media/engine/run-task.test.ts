import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { MediaCrashError } from './media-crash-error.ts';
import { type MediaWorkers, runTask } from './run-task.ts';

const MIN_MS = 60_000;

afterEach(() => void vi.useRealTimers());

/** What becomes of a task whose worker says nothing at all, so long after it was sent. */
async function ofSilence(name: string, afterMs: number) {
  vi.useFakeTimers();
  const ended = vi.fn();
  const workers: MediaWorkers = {
    errors: {},
    take: async () => ({ send: () => undefined, release: () => undefined, end: ended }),
  };
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  let outcome: unknown = 'none';
  const task = runTask(workers, { name, input: {} }, call).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  const early = outcome;
  await vi.advanceTimersByTimeAsync(MIN_MS);
  await task;
  expect(ended).toHaveBeenCalledOnce();
  return [early, outcome];
}

describe('a worker without a sign of progress is ended', () => {
  it('after fifteen minutes as one that reads a damaged file', async () => {
    const [early, late] = await ofSilence('listen', 14.5 * MIN_MS);
    expect(early).toBe('none');
    expect(late).toBeInstanceOf(UnreadableMediaError);
  });

  it('after two where it renders, and may be tried again in another', async () => {
    const [early, late] = await ofSilence('render', 1.5 * MIN_MS);
    expect(early).toBe('none');
    expect(late).toBeInstanceOf(MediaCrashError);
  });
});

it.each([
  ['probe', 'released'],
  ['transcribe', 'ended'],
])('the worker of a %s that has answered is %s: what a model filled is given back', async (name, fate) => {
  const fates: string[] = [];
  const workers: MediaWorkers = {
    errors: {},
    take: async (_, { onReply }) => ({
      send: () => onReply({ kind: 'done', result: 'there' }),
      release: () => fates.push('released'),
      end: () => fates.push('ended'),
    }),
  };
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  expect(await runTask(workers, { name, input: {} }, call)).toBe('there');
  expect(fates).toEqual([fate]);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { MediaCrashError } from './media-crash-error.ts';
import { type MediaReply, type MediaWorkers, runTask } from './run-task.ts';

const MIN_MS = 60_000;

afterEach(() => void vi.useRealTimers());

type Begun = Omit<Extract<MediaReply, { kind: 'begun' }>, 'kind'>;
const PLAIN: Begun = { opensModel: false, knowsSources: false };

/** What becomes of a task whose worker says nothing once it has begun, so long after. @param begun null where it never does */
async function ofSilence(begun: Begun | null, afterMs: number) {
  vi.useFakeTimers();
  const ended = vi.fn();
  const workers: MediaWorkers = {
    errors: {},
    take: async (_, { onReply }) => ({
      send: () => begun !== null && onReply({ kind: 'begun', ...begun }),
      release: () => undefined,
      end: ended,
    }),
  };
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  let outcome: unknown = 'none';
  void runTask(workers, { name: 'any', input: {} }, call).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  const early = outcome;
  await vi.advanceTimersByTimeAsync(MIN_MS);
  expect(ended).toHaveBeenCalledOnce();
  return [early, outcome];
}

describe('a worker without a sign of progress is ended', () => {
  it('after fifteen minutes as one that reads a damaged file', async () => {
    const [early, late] = await ofSilence(PLAIN, 14.5 * MIN_MS);
    expect(early).toBe('none');
    expect(late).toBeInstanceOf(UnreadableMediaError);
  });

  it.each([
    ['two where it reads what was read before', { ...PLAIN, knowsSources: true }, 1.5],
    ['five where it never begins', null, 4.5],
  ])('after %s, and may be tried again in another', async (_, begun, afterMin) => {
    const [early, late] = await ofSilence(begun, afterMin * MIN_MS);
    expect(early).toBe('none');
    expect(late).toBeInstanceOf(MediaCrashError);
  });
});

it.each([
  ['opens none', 'released', false],
  ['opens a model', 'ended', true],
])('the worker of a task that %s is %s: what a model filled is given back', async (_, fate, opensModel) => {
  const fates: string[] = [];
  const workers: MediaWorkers = {
    errors: {},
    take: async (_, { onReply }) => ({
      send: () => {
        onReply({ kind: 'begun', ...PLAIN, opensModel });
        onReply({ kind: 'done', result: 'there' });
      },
      release: () => fates.push('released'),
      end: () => fates.push('ended'),
    }),
  };
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  expect(await runTask(workers, { name: 'any', input: {} }, call)).toBe('there');
  expect(fates).toEqual([fate]);
});

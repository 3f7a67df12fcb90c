import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../../../contract/problems/problem.ts';
import type { MediaReply } from '../../../media/engine/run-task.ts';
import { SEEN_WITHIN_MS } from '../../../testing/patience.ts';
import { createBrowserMediaEngine } from './browser-media-engine.ts';

/** An engine with one worker that does what the test says. */
function engineWithWorker() {
  const { port1, port2 } = new MessageChannel();
  let stopped: (why: string) => void = () => undefined;
  const engine = createBrowserMediaEngine((_name, onStopped) => {
    stopped = onStopped;
    return { port: port1, end: () => port1.close() };
  });
  const task = engine.run('probe', { file: 'film.mp4' }).then(
    () => 'done',
    (error: Error) => error.name,
  );
  const settled = vi.fn();
  void task.then(settled);
  return {
    task,
    settled,
    stop: (why: string) => stopped(why),
    answer: (reply: MediaReply) => port2.postMessage(reply),
  };
}

const failed = (name: string): MediaReply => ({ kind: 'failed', name, problem: problem('no_reason') });

describe('what fails in a media worker', () => {
  afterEach(() => void vi.useRealTimers());

  it('is told at once where it is about the file or the worker has a reason', async () => {
    const about = engineWithWorker();
    about.answer(failed('UnreadableMediaError'));
    expect(await about.task).toBe('UnreadableMediaError');
    const crash = engineWithWorker();
    crash.stop('out of memory');
    expect(await crash.task).toBe('MediaCrashError');
  });

  it('is told a moment later where something was not loaded: a page that goes has gone by then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { task, settled, stop } = engineWithWorker();
    stop('');
    await vi.advanceTimersByTimeAsync(2900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await task).toBe('MediaCrashError');

    const module = engineWithWorker();
    module.answer(failed('TypeError'));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1), SEEN_WITHIN_MS);
    await vi.advanceTimersByTimeAsync(2900);
    expect(module.settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await module.task).toBe('TypeError');
  });
});

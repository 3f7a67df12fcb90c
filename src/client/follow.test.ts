import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../base/work/deferred.ts';
import { startClient } from '../testing/client/start-client.ts';
import { engineWith } from '../testing/conformance/fault-bench.ts';
import { createProject, uploadVideo } from '../testing/conformance/journey.ts';
import { silentVideo } from '../testing/conformance/made-video.ts';
import { type Followed, follow } from './follow.ts';

afterEach(() => void vi.useRealTimers());

describe('following', () => {
  it('a real analysis tells every answer and ends with it', async () => {
    const goOn = deferred<void>();
    const { caller, client, transport } = await startClient(
      {},
      {
        media: engineWith((engine) => ({
          analyzePicture: async (input, call) => {
            await goOn.promise;
            return engine.analyzePicture(input, call);
          },
        })),
      },
    );
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const { job } = await client.api.analyze_project({ params: { projectId: project.id } });
    const seen: string[] = [];
    const end = follow(
      async (wait) => (await client.api.get_job({ params: { jobId: job.id }, query: { wait } })).job,
      ({ status }) => {
        seen.push(status);
        goOn.resolve();
      },
    );
    expect((await end).status).toBe('done');
    expect(seen.at(-1)).toBe('done');
    expect(transport.count(/wait=25/)).toBeLessThanOrEqual(2);
  });

  it('work that is over already asks once', async () => {
    const asked: number[] = [];
    const read = async (wait: number): Promise<Followed> => {
      asked.push(wait);
      return { status: 'failed', progress: 0.5 };
    };
    expect((await follow(read, () => undefined)).status).toBe('failed');
    expect(asked).toEqual([0]);
  });

  it('ends when the signal aborts, also in the middle of a held read', async () => {
    const leave = new AbortController();
    const read = (wait: number, signal?: AbortSignal): Promise<Followed> =>
      wait === 0
        ? Promise.resolve({ status: 'running', progress: 0 })
        : new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const end = follow(read, () => undefined, { signal: leave.signal });
    leave.abort(new Error('left'));
    await expect(end).rejects.toThrow('left');
  });

  it('does not ask in a circle where the service ignores `wait`', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let reads = 0;
    const read = async (): Promise<Followed> => {
      reads += 1;
      return { status: reads > 5 ? 'done' : 'running', progress: 0 };
    };
    const end = follow(read, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(reads).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(reads).toBe(4);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await end).status).toBe('done');
  });

  it('passes on what makes reading impossible', async () => {
    const { client } = await startClient();
    const params = { jobId: 'job_00000000000000000000' };
    await expect(
      follow(
        async (wait) => (await client.api.get_job({ params, query: { wait } })).job,
        () => undefined,
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

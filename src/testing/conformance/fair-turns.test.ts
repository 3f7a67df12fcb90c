/** Whose job is begun next, where several accounts wait for work of one kind. */
import { expect, it, onTestFinished } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench } from './fault-bench.ts';
import { startFileServer } from './file-server.ts';
import { jobEnd } from './journey.ts';
import { silentVideo } from './made-video.ts';

/** As another account of the same service. */
const strangerOf = ({ caller: { api } }: Bench): Caller => new Caller({ ...api, apiKey: api.strangerKey });

it('is that of another account than the last, each in its own order', async () => {
  const spoken: string[] = [];
  const goOn = deferred<void>();
  const bench = await startBench({
    media: engineWith(() => ({
      speak: async ({ texts }) => {
        spoken.push(...texts.map(({ text }) => text));
        await goOn.promise;
        throw new Error('Nothing is said here.');
      },
    })),
  });
  const stranger = strangerOf(bench);
  const ends: (() => Promise<unknown>)[] = [];
  const say = async (caller: Caller, script: string) => {
    const body = { script, voice: 'it-marco', language: 'it' };
    const { toolRun } = await caller.ok('create_voiceover', { body });
    ends.push(() => jobEnd(caller, toolRun.jobId ?? ''));
  };
  for (const script of ['a 1', 'a 2', 'a 3', 'a 4']) await say(bench.caller, script);
  for (const script of ['b 1', 'b 2']) await say(stranger, script);
  goOn.resolve();
  for (const end of ends) await end();
  expect(spoken).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'a 4']);
});

it('is not held by imports of one account, whose links give nothing', async () => {
  const video = await silentVideo();
  const [silent, quick] = [
    // Says what the file is, and nothing after it.
    await startFileServer(video, { instead: ({ headers }) => headers.range === undefined }),
    await startFileServer(video),
  ];
  onTestFinished(async () => {
    for (const server of [silent, quick]) await server.close();
  });
  const bench = await startBench({ config: { jobsAtOnce: { import: 4 } } });
  const begin = async (caller: Caller, origin: string): Promise<string> => {
    const { job } = await caller.ok('create_project', { body: { sourceUrl: `${origin}/a.mp4` } });
    return job?.id ?? '';
  };
  const held: string[] = [];
  for (let n = 0; n < 5; n += 1) held.push(await begin(bench.caller, silent.origin));
  const stranger = strangerOf(bench);
  expect((await jobEnd(stranger, await begin(stranger, quick.origin))).status).toBe('done');
  const statuses = await Promise.all(
    held.map(async (jobId) => (await bench.caller.ok('get_job', { params: { jobId } })).job.status),
  );
  expect(statuses).toEqual(['running', 'running', 'queued', 'queued', 'queued']);
});

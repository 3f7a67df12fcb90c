/** Jobs that pg-boss carries between a host, which only queues them, and workers. */
import { expect, it, onTestFinished } from 'vitest';
import { deferred } from '../../../base/work/deferred.ts';
import { SOLE_ACCOUNT } from '../../../service/domain/operator/account-setup.ts';
import type { JobRow } from '../../../service/jobs/job-rows.ts';
import { Caller } from '../../../testing/conformance/api-under-test.ts';
import { engineWith, untilAborted } from '../../../testing/conformance/fault-bench.ts';
import { startFileServer } from '../../../testing/conformance/file-server.ts';
import { jobEnd } from '../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../testing/conformance/made-video.ts';
import { startHosts, type TestHost } from '../../../testing/conformance/several-hosts.ts';
import { describePostgres } from '../../../testing/postgres/test-database.ts';

const IDEAS = { topic: 'growing tomatoes on a balcony', videoType: 'any', language: 'en' };
const VOICEOVER = { script: 'A few words.', voice: 'it-marco', language: 'it' };

/** Speaks until it is told to stop; says when it began and that it was stopped. */
function heldVoice() {
  const [began, stopped] = [deferred<void>(), deferred<void>()];
  const media = engineWith(() => ({
    speak: (_, call) => {
      began.resolve();
      return untilAborted(call).finally(() => stopped.resolve());
    },
  }));
  return { options: { isWorker: true, media }, began: began.promise, stopped: stopped.promise };
}

/** A script whose speaking waits until it is let go on. */
function heldScript() {
  const [began, goOn] = [deferred<void>(), deferred<void>()];
  const hold = (): Promise<void> => {
    began.resolve();
    return goOn.promise;
  };
  return { hold, began: began.promise, goOn: () => goOn.resolve() };
}

async function begin(
  { caller }: TestHost,
  operation: 'create_voiceover' | 'brainstorm_ideas',
): Promise<string> {
  const body = operation === 'create_voiceover' ? VOICEOVER : IDEAS;
  const { toolRun } = await caller.ok(operation, { body });
  return toolRun.jobId ?? '';
}

async function beginImport(caller: Caller, origin: string): Promise<string> {
  const { job } = await caller.ok('create_project', { body: { sourceUrl: `${origin}/a.mp4` } });
  return job?.id ?? '';
}

/** As another account of the same service. */
const strangerOf = ({ api }: Caller): Caller => new Caller({ ...api, apiKey: api.strangerKey });

const rowOf = async ({ studio }: TestHost, jobId: string): Promise<JobRow> => {
  const row = await studio.database.get<JobRow>('SELECT * FROM job WHERE id = ?', [jobId]);
  if (row === undefined) throw new Error(`There is no job ${jobId}.`);
  return row;
};

/** Turns that pg-boss still means to give. */
const turnsOf = async ({ studio }: TestHost): Promise<number> =>
  (await studio.database.all("SELECT id FROM pgboss.job WHERE state < 'completed' AND name <> '__pgboss__'"))
    .length;

describePostgres('jobs on many machines', () => {
  it('are done by workers and by no host, and leave no turn behind', async () => {
    const [host, worker] = await startHosts({ isWorker: false }, { isWorker: true });
    const jobIds = await Promise.all(Array.from({ length: 12 }, () => begin(host, 'brainstorm_ideas')));
    for (const jobId of jobIds) expect((await jobEnd(host.caller, jobId)).status).toBe('done');
    expect((await host.caller.ok('get_credits')).dailyLimits.toolRuns.used).toBe(12);
    expect(await turnsOf(worker)).toBe(0);
  });

  it('are not queued where what they are for is rolled back', async () => {
    const [host] = await startHosts({ isWorker: false, config: { plan: 'creator' } });
    const statuses: number[] = [];
    for (let n = 0; n < 52; n += 1)
      statuses.push((await host.caller.send('brainstorm_ideas', { body: IDEAS })).status);
    expect(statuses.slice(50)).toEqual([429, 429]);
    expect(await turnsOf(host)).toBe(50);
  });

  it('that run elsewhere are cancelled within seconds', async () => {
    const held = heldVoice();
    const [host] = await startHosts({ isWorker: false }, held.options);
    const jobId = await begin(host, 'create_voiceover');
    await held.began;
    const cancelled = await host.caller.owner('cancel_job', { params: { jobId } });
    expect(cancelled.body.job.status).toBe('cancelled');
    await held.stopped;
  });

  it('that wait are cancelled without a worker, and begun by none', async () => {
    const [host] = await startHosts({ isWorker: false });
    const jobId = await begin(host, 'brainstorm_ideas');
    const cancelled = await host.caller.owner('cancel_job', { params: { jobId } });
    expect(cancelled.body.job.status).toBe('cancelled');
    const worker = await host.startAnother({ isWorker: true });
    const next = await begin(worker, 'brainstorm_ideas');
    expect((await jobEnd(worker.caller, next)).status).toBe('done');
    expect((await rowOf(host, jobId)).attempts).toBe(0);
    expect(await turnsOf(host)).toBe(0);
  });

  it('of a worker that lost its claim are not settled by it', async () => {
    const held = heldVoice();
    const [host, worker] = await startHosts({ isWorker: false }, held.options);
    const jobId = await begin(host, 'create_voiceover');
    await held.began;
    // As another worker does that was given the next turn.
    await worker.studio.database.run('UPDATE job SET attempts = attempts + 1 WHERE id = ?', [jobId]);
    await held.stopped;
    await worker.studio.service.stop();
    expect(await rowOf(host, jobId)).toMatchObject({ status: 'running', attempts: 2, finished_ms: null });
  });

  it('of a worker that stops go back into the queue, and cost no attempt', async () => {
    const held = heldVoice();
    const [host, worker] = await startHosts({ isWorker: false }, held.options);
    const jobId = await begin(host, 'create_voiceover');
    await held.began;
    await worker.studio.service.stop();
    expect(await rowOf(host, jobId)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await turnsOf(host)).toBe(1);
  });

  it('that no queue knows are found by the next worker', async () => {
    const [host] = await startHosts({ isWorker: false });
    const jobId = await begin(host, 'brainstorm_ideas');
    await host.studio.database.run("DELETE FROM pgboss.job WHERE state < 'completed'");
    const worker = await host.startAnother({ isWorker: true });
    expect((await jobEnd(worker.caller, jobId)).status).toBe('done');
  });

  it('are begun in the order of plans', async () => {
    const [host] = await startHosts({ isWorker: false, config: { plan: 'creator' } });
    const { admin, database } = host.studio;
    const first = await begin(host, 'brainstorm_ideas');
    await admin.setPlan(SOLE_ACCOUNT, 'studio');
    const second = await begin(host, 'brainstorm_ideas');
    const worker = await host.startAnother({ isWorker: true });
    for (const jobId of [first, second]) await jobEnd(worker.caller, jobId);
    const ended = await database.all<{ id: string }>('SELECT id FROM job ORDER BY started_ms, finished_ms');
    expect(ended.map(({ id }) => id)).toEqual([second, first]);
  });

  it('are begun by turns of the accounts, each in its own order, also of one that comes later', async () => {
    const spoken: string[] = [];
    const held = { 'a 1': heldScript(), 'a 3': heldScript() };
    const media = engineWith(() => ({
      speak: async ({ texts: [text] }) => {
        const script = text?.text ?? '';
        spoken.push(script);
        if (script in held) await held[script as keyof typeof held].hold();
        throw new Error('Nothing is said here.');
      },
    }));
    const [{ caller }] = await startHosts({ isWorker: false }, { isWorker: true, media });
    const stranger = strangerOf(caller);
    const ends: (() => Promise<unknown>)[] = [];
    const say = async (by: Caller, ...scripts: string[]) => {
      for (const script of scripts) {
        const { toolRun } = await by.ok('create_voiceover', { body: { ...VOICEOVER, script } });
        ends.push(() => jobEnd(by, toolRun.jobId ?? ''));
      }
    };
    await say(caller, 'a 1');
    await held['a 1'].began;
    await say(caller, 'a 2', 'a 3', 'a 4', 'a 5');
    held['a 1'].goOn();
    await held['a 3'].began;
    await say(stranger, 'b 1', 'b 2', 'b 3');
    held['a 3'].goOn();
    for (const end of ends) await end();
    expect(spoken).toEqual(['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'a 5', 'b 2', 'b 3']);
  });

  it('that import from links which give nothing hold those of no other account', async () => {
    const video = await silentVideo();
    const servers = [
      await startFileServer(video, { instead: ({ headers }) => headers.range === undefined }),
      await startFileServer(video),
    ] as const;
    onTestFinished(async () => {
      for (const server of servers) await server.close();
    });
    const [host] = await startHosts(
      { isWorker: false },
      { isWorker: true, config: { jobsAtOnce: { import: 4 } } },
    );
    const stranger = strangerOf(host.caller);
    const [silent, quick] = servers;
    for (let n = 0; n < 5; n += 1) await beginImport(host.caller, silent.origin);
    const jobId = await beginImport(stranger, quick.origin);
    expect((await jobEnd(stranger, jobId)).status).toBe('done');
    const rows = await host.studio.database.all<JobRow>('SELECT * FROM job ORDER BY seq');
    expect(rows.map(({ status }) => status)).toEqual([
      ...['running', 'running', 'queued', 'queued', 'queued', 'done'],
    ]);
  });
});

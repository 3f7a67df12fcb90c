/** Jobs that pg-boss carries between a host, which only queues them, and workers. */
import { expect, it } from 'vitest';
import { deferred } from '../../../base/deferred.ts';
import { SOLE_ACCOUNT } from '../../../service/domain/operator/account-setup.ts';
import type { JobRow } from '../../../service/jobs/job-rows.ts';
import { engineWith, untilAborted } from '../../../testing/conformance/fault-bench.ts';
import { jobEnd } from '../../../testing/conformance/journey.ts';
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

async function begin(
  { caller }: TestHost,
  operation: 'create_voiceover' | 'brainstorm_ideas',
): Promise<string> {
  const body = operation === 'create_voiceover' ? VOICEOVER : IDEAS;
  const { toolRun } = await caller.ok(operation, { body });
  return toolRun.jobId ?? '';
}

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
});

/** Days, months, minutes and allowances, with the clock in hand. */
import { describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, startBench, untilAborted } from './fault-bench.ts';
import { acceptedClip, analyzedProject, createProject, exportEnd, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';
import { ONE_SHOT } from './one-shot.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('time', () => {
  it('makes a stored answer a new request after 24 hours', async () => {
    const { studio, caller } = await startBench();
    const input = { body: { title: 'Daily' }, idempotencyKey: 'daily' };
    const first = await caller.ok('create_project', input);
    studio.clock.advance(24 * HOUR_MS - 60_000);
    expect((await caller.ok('create_project', input)).project.id).toBe(first.project.id);
    studio.clock.advance(120_000);
    expect((await caller.ok('create_project', input)).project.id).not.toBe(first.project.id);
  });

  it('ends a download link after fifteen minutes', async () => {
    const { studio, caller } = await startBench();
    const { links } = await uploadVideo(caller, await silentVideo());
    studio.clock.advance(14 * 60_000);
    expect((await studio.fetch(links?.fileUrl ?? '')).status).toBe(200);
    studio.clock.advance(2 * 60_000);
    expect((await studio.fetch(links?.fileUrl ?? '')).status).toBe(404);
  });

  it('removes an upload that nobody went on with; each part moves that later', async () => {
    const { studio, caller } = await startBench();
    const { upload } = await caller.ok('create_upload', {
      body: { filename: 'a.mp4', sizeBytes: 4, contentType: 'video/mp4' },
    });
    const params = { uploadId: upload.id };
    studio.clock.advance(20 * HOUR_MS);
    await caller.ok('upload_part', { params: { ...params, partNumber: 1 }, body: new Blob(['1234']) });
    studio.clock.advance(20 * HOUR_MS);
    expect((await caller.ok('get_upload', { params })).upload.receivedParts).toEqual([1]);
    studio.clock.advance(5 * HOUR_MS);
    expect(await caller.fails('get_upload', { params })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('restarts plan credits each month and lets the unused ones expire', async () => {
    const { studio, caller } = await startBench();
    const before = (await caller.ok('get_credits')).credits;
    studio.clock.advance(32 * DAY_MS);
    const after = (await caller.ok('get_credits')).credits;
    expect(after.period > before.period).toBe(true);
    expect(after.remainingFromPlan).toBe(after.included);
    const { data } = await caller.ok('list_ledger_entries');
    expect(data.map(({ type }) => type)).toEqual(['plan_credits', 'expiry', 'plan_credits']);
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.remainingFromPlan);
  });

  it('refuses exports over the daily limit until midnight UTC', async () => {
    const none = { exports: 0, assistantTurns: 0, toolRuns: 0, fakeTextScripts: 0 };
    const dailyLimits = {
      free: none,
      starter: none,
      creator: none,
      unlimited: none,
      studio: { ...none, exports: 1 },
    };
    const { studio, caller } = await startBench({ config: { dailyLimits } });
    const { clips } = await analyzedProject(caller);
    const first = (await acceptedClip(caller, clips[0])).composition.id;
    const second = (await acceptedClip(caller, clips[1])).composition.id;
    await exportEnd(
      caller,
      (await caller.ok('create_export', { params: { compositionId: first } })).export.id,
    );
    const refused = await caller.fails('create_export', { params: { compositionId: second } });
    expect(refused).toMatchObject({ code: 'DAILY_LIMIT_REACHED', status: 429 });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    studio.clock.advance(DAY_MS);
    await exportEnd(
      caller,
      (await caller.ok('create_export', { params: { compositionId: second } })).export.id,
    );
  });
});

describe('limits', () => {
  it('a minute holds 120 reads for a key; the next one is refused with Retry-After, and the next minute is fresh', async () => {
    const { studio, caller } = await startBench({ config: { rateFactor: 1 } });
    for (let left = 119; left >= 0; left -= 1) {
      const { headers } = await caller.send('get_me');
      expect(headers.get('RateLimit-Remaining')).toBe(String(left));
    }
    const refused = await caller.fails('get_me');
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await caller.send('create_project', { body: {} })).status).toBe(201);
    studio.clock.advance(60_000);
    expect((await caller.send('get_me')).status).toBe(200);
  });

  it.each([
    {
      rateClass: 'write',
      perKey: 60,
      perAccount: 120,
      send: (caller: Caller, key: string) => caller.send('create_project', { key, body: {} }),
    },
    {
      rateClass: 'spend',
      perKey: 10,
      perAccount: 20,
      send: (caller: Caller, key: string) =>
        caller.send('analyze_project', { key, params: { projectId: newId('project') } }),
    },
  ])(
    'a minute holds $perKey $rateClass requests for a key and $perAccount for its account',
    async (given) => {
      const { studio, caller } = await startBench({ config: { rateFactor: 1 } });
      const issue = (name: string) =>
        issueCredentials(studio.database, studio.clock, { plan: 'studio', name });
      const [second, third] = [await issue('second'), await issue('third')];
      for (const key of [studio.apiKey, second.apiKey]) {
        for (let count = 0; count < given.perKey; count += 1)
          expect((await given.send(caller, key)).status).not.toBe(429);
        expect((await given.send(caller, key)).status).toBe(429);
      }
      expect(given.perAccount).toBe(2 * given.perKey);
      expect((await given.send(caller, third.apiKey)).status).toBe(429);
    },
  );

  it('an account holds 240 reads a minute over all its keys', async () => {
    const { studio, caller } = await startBench({ config: { rateFactor: 1 } });
    for (const key of [studio.apiKey, studio.readOnlyKey])
      for (let count = 0; count < 120; count += 1)
        expect((await caller.send('get_me', { key })).status).toBe(200);
    expect(await caller.fails('get_me', { key: studio.noSpendKey })).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('at most ten requests of an account wait at once', async () => {
    const { studio, caller } = await startBench({
      media: engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) })),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    const hold = (signal: AbortSignal) =>
      caller.api.fetch(`https://studio.test/v1/jobs/${job.id}?wait=25`, {
        headers: { Authorization: `Bearer ${caller.api.apiKey}` },
        signal,
      });
    const leave = new AbortController();
    const held = Array.from({ length: 10 }, () => hold(leave.signal));
    const refused = await caller.fails('get_job', { params: { jobId: job.id }, query: { wait: 1 } });
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', details: { reason: 'too_many_waits' } });
    leave.abort(new Error('enough'));
    await Promise.allSettled(held);
    expect(studio.logged).toEqual([]);
    expect((await caller.send('get_job', { params: { jobId: job.id }, query: { wait: 1 } })).status).toBe(
      200,
    );
  });

  it('an export while the framing is still computed answers NOT_READY with Retry-After', async () => {
    const { caller } = await startBench({ config: { jobsAtOnce: { framing: 0 } } });
    const { clips } = await analyzedProject(caller);
    const params = { compositionId: (await acceptedClip(caller, clips[0])).composition.id };
    const { job } = await caller.ok('reframe_composition', { params, body: { mode: 'center' } });
    expect((await caller.ok('get_composition', { params })).composition.framing).toEqual({
      status: 'pending',
      jobId: job.id,
      shots: [ONE_SHOT],
    });
    const again = await caller.ok('reframe_composition', { params, body: { mode: 'center' } });
    expect(again).toMatchObject({ reused: true, job: { id: job.id } });
    const refused = await caller.fails('create_export', { params });
    expect(refused).toMatchObject({ code: 'NOT_READY', status: 409 });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await caller.owner('cancel_job', { params: { jobId: job.id } });
    expect((await caller.send('create_export', { params })).status).toBe(202);
  });

  it('an operation the operator switched off says so, and the others work', async () => {
    const { caller } = await startBench({ config: { switchedOff: ['create_voiceover'] } });
    const body = { script: 'Hello', voice: 'en-grace', language: 'en' };
    const refused = await caller.fails('create_voiceover', { body });
    expect(refused).toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      details: { reason: 'switched_off' },
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await caller.send('list_voices')).status).toBe(200);
  });

  it('plans other than Creator and Studio read but do not spend', async () => {
    const { caller } = await startBench({ config: { plan: 'free' } });
    expect((await caller.ok('get_credits')).planRequired).toBe(true);
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const params = { projectId: project.id };
    expect((await caller.ok('estimate_analysis', { params })).estimate).toMatchObject({
      affordable: false,
      paidWith: null,
      balanceAfter: null,
    });
    expect(await caller.fails('analyze_project', { params })).toMatchObject({
      code: 'PLAN_REQUIRED',
      status: 402,
    });
  });

  it('an analysis that costs more than is left answers INSUFFICIENT_CREDITS and charges nothing', async () => {
    const monthlyCredits = { free: 0, starter: 0, creator: 0, studio: 0, unlimited: 0 };
    const { caller } = await startBench({ config: { monthlyCredits } });
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const error = await caller.fails('analyze_project', { params: { projectId: project.id } });
    expect(error).toMatchObject({ code: 'INSUFFICIENT_CREDITS', status: 402 });
    expect((await caller.ok('get_project', { params: { projectId: project.id } })).project.status).toBe(
      'draft',
    );
  });
});

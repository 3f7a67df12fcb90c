/** What must hold when things go wrong or time passes: kills, failures, cancels, full disks, days and months. */
import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from '../../base/deferred.ts';
import { type MediaCall, MediaCrashError, type MediaEngine, StorageFullError } from '../../service/ports.ts';
import { Caller } from './api-under-test.ts';
import {
  acceptedClip,
  analyze,
  analyzedProject,
  createProject,
  exportEnd,
  jobEnd,
  sendParts,
  uploadVideo,
} from './journey.ts';
import { silentVideo, talkVideo } from './made-video.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const open: TestStudio[] = [];

async function start(options: TestStudioOptions = {}): Promise<{ studio: TestStudio; caller: Caller }> {
  const studio = await startTestStudio(options);
  open.push(studio);
  return { studio, caller: new Caller({ ...studio, close: async () => undefined }) };
}

afterEach(async () => {
  for (const studio of open.splice(0)) await studio.dispose();
});

/** Work that never ends by itself. */
function untilAborted({ signal }: MediaCall): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Replaces calls of the engine. */
const engineWith = (change: (engine: MediaEngine) => Partial<MediaEngine>) => (engine: MediaEngine) => ({
  ...engine,
  ...change(engine),
});

describe('a killed service', () => {
  it('goes on with an analysis where it was, without listening twice and without charging again', async () => {
    const looking = deferred<void>();
    let listened = 0;
    const counting = (engine: MediaEngine): Partial<MediaEngine> => ({
      listen: (file, call) => {
        listened += 1;
        return engine.listen(file, call);
      },
    });
    const first = await start({
      media: engineWith((engine) => ({
        ...counting(engine),
        look: () => {
          looking.resolve();
          return new Promise<never>(() => undefined);
        },
      })),
    });
    const asset = await uploadVideo(first.caller, await talkVideo());
    const project = await createProject(first.caller, asset.id);
    const { job } = await first.caller.ok('analyze_project', { params: { projectId: project.id } });
    const before = (await first.caller.ok('get_credits')).credits.remaining;
    await looking.promise;
    open.splice(open.indexOf(first.studio), 1);
    first.studio.crash();

    const second = await start({ folder: first.studio.folder, media: engineWith(counting) });
    expect(await jobEnd(second.caller, job.id)).toMatchObject({ status: 'done' });
    expect(listened).toBe(1);
    expect((await second.caller.ok('get_credits')).credits.remaining).toBe(before);
    expect(
      (await second.caller.ok('list_clips', { params: { projectId: project.id } })).data.length,
    ).toBeGreaterThan(0);
  });

  it('keeps the parts of an upload and answers a keyed request again as before', async () => {
    const first = await start();
    const params = await sendParts(first.caller, await silentVideo());
    const made = await first.caller.ok('create_project', { body: { title: 'Kept' }, idempotencyKey: 'kept' });
    open.splice(open.indexOf(first.studio), 1);
    first.studio.crash();
    const second = await start({ folder: first.studio.folder });
    expect((await second.caller.ok('get_upload', { params })).upload.receivedParts).toEqual([1]);
    expect(
      (await second.caller.send('create_project', { body: { title: 'Kept' }, idempotencyKey: 'kept' })).body,
    ).toEqual(made);
    expect((await second.caller.ok('complete_upload', { params })).asset.kind).toBe('video');
  });
});

describe('work that cannot be done', () => {
  it('fails the analysis with a sentence, gives the credits back, and can be started again', async () => {
    let broken = true;
    const { caller } = await start({
      media: engineWith((engine) => ({
        look: (file, call) =>
          broken ? Promise.reject(new Error('decoder exploded')) : engine.look(file, call),
      })),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const before = (await caller.ok('get_credits')).credits.remaining;
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    const failed = await jobEnd(caller, job.id);
    expect(failed.status).toBe('failed');
    expect(failed.errorMessage).not.toContain('exploded');
    const read = (await caller.ok('get_project', { params: { projectId: project.id } })).project;
    expect(read).toMatchObject({ status: 'failed', errorMessage: failed.errorMessage, analysisJobId: null });
    expect((await caller.ok('get_credits')).credits.remaining).toBe(before);
    const [refund] = (await caller.ok('list_ledger_entries', { query: { limit: 1 } })).data;
    expect(refund).toMatchObject({
      type: 'refund',
      amount: 1,
      jobId: job.id,
      projectId: project.id,
      balanceAfter: before,
    });
    broken = false;
    expect((await analyze(caller, project.id)).length).toBeGreaterThan(0);
  });

  it('is tried again after a crash of the media worker, three times at most', async () => {
    let tries = 0;
    const { caller } = await start({
      media: engineWith(() => ({
        look: () => {
          tries += 1;
          return Promise.reject(new MediaCrashError('The media worker died.'));
        },
      })),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    expect(await jobEnd(caller, job.id)).toMatchObject({ status: 'failed' });
    expect(tries).toBe(3);
  });

  it('says that the disk is full, keeps the upload open, and goes on when there is space', async () => {
    const { studio, caller } = await start();
    const { upload } = await caller.ok('create_upload', {
      body: { filename: 'a.mp4', sizeBytes: 4, contentType: 'video/mp4' },
    });
    const part = { params: { uploadId: upload.id, partNumber: 1 }, body: new Blob(['1234']) };
    const { openWriter } = studio.files;
    const full = () => Promise.reject(new StorageFullError('The disk is full.'));
    Object.assign(studio.files, {
      openWriter: async (name: string) => ({ ...(await openWriter(name)), write: full }),
    });
    expect(await caller.fails('upload_part', part)).toMatchObject({
      code: 'UNAVAILABLE',
      details: { reason: 'storage_full' },
    });
    expect((await caller.ok('get_upload', { params: { uploadId: upload.id } })).upload.receivedParts).toEqual(
      [],
    );
    Object.assign(studio.files, { openWriter });
    expect((await caller.ok('upload_part', part)).upload.receivedParts).toEqual([1]);
  });

  it('of a request answers INTERNAL once, logs the cause, frees the key and runs on the next try', async () => {
    const { studio, caller } = await start();
    const { transaction } = studio.database;
    Object.assign(studio.database, {
      transaction: () => {
        throw new Error('disk I/O error');
      },
    });
    const input = { body: { title: 'Again' }, idempotencyKey: 'again' };
    const error = await caller.fails('create_project', input);
    expect(error).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(error.message).not.toContain('I/O');
    expect(studio.logged.join()).toContain('disk I/O error');
    Object.assign(studio.database, { transaction });
    expect((await caller.ok('create_project', input)).project.title).toBe('Again');
    expect((await caller.ok('list_projects')).data).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('an analysis ends it, gives the credits back and makes the project a draft again', async () => {
    const looking = deferred<void>();
    const { caller } = await start({
      media: engineWith(() => ({
        look: (_, call) => {
          looking.resolve();
          return untilAborted(call);
        },
      })),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const before = (await caller.ok('get_credits')).credits.remaining;
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    await looking.promise;
    const held = caller.ok('get_job', { params: { jobId: job.id }, query: { wait: 25 } });
    const cancelled = await caller.owner('cancel_job', { params: { jobId: job.id } });
    expect(cancelled.body.job).toMatchObject({ status: 'cancelled' });
    expect((await jobEnd(caller, (await held).job.id)).status).toBe('cancelled');
    expect((await caller.ok('get_project', { params: { projectId: project.id } })).project.status).toBe(
      'draft',
    );
    expect((await caller.ok('get_credits')).credits.remaining).toBe(before);
    const twice = await caller.owner('cancel_job', { params: { jobId: job.id } });
    expect(twice.body.error).toMatchObject({ code: 'CONFLICT', details: { reason: 'already_over' } });
  });

  it('an export that waits or renders ends it, gives the allowance back and leaves no file', async () => {
    const { studio, caller } = await start({
      media: engineWith(() => ({
        render: (_file, _plan, _output, call) => untilAborted(call),
      })),
    });
    const { clips } = await analyzedProject(caller);
    const exports = [];
    for (const clip of clips.slice(0, 2)) {
      const { composition } = await acceptedClip(caller, clip);
      exports.push((await caller.ok('create_export', { params: { compositionId: composition.id } })).export);
    }
    expect((await caller.ok('get_credits')).dailyLimits.exports.used).toBe(2);
    for (const { id } of exports.reverse()) {
      const { body } = await caller.owner('cancel_export', { params: { exportId: id } });
      expect(body.export).toMatchObject({ status: 'cancelled', downloadUrl: null });
    }
    expect((await caller.ok('get_credits')).dailyLimits.exports.used).toBe(0);
    expect(await studio.files.list('exports')).toEqual([]);
  });
});

describe('time', () => {
  it('makes a stored answer a new request after 24 hours', async () => {
    const { studio, caller } = await start();
    const input = { body: { title: 'Daily' }, idempotencyKey: 'daily' };
    const first = await caller.ok('create_project', input);
    studio.clock.advance(24 * HOUR_MS - 60_000);
    expect((await caller.ok('create_project', input)).project.id).toBe(first.project.id);
    studio.clock.advance(120_000);
    expect((await caller.ok('create_project', input)).project.id).not.toBe(first.project.id);
  });

  it('ends a download link after fifteen minutes', async () => {
    const { studio, caller } = await start();
    const { links } = await uploadVideo(caller, await silentVideo());
    studio.clock.advance(14 * 60_000);
    expect((await studio.fetch(links?.fileUrl ?? '')).status).toBe(200);
    studio.clock.advance(2 * 60_000);
    expect((await studio.fetch(links?.fileUrl ?? '')).status).toBe(404);
  });

  it('removes an upload that nobody went on with; each part moves that later', async () => {
    const { studio, caller } = await start();
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
    const { studio, caller } = await start();
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
    const { studio, caller } = await start({ config: { dailyLimits } });
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
    const { studio, caller } = await start({ config: { rateFactor: 1 } });
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

  it('an account holds 240 reads a minute over all its keys', async () => {
    const { studio, caller } = await start({ config: { rateFactor: 1 } });
    for (const key of [studio.apiKey, studio.readOnlyKey])
      for (let count = 0; count < 120; count += 1)
        expect((await caller.send('get_me', { key })).status).toBe(200);
    expect(await caller.fails('get_me', { key: studio.noSpendKey })).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('at most ten requests of an account wait at once', async () => {
    const { caller } = await start({
      media: engineWith(() => ({ look: (_, call) => untilAborted(call) })),
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
    expect((await caller.send('get_job', { params: { jobId: job.id }, query: { wait: 1 } })).status).toBe(
      200,
    );
  });

  it('plans other than Creator and Studio read but do not spend', async () => {
    const { caller } = await start({ config: { plan: 'starter' } });
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
    const { caller } = await start({ config: { monthlyCredits } });
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const error = await caller.fails('analyze_project', { params: { projectId: project.id } });
    expect(error).toMatchObject({ code: 'INSUFFICIENT_CREDITS', status: 402 });
    expect((await caller.ok('get_project', { params: { projectId: project.id } })).project.status).toBe(
      'draft',
    );
  });
});

describe('two requests at once', () => {
  it('with one Idempotency-Key: the second is told that the first still runs', async () => {
    const probing = deferred<void>();
    const goOn = deferred<void>();
    const { caller } = await start({
      media: engineWith((engine) => ({
        probe: async (file) => {
          probing.resolve();
          await goOn.promise;
          return engine.probe(file);
        },
      })),
    });
    const params = await sendParts(caller, await silentVideo());
    const first = caller.ok('complete_upload', { params, idempotencyKey: 'once' });
    await probing.promise;
    const second = await caller.fails('complete_upload', { params, idempotencyKey: 'once' });
    expect(second).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS', status: 409 });
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
    const part = { params: { ...params, partNumber: 1 }, body: await silentVideo() };
    expect(await caller.fails('upload_part', part)).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'being_completed' },
    });
    expect(await caller.fails('cancel_upload', { params })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'being_completed' },
    });
    goOn.resolve();
    const { asset } = await first;
    expect((await caller.ok('complete_upload', { params, idempotencyKey: 'once' })).asset.id).toBe(asset.id);
  });

  it('an export holds what was saved before rendering began, not what came after', async () => {
    const rendering = deferred<void>();
    const goOn = deferred<void>();
    const { caller } = await start({
      media: engineWith((engine) => ({
        render: async (...args) => {
          rendering.resolve();
          await goOn.promise;
          return engine.render(...args);
        },
      })),
    });
    const { clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const params = { compositionId: composition.id };
    const first = (await caller.ok('create_export', { params })).export;
    await rendering.promise;
    await caller.ok('edit_composition', { params, body: { expectedRevision: 1, title: 'Second' } });
    const second = (await caller.ok('create_export', { params })).export;
    expect(second.id).not.toBe(first.id);
    await caller.ok('edit_composition', { params, body: { expectedRevision: 2, title: 'Third' } });
    expect((await caller.ok('create_export', { params })).export.id).toBe(second.id);
    goOn.resolve();
    expect(await exportEnd(caller, first.id)).toMatchObject({ status: 'done', revision: 1 });
    expect(await exportEnd(caller, second.id)).toMatchObject({ status: 'done', revision: 3 });
  });
});

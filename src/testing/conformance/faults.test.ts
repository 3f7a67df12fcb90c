/** What must hold when things go wrong: kills, failures, full disks, cancels. */
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { problem } from '../../contract/problems/problem.ts';
import { MediaCrashError } from '../../media/engine/media-crash-error.ts';
import { RenderError } from '../../media/pictures/encode/render-error.ts';
import { StorageFullError } from '../../service/kernel/ports/file-store.ts';
import { engineWith, startBench, untilAborted } from './fault-bench.ts';
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
import type { PlainEngine } from './plain-engine.ts';

describe('a killed service', () => {
  it('goes on with an analysis where it was, without listening twice and without charging again', async () => {
    let listened = 0;
    const counting = (engine: PlainEngine): Partial<PlainEngine> => ({
      listen: (input, call) => {
        listened += 1;
        return engine.listen(input, call);
      },
    });
    const first = await startBench({
      media: engineWith((engine) => ({
        ...counting(engine),
        analyzePicture: () => new Promise<never>(() => undefined),
      })),
    });
    const asset = await uploadVideo(first.caller, await talkVideo());
    const project = await createProject(first.caller, asset.id);
    const { job } = await first.caller.ok('analyze_project', { params: { projectId: project.id } });
    const before = (await first.caller.ok('get_credits')).credits.remaining;
    // Sound and picture are measured side by side; once only looking is left, the sound is stored.
    const stage = async () => (await first.caller.ok('get_job', { params: { jobId: job.id } })).job.stage;
    await expect.poll(stage).toBe('look');
    await first.kill();

    const second = await startBench({ folder: first.studio.folder, media: engineWith(counting) });
    expect(await jobEnd(second.caller, job.id)).toMatchObject({ status: 'done' });
    expect(listened).toBe(1);
    expect((await second.caller.ok('get_credits')).credits.remaining).toBe(before);
    expect(
      (await second.caller.ok('list_clips', { params: { projectId: project.id } })).data.length,
    ).toBeGreaterThan(0);
  });

  it('keeps the parts of an upload and answers a keyed request again as before', async () => {
    const first = await startBench();
    const params = await sendParts(first.caller, await silentVideo());
    const made = await first.caller.ok('create_project', { body: { title: 'Kept' }, idempotencyKey: 'kept' });
    await first.kill();
    const second = await startBench({ folder: first.studio.folder });
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
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        analyzePicture: (input, call) =>
          broken ? Promise.reject(new Error('decoder exploded')) : engine.analyzePicture(input, call),
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

  it('of an encoder that gives up is told in its own words', async () => {
    const { caller } = await startBench({
      media: engineWith(() => ({
        render: () => Promise.reject(new RenderError(problem('encoder_stopped'))),
      })),
    });
    const { clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const started = await caller.ok('create_export', { params: { compositionId: composition.id } });
    expect(await exportEnd(caller, started.export.id)).toMatchObject({
      status: 'failed',
      errorMessage: 'The video encoder stopped. Try the export again.',
      errorReason: { code: 'encoder_stopped' },
    });
  });

  it('is tried again after a crash of the media worker, three times at most', async () => {
    let tries = 0;
    const { caller } = await startBench({
      media: engineWith(() => ({
        analyzePicture: () => {
          tries += 1;
          return Promise.reject(new MediaCrashError(problem('said', { text: 'The media worker died.' })));
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
    const { studio, caller } = await startBench();
    const { upload } = await caller.ok('create_upload', {
      body: { filename: 'a.mp4', sizeBytes: 4, contentType: 'video/mp4' },
    });
    const part = { params: { uploadId: upload.id, partNumber: 1 }, body: new Blob(['1234']) };
    const full = () => Promise.reject(new StorageFullError(problem('said', { text: 'The disk is full.' })));
    const { putPart } = studio.files.uploads;
    Object.assign(studio.files.uploads, { putPart: full });
    expect(await caller.fails('upload_part', part)).toMatchObject({
      code: 'UNAVAILABLE',
      details: { reason: 'storage_full' },
    });
    expect((await caller.ok('get_upload', { params: { uploadId: upload.id } })).upload.receivedParts).toEqual(
      [],
    );
    Object.assign(studio.files.uploads, { putPart });
    expect((await caller.ok('upload_part', part)).upload.receivedParts).toEqual([1]);
  });

  it('of a request answers INTERNAL once, logs the cause, frees the key and runs on the next try', async () => {
    const { studio, caller } = await startBench();
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
    const { caller } = await startBench({
      media: engineWith(() => ({
        analyzePicture: (_, call) => {
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

  it('an analysis that waits stands over a kill between the wish and its end', async () => {
    const looking = engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) }));
    const first = await startBench({ media: looking });
    const asset = await uploadVideo(first.caller, await silentVideo());
    const project = await createProject(first.caller, asset.id);
    const waiting = await createProject(first.caller, asset.id);
    const before = (await first.caller.ok('get_credits')).credits.remaining;
    await first.caller.ok('analyze_project', { params: { projectId: project.id } });
    const params = { projectId: waiting.id };
    const { job } = await first.caller.ok('analyze_project', { params });
    const { transaction } = first.studio.database;
    Object.assign(first.studio.database, { transaction: () => Promise.reject(new Error('killed here')) });
    expect((await first.caller.owner('cancel_job', { params: { jobId: job.id } })).status).toBe(500);
    Object.assign(first.studio.database, { transaction });
    await first.kill();
    const { caller } = await startBench({ folder: first.studio.folder, media: looking });
    const read = () => caller.ok('get_job', { params: { jobId: job.id } });
    await expect.poll(read).toMatchObject({ job: { status: 'cancelled' } });
    expect((await caller.ok('get_project', { params })).project.status).toBe('draft');
    expect((await caller.ok('get_credits')).credits.remaining).toBe(before - 1);
  });

  it('an export that waits or renders ends it, gives the allowance back and leaves no file', async () => {
    const { studio, caller } = await startBench({
      media: engineWith(() => ({
        render: (_, call) => untilAborted(call),
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

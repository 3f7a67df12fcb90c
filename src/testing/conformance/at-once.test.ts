/** Requests that meet. */
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { engineWith, startBench } from './fault-bench.ts';
import {
  acceptedClip,
  analyzedProject,
  exportEnd,
  jobEnd,
  preparedEdit,
  sendParts,
  uploadVideo,
} from './journey.ts';
import { silentVideo, tonesVideo } from './made-video.ts';

describe('two requests at once', () => {
  it('with one Idempotency-Key: the second is told that the first still runs', async () => {
    const probing = deferred<void>();
    const goOn = deferred<void>();
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        probe: async (input) => {
          probing.resolve();
          await goOn.promise;
          return engine.probe(input);
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
    const { caller } = await startBench({
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
  it('an export holds what was saved while its job looked for the files, since rendering had not begun', async () => {
    const looking = deferred<void>();
    const goOn = deferred<void>();
    // First the request looks for the video, then the job.
    let untilHeld: number | null = null;
    const { caller } = await startBench({
      files: (files) => ({
        ...files,
        sizeBytes: async (name) => {
          if (untilHeld !== null) untilHeld -= 1;
          if (untilHeld === 0) {
            looking.resolve();
            await goOn.promise;
          }
          return files.sizeBytes(name);
        },
      }),
    });
    const { clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const params = { compositionId: composition.id };
    untilHeld = 2;
    const queued = (await caller.ok('create_export', { params })).export;
    await looking.promise;
    await caller.ok('edit_composition', { params, body: { expectedRevision: 1, title: 'Second' } });
    expect((await caller.ok('create_export', { params })).export.id).toBe(queued.id);
    goOn.resolve();
    const done = await exportEnd(caller, queued.id);
    expect(done).toMatchObject({ status: 'done', revision: 2, file: { filename: 'Second.mp4' } });
  });

  it('a video that an edit was charged for and is preparing cannot be deleted', async () => {
    const listening = deferred<void>();
    const goOn = deferred<void>();
    let isHeld = false;
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        listen: async (...args) => {
          if (isHeld) {
            listening.resolve();
            await goOn.promise;
          }
          return engine.listen(...args);
        },
      })),
    });
    const source = await uploadVideo(caller, await silentVideo());
    const params = await preparedEdit(caller, source.id);
    const { id: assetId } = await uploadVideo(caller, await tonesVideo(), 'other.mp4');
    isHeld = true;
    const { job } = await caller.ok('add_timeline_clip', { params, body: { assetId } });
    await listening.promise;
    const refused = await caller.owner('delete_asset', { params: { assetId } });
    goOn.resolve();
    expect(refused.body.error).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'in_use', uses: [{ projectId: params.projectId }] },
    });
    expect((await jobEnd(caller, job.id)).status).toBe('done');
  });
});

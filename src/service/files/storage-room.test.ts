/** The service with a store that says it is full, and a database that has no room: what real disks do, made here. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { beforeWrites } from '../../testing/before-writes.ts';
import { startBench } from '../../testing/conformance/fault-bench.ts';
import { analyze, createProject, jobEnd, uploadVideo } from '../../testing/conformance/journey.ts';
import { silentVideo } from '../../testing/conformance/made-video.ts';
import type { Database } from '../kernel/ports/database.ts';
import { StorageFullError } from '../kernel/ports/file-store.ts';
import { createStorageRoom } from './storage-room.ts';

const FULL = { status: 503, body: { error: { code: 'UNAVAILABLE', details: { reason: 'storage_full' } } } };

/** Every change fails while `on`, as on a disk without a byte. */
function fullDisk() {
  const disk = { on: false };
  const refuse = (): void => {
    if (disk.on)
      throw new StorageFullError(problem('said', { text: 'The disk is full, so the change was not saved.' }));
  };
  const wrap = (database: Database): Database => beforeWrites(database, refuse);
  return { disk, wrap, freeBytes: async () => (disk.on ? 0 : 1e12) };
}

describe('writes that find no room', () => {
  it('are not tried without a pause where nobody knows what is free', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const room = createStorageRoom({ freeBytes: async () => null }, { error: () => undefined });
    onTestFinished(room.stop);
    let tries = 0;
    const write = async (): Promise<void> => {
      tries += 1;
      await new Promise((tried) => setTimeout(tried, 5));
      if (tries < 100) room.failed();
    };
    room.onRoom = () => void write();
    void write();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(30);
  });
});

describe('a service without room', () => {
  it('refuses what adds something with storage_full, and reads, deletes and stops work', async () => {
    const { disk, freeBytes } = fullDisk();
    const { caller } = await startBench({ freeBytes });
    const { id } = await uploadVideo(caller, await silentVideo());
    disk.on = true;
    const make = () => caller.send('create_project', { body: { title: 'More' } });
    await expect.poll(make).toMatchObject(FULL);
    expect((await make()).headers.get('Retry-After')).toBe('60');
    expect((await caller.ok('list_assets')).data).toHaveLength(1);
    expect((await caller.owner('delete_asset', { params: { assetId: id } })).status).toBe(200);
    disk.on = false;
    await expect.poll(async () => (await make()).status).toBe(201);
  });

  it('ends a job whose end cannot be written once there is room, and takes the next ones', async () => {
    const { disk, wrap, freeBytes } = fullDisk();
    const { caller, studio } = await startBench({
      freeBytes,
      database: wrap,
      media: (engine) => ({
        ...engine,
        analyzePicture: async (input, call) => {
          disk.on = true;
          call.onProgress(0.5, 'look');
          return engine.analyzePicture(input, call);
        },
      }),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, asset.id);
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    await expect.poll(() => studio.logged.join('\n')).toContain('What became of a job could not be written');
    expect((await caller.ok('get_job', { params: { jobId: job.id } })).job.status).toBe('running');
    disk.on = false;
    expect(await jobEnd(caller, job.id)).toMatchObject({ status: 'failed' });
  });

  it('starts, and puts the jobs of the last start back into the queue once there is room', async () => {
    const first = await startBench({
      media: (engine) => ({ ...engine, analyzePicture: () => new Promise<never>(() => undefined) }),
    });
    const asset = await uploadVideo(first.caller, await silentVideo());
    const project = await createProject(first.caller, asset.id);
    const { job } = await first.caller.ok('analyze_project', { params: { projectId: project.id } });
    const status = async (of: typeof first) =>
      (await of.caller.ok('get_job', { params: { jobId: job.id } })).job.status;
    await expect.poll(() => status(first)).toBe('running');
    await first.kill();
    const { disk, wrap, freeBytes } = fullDisk();
    const second = await startBench({
      folder: first.studio.folder,
      freeBytes,
      database: wrap,
      beforeStart: () => {
        disk.on = true;
      },
    });
    expect(second.studio.logged.join('\n')).toContain('The disk is full');
    expect(await status(second)).toBe('running');
    disk.on = false;
    expect(await jobEnd(second.caller, job.id)).toMatchObject({ status: 'done' });
    expect(await analyze(second.caller, project.id)).toBeDefined();
  });
});

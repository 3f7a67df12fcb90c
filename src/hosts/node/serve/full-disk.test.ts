/** The built host on a real disk of a few megabytes that is filled under it. */
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/conformance/api-under-test.ts';
import {
  callerOf,
  endHost,
  type HostProcess,
  secretFlags,
  startHostProcess,
} from '../../../testing/conformance/built-host.ts';
import {
  acceptedClip,
  analyzedProject,
  exportEnd,
  uploadVideo,
} from '../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../testing/conformance/made-video.ts';
import { mountSmallDisk, type SmallDisk } from '../../../testing/small-disk.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

const SIZE_MB = 120;
const trial = mountSmallDisk(1);
trial?.unmount();

let disk: SmallDisk;
let host: HostProcess | null = null;

async function start(): Promise<Caller> {
  host = await startHostProcess([
    ...['--data', join(disk.folder, 'data'), '--rate-factor', '1000'],
    ...secretFlags(disk.folder),
  ]);
  return callerOf(host, disk.folder);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  await endHost(host, signal);
  host = null;
}

const FULL = { status: 503, body: { error: { code: 'UNAVAILABLE', details: { reason: 'storage_full' } } } };
const make = (caller: Caller) => caller.send('create_project', { body: { title: 'One more' } });

/** Where nothing may be mounted, storage-room.test.ts goes through the same with faults that are made. */
if (trial !== null)
  describe('a host whose disk is full', () => {
    beforeAll(() => ensureHostBuilt(false));
    afterEach(async () => {
      await end('SIGKILL');
      disk.unmount();
    });

    for (const signal of ['SIGTERM', 'SIGKILL'] as const)
      it(`reads, deletes and says so, also when it starts again after ${signal}`, async () => {
        disk = mountSmallDisk(SIZE_MB) as SmallDisk;
        const first = await start();
        const { id } = await uploadVideo(first, await silentVideo(), 'first.mp4');
        const second = await uploadVideo(first, await silentVideo(), 'second.mp4');
        disk.fill();
        await expect.poll(() => make(first)).toMatchObject(FULL);
        expect((await make(first)).headers.get('Retry-After')).toMatch(/^\d+$/);
        expect((await first.ok('list_assets')).data).toHaveLength(2);
        expect((await first.ok('get_me')).storageFull).toBe(true);
        // The bin would free nothing.
        expect((await first.owner('delete_asset', { params: { assetId: id } })).body.inBin).toBe(false);
        disk.fill();
        await end(signal);
        disk.fill();

        const again = await start();
        expect(host?.printed.err).toContain('The disk is full');
        expect((await again.ok('list_assets')).data.map(({ title }) => title)).toEqual(['second']);
        expect(await make(again)).toMatchObject(FULL);
        const deleted = await again.owner('delete_asset', { params: { assetId: second.id } });
        expect(deleted.status).toBe(200);
        disk.empty();
        await expect.poll(async () => (await make(again)).status).toBe(201);
        expect((await again.ok('get_me')).storageFull).toBe(false);
      });

    it('goes on when an export finds no more room, and can export again later', async () => {
      disk = mountSmallDisk(SIZE_MB) as SmallDisk;
      const caller = await start();
      const { clips } = await analyzedProject(caller);
      const { composition } = await acceptedClip(caller, clips[0]);
      const params = { compositionId: composition.id };
      const begin = async () => (await caller.ok('create_export', { params })).export.id;
      const exportId = await begin();
      const progress = async () => (await caller.ok('get_export', { params: { exportId } })).export.progress;
      await expect.poll(progress).toBeGreaterThan(0);
      disk.fill();
      const ended = await exportEnd(caller, exportId);
      expect(ended.status).toBe('failed');
      expect(host?.child.exitCode).toBeNull();
      disk.empty();
      await expect.poll(async () => (await make(caller)).status).toBe(201);
      expect((await exportEnd(caller, await begin())).status).toBe('done');
    });
  });

/** A library that outgrows its machine, and one that comes back: by its file, from SQLite and a folder to PostgreSQL and a bucket. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller } from '../conformance/api-under-test.ts';
import {
  callerOf,
  endHost,
  type HostProcess,
  secretFlags,
  startHostProcess,
} from '../conformance/built-host.ts';
import {
  acceptedClip,
  analyzedProject,
  exportEnd,
  jobEnd,
  preparedEdit,
  uploadVideo,
} from '../conformance/journey.ts';
import { bringLibrary, contentsOf, LIBRARY_PATH, takeLibrary } from '../conformance/library-file.ts';
import { silentVideo } from '../conformance/made-video.ts';
import { startObjectStore } from '../object-store/object-store-under-test.ts';
import type { StartedObjectStore } from '../object-store/start-swift.ts';
import type { TestDatabase } from '../postgres/create-database.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { describeOnCluster } from './describe-on-cluster.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

describeOnCluster('a library that moves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-moved-'));
  const machines: HostProcess[] = [];
  let store: StartedObjectStore;
  let rows: TestDatabase;
  let cluster: Cluster;

  beforeAll(async () => {
    store = await startObjectStore();
    rows = await createTestDatabase();
    cluster = await startCluster({ database: rows.address, store, hosts: 2, workers: 1 });
  });

  afterAll(async () => {
    for (const machine of machines) await endHost(machine, 'SIGKILL');
    await cluster.close();
    await rows.drop();
    await store.stop();
    rmSync(folder, { recursive: true });
  });

  /** A host of one machine with an empty library. */
  async function startMachine(name: string): Promise<Caller> {
    const data = join(folder, name);
    const machine = await startHostProcess(['--data', data, ...secretFlags(folder)]);
    machines.push(machine);
    return callerOf(machine, folder);
  }

  /** SHA-256 of each: compared byte by byte, as values are, films take seconds. */
  async function downloaded(from: Caller, projectId: string): Promise<string[]> {
    const { data } = await from.ok('list_exports', { params: { projectId } });
    return Promise.all(
      data.map(async ({ downloadUrl }) => {
        const bytes = await (await from.api.fetch(downloadUrl ?? '')).arrayBuffer();
        return createHash('sha256').update(Buffer.from(bytes)).digest('hex');
      }),
    );
  }

  it('goes to many machines and back, whole, and work goes on at each place', async () => {
    const one = await startMachine('one');
    const { asset, project, clips } = await analyzedProject(one);
    const { composition } = await acceptedClip(one, clips[0]);
    const params = { compositionId: composition.id };
    const queued = await one.ok('create_export', { params });
    // While work waits there is no file of the library: its result would be in neither place.
    const refused = await one.api.fetch(LIBRARY_PATH, {
      headers: { Authorization: `Bearer ${one.api.ownerToken}` },
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: { code: 'CONFLICT', details: { reason: 'work_running' } } },
    ]);
    expect((await exportEnd(one, queued.export.id)).status).toBe('done');
    await preparedEdit(one, asset.id);
    await uploadVideo(one, await silentVideo(), 'Caffè — “due”.mp4');

    const many = new Caller(cluster);
    expect((await bringLibrary(many.api, await takeLibrary(one.api))).status).toBe(200);
    expect(await contentsOf(many)).toEqual(await contentsOf(one));
    expect(await downloaded(many, project.id)).toEqual(await downloaded(one, project.id));
    const more = await many.ok('create_export', { params });
    expect((await exportEnd(many, more.export.id)).status).toBe('done');
    const ideas = await many.ok('brainstorm_ideas', {
      body: { topic: 'tea', videoType: 'any', language: 'en' },
    });
    expect((await jobEnd(many, ideas.toolRun.jobId ?? '')).status).toBe('done');

    const back = await startMachine('back');
    expect((await bringLibrary(back.api, await takeLibrary(many.api))).status).toBe(200);
    expect(await contentsOf(back)).toEqual(await contentsOf(many));
    expect(await downloaded(back, project.id)).toEqual(await downloaded(many, project.id));
    const last = await back.ok('create_export', { params });
    expect((await exportEnd(back, last.export.id)).status).toBe('done');
  });
});

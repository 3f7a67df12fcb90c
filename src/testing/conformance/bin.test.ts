/** The bin over time, over restarts, and where the disk has no room for it. */
import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { LIBRARY_PATH } from '../../contract/schemas/library.ts';
import { StorageFullError } from '../../service/kernel/ports/file-store.ts';
import { beforeWrites } from '../before-writes.ts';
import { type Caller, ORIGIN } from './api-under-test.ts';
import { type Bench, startBench } from './fault-bench.ts';
import { acceptedClip, analyzedProject, createProject, exportEnd, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const DAY_MS = 86_400_000;

async function storedFiles({ studio }: Bench): Promise<string[]> {
  const found = await Promise.all(
    ['assets', 'posters', 'filmstrips', 'exports', 'swept'].map((folder) => studio.files.list(folder)),
  );
  return found.flat().map(({ name }) => name);
}

const binOf = async (caller: Caller) => (await caller.owner('list_bin')).body.data;
const deleteAsset = (caller: Caller, assetId: string, bin?: 'skip' | 'only') =>
  caller.owner('delete_asset', { params: { assetId }, query: bin === undefined ? {} : { bin } });

/** Cleaning up is part of every start. */
async function startAgain({ studio }: Bench): Promise<void> {
  await studio.service.stop();
  await studio.service.start();
}

describe('what is in the bin', () => {
  it('keeps its files over a start, and is gone with them after 30 days', async () => {
    const bench = await startBench();
    const { studio, caller } = bench;
    const { project, clips, asset } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const { export: made } = await caller.ok('create_export', { params: { compositionId: composition.id } });
    await exportEnd(caller, made.id);
    const before = await storedFiles(bench);
    await caller.owner('delete_project', { params: { projectId: project.id } });
    studio.clock.advance(DAY_MS);
    await deleteAsset(caller, asset.id);

    studio.clock.advance(29 * DAY_MS - 60_000);
    await startAgain(bench);
    expect((await storedFiles(bench)).toSorted()).toEqual(before.toSorted());
    expect(await binOf(caller)).toHaveLength(2);

    studio.clock.advance(120_000);
    await startAgain(bench);
    expect((await binOf(caller)).map(({ id }) => id)).toEqual([asset.id]);
    expect((await storedFiles(bench)).filter((name) => name.startsWith('exports/'))).toEqual([]);

    studio.clock.advance(DAY_MS);
    await startAgain(bench);
    expect(await binOf(caller)).toEqual([]);
    expect(await storedFiles(bench)).toEqual([]);
    for (const table of ['bin_row', 'bin_file'])
      expect(await studio.database.all(`SELECT * FROM ${table}`)).toEqual([]);
  });

  it('comes back after a crash and a start on the same folder', async () => {
    const first = await startBench();
    const { id } = await uploadVideo(first.caller, await silentVideo());
    await deleteAsset(first.caller, id);
    await first.kill();
    const second = await startBench({ folder: first.studio.folder });
    await second.caller.owner('restore_bin_item', { params: { itemId: id } });
    const { links } = (await second.caller.ok('get_asset', { params: { assetId: id } })).asset;
    expect((await second.caller.api.fetch(links?.fileUrl ?? '')).status).toBe(200);
  });

  it('is not in the file of the library, and stands in the way of another one', async () => {
    const { studio, caller } = await startBench();
    const owner = { Authorization: `Bearer ${studio.ownerToken}` };
    const kept = await uploadVideo(caller, await silentVideo(), 'kept.mp4');
    const deleted = await uploadVideo(caller, await silentVideo(), 'deleted.mp4');
    await deleteAsset(caller, deleted.id);
    const file = await (await studio.fetch(ORIGIN + LIBRARY_PATH, { headers: owner })).text();
    expect(file).toContain(kept.id);
    expect(file).not.toContain(deleted.id);

    await deleteAsset(caller, kept.id);
    const bring = () => studio.fetch(ORIGIN + LIBRARY_PATH, { method: 'POST', headers: owner, body: file });
    expect(await (await bring()).json()).toMatchObject({
      error: { details: { reason: 'library_not_empty' } },
    });
  });
});

describe('a service without room', () => {
  it('says so, deletes for good, and refuses a deletion that is to be kept', async () => {
    const disk = { free: 1e12 };
    const { caller } = await startBench({ freeBytes: async () => disk.free });
    const isFull = async () => (await caller.ok('get_me')).storageFull;
    expect(await isFull()).toBe(false);
    const assets = [
      await uploadVideo(caller, await silentVideo()),
      await uploadVideo(caller, await silentVideo()),
    ];
    const [first = '', second = ''] = assets.map(({ id }) => id);
    await deleteAsset(caller, first);
    disk.free = 0;
    await expect.poll(isFull).toBe(true);
    expect((await deleteAsset(caller, second, 'only')).body.error).toMatchObject({
      code: 'UNAVAILABLE',
      details: { reason: 'storage_full' },
    });
    expect((await deleteAsset(caller, second)).body).toMatchObject({ deleted: true, inBin: false });
    expect((await binOf(caller)).map(({ id }) => id)).toEqual([first]);
    expect((await caller.owner('empty_bin')).body).toMatchObject({ deletedCount: 1 });
    disk.free = 1e12;
    await expect.poll(isFull).toBe(false);
  });

  it('deletes for good where the bin itself cannot be written', async () => {
    const refuse = (sql: string): void => {
      if (sql.startsWith('INSERT INTO bin_'))
        throw new StorageFullError(problem('said', { text: 'The disk is full.' }));
    };
    const bench = await startBench({ database: (of) => beforeWrites(of, refuse) });
    const { caller } = bench;
    const { id } = await uploadVideo(caller, await silentVideo());
    const project = await createProject(caller, id);
    const params = { projectId: project.id };
    const kept = await caller.owner('delete_project', { params, query: { bin: 'only' } });
    expect(kept.body.error).toMatchObject({ details: { reason: 'storage_full' } });
    expect((await caller.ok('get_project', { params })).project.id).toBe(project.id);
    expect((await caller.owner('delete_project', { params })).body).toMatchObject({ inBin: false });
    expect((await deleteAsset(caller, id)).body).toMatchObject({ inBin: false });
    expect(await storedFiles(bench)).toEqual([]);
  });
});

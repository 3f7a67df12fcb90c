/** Films that stay where a person has them, as the service has them: nothing of them is stored, and what is wrong is told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { AssetRow } from '../../service/domain/assets/asset-rows.ts';
import { copyJob } from '../../service/domain/assets/references/copy-job.ts';
import type { JobRow } from '../../service/jobs/job-rows.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench } from './fault-bench.ts';
import { acceptedClip, analyze, createProject, exportEnd, jobEnd } from './journey.ts';
import { bringLibrary, takeLibrary } from './library-file.ts';
import { lateVideo, TALK_SRT, talkVideo, videoIn } from './made-video.ts';
import { Originals } from './referenced-originals.ts';
import type { TestStudioOptions } from './test-studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'cliproom-originals-'));
const path = join(folder, 'talk.mp4');
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => writeFile(path, (await talkVideo()).stream()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Here extends Bench {
  readonly originals: Originals;
  readonly asset: Asset;
  readonly reference: string;
}

async function referenced(options: Pick<TestStudioOptions, 'media'> = {}): Promise<Here> {
  const originals = new Originals();
  const reference = crypto.randomUUID();
  originals.given.set(reference, { path, sizeBytes: (await stat(path)).size });
  const bench = await startBench({ ...options, files: originals.in });
  const { asset } = await refer(bench.caller, reference);
  await bench.caller.owner('attach_captions', {
    params: { assetId: asset.id },
    body: { format: 'srt', text: TALK_SRT, language: 'en' },
  });
  return { ...bench, originals, asset, reference };
}

const refer = async (caller: Caller, reference: string) =>
  (await caller.owner('reference_asset', { body: { reference, filename: 'talk.mp4' } })).body;

async function usedByAssets(caller: Caller): Promise<number | undefined> {
  const { storage } = (await caller.owner('get_storage')).body;
  return storage.byKind.find(({ kind }) => kind === 'assets')?.sizeBytes;
}

describe('a film that stays where it is', () => {
  it('is an asset once, takes no space, and is found clips in', async () => {
    const { caller, asset, reference } = await referenced();
    expect(asset).toMatchObject({ kind: 'video', title: 'talk', origin: 'upload', reference });
    expect((await caller.ok('get_me')).features).toContain('asset_references');
    expect((await refer(caller, reference)).asset.id).toBe(asset.id);
    expect((await caller.ok('list_assets')).data).toHaveLength(1);
    expect(await usedByAssets(caller)).toBe(0);
    const project = await createProject(caller, asset.id);
    expect((await analyze(caller, project.id)).length).toBeGreaterThan(0);
  });

  it('that is moved or changed refuses new work, stays the source, and works again once it is back', async () => {
    const { caller, originals, asset } = await referenced();
    const project = await createProject(caller, asset.id);
    for (const away of ['original_moved', 'original_changed', 'original_not_permitted'] as const) {
      originals.away = away;
      const refused = await caller.send('analyze_project', { params: { projectId: project.id } });
      expect(refused).toMatchObject({
        status: 409,
        body: { error: { code: 'CONFLICT', details: { reason: 'original_away', problem: { code: away } } } },
      });
    }
    originals.away = null;
    const { project: kept } = await caller.ok('get_project', { params: { projectId: project.id } });
    expect(kept.sourceAssetId).toBe(asset.id);
    expect((await analyze(caller, project.id)).length).toBeGreaterThan(0);
  });

  it('that may not be read when its work begins again makes that wait', async () => {
    const before = await referenced();
    const { originals, asset, studio } = before;
    const project = await createProject(before.caller, asset.id);
    const { job } = await before.caller.ok('analyze_project', { params: { projectId: project.id } });
    originals.away = 'original_not_permitted';
    await before.kill();
    const { caller } = await startBench({ folder: studio.folder, files: originals.in });
    const stageOf = async () =>
      (await caller.ok('get_job', { params: { jobId: job.id }, query: {} })).job.stage;
    await expect.poll(stageOf).toBe('permission');
    originals.away = null;
    expect((await jobEnd(caller, job.id)).status).toBe('done');
  });

  it('is copied where that is wanted, under the same name, and then needs the original no more', async () => {
    const { caller, originals, asset } = await referenced();
    const copy = () => caller.owner('copy_asset', { params: { assetId: asset.id } });
    const { job } = (await copy()).body;
    expect((await jobEnd(caller, job?.id ?? '')).status).toBe('done');
    originals.away = 'original_moved';
    expect((await copy()).body).toEqual({ job: null });
    const { asset: kept } = await caller.ok('get_asset', { params: { assetId: asset.id } });
    expect(kept.reference).toBeNull();
    expect(await usedByAssets(caller)).toBe(asset.sizeBytes);
    const project = await createProject(caller, asset.id);
    expect((await analyze(caller, project.id)).length).toBeGreaterThan(0);
  });

  it('whose copy is stopped, or that is changed meanwhile, stays what it is, and nothing of the copy is kept', async () => {
    const { caller, asset, studio, originals, reference } = await referenced();
    const row = await studio.database.get<AssetRow>('SELECT * FROM asset WHERE id = ?', [asset.id]);
    const copyUntil = (happens: () => void, { signal } = new AbortController()): Promise<unknown> => {
      const job = { account_id: row?.account_id, asset_id: asset.id } as JobRow;
      return copyJob(studio).run({ job, signal, progress: happens });
    };
    const stop = new AbortController();
    await expect(copyUntil(() => stop.abort(), stop)).rejects.toThrow('abort');
    const change = (): void => {
      originals.away = 'original_changed';
    };
    await expect(copyUntil(change)).rejects.toMatchObject({ problem: { code: 'original_changed' } });
    originals.away = null;
    expect((await caller.ok('get_asset', { params: { assetId: asset.id } })).asset.reference).toBe(reference);
    expect(await studio.files.list('assets')).toEqual([]);
  });

  it('that is changed while work reads it makes nothing of two films: that is told, and given back', async () => {
    let whileRead = (): void => undefined;
    let looked = 0;
    const { caller, originals, asset, studio } = await referenced({
      media: engineWith((engine) => ({
        analyzePicture: async (...input) => {
          looked += 1;
          whileRead();
          return engine.analyzePicture(...input);
        },
        render: async (...input) => {
          whileRead();
          return engine.render(...input);
        },
      })),
    });
    const change = (): void => {
      originals.away = 'original_changed';
    };
    const told = { status: 'failed', errorReason: { code: 'original_changed' } };
    const creditsNow = async () => (await caller.ok('get_credits')).credits.remaining;
    const before = await creditsNow();
    const params = { projectId: (await createProject(caller, asset.id)).id };

    whileRead = change;
    const { job } = await caller.ok('analyze_project', { params });
    expect(await jobEnd(caller, job.id)).toMatchObject(told);
    expect(await creditsNow()).toBe(before);

    // Back as it was, its picture is looked at anew: none is kept of what was seen meanwhile.
    originals.away = null;
    whileRead = () => undefined;
    const [clip] = await analyze(caller, params.projectId);
    expect(looked).toBe(2);

    const { composition } = await acceptedClip(caller, clip);
    whileRead = change;
    const made = await caller.ok('create_export', { params: { compositionId: composition.id } });
    expect(await exportEnd(caller, made.export.id)).toMatchObject(told);
    expect(await studio.files.list('exports')).toEqual([]);
    expect((await caller.ok('get_credits')).dailyLimits.exports.used).toBe(0);
  });

  it('that is moved once all of it was read is the source of what was made', async () => {
    let originals: Originals | null = null;
    const here = await referenced({
      media: engineWith((engine) => ({
        render: async (...input) => {
          const made = await engine.render(...input);
          if (originals !== null) originals.away = 'original_moved';
          return made;
        },
      })),
    });
    originals = here.originals;
    const { caller, asset } = here;
    const [clip] = await analyze(caller, (await createProject(caller, asset.id)).id);
    const { composition } = await acceptedClip(caller, clip);
    const made = await caller.ok('create_export', { params: { compositionId: composition.id } });
    expect(await exportEnd(caller, made.export.id)).toMatchObject({ status: 'done' });
  });

  it('is in a library that is taken away; where it cannot be read, that is said before anything is written', async () => {
    const { originals, asset, studio } = await referenced();
    const api = { ...studio, close: async () => undefined };
    originals.away = 'original_moved';
    await expect(takeLibrary(api)).rejects.toThrow('original_moved');
    originals.away = null;
    const library = await takeLibrary(api);
    const other = await startBench();
    const brought = await bringLibrary({ ...other.studio, close: async () => undefined }, library);
    expect(brought.status).toBe(200);
    const file = (await other.caller.ok('get_asset', { params: { assetId: asset.id } })).asset;
    expect(file.sizeBytes).toBe(asset.sizeBytes);
    expect(await usedByAssets(other.caller)).toBe(asset.sizeBytes);
  });

  it('stays where it is when it is deleted, takes no room in the bin, and comes back from it', async () => {
    const { caller, asset, studio } = await referenced();
    const params = { assetId: asset.id };
    await caller.owner('delete_asset', { params, query: {} });
    const [item] = (await caller.owner('list_bin')).body.data;
    // Its poster only.
    expect(item?.sizeBytes).toBeLessThan(asset.sizeBytes);
    await caller.owner('restore_bin_item', { params: { itemId: asset.id } });
    expect((await caller.ok('get_asset', { params })).asset.reference).toBe(asset.reference);
    await caller.owner('delete_asset', { params, query: { bin: 'skip' } });
    expect((await stat(path)).size).toBe(asset.sizeBytes);
    expect(await studio.files.list('assets')).toEqual([]);
  });

  it.each([
    ['an AVI', () => videoIn('avi')],
    ['an FLV', () => videoIn('flv')],
    ['a film that begins late', () => lateVideo('mp4')],
  ] as const)('and is converted has to be sent: %s', async (_, film) => {
    const converted = join(folder, 'converted');
    await writeFile(converted, (await film()).stream());
    const originals = new Originals();
    originals.given.set(UNKNOWN, { path: converted, sizeBytes: (await stat(converted)).size });
    const { caller, studio } = await startBench({ files: originals.in });
    const body = { reference: UNKNOWN, filename: 'film.mp4' };
    expect((await caller.owner('reference_asset', { body })).body).toMatchObject({
      error: { details: { reason: 'not_by_reference' } },
    });
    expect(await studio.files.list('assets')).toEqual([]);
    expect(studio.logged).toEqual([]);
  });

  it('that nobody gave is not there, and one without references refuses', async () => {
    const { caller } = await referenced();
    const body = { reference: UNKNOWN, filename: 'talk.mp4' };
    expect((await caller.owner('reference_asset', { body })).status).toBe(404);
    const plain = await startBench();
    expect((await plain.caller.owner('reference_asset', { body })).body).toMatchObject({
      error: { details: { reason: 'not_by_reference' } },
    });
    expect((await plain.caller.ok('get_me')).features).not.toContain('asset_references');
  });
});

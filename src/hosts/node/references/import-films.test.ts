import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/conformance/api-under-test.ts';
import {
  callerOf,
  endHost,
  type HostProcess,
  runHostCommand,
  secretFlags,
  startHostProcess,
} from '../../../testing/conformance/built-host.ts';
import {
  acceptedClip,
  analyze,
  createProject,
  exportEnd,
  jobEnd,
} from '../../../testing/conformance/journey.ts';
import { TALK_SRT, talkVideo, videoIn } from '../../../testing/conformance/made-video.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

let folder = '';
let films = '';
let running: HostProcess | null = null;

beforeAll(() => ensureHostBuilt(false));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-import-'));
  films = join(folder, 'films');
  await mkdir(join(films, 'spring'), { recursive: true });
  await writeFile(join(films, 'spring', 'talk.mp4'), (await talkVideo()).stream());
});
afterEach(async () => {
  await endHost(running, 'SIGKILL');
  running = null;
  await rm(folder, { recursive: true });
});

/** Resolves with the account's caller and what was said of the import. */
async function serveFilms(
  from = films,
  data = join(folder, 'data'),
): Promise<{ caller: Caller; said: string }> {
  if (running !== null) expect(await endHost(running, 'SIGTERM')).toBe(0);
  const given = ['--data', data, '--rate-factor', '1000', ...secretFlags(folder)];
  const host = await startHostProcess([...given, '--films', from]);
  running = host;
  await expect.poll(() => host.printed.out).toMatch(/Films of /);
  return { caller: callerOf(host, folder), said: host.printed.out };
}

/** The best clip of the only film there is. */
async function acceptedOfFilm(caller: Caller): Promise<{ assetId: string; compositionId: string }> {
  const assetId = (await caller.ok('list_assets')).data[0]?.id ?? '';
  const body = { format: 'srt', text: TALK_SRT, language: 'en' } as const;
  await caller.owner('attach_captions', { params: { assetId }, body });
  const [clip] = await analyze(caller, (await createProject(caller, assetId)).id);
  const { composition } = await acceptedClip(caller, clip);
  return { assetId, compositionId: composition.id };
}

describe('serve --films', () => {
  it('makes assets of the films of a folder, and says which it could not take', async () => {
    await writeFile(join(films, 'old.avi'), (await videoIn('avi')).stream());
    await writeFile(join(films, 'notes.mp4'), 'no film');
    await writeFile(join(films, 'notes.txt'), 'no film either');
    await writeFile(join(films, '.hidden.mp4'), 'half a film');
    const library = join(films, 'library');
    const { caller, said } = await serveFilms(films, library);
    expect(said).toMatch(/: 1 new in the library, 0 there already, 2 not imported\./);
    expect(said).toMatch(/old\.avi was not imported: This file has to be uploaded/);
    expect(said).toMatch(/notes\.mp4 was not imported: /);
    const { data } = await caller.ok('list_assets');
    expect(data).toMatchObject([{ title: 'talk', filename: 'talk.mp4', reference: expect.any(String) }]);
    await mkdir(join(library, 'exports'), { recursive: true });
    await writeFile(join(library, 'exports', 'made.mp4'), 'no film of the operator');
    expect((await serveFilms(films, library)).said).toMatch(
      /: 0 new in the library, 1 there already, 2 not imported\./,
    );
  });

  it('finds clips in them where they are, exports those, and needs none of them once it was copied', async () => {
    const { caller } = await serveFilms();
    const { assetId, compositionId } = await acceptedOfFilm(caller);
    const params = { assetId };
    const { export: begun } = await caller.ok('create_export', { params: { compositionId } });
    expect((await exportEnd(caller, begun.id)).status).toBe('done');

    const { links } = (await caller.ok('get_asset', { params })).asset;
    const part = await fetch(links?.fileUrl ?? '', { headers: { Range: 'bytes=0-99' } });
    expect([part.status, (await part.bytes()).length]).toEqual([206, 100]);

    const { job } = (await caller.owner('copy_asset', { params })).body;
    expect((await jobEnd(caller, job?.id ?? '')).status).toBe('done');
    await rm(films, { recursive: true });
    expect((await caller.ok('get_asset', { params })).asset.reference).toBeNull();
    expect((await analyze(caller, (await createProject(caller, params.assetId)).id)).length).toBeGreaterThan(
      0,
    );
  });

  it('says of a film that was moved that it is, and reads it from where its folder is imported anew', async () => {
    const { caller } = await serveFilms();
    const [asset] = (await caller.ok('list_assets')).data;
    const project = await createProject(caller, asset?.id ?? '');
    const moved = join(folder, 'archive');
    await rename(films, moved);
    expect(await caller.send('analyze_project', { params: { projectId: project.id } })).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'original_away', problem: { code: 'original_moved_there' } } } },
    });
    const next = await serveFilms(moved);
    expect((await next.caller.ok('list_assets')).data).toHaveLength(1);
    expect((await analyze(next.caller, project.id)).length).toBeGreaterThan(0);
  });

  it('fails the work of a film that is changed meanwhile with the reason, keeps what was made, and works once it is back', async () => {
    const { caller } = await serveFilms();
    const { compositionId } = await acceptedOfFilm(caller);
    const exported = async () => (await caller.ok('create_export', { params: { compositionId } })).export.id;
    const before = await exportEnd(caller, await exported());
    const path = join(films, 'spring', 'talk.mp4');
    const whole = await readFile(path);
    const cut = await exported();
    await writeFile(path, whole.subarray(0, whole.length / 2));
    expect(await exportEnd(caller, cut)).toMatchObject({
      status: 'failed',
      errorReason: { code: expect.stringMatching(/^original_/) },
    });
    const made = await caller.ok('get_export', { params: { exportId: before.id } });
    expect((await fetch(made.export.downloadUrl ?? '')).status).toBe(200);
    await writeFile(path, whole);
    expect((await exportEnd(caller, await exported())).status).toBe('done');
  });

  it('refuses a folder that is not there, and films beside a bucket, before it makes anything', async () => {
    for (const [flags, why] of [
      [['--films', join(folder, 'none')], /could not be read/],
      [['--films', films, '--files', 's3://bucket/folder?endpoint=http://127.0.0.1:1'], /--files/],
    ] as const) {
      const ended = await runHostCommand(['serve', '--data', join(folder, 'data'), ...flags]);
      expect([ended.code, ended.err]).toEqual([2, expect.stringMatching(why)]);
    }
  });
});

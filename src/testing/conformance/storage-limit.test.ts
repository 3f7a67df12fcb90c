/** The most an account may store: what is refused once it is reached, and what makes room again. */
import { expect, it, onTestFinished } from 'vitest';
import { LIBRARY_PATH } from '../../contract/schemas/library.ts';
import { issueCredentials, SOLE_ACCOUNT } from '../../service/domain/operator/account-setup.ts';
import { Caller, ORIGIN } from './api-under-test.ts';
import { engineWith, startBench } from './fault-bench.ts';
import { startFileServer } from './file-server.ts';
import { jobEnd, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const upload = (sizeBytes: number) => ({
  body: { filename: 'film.mp4', sizeBytes, contentType: 'video/mp4' },
});
const refused = (limitBytes: number, usedBytes: number) => ({
  code: 'CONFLICT',
  details: { reason: 'storage_limit', limitBytes, usedBytes },
});

it('counts media, uploads under way and the bin, and refuses uploads and imports beyond it', async () => {
  const { studio, caller } = await startBench();
  const stranger = new Caller({ ...studio, apiKey: studio.strangerKey, close: async () => undefined });
  const { id, sizeBytes } = await uploadVideo(caller, await silentVideo());
  const limit = sizeBytes + 1000;
  await studio.admin.setStorageLimit(SOLE_ACCOUNT, limit);

  expect(await caller.fails('create_upload', upload(1001))).toMatchObject(refused(limit, sizeBytes));
  const begun = (await caller.ok('create_upload', upload(1000))).upload;
  expect(await caller.fails('create_upload', upload(1))).toMatchObject(refused(limit, limit));
  const server = await startFileServer(await silentVideo());
  try {
    const body = { sourceUrl: `${server.origin}/a.mp4` };
    expect(await caller.fails('create_project', { body })).toMatchObject(refused(limit, limit));
    await caller.ok('cancel_upload', { params: { uploadId: begun.id } });
    await caller.owner('delete_asset', { params: { assetId: id }, query: { bin: 'only' } });
    // With its poster, which counts from then on.
    const inBin = (await caller.owner('list_bin')).body.data[0]?.sizeBytes ?? 0;
    expect(inBin).toBeGreaterThanOrEqual(sizeBytes);
    expect(await caller.fails('create_upload', upload(1001))).toMatchObject(refused(limit, inBin));
    await caller.owner('empty_bin');
    await caller.ok('create_upload', upload(limit));
    expect(await caller.fails('create_project', { body })).toMatchObject(refused(limit, limit));
  } finally {
    await server.close();
  }
  await stranger.ok('create_upload', upload(limit * 2));
  await studio.admin.setStorageLimit(SOLE_ACCOUNT, null);
  await caller.ok('create_upload', upload(limit * 2));
});

it('ends an import that does not fit, when its size is known and where the room was taken meanwhile', async () => {
  const video = await silentVideo();
  const begun: Caller[] = [];
  const { studio, caller } = await startBench({
    media: engineWith((engine) => ({
      probe: async (input) => {
        for (const uploader of begun) await uploader.ok('create_upload', upload(1));
        return engine.probe(input);
      },
    })),
  });
  const server = await startFileServer(video);
  onTestFinished(server.close);
  const imported = async () => {
    const { job } = await caller.ok('create_project', { body: { sourceUrl: `${server.origin}/a.mp4` } });
    return jobEnd(caller, job?.id ?? '');
  };
  const failed = { status: 'failed', errorReason: { code: 'link_over_limit' } };
  await studio.admin.setStorageLimit(SOLE_ACCOUNT, video.size - 1);
  expect(await imported()).toMatchObject(failed);
  await studio.admin.setStorageLimit(SOLE_ACCOUNT, video.size);
  begun.push(caller);
  expect(await imported()).toMatchObject(failed);
  await expect.poll(() => studio.files.list('assets')).toEqual([]);
  begun.pop();
  await studio.admin.setStorageLimit(SOLE_ACCOUNT, video.size + 1);
  expect(await imported()).toMatchObject({ status: 'done' });
});

it('refuses a library file that is larger, before anything of it is kept', async () => {
  const { studio, caller } = await startBench();
  const { sizeBytes } = await uploadVideo(caller, await silentVideo());
  const small = await issueCredentials(studio.database, studio.clock, {
    plan: 'studio',
    name: 'small',
    accountId: 'small',
  });
  await studio.admin.setStorageLimit('small', sizeBytes - 1);
  const send = (method: string, token: string, body?: Blob) =>
    studio.fetch(ORIGIN + LIBRARY_PATH, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body }),
    });
  const library = await (await send('GET', studio.ownerToken)).blob();
  const before = await studio.files.list('assets');
  const answer = await send('POST', small.ownerToken, library);
  expect(await answer.json()).toMatchObject({ error: refused(sizeBytes - 1, 0) });
  expect(await studio.files.list('assets')).toEqual(before);
  await studio.admin.setStorageLimit('small', sizeBytes * 10);
  // Within it, the files are what stands in the way: they are here already, the other account's.
  const within = await send('POST', small.ownerToken, library);
  expect(await within.json()).toMatchObject({ error: { details: { reason: 'file_exists' } } });
});

/** The built host with its files in a bucket: a video goes in, a clip comes out, and nothing is left behind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';
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
  analyzedProject,
  exportEnd,
  sendParts,
  uploadVideo,
} from '../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../testing/conformance/made-video.ts';
import { type FaultProxy, startFaultProxy } from '../../../testing/faults/fault-proxy.ts';
import { BUSY_STORE } from '../../../testing/object-store/busy-store.ts';
import { describeOnObjectStore } from '../../../testing/object-store/describe-on-object-store.ts';
import { hostOnObjectStore } from '../../../testing/object-store/host-on-object-store.ts';
import { startObjectStore } from '../../../testing/object-store/object-store-under-test.ts';
import type { StartedObjectStore } from '../../../testing/object-store/start-swift.ts';
import { openTestBucket, type TestBucket } from '../../../testing/object-store/test-bucket.ts';
import { ensureHostBuilt } from '../build/host-build.ts';
import { createFolderFileStore } from '../folder-file-store.ts';
import { createS3FileStore, type S3FileStore } from './s3-file-store.ts';

const FOLDERS = ['assets', 'posters', 'filmstrips', 'voices', 'exports'];

describeOnObjectStore('a host with its files in a bucket', () => {
  let store: StartedObjectStore;
  let proxy: FaultProxy;
  let bucket: TestBucket;
  let files: S3FileStore;
  let folder = '';
  let host: HostProcess | null = null;

  beforeAll(async () => {
    store = await startObjectStore();
    proxy = await startFaultProxy(store.endpoint);
    await ensureHostBuilt(false);
  });
  beforeEach(async () => {
    proxy.onRequest = () => null;
    folder = mkdtempSync(join(tmpdir(), 'cliproom-bucket-'));
    bucket = await openTestBucket(store, 'library/');
    files = createS3FileStore(bucket.bucket, createFolderFileStore(folder).scratch);
  });
  afterEach(async () => {
    await end('SIGKILL');
    await bucket.remove();
    rmSync(folder, { recursive: true });
  });
  afterAll(async () => {
    await proxy.close();
    await store.stop();
  });

  async function start(endpoint?: string): Promise<Caller> {
    const { args, env } = hostOnObjectStore(store, bucket, endpoint);
    host = await startHostProcess(
      [...['--data', join(folder, 'data'), '--rate-factor', '1000', ...args], ...secretFlags(folder)],
      env,
    );
    return callerOf(host, folder);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    await endHost(host, signal);
    host = null;
  }

  const inBucket = async (): Promise<string[]> =>
    (await Promise.all(FOLDERS.map((name) => files.list(name)))).flat().map(({ name }) => name);

  it('takes a video, makes a clip of it, and leads to both', async () => {
    const caller = await start();
    const { asset, clips } = await analyzedProject(caller);
    const fileUrl = asset.links?.fileUrl ?? '';
    const led = await fetch(fileUrl, { redirect: 'manual' });
    expect(led.status).toBe(302);
    expect(led.headers.get('Location')).toContain(store.endpoint);
    const part = await fetch(fileUrl, { headers: { Range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('Content-Type')).toBe('video/mp4');
    const { composition } = await acceptedClip(caller, clips[0]);
    const begun = await caller.ok('create_export', { params: { compositionId: composition.id } });
    const made = await exportEnd(caller, begun.export.id);
    expect(made).toMatchObject({ status: 'done' });
    const file = new Uint8Array(await (await fetch(made.downloadUrl ?? '')).arrayBuffer());
    expect(Buffer.from(file.subarray(4, 8)).toString()).toBe('ftyp');
    expect(await files.uploads.open()).toEqual([]);
    expect(host?.printed.out + (host?.printed.err ?? '')).not.toContain(store.secretKey);
  });

  it('keeps parts over a kill, replaces them, and leaves none where an upload is cancelled', async () => {
    const first = await start();
    const noVideo = new Blob([new Uint8Array(PART_SIZE_BYTES), 'no video']);
    const params = await sendParts(first, noVideo, 'no.mp4');
    expect(await first.fails('complete_upload', { params })).toMatchObject({ code: 'VALIDATION_FAILED' });
    // All its parts are still there, and another one takes the place of one of them.
    expect((await first.ok('get_upload', { params })).upload.receivedParts).toEqual([1, 2]);
    const second = { params: { ...params, partNumber: 2 }, body: new Blob(['NO VIDEO']) };
    expect((await first.ok('upload_part', second)).upload.receivedParts).toEqual([1, 2]);
    await end('SIGKILL');
    const again = await start();
    expect((await again.ok('get_upload', { params })).upload.receivedParts).toEqual([1, 2]);
    expect(await again.fails('complete_upload', { params })).toMatchObject({ code: 'VALIDATION_FAILED' });
    const [{ name } = { name: '' }] = await files.list('assets');
    const stored = await files.read(name);
    expect([stored.size, await stored.slice(-8).text()]).toEqual([noVideo.size, 'NO VIDEO']);
    await again.ok('cancel_upload', { params });
    expect([await inBucket(), await files.uploads.open()]).toEqual([[], []]);
    const other = await sendParts(again, noVideo, 'other.mp4');
    await again.ok('cancel_upload', { params: other });
    expect([await inBucket(), await files.uploads.open()]).toEqual([[], []]);
  });

  it('loses nothing where the store refuses, loses answers and cuts parts', async () => {
    const caller = await start(proxy.origin);
    let nth = 0;
    proxy.onRequest = ({ method, path }) => {
      if (path.includes('library-mark')) return null;
      nth += 1;
      if (nth % 7 === 0) return BUSY_STORE;
      if (nth % 5 === 0 && method === 'PUT') return { kind: 'cut_request', afterBytes: 1000 };
      if (nth % 3 === 0 && method !== 'GET') return { kind: 'cut_answer', afterBytes: 0 };
      return null;
    };
    const video = await silentVideo();
    const made = [];
    for (let at = 0; at < 4; at += 1) made.push(await uploadVideo(caller, video, `${at}.mp4`));
    proxy.onRequest = () => null;
    expect((await caller.ok('list_assets')).data.map(({ title }) => title)).toEqual(['3', '2', '1', '0']);
    for (const { links } of made) {
      const sent = Buffer.from(await (await fetch(links?.fileUrl ?? '')).arrayBuffer());
      expect(sent.equals(Buffer.from(await video.arrayBuffer()))).toBe(true);
    }
    expect(await files.uploads.open()).toEqual([]);
  });

  it('says that the store does not answer, and goes on when it does', async () => {
    const caller = await start(proxy.origin);
    const video = await silentVideo();
    proxy.onRequest = () => BUSY_STORE;
    const { upload } = await caller.ok('create_upload', {
      body: { filename: 'a.mp4', sizeBytes: video.size, contentType: 'video/mp4' },
    });
    const part = { params: { uploadId: upload.id, partNumber: 1 }, body: video };
    expect(await caller.fails('upload_part', part)).toMatchObject({
      code: 'UNAVAILABLE',
      details: { reason: 'store_unreachable' },
    });
    proxy.onRequest = () => null;
    await caller.ok('upload_part', part);
    const params = { uploadId: upload.id };
    expect((await caller.ok('complete_upload', { params })).asset.sizeBytes).toBe(video.size);
  });

  it('does not start where there is no bucket, or no right to it', async () => {
    const { args, env } = hostOnObjectStore(store, bucket);
    const serve = ['serve', '--port', '0', '--data', join(folder, 'data')];
    const absent = ['--files', (args[1] ?? '').replace(bucket.bucket.name, 'not-there')];
    const refused = { code: 2, err: expect.stringMatching(/^The bucket not-there is not there\./m) };
    expect(await runHostCommand([...serve, ...absent], env)).toMatchObject(refused);
    expect(
      await runHostCommand([...serve, ...args], { ...env, AWS_SECRET_ACCESS_KEY: 'wrong' }),
    ).toMatchObject({ code: 2, err: expect.stringMatching(/may not be used with the key/) });
  });
});

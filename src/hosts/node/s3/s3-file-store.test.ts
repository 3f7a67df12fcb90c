/** The adapter on a real store, directly and through a network that fails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';
import { SENDFILE_HEADER } from '../../../service/domain/operator/owner/answer-file.ts';
import {
  FileMissingError,
  StoreUnreachableError,
  UploadGoneError,
} from '../../../service/kernel/ports/file-store.ts';
import { type FaultProxy, startFaultProxy } from '../../../testing/faults/fault-proxy.ts';
import { contentOf, fileStoreRules, isSame, unlikeBytes } from '../../../testing/file-store-rules.ts';
import { BUSY_STORE } from '../../../testing/object-store/busy-store.ts';
import { describeOnObjectStore } from '../../../testing/object-store/describe-on-object-store.ts';
import { startObjectStore } from '../../../testing/object-store/object-store-under-test.ts';
import type { StartedObjectStore } from '../../../testing/object-store/start-swift.ts';
import { openTestBucket, type TestBucket } from '../../../testing/object-store/test-bucket.ts';
import { createFolderFileStore } from '../folder-file-store.ts';
import { withStoreFile } from '../http/with-store-file.ts';
import { redirectToStore } from './redirect-to-store.ts';
import { createS3FileStore, type S3FileStore } from './s3-file-store.ts';

const MIB = 1024 * 1024;

async function streamed(blob: Blob): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of blob.stream()) parts.push(part);
  return Buffer.concat(parts);
}

describeOnObjectStore('files in an object store', () => {
  let folder: string;
  let store: StartedObjectStore;
  let proxy: FaultProxy;
  let bucket: TestBucket;
  let files: S3FileStore;
  /** The same files, through the proxy. */
  let faulty: S3FileStore;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-scratch-'));
    const { scratch } = createFolderFileStore(folder);
    store = await startObjectStore();
    bucket = await openTestBucket(store, 'library/');
    proxy = await startFaultProxy(store.endpoint);
    files = createS3FileStore(bucket.bucket, scratch);
    faulty = createS3FileStore(bucket.through(proxy.origin), scratch);
  });
  beforeEach(() => {
    proxy.onRequest = () => null;
    proxy.seen.length = 0;
  });
  afterAll(async () => {
    await bucket.remove();
    await proxy.close();
    await store.stop();
    rmSync(folder, { recursive: true });
  });

  fileStoreRules(() => files);

  it('are not there before all their parts are, and leave none', async () => {
    expect(await files.uploads.open()).toEqual([]);
    const { id } = await files.uploads.begin('assets/open', PART_SIZE_BYTES);
    const [open, ...others] = await files.uploads.open();
    expect([open?.name, open?.id, others]).toEqual(['assets/open', id, []]);
    expect(open?.begunMs).toBeGreaterThan(0);
    await files.uploads.abort({ name: 'assets/open', id, partSizeBytes: PART_SIZE_BYTES });
    expect(await files.uploads.open()).toEqual([]);
  });

  it.each([
    ['a space and a plus', 'names/a b+c'],
    ['signs of addresses', 'names/50%?x=1&y#z;a=b'],
    ['other scripts', 'names/già 映画 🎬.mp4'],
    ['quotes and brackets', `names/"it's" <b>[1](2)*!~`],
    ['what looks encoded', 'names/%2e%2e%2f'],
  ])('have names with %s', async (_, name) => {
    await files.put(name, new Blob([name]));
    expect(await (await files.read(name)).text()).toBe(name);
    expect((await files.list('names')).map((file) => file.name)).toEqual([name]);
    const link = await files.linkTo(name, {
      method: 'GET',
      contentType: 'text/plain',
      contentDisposition: 'inline',
    });
    expect(await (await fetch(link)).text()).toBe(name);
    await files.remove(name);
    expect(await files.sizeBytes(name)).toBeNull();
    const upload = await files.uploads.begin(name, PART_SIZE_BYTES);
    const tag = await files.uploads.putPart(upload, 1, unlikeBytes(10));
    await files.uploads.complete(upload, [{ number: 1, tag }], 10);
    expect(await files.sizeBytes(name)).toBe(10);
    const again = await files.uploads.reopen({ name, partSizeBytes: PART_SIZE_BYTES });
    await files.uploads.abort(again.upload);
    expect(await files.list('names')).toEqual([]);
  });

  it.each(['../secret', 'assets/../../secret', '/etc/passwd', 'assets//x', 'assets/./x', ''])(
    'refuse the name "%s"',
    async (name) => {
      await expect(files.put(name, new Blob(['x']))).rejects.toThrow('leaves');
      await expect(files.read(name)).rejects.toThrow('leaves');
    },
  );

  it('are read by slices, forwards and backwards, whole and as streams', async () => {
    const bytes = unlikeBytes(9 * MIB + 7);
    await files.put('assets/long', new Blob([bytes]));
    const file = await faulty.read('assets/long');
    expect(file).toBeInstanceOf(Blob);
    expect(file.size).toBe(bytes.byteLength);
    for (const [start, end] of [
      [0, 10],
      [5_000_000, 5_000_100],
      [bytes.byteLength - 3, bytes.byteLength + 99],
      [-9, -2],
      [7, 7],
      [20, 10],
    ] as const)
      expect(isSame(await contentOf(file.slice(start, end)), bytes.slice(start, end))).toBe(true);
    const inner = file.slice(100, 200, 'video/mp4').slice(10, -10);
    expect([inner.size, isSame(await contentOf(inner), bytes.slice(110, 190))]).toEqual([80, true]);
    expect(file.slice(0, 1, 'video/mp4').type).toBe('video/mp4');
    expect(isSame(await streamed(file), bytes)).toBe(true);
    expect(isSame(await contentOf(file), bytes)).toBe(true);
    const asked = proxy.seen.length;
    // A reader that wants the beginning does not fetch the rest.
    const reader = file.stream().getReader();
    await reader.read();
    await reader.cancel();
    expect(proxy.seen.length).toBe(asked + 1);
    await files.remove('assets/long');
    await expect(contentOf(file.slice(0, 1))).rejects.toThrow(FileMissingError);
  });

  it('are led to by addresses that say type and name, answer ranges, and nothing else', async () => {
    await files.put('exports/clip.mp4', new Blob(['0123456789']));
    const contentDisposition = `attachment; filename="a_b.mp4"; filename*=UTF-8''a%20%E2%82%AC.mp4`;
    const as = { method: 'GET', contentType: 'video/mp4', contentDisposition } as const;
    const link = await files.linkTo('exports/clip.mp4', as);
    const whole = await fetch(link);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('Content-Type')).toBe('video/mp4');
    expect(whole.headers.get('Content-Disposition')).toBe(contentDisposition);
    expect(whole.headers.get('Cache-Control')).toBe('private, no-store');
    const part = await fetch(link, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(Number(new URL(link).searchParams.get('X-Amz-Expires'))).toBe(15 * 60);
    expect((await fetch(link.replace('clip.mp4', 'other.mp4'))).status).toBe(403);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
    expect(await whole.text()).toBe('0123456789');
    const looked = await fetch(await files.linkTo('exports/clip.mp4', { ...as, method: 'HEAD' }), {
      method: 'HEAD',
    });
    expect([looked.status, looked.headers.get('Content-Length')]).toEqual([200, '10']);
  });

  it('that are given up are gone, again and again', async () => {
    const upload = await files.uploads.begin('assets/given-up', PART_SIZE_BYTES);
    await files.uploads.putPart(upload, 1, unlikeBytes(10));
    await files.uploads.abort(upload);
    await files.uploads.abort(upload);
    expect(await files.uploads.open()).toEqual([]);
    await expect(files.uploads.putPart(upload, 1, unlikeBytes(10))).rejects.toThrow(UploadGoneError);
    await expect(files.uploads.complete(upload, [{ number: 1, tag: 'x' }], 10)).rejects.toThrow(
      UploadGoneError,
    );
  });

  it('are sent by the store where a link of the service is asked', async () => {
    await files.put('exports/linked.mp4', new Blob(['0123456789']));
    const ask = (method: string): Promise<Response> => {
      const headers = { [SENDFILE_HEADER]: 'exports/linked.mp4', 'Content-Type': 'video/mp4' };
      const named = new Response(null, {
        headers: { ...headers, 'Content-Disposition': 'inline; filename="x.mp4"' },
      });
      return withStoreFile(new Request('http://host/files/x', { method }), named, redirectToStore(files));
    };
    for (const method of ['GET', 'HEAD']) {
      const led = await ask(method);
      expect([led.status, led.headers.get(SENDFILE_HEADER)]).toEqual([302, null]);
      expect(led.headers.get('Cache-Control')).toBe('private, no-store');
      const sent = await fetch(led.headers.get('Location') ?? '', { method });
      expect([sent.status, sent.headers.get('Content-Type')]).toEqual([200, 'video/mp4']);
      expect(sent.headers.get('Content-Disposition')).toBe('inline; filename="x.mp4"');
    }
  });

  it('are put although the store is busy at first', async () => {
    let refusals = 3;
    proxy.onRequest = () => (refusals-- > 0 ? BUSY_STORE : null);
    await faulty.put('exports/busy', new Blob(['there']));
    expect(proxy.seen).toHaveLength(4);
    expect(await (await files.read('exports/busy')).text()).toBe('there');
  });

  it('say so where the store stays busy', async () => {
    proxy.onRequest = () => BUSY_STORE;
    await expect(faulty.sizeBytes('exports/busy')).rejects.toThrow(StoreUnreachableError);
    await proxyGone();
  });

  /** An address nobody answers at. */
  async function proxyGone(): Promise<void> {
    const gone = await startFaultProxy(store.endpoint);
    await gone.close();
    const nowhere = createS3FileStore(bucket.through(gone.origin), files.scratch);
    await expect(nowhere.sizeBytes('exports/busy')).rejects.toThrow(StoreUnreachableError);
    await expect(nowhere.put('exports/busy', new Blob(['x']))).rejects.toThrow(StoreUnreachableError);
  }

  it('are whole although the store is slow', async () => {
    proxy.onRequest = () => ({ kind: 'slow', delayMs: 300 });
    await faulty.put('exports/slow', new Blob(['slow']));
    expect(await (await faulty.read('exports/slow')).text()).toBe('slow');
  });

  it('lose no byte where the connection is cut in the middle of a part', async () => {
    const bytes = unlikeBytes(PART_SIZE_BYTES, 11);
    const upload = await faulty.uploads.begin('assets/cut', PART_SIZE_BYTES);
    let cuts = 2;
    proxy.onRequest = ({ method }) =>
      method === 'PUT' && cuts-- > 0 ? { kind: 'cut_request', afterBytes: 3 * MIB } : null;
    const tag = await faulty.uploads.putPart(upload, 1, bytes);
    expect(cuts).toBe(-1);
    await faulty.uploads.complete(upload, [{ number: 1, tag }], bytes.byteLength);
    expect(isSame(await contentOf(await files.read('assets/cut')), bytes)).toBe(true);
  });

  it('have a part once where only its answer was lost', async () => {
    const upload = await faulty.uploads.begin('assets/unheard', PART_SIZE_BYTES);
    let cuts = 1;
    proxy.onRequest = ({ method }) =>
      method === 'PUT' && cuts-- > 0 ? { kind: 'cut_answer', afterBytes: 0 } : null;
    const tag = await faulty.uploads.putPart(upload, 1, unlikeBytes(100, 2));
    await faulty.uploads.complete(upload, [{ number: 1, tag }], 100);
    expect(isSame(await contentOf(await files.read('assets/unheard')), unlikeBytes(100, 2))).toBe(true);
  });

  it('are made once where the answer to the completion was lost', async () => {
    const upload = await faulty.uploads.begin('assets/completed', PART_SIZE_BYTES);
    const tag = await faulty.uploads.putPart(upload, 1, unlikeBytes(100, 4));
    let cuts = 1;
    proxy.onRequest = ({ method, path }) =>
      method === 'POST' && path.includes('uploadId=') && cuts-- > 0
        ? { kind: 'cut_answer', afterBytes: 0 }
        : null;
    await faulty.uploads.complete(upload, [{ number: 1, tag }], 100);
    expect(cuts).toBeLessThan(1);
    expect(isSame(await contentOf(await files.read('assets/completed')), unlikeBytes(100, 4))).toBe(true);
  });

  it('are read whole although answers are cut', async () => {
    const bytes = unlikeBytes(5 * MIB, 8);
    await files.put('assets/cut-read', new Blob([bytes]));
    let nth = 0;
    proxy.onRequest = ({ method }) => {
      if (method !== 'GET') return null;
      nth += 1;
      return nth % 2 === 1 ? { kind: 'cut_answer', afterBytes: 100_000 } : null;
    };
    expect(isSame(await streamed(await faulty.read('assets/cut-read')), bytes)).toBe(true);
    expect(nth).toBeGreaterThan(5);
  });
});

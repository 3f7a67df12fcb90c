/** The adapter on a real store, directly and through a network that fails. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';
import {
  FileMissingError,
  StoreUnreachableError,
  UploadGoneError,
} from '../../../service/kernel/ports/file-store.ts';
import { describeOnObjectStore } from '../../../testing/object-store/describe-on-object-store.ts';
import { type FaultProxy, startFaultProxy } from '../../../testing/object-store/fault-proxy.ts';
import { startObjectStore } from '../../../testing/object-store/object-store-under-test.ts';
import type { StartedObjectStore } from '../../../testing/object-store/start-swift.ts';
import { openTestBucket, type TestBucket } from '../../../testing/object-store/test-bucket.ts';
import { createS3FileStore, type S3FileStore } from './s3-file-store.ts';

const MIB = 1024 * 1024;

/** Bytes that differ from place to place, so that a shifted read is seen. */
function bytesOf(sizeBytes: number, seed = 1): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(sizeBytes / 4));
  let word = seed;
  for (let at = 0; at < words.length; at += 1) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = word;
  }
  return new Uint8Array(words.buffer, 0, sizeBytes).slice();
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
const contentOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

async function streamed(blob: Blob): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of blob.stream()) parts.push(part);
  return Buffer.concat(parts);
}

describeOnObjectStore('files in an object store', () => {
  let store: StartedObjectStore;
  let proxy: FaultProxy;
  let bucket: TestBucket;
  let files: S3FileStore;
  /** The same files, through the proxy. */
  let faulty: S3FileStore;

  beforeAll(async () => {
    store = await startObjectStore();
    bucket = await openTestBucket(store, 'library/');
    proxy = await startFaultProxy(store.endpoint);
    files = createS3FileStore(bucket.bucket);
    faulty = createS3FileStore(bucket.through(proxy.origin));
  });
  beforeEach(() => {
    proxy.onRequest = () => null;
    proxy.seen.length = 0;
  });
  afterAll(async () => {
    await bucket.remove();
    await proxy.close();
    await store.stop();
  });

  it('are put whole, replaced, listed by folder and removed', async () => {
    await files.put('posters/one.jpg', new Blob(['first']));
    await files.put('posters/one.jpg', new Blob(['second']));
    await files.put('posters/two.jpg', new Blob([]));
    await files.put('posters/deeper/three.jpg', new Blob(['3']));
    expect(await (await files.read('posters/one.jpg')).text()).toBe('second');
    expect(await files.sizeBytes('posters/two.jpg')).toBe(0);
    expect((await contentOf(await files.read('posters/two.jpg'))).byteLength).toBe(0);
    expect(await files.list('posters')).toEqual([
      { name: 'posters/one.jpg', sizeBytes: 6 },
      { name: 'posters/two.jpg', sizeBytes: 0 },
    ]);
    for (const name of ['one.jpg', 'two.jpg', 'deeper/three.jpg']) await files.remove(`posters/${name}`);
    await files.remove('posters/one.jpg');
    expect(await files.list('posters')).toEqual([]);
    expect(await files.sizeBytes('posters/one.jpg')).toBeNull();
    await expect(files.read('posters/one.jpg')).rejects.toThrow(FileMissingError);
    expect(await files.freeBytes()).toBeNull();
  });

  it.each([
    ['a space and a plus', 'assets/a b+c'],
    ['signs of addresses', 'assets/50%?x=1&y#z;a=b'],
    ['other scripts', 'assets/già 映画 🎬.mp4'],
    ['quotes and brackets', `assets/"it's" <b>[1](2)*!~`],
    ['what looks encoded', 'assets/%2e%2e%2f'],
  ])('have names with %s', async (_, name) => {
    await files.put(name, new Blob([name]));
    expect(await (await files.read(name)).text()).toBe(name);
    expect((await files.list('assets')).map((file) => file.name)).toEqual([name]);
    const link = await files.linkTo(name, { contentType: 'text/plain', contentDisposition: 'inline' });
    expect(await (await fetch(link ?? '')).text()).toBe(name);
    await files.remove(name);
    expect(await files.sizeBytes(name)).toBeNull();
    const upload = await files.uploads.begin(name, PART_SIZE_BYTES);
    const tag = await files.uploads.putPart(upload, 1, bytesOf(10));
    await files.uploads.complete(upload, [{ number: 1, tag }], 10);
    expect(await files.sizeBytes(name)).toBe(10);
    const again = await files.uploads.reopen({ name, partSizeBytes: PART_SIZE_BYTES });
    await files.uploads.abort(again.upload);
    expect(await files.list('assets')).toEqual([]);
  });

  it.each(['../secret', 'assets/../../secret', '/etc/passwd', 'assets//x', 'assets/./x', ''])(
    'refuse the name "%s"',
    async (name) => {
      await expect(files.put(name, new Blob(['x']))).rejects.toThrow('leaves');
      await expect(files.read(name)).rejects.toThrow('leaves');
    },
  );

  it('are read by slices, forwards and backwards, whole and as streams', async () => {
    const bytes = bytesOf(9 * MIB + 7);
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

  it('are put as streams of any pieces, in parts where they are large', async () => {
    const bytes = bytesOf(2 * PART_SIZE_BYTES + 5, 9);
    async function* pieces() {
      for (let at = 0; at < bytes.byteLength; at += 1_000_003) yield bytes.subarray(at, at + 1_000_003);
    }
    await files.put('exports/streamed', pieces());
    expect(isSame(await contentOf(await files.read('exports/streamed')), bytes)).toBe(true);
    await files.put('exports/exactly', new Blob([bytes.subarray(0, PART_SIZE_BYTES)]));
    expect(await files.sizeBytes('exports/exactly')).toBe(PART_SIZE_BYTES);
  });

  it('that fail while they come leave what was there, and no parts', async () => {
    await files.put('exports/kept', new Blob(['kept']));
    async function* failing() {
      yield bytesOf(PART_SIZE_BYTES + 1);
      throw new Error('The source is gone.');
    }
    await expect(files.put('exports/kept', failing())).rejects.toThrow('The source is gone.');
    expect(await (await files.read('exports/kept')).text()).toBe('kept');
    expect(await files.uploads.open()).toEqual([]);
  });

  it('are led to by addresses that say type and name, answer ranges, and nothing else', async () => {
    await files.put('exports/clip.mp4', new Blob(['0123456789']));
    const contentDisposition = `attachment; filename="a_b.mp4"; filename*=UTF-8''a%20%E2%82%AC.mp4`;
    const link =
      (await files.linkTo('exports/clip.mp4', { contentType: 'video/mp4', contentDisposition })) ?? '';
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
  });

  it('come in parts in any order, side by side and again', async () => {
    const name = 'assets/parted';
    const bytes = bytesOf(2 * PART_SIZE_BYTES + 1234, 3);
    const partOf = (number: number) =>
      bytes.subarray((number - 1) * PART_SIZE_BYTES, number * PART_SIZE_BYTES);
    const upload = await files.uploads.begin(name, PART_SIZE_BYTES);
    await files.uploads.putPart(upload, 2, bytesOf(PART_SIZE_BYTES, 77));
    const parts = await Promise.all(
      [3, 2, 1].map(async (number) => ({
        number,
        tag: await files.uploads.putPart(upload, number, partOf(number)),
      })),
    );
    expect(await files.sizeBytes(name)).toBeNull();
    expect((await files.uploads.open()).map(({ name, id }) => ({ name, id }))).toEqual([
      { name, id: upload.id },
    ]);
    await files.uploads.complete(upload, parts, bytes.byteLength);
    expect(isSame(await contentOf(await files.read(name)), bytes)).toBe(true);
    expect(await files.uploads.open()).toEqual([]);
    // Whoever did not hear the answer asks again.
    await files.uploads.complete(upload, parts, bytes.byteLength);
    await expect(files.uploads.complete(upload, parts, bytes.byteLength + 1)).rejects.toThrow(
      UploadGoneError,
    );
  });

  it('made of parts can be gone on with, and have another part', async () => {
    const name = 'assets/again';
    const bytes = bytesOf(PART_SIZE_BYTES + 99, 5);
    const first = await files.uploads.begin(name, PART_SIZE_BYTES);
    const parts = [
      { number: 1, tag: await files.uploads.putPart(first, 1, bytes.subarray(0, PART_SIZE_BYTES)) },
      { number: 2, tag: await files.uploads.putPart(first, 2, bytes.subarray(PART_SIZE_BYTES)) },
    ];
    await files.uploads.complete(first, parts, bytes.byteLength);
    const again = await files.uploads.reopen({ name, partSizeBytes: PART_SIZE_BYTES });
    expect(again.parts.map(({ number }) => number)).toEqual([1, 2]);
    const other = bytesOf(99, 6);
    const tag = await files.uploads.putPart(again.upload, 2, other);
    const kept = again.parts.filter(({ number }) => number === 1);
    await files.uploads.complete(again.upload, [...kept, { number: 2, tag }], bytes.byteLength);
    const made = await contentOf(await files.read(name));
    expect(isSame(made, Buffer.concat([bytes.subarray(0, PART_SIZE_BYTES), other]))).toBe(true);
    await files.remove(name);
    await expect(files.uploads.reopen({ name, partSizeBytes: PART_SIZE_BYTES })).rejects.toThrow(
      FileMissingError,
    );
  });

  it('that are given up are gone, again and again', async () => {
    const upload = await files.uploads.begin('assets/given-up', PART_SIZE_BYTES);
    await files.uploads.putPart(upload, 1, bytesOf(10));
    await files.uploads.abort(upload);
    await files.uploads.abort(upload);
    expect(await files.uploads.open()).toEqual([]);
    await expect(files.uploads.putPart(upload, 1, bytesOf(10))).rejects.toThrow(UploadGoneError);
    await expect(files.uploads.complete(upload, [{ number: 1, tag: 'x' }], 10)).rejects.toThrow(
      UploadGoneError,
    );
  });

  it('are put although the store is busy at first', async () => {
    let refusals = 3;
    proxy.onRequest = () => (refusals-- > 0 ? { kind: 'refuse', status: 503 } : null);
    await faulty.put('exports/busy', new Blob(['there']));
    expect(proxy.seen).toHaveLength(4);
    expect(await (await files.read('exports/busy')).text()).toBe('there');
  });

  it('say so where the store stays busy', async () => {
    proxy.onRequest = () => ({ kind: 'refuse', status: 503 });
    await expect(faulty.sizeBytes('exports/busy')).rejects.toThrow(StoreUnreachableError);
    await proxyGone();
  });

  /** An address nobody answers at. */
  async function proxyGone(): Promise<void> {
    const gone = await startFaultProxy(store.endpoint);
    await gone.close();
    const nowhere = createS3FileStore(bucket.through(gone.origin));
    await expect(nowhere.sizeBytes('exports/busy')).rejects.toThrow(StoreUnreachableError);
    await expect(nowhere.put('exports/busy', new Blob(['x']))).rejects.toThrow(StoreUnreachableError);
  }

  it('are whole although the store is slow', async () => {
    proxy.onRequest = () => ({ kind: 'slow', delayMs: 300 });
    await faulty.put('exports/slow', new Blob(['slow']));
    expect(await (await faulty.read('exports/slow')).text()).toBe('slow');
  });

  it('lose no byte where the connection is cut in the middle of a part', async () => {
    const bytes = bytesOf(PART_SIZE_BYTES, 11);
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
    const tag = await faulty.uploads.putPart(upload, 1, bytesOf(100, 2));
    await faulty.uploads.complete(upload, [{ number: 1, tag }], 100);
    expect(isSame(await contentOf(await files.read('assets/unheard')), bytesOf(100, 2))).toBe(true);
  });

  it('are made once where the answer to the completion was lost', async () => {
    const upload = await faulty.uploads.begin('assets/completed', PART_SIZE_BYTES);
    const tag = await faulty.uploads.putPart(upload, 1, bytesOf(100, 4));
    let cuts = 1;
    proxy.onRequest = ({ method, path }) =>
      method === 'POST' && path.includes('uploadId=') && cuts-- > 0
        ? { kind: 'cut_answer', afterBytes: 0 }
        : null;
    await faulty.uploads.complete(upload, [{ number: 1, tag }], 100);
    expect(cuts).toBeLessThan(1);
    expect(isSame(await contentOf(await files.read('assets/completed')), bytesOf(100, 4))).toBe(true);
  });

  it('are read whole although answers are cut', async () => {
    const bytes = bytesOf(5 * MIB, 8);
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

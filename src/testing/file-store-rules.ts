/** What holds for every FileStore: a folder, the files of a browser, an object store. */
import { expect, it } from 'vitest';
import { PART_SIZE_BYTES } from '../contract/limits.ts';
import { FileMissingError, type FileStore, UploadGoneError } from '../service/kernel/ports/file-store.ts';

/** Bytes that differ from place to place, so that a shifted read is seen. */
export function unlikeBytes(sizeBytes: number, seed = 1): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(sizeBytes / 4));
  let word = seed;
  for (let at = 0; at < words.length; at += 1) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = word;
  }
  return new Uint8Array(words.buffer, 0, sizeBytes).slice();
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

export const contentOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** @param files asked for when a test runs */
export function fileStoreRules(files: () => FileStore): void {
  it('are put as streams of any pieces, in parts where they are large', async () => {
    const bytes = unlikeBytes(2 * PART_SIZE_BYTES + 5, 9);
    async function* pieces() {
      for (let at = 0; at < bytes.byteLength; at += 1_000_003) yield bytes.subarray(at, at + 1_000_003);
    }
    await files().put('exports/streamed', pieces());
    expect(isSame(await contentOf(await files().read('exports/streamed')), bytes)).toBe(true);
    await files().put('exports/exactly', new Blob([bytes.subarray(0, PART_SIZE_BYTES)]));
    expect(await files().sizeBytes('exports/exactly')).toBe(PART_SIZE_BYTES);
  });

  it('that fail while they come leave what was there, and no parts', async () => {
    await files().put('exports/kept', new Blob(['kept']));
    async function* failing() {
      yield unlikeBytes(PART_SIZE_BYTES + 1);
      throw new Error('The source is gone.');
    }
    await expect(files().put('exports/kept', failing())).rejects.toThrow('The source is gone.');
    expect(await (await files().read('exports/kept')).text()).toBe('kept');
  });

  it('come in parts in any order, side by side and again', async () => {
    const name = 'assets/parted';
    const bytes = unlikeBytes(2 * PART_SIZE_BYTES + 1234, 3);
    const partOf = (number: number) =>
      bytes.subarray((number - 1) * PART_SIZE_BYTES, number * PART_SIZE_BYTES);
    const upload = await files().uploads.begin(name, PART_SIZE_BYTES);
    await files().uploads.putPart(upload, 2, unlikeBytes(PART_SIZE_BYTES, 77));
    const parts = await Promise.all(
      [3, 2, 1].map(async (number) => ({
        number,
        tag: await files().uploads.putPart(upload, number, partOf(number)),
      })),
    );
    await files().uploads.complete(upload, parts, bytes.byteLength);
    expect(isSame(await contentOf(await files().read(name)), bytes)).toBe(true);
    // Whoever did not hear the answer asks again.
    await files().uploads.complete(upload, parts, bytes.byteLength);
    await expect(files().uploads.complete(upload, parts, bytes.byteLength + 1)).rejects.toThrow(
      UploadGoneError,
    );
  });

  it('made of parts can be gone on with, and have another part', async () => {
    const name = 'assets/again';
    const bytes = unlikeBytes(PART_SIZE_BYTES + 99, 5);
    const first = await files().uploads.begin(name, PART_SIZE_BYTES);
    const parts = [
      { number: 1, tag: await files().uploads.putPart(first, 1, bytes.subarray(0, PART_SIZE_BYTES)) },
      { number: 2, tag: await files().uploads.putPart(first, 2, bytes.subarray(PART_SIZE_BYTES)) },
    ];
    await files().uploads.complete(first, parts, bytes.byteLength);
    const again = await files().uploads.reopen({ name, partSizeBytes: PART_SIZE_BYTES });
    expect(again.parts.map(({ number }) => number)).toEqual([1, 2]);
    const other = unlikeBytes(99, 6);
    const tag = await files().uploads.putPart(again.upload, 2, other);
    const kept = again.parts.filter(({ number }) => number === 1);
    await files().uploads.complete(again.upload, [...kept, { number: 2, tag }], bytes.byteLength);
    const made = await contentOf(await files().read(name));
    expect(isSame(made, Buffer.concat([bytes.subarray(0, PART_SIZE_BYTES), other]))).toBe(true);
    await files().remove(name);
    await expect(files().uploads.reopen({ name, partSizeBytes: PART_SIZE_BYTES })).rejects.toThrow(
      FileMissingError,
    );
  });

  it('are put whole, replaced, listed by folder and removed', async () => {
    await files().put('posters/one.jpg', new Blob(['first']));
    await files().put('posters/one.jpg', new Blob(['second']));
    await files().put('posters/two.jpg', new Blob([]));
    await files().put('posters/deeper/three.jpg', new Blob(['3']));
    expect(await (await files().read('posters/one.jpg')).text()).toBe('second');
    expect(await files().sizeBytes('posters/two.jpg')).toBe(0);
    expect((await contentOf(await files().read('posters/two.jpg'))).byteLength).toBe(0);
    const listed = await files().list('posters');
    expect(listed.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toMatchObject([
      { name: 'posters/one.jpg', sizeBytes: 6 },
      { name: 'posters/two.jpg', sizeBytes: 0 },
    ]);
    expect((await files().names('posters')).toSorted()).toEqual(['posters/one.jpg', 'posters/two.jpg']);
    for (const name of ['one.jpg', 'two.jpg', 'deeper/three.jpg']) await files().remove(`posters/${name}`);
    await files().remove('posters/one.jpg');
    expect(await files().list('posters')).toEqual([]);
    expect(await files().sizeBytes('posters/one.jpg')).toBeNull();
    await expect(files().read('posters/one.jpg')).rejects.toThrow(FileMissingError);
  });

  it('are made in scratch, unseen until they are kept', async () => {
    const writer = await files().scratch.openWriter('exports/made');
    await writer.write(unlikeBytes(10, 2), 5);
    await writer.write(unlikeBytes(5, 3), 0);
    await writer.close();
    expect(await files().sizeBytes('exports/made')).toBeNull();
    expect(await files().scratch.list('exports')).toMatchObject([{ name: 'exports/made', sizeBytes: 15 }]);
    await files().put('exports/other', new Blob(['before']));
    await files().keep('exports/made', 'exports/other');
    const made = await contentOf(await files().read('exports/other'));
    expect(isSame(made, Buffer.concat([unlikeBytes(5, 3), unlikeBytes(10, 2)]))).toBe(true);
    expect(await files().scratch.list('exports')).toEqual([]);
    await expect(files().scratch.read('exports/made')).rejects.toThrow(FileMissingError);
    await expect(files().keep('exports/made', 'exports/other')).rejects.toThrow();
    await files().scratch.remove('exports/made');
  });
}

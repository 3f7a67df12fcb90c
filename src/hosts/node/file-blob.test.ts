import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { LargeFile, openFileBlob } from './file-blob.ts';

const GIB = 2 ** 30;

const folder = mkdtempSync(join(tmpdir(), 'cliproom-blob-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file as a Blob', () => {
  it('has every byte of a file beyond 4 GiB', async () => {
    const path = join(folder, 'large');
    writeFileSync(path, 'first');
    // Nothing is written between: the file takes no room.
    await truncate(path, 6 * GIB);
    const file = await open(path, 'r+');
    await file.write('across', 4 * GIB - 3);
    await file.write('last', 6 * GIB - 4);
    await file.close();

    const blob = await openFileBlob(path);
    expect(blob.size).toBe(6 * GIB);
    expect(blob).toBeInstanceOf(Blob);
    expect(await blob.slice(0, 5).text()).toBe('first');
    expect(await blob.slice(-4).text()).toBe('last');
    const across = blob.slice(4 * GIB - 3, 4 * GIB + 3, 'video/mp4');
    expect(await across.text()).toBe('across');
    const request = new Request('http://localhost/', { method: 'PUT', body: across });
    expect(request.headers.get('Content-Type')).toBe('video/mp4');
    expect(await request.text()).toBe('across');
  });

  it('is cut as the platform cuts its own', async () => {
    const bytes = Uint8Array.from({ length: 40 }, (_, index) => index);
    const path = join(folder, 'small');
    writeFileSync(path, bytes);
    const own = new LargeFile(path, 0, bytes.length);
    const place = fc.option(fc.integer({ min: -60, max: 60 }), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(place, place), { maxLength: 3 }), async (cuts) => {
        const cut = (whole: Blob) => cuts.reduce((blob, [start, end]) => blob.slice(start, end), whole);
        const [ours, theirs] = [cut(own), cut(new Blob([bytes]))];
        expect(ours.size).toBe(theirs.size);
        expect(new Uint8Array(await ours.arrayBuffer())).toEqual(new Uint8Array(await theirs.arrayBuffer()));
        expect(await new Response(ours.stream()).text()).toBe(await theirs.text());
      }),
    );
  });

  it('says that it cannot be read where the file is gone or shorter', async () => {
    const path = join(folder, 'gone');
    writeFileSync(path, '12345');
    await expect(new LargeFile(path, 0, 9).arrayBuffer()).rejects.toThrow(/could not be read/);
    rmSync(path);
    await expect(new LargeFile(path, 0, 5).arrayBuffer()).rejects.toThrow(/could not be read/);
    await expect(openFileBlob(path)).rejects.toThrow(/ENOENT/);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedArchiveError, readTar } from './read-tar.ts';
import { paxSize, readTarHeader, TAR_BLOCK_BYTES, TAR_END, tarHeader, tarPadding } from './tar-blocks.ts';

type Files = readonly (readonly [string, Uint8Array])[];

const names = fc.stringMatching(/^[a-z]{1,8}\/[a-z0-9_.-]{1,40}$/);
const files: fc.Arbitrary<Files> = fc.uniqueArray(fc.tuple(names, fc.uint8Array({ maxLength: 1500 })), {
  selector: ([name]) => name,
  maxLength: 5,
});

function archive(entries: Files): Uint8Array {
  const parts = entries.flatMap(([name, bytes]) => [
    tarHeader({ name, sizeBytes: bytes.byteLength }),
    bytes,
    tarPadding(bytes.byteLength),
  ]);
  return new Uint8Array(Buffer.concat([...parts, TAR_END]));
}

/** The bytes in chunks of a size that fits no block. */
function streamOf(bytes: Uint8Array, chunkBytes = 333): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.byteLength) controller.close();
      else controller.enqueue(bytes.subarray(at, at + chunkBytes));
      at += chunkBytes;
    },
  });
}

async function unpack(bytes: Uint8Array, chunkBytes?: number): Promise<[string, number[]][]> {
  const reader = readTar(streamOf(bytes, chunkBytes));
  const found: [string, number[]][] = [];
  for (let entry = await reader.next(); entry !== null; entry = await reader.next()) {
    const content: number[] = [];
    for await (const part of reader.content()) content.push(...part);
    found.push([entry.name, content]);
  }
  return found;
}

describe('an archive', () => {
  it('is read as it was written, however the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 2000 }), async (entries, chunkBytes) => {
        expect(await unpack(archive(entries), chunkBytes)).toEqual(
          entries.map(([name, bytes]) => [name, [...bytes]]),
        );
      }),
    );
  });

  it('can be passed over without reading what is in it', async () => {
    const reader = readTar(
      streamOf(
        archive([
          ['a/1', new Uint8Array(5000)],
          ['b/2', new Uint8Array(3)],
        ]),
      ),
    );
    expect((await reader.next())?.name).toBe('a/1');
    expect(await reader.next()).toEqual({ name: 'b/2', sizeBytes: 3 });
  });

  it('that is cut anywhere is known to be damaged', async () => {
    const whole = archive([['a/1', new Uint8Array(700)]]);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.byteLength - TAR_END.byteLength - 1), async (length) => {
        await expect(unpack(whole.subarray(0, length))).rejects.toThrow(DamagedArchiveError);
      }),
    );
  });

  it('is understood by the tar of the system, and the other way round', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cliproom-tar-'));
    try {
      const content = new Uint8Array(1000).map((_, index) => index % 251);
      writeFileSync(
        join(folder, 'ours.tar'),
        archive([
          ['assets-1', content],
          ['empty', new Uint8Array(0)],
        ]),
      );
      execFileSync('tar', ['-xf', 'ours.tar'], { cwd: folder });
      expect(new Uint8Array(readFileSync(join(folder, 'assets-1')))).toEqual(content);
      execFileSync('tar', ['--format=ustar', '-cf', 'theirs.tar', 'assets-1', 'empty'], { cwd: folder });
      const theirs = new Uint8Array(readFileSync(join(folder, 'theirs.tar')));
      expect(await unpack(theirs)).toEqual([
        ['assets-1', [...content]],
        ['empty', []],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a file of 8 GiB or more', () => {
  const sizeBytes = 8 * 1024 ** 3 + 12_345;

  it('has its size in a pax header, which the tar of the system reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cliproom-tar-'));
    try {
      // Listing needs the header only; tar then finds the file cut short, which is not what is asked here.
      writeFileSync(join(folder, 'big.tar'), tarHeader({ name: 'big', sizeBytes }));
      const script = 'tar -tvf big.tar 2>/dev/null || true';
      expect(execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' })).toContain(
        String(sizeBytes),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is read back with that size', () => {
    const header = tarHeader({ name: 'big', sizeBytes });
    const first = readTarHeader(header.subarray(0, TAR_BLOCK_BYTES));
    expect(first?.kind).toBe('pax');
    expect(paxSize(header.subarray(TAR_BLOCK_BYTES, 2 * TAR_BLOCK_BYTES))).toBe(sizeBytes);
    expect(readTarHeader(header.subarray(2 * TAR_BLOCK_BYTES))).toEqual({
      kind: 'file',
      entry: { name: 'big', sizeBytes: 0 },
    });
  });
});

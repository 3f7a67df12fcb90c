/** Bytes from people are read once, whatever they are: twice as many take twice the work. */
import { describe, expect, it } from 'vitest';
import { DamagedArchiveError, readTar } from '../domain/operator/library/read-tar.ts';
import { TAR_BLOCK_BYTES, tarHeader } from '../domain/operator/library/tar-blocks.ts';
import { nestsTooDeep } from './json-depth.ts';

/** Counts each byte that is looked at. */
function watched(bytes: Uint8Array): { bytes: Uint8Array; looked: () => number } {
  let looked = 0;
  const proxy = new Proxy(bytes, {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1;
      return Reflect.get(target, name, target) as unknown;
    },
  });
  return { bytes: proxy, looked: () => looked };
}

function expectLinear(stepsOf: (size: number) => number): void {
  const [once, twice] = [stepsOf(2000), stepsOf(4000)];
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(2.5);
}

describe('a JSON body', () => {
  for (const part of ['[]', '{"', '\\"', '"\\', '[', 'a'])
    it(`of ${part} is looked through once`, () => {
      expectLinear((size) => {
        const { bytes, looked } = watched(new TextEncoder().encode(`"${part.repeat(size)}"[`));
        nestsTooDeep(bytes);
        return looked();
      });
    });
});

describe('an archive', () => {
  /** Blocks taken from the stream, each cut out anew where it is looked at. */
  const blocksTaken = async (archive: Uint8Array): Promise<number> => {
    let cuts = 0;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < archive.byteLength; at += 700) {
          const chunk = archive.slice(at, at + 700);
          const cut = chunk.subarray.bind(chunk);
          chunk.subarray = (...range) => {
            cuts += 1;
            return cut(...range);
          };
          controller.enqueue(chunk);
        }
        controller.close();
      },
    });
    const tar = readTar(stream);
    try {
      while ((await tar.next()) !== null) cuts += 1;
    } catch (error) {
      if (!(error instanceof DamagedArchiveError)) throw error;
    }
    return cuts;
  };
  const repeated = (block: Uint8Array, count: number): Uint8Array => {
    const all = new Uint8Array(block.byteLength * count);
    for (let at = 0; at < count; at += 1) all.set(block, at * block.byteLength);
    return all;
  };

  it('of empty files, of headers for headers and of nothing known is read once', async () => {
    const pax = tarHeader({ name: 'x', sizeBytes: 8 ** 11 }).subarray(0, 2 * TAR_BLOCK_BYTES);
    for (const block of [tarHeader({ name: 'a', sizeBytes: 0 }), pax, new Uint8Array(512).fill(7)]) {
      const [once, twice] = [
        await blocksTaken(repeated(block, 500)),
        await blocksTaken(repeated(block, 1000)),
      ];
      expect(once).toBeGreaterThan(0);
      expect(twice / once).toBeLessThan(2.5);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlvPart, flvOf } from '../../testing/media/flv/flv-parts.ts';
import { flvTags } from './flv-tags.ts';

const parts: fc.Arbitrary<FlvPart[]> = fc.array(
  fc.record({
    type: fc.constantFrom(8, 9, 18),
    stampMs: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    body: fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  }),
  { maxLength: 20 },
);

async function tagsOf(flv: Buffer): Promise<FlvPart[]> {
  const found: FlvPart[] = [];
  for await (const { kind, stampMs, body } of flvTags(new Blob([new Uint8Array(flv)])))
    found.push({ type: kind === 'sound' ? 8 : 9, stampMs, body: Buffer.from(body) });
  return found;
}

const withoutScript = (of: readonly FlvPart[]): FlvPart[] => of.filter(({ type }) => type !== 18);
const startOf = (of: readonly FlvPart[], index: number): number => flvOf(of.slice(0, index)).length;

describe('the tags of an FLV', () => {
  it('are given in their order, with numbers of 32 bits', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async (given) => {
        expect(await tagsOf(flvOf(given))).toEqual(withoutScript(given));
      }),
    );
  });

  it('are those that are whole where it is cut off', async () => {
    await fc.assert(
      fc.asyncProperty(parts, fc.nat(), async (given, at) => {
        const flv = flvOf(given);
        const cut = at % (flv.length + 1);
        // The size behind a tag may be missing.
        const whole = given.filter((_, index) => startOf(given, index + 1) - 4 <= cut);
        const found = await tagsOf(flv.subarray(0, cut));
        expect(found.slice(0, withoutScript(whole).length)).toEqual(withoutScript(whole));
      }),
    );
  });

  it.each([
    ['its size', 1, 0xff],
    ['its kind', 0, 77],
    ['its stream', 9, 1],
  ])('lack the one alone in which %s is damaged', async (_, at, value) => {
    const given = Array.from({ length: 30 }, (_, index) => ({
      ...{ type: 8 + (index % 2), stampMs: 20 * index, body: Buffer.alloc(40, 200 + index) },
    }));
    const flv = flvOf(given);
    flv[startOf(given, 17) + at] = value;
    expect(await tagsOf(flv)).toEqual(given.filter((_, index) => index !== 17));
  });

  it('are found behind garbage, and behind the head of another recording', async () => {
    const one = Array.from({ length: 3 }, (_, index) => ({
      ...{ type: 9, stampMs: index, body: Buffer.alloc(9, 7) },
    }));
    const flv = flvOf(one);
    expect(await tagsOf(Buffer.concat([flv, flv]))).toEqual([...one, ...one]);
    expect(await tagsOf(Buffer.concat([flv, Buffer.alloc(100_000, 9), flv]))).toEqual([...one, ...one]);
  });

  it.each([0, 40, 2 ** 32 - 1])('are found where the head says to begin at %i', async (dataAt) => {
    const one = [1, 2, 3].map((stampMs) => ({ type: 8, stampMs, body: Buffer.from([1, 2]) }));
    const flv = flvOf(one);
    flv.writeUInt32BE(dataAt, 5);
    expect(await tagsOf(flv)).toEqual(one);
  });

  it('whose sizes are not written behind them are read', async () => {
    const one = [1, 2, 3].map((stampMs) => ({ type: 8, stampMs, body: Buffer.from([1, 2]) }));
    const flv = flvOf(one);
    for (let index = 1; index <= 3; index += 1) flv.writeUInt32BE(0, startOf(one, index) - 4);
    expect(await tagsOf(flv)).toEqual(one);
  });

  it('end, whatever the bytes are', async () => {
    const bytes = fc.uint8Array({ maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(bytes, async (rest) => {
        const found = await tagsOf(Buffer.concat([flvOf([]), rest]));
        expect(found.length).toBeLessThanOrEqual(rest.length / 11);
      }),
    );
  });
});

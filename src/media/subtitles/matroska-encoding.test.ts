import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackerOf } from './matroska-encoding.ts';

const MOST_BYTES = 1000;
const TEXT = new TextEncoder().encode('Perché no? '.repeat(20));

const element = (id: readonly number[], ...data: readonly number[]) => [...id, 0x80 + data.length, ...data];
const compressed = (...fields: readonly number[]) => element([0x50, 0x34], ...fields);
const algorithm = (value: number) => element([0x42, 0x54], value);
const encodings = (...fields: readonly number[]) => Uint8Array.from(element([0x62, 0x40], ...fields));
const ZLIB = encodings(...compressed(...algorithm(0)));

describe('packed text of a Matroska track', () => {
  it('is as it is where the track says nothing of it', async () => {
    expect(await unpackerOf(undefined)?.(TEXT, MOST_BYTES)).toEqual(TEXT);
  });

  it('is unpacked by zlib, also where the algorithm is not said', async () => {
    for (const said of [ZLIB, encodings(...compressed())])
      expect(await unpackerOf(said)?.(deflateSync(TEXT), MOST_BYTES)).toEqual(TEXT);
  });

  it('gets back the beginning that all blocks had in common', async () => {
    const settings = element([0x42, 0x55], ...TEXT.subarray(0, 5));
    const unpack = unpackerOf(encodings(...compressed(...algorithm(3), ...settings)));
    expect(await unpack?.(TEXT.subarray(5), MOST_BYTES)).toEqual(TEXT);
  });

  it('is lost where it is damaged or says more than a cue can', async () => {
    const packed = deflateSync(TEXT);
    expect(await unpackerOf(ZLIB)?.(packed.subarray(0, 8), MOST_BYTES)).toBeNull();
    expect(await unpackerOf(ZLIB)?.(TEXT, MOST_BYTES)).toBeNull();
    expect(await unpackerOf(ZLIB)?.(deflateSync(new Uint8Array(10_000_000)), MOST_BYTES)).toBeNull();
  });

  it('cannot be read where it is encrypted, packed otherwise or twice', () => {
    const encrypted = element([0x50, 0x33], 1);
    expect(unpackerOf(encodings(...encrypted, ...compressed()))).toBeNull();
    expect(unpackerOf(encodings(...compressed(...algorithm(1))))).toBeNull();
    expect(unpackerOf(Uint8Array.of(...ZLIB, ...ZLIB))).toBeNull();
    expect(unpackerOf(new Uint8Array(0))).toBeNull();
  });
});

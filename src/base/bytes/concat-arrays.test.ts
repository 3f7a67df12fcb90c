import { expect, it } from 'vitest';
import { concatBytes, concatFloats } from './concat-arrays.ts';

it('puts arrays one after the other, also none and empty ones', () => {
  expect(concatBytes([])).toEqual(new Uint8Array());
  expect(concatBytes([Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)])).toEqual(
    Uint8Array.of(1, 2, 3),
  );
  expect(concatFloats([Float32Array.of(0.5), Float32Array.of(-1, 1)])).toEqual(Float32Array.of(0.5, -1, 1));
});

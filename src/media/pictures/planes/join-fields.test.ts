import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinFields } from './join-fields.ts';
import { loadKernels, PlaneMemory } from './plane-memory.ts';

let memory: PlaneMemory;
beforeAll(async () => {
  memory = new PlaneMemory(await loadKernels());
});

const NOISE = 2;
const grey = (widthPx: number, heightPx: number, at: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: widthPx * heightPx }, (_, index) =>
    at(index % widthPx, Math.floor(index / widthPx)),
  );

/** Light of a picture whose colour planes have the same pattern at half the size. */
function joined(light: Uint8Array, widthPx: number): Uint8Array {
  const heightPx = light.length / widthPx;
  const picture = memory.picture('fields', widthPx, heightPx);
  const plane = () => memory.bytes(picture.y, picture.strideY * heightPx);
  for (let y = 0; y < heightPx; y += 1)
    plane().set(light.subarray(y * widthPx, (y + 1) * widthPx), y * picture.strideY);
  joinFields(memory, picture);
  return grey(widthPx, heightPx, (x, y) => plane()[y * picture.strideY + x] ?? 0);
}

/** The same, said plainly. */
function expected(light: Uint8Array, widthPx: number): Uint8Array {
  const heightPx = light.length / widthPx;
  const of = (x: number, y: number) => light[y * widthPx + x] ?? 0;
  return grey(widthPx, heightPx, (x, y) => {
    const here = of(x, y);
    if (y % 2 === 0 || heightPx < 4) return here;
    const above = of(x, y - 1);
    const below = y + 1 < heightPx ? of(x, y + 1) : above;
    const after = y + 2 < heightPx ? of(x, y + 2) : of(x, y - 2);
    const before = y >= 3 ? of(x, y - 2) : of(x, 3);
    const over = Math.min(here - above, here - below, Math.max(before - above, after - below));
    const under = Math.min(above - here, below - here, Math.max(above - before, below - after));
    return here - Math.max(0, over - NOISE) + Math.max(0, under - NOISE);
  });
}

describe('joining half pictures', () => {
  it('is what is said of it, for any picture', () => {
    const pictures = fc.record({
      widthPx: fc.integer({ min: 1, max: 30 }).map((half) => 2 * half),
      heightPx: fc.integer({ min: 1, max: 12 }).map((half) => 2 * half),
      seed: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(pictures, ({ widthPx, heightPx, seed }) => {
        const light = grey(widthPx, heightPx, (x, y) => ((x * 7 + y * y * 31 + seed) * seed) % 256);
        expect(joined(light, widthPx)).toEqual(expected(light, widthPx));
      }),
    );
  });

  it('leaves a picture of one moment as it is, thin lines with it', () => {
    const still = grey(64, 48, (x, y) => (y === 11 || y === 30 || x === 20 ? 220 : 40 + y));
    expect(joined(still, 64)).toEqual(still);
  });

  it('takes the combs from an edge that moved', () => {
    const moved = grey(64, 48, (x, y) => (x < (y % 2 === 0 ? 20 : 32) ? 200 : 40));
    const whole = grey(64, 48, (x) => (x < 20 ? 200 : 40));
    for (const [at, light] of joined(moved, 64).entries())
      expect(Math.abs(light - (whole[at] ?? 0))).toBeLessThanOrEqual(NOISE);
  });
});

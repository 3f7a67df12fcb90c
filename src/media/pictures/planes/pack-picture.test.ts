import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPicture } from './pack-picture.ts';
import type { Picture } from './plane-memory.ts';

const evenUpTo = (max: number) => fc.integer({ min: 1, max: max / 2 }).map((half) => half * 2);

describe('a picture without strides', () => {
  it('has the samples of every row one after another, and nothing from between them', () => {
    fc.assert(
      fc.property(evenUpTo(40), evenUpTo(12), evenUpTo(16), (widthPx, heightPx, gap) => {
        const strideY = widthPx + gap;
        const strideC = strideY / 2;
        const u = strideY * heightPx;
        const v = u + (strideC * heightPx) / 2;
        const sizeBytes = v + (strideC * heightPx) / 2;
        const picture: Picture = {
          widthPx,
          heightPx,
          y: 1000,
          u: 1000 + u,
          v: 1000 + v,
          strideY,
          strideC,
          sizeBytes,
        };
        const bytes = new Uint8Array(sizeBytes).fill(255);
        const wanted: number[] = [];
        const plane = (start: number, stride: number, width: number, height: number): void => {
          for (let row = 0; row < height; row += 1)
            for (let x = 0; x < width; x += 1) {
              bytes[start + row * stride + x] = (row * 7 + x) % 250;
              wanted.push((row * 7 + x) % 250);
            }
        };
        plane(0, strideY, widthPx, heightPx);
        plane(u, strideC, widthPx / 2, heightPx / 2);
        plane(v, strideC, widthPx / 2, heightPx / 2);
        const packed = new Uint8Array((widthPx * heightPx * 3) / 2);
        packPicture(bytes, picture, packed);
        expect([...packed]).toEqual(wanted);
      }),
    );
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { colourConversion } from './colour-conversion.ts';
import { PictureScaler } from './picture-scaler.ts';
import { loadKernels, PlaneMemory } from './plane-memory.ts';

let memory: PlaneMemory;
beforeAll(async () => {
  memory = new PlaneMemory(await loadKernels());
});

const even = (max: number) => fc.integer({ min: 1, max: max / 2 }).map((half) => 2 * half);

function place(name: string, values: Uint8Array): number {
  const address = memory.reserve(name, values.length);
  memory.bytes(address, values.length).set(values);
  return address;
}

/** Bilinear scaling with aligned sample centres, in plain floating point. */
function scaledPlane(
  src: Uint8Array,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
): number[] {
  const axis = (index: number, from: number, to: number) => {
    const position = Math.min(Math.max(((index + 0.5) * from) / to - 0.5, 0), from - 1);
    const low = Math.floor(position);
    return { low, high: Math.min(low + 1, from - 1), share: position - low };
  };
  const at = (x: number, y: number) => src[y * width + x] as number;
  return Array.from({ length: toWidth * toHeight }, (_, index) => {
    const x = axis(index % toWidth, width, toWidth);
    const y = axis(Math.floor(index / toWidth), height, toHeight);
    const top = at(x.low, y.low) * (1 - x.share) + at(x.high, y.low) * x.share;
    const bottom = at(x.low, y.high) * (1 - x.share) + at(x.high, y.high) * x.share;
    return top * (1 - y.share) + bottom * y.share;
  });
}

describe('the scaler', () => {
  it('agrees with plain bilinear scaling and leaves everything around the target alone', () => {
    const cases = fc.record({
      width: even(60),
      height: even(40),
      toWidth: even(80),
      toHeight: even(60),
      left: even(20),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(
        cases.filter(({ width, toWidth }) => width < 2 * toWidth),
        ({ width, height, toWidth, toHeight, left, seed }) => {
          const picture = memory.picture('source', width, height);
          const output = memory.picture('target', toWidth + left + 20, toHeight + 4);
          const luma = Uint8Array.from({ length: width * height }, (_, i) => (i * 37 + seed * (i % 7)) & 255);
          const source = memory.bytes(picture.y, picture.sizeBytes);
          for (let y = 0; y < height; y += 1) {
            source.set(luma.subarray(y * width, (y + 1) * width), y * picture.strideY);
          }
          memory.bytes(output.y, output.sizeBytes).fill(77);
          new PictureScaler(memory).scale(picture, output, {
            x: left,
            y: 2,
            width: toWidth,
            height: toHeight,
          });
          const expected = scaledPlane(luma, width, height, toWidth, toHeight);
          const result = memory.bytes(output.y, output.strideY * output.heightPx);
          for (let y = 0; y < output.heightPx; y += 1) {
            for (let x = 0; x < output.widthPx; x += 1) {
              const inside = x >= left && x < left + toWidth && y >= 2 && y < 2 + toHeight;
              const value = result[y * output.strideY + x] as number;
              if (!inside) expect(value).toBe(77);
              else
                expect(Math.abs(value - (expected[(y - 2) * toWidth + x - left] as number))).toBeLessThan(
                  2.1,
                );
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps an even picture even at every size, also far smaller', () => {
    fc.assert(
      fc.property(
        even(64),
        even(64),
        fc.double({ min: 0.3, max: 9, noNaN: true }),
        fc.nat(255),
        (toWidth, toHeight, factor, grey) => {
          const width = Math.max(2, 2 * Math.round((toWidth * factor) / 2));
          const height = Math.max(2, 2 * Math.round((toHeight * factor) / 2));
          const picture = memory.picture('source', width, height);
          memory.bytes(picture.y, picture.sizeBytes).fill(grey);
          const output = memory.picture('target', toWidth, toHeight);
          memory.bytes(output.y, output.sizeBytes).fill(0);
          new PictureScaler(memory).scale(picture, output, { x: 0, y: 0, width: toWidth, height: toHeight });
          for (let y = 0; y < toHeight; y += 1) {
            for (let x = 0; x < toWidth; x += 1) {
              expect(memory.bytes(output.y + y * output.strideY + x, 1)[0]).toBe(grey);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('turning', () => {
  it('gives the picture back after four quarter turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 70 }), (width, height) => {
        const values = Uint8Array.from({ length: width * height }, (_, i) => (i * 31) & 255);
        const { turnPlane } = memory.kernels;
        let from = place('turn 0', values);
        for (let turn = 1; turn <= 4; turn += 1) {
          const [w, h] = turn % 2 === 1 ? [width, height] : [height, width];
          const to = memory.reserve(`turn ${turn}`, values.length);
          turnPlane(from, w, w, h, to, h, 1);
          from = to;
        }
        expect([...memory.bytes(from, values.length)]).toEqual([...values]);
      }),
      { numRuns: 30 },
    );
  });

  it('puts the left edge on top with a quarter turn clockwise', () => {
    const from = place('turn from', Uint8Array.from([1, 2, 3, 4, 5, 6]));
    const to = memory.reserve('turn to', 6);
    memory.kernels.turnPlane(from, 3, 3, 2, to, 2, 1);
    expect([...memory.bytes(to, 6)]).toEqual([4, 1, 5, 2, 6, 3]);
    memory.kernels.turnPlane(from, 3, 3, 2, to, 2, 3);
    expect([...memory.bytes(to, 6)]).toEqual([3, 6, 2, 5, 1, 4]);
    memory.kernels.turnPlane(from, 3, 3, 2, to, 3, 2);
    expect([...memory.bytes(to, 6)]).toEqual([6, 5, 4, 3, 2, 1]);
  });
});

describe('overlays', () => {
  it('mix with the picture by their alpha and leave transparent places untouched', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), { minLength: 16, maxLength: 16 }),
        (samples) => {
          const under = Uint8Array.from(samples, ([value]) => value);
          const alpha = Uint8Array.from(samples, ([, value], index) => (index % 3 === 0 ? 0 : value));
          const premultiplied = Uint8Array.from(samples, ([, , value], i) =>
            Math.round((value * (alpha[i] as number)) / 255),
          );
          const at = place('under', under);
          memory.kernels.blendPlane(at, 16, place('plane', premultiplied), place('alpha', alpha), 16, 1);
          memory.bytes(at, 16).forEach((value, i) => {
            const share = (alpha[i] as number) / 255;
            const expected = (under[i] as number) * (1 - share) + (premultiplied[i] as number);
            if (share === 0) expect(value).toBe(under[i]);
            else expect(Math.abs(value - Math.min(255, expected))).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('keep white white and red red in BT.709 limited range', () => {
    const white = [255, 255, 255, 255];
    const red = [255, 0, 0, 255];
    for (const [colour, expected] of [
      [white, [235, 128, 128]],
      [red, [63, 102, 240]],
    ] as const) {
      const rgba = place('rgba', Uint8Array.from([...colour, ...colour, ...colour, ...colour]));
      const planes = memory.reserve('baked', 64);
      memory.bytes(planes, 64).fill(0);
      memory.kernels.bakeOverlay(
        rgba,
        2,
        2,
        planes,
        planes + 16,
        8,
        planes + 32,
        planes + 40,
        planes + 48,
        8,
      );
      const values = memory.bytes(planes, 64);
      expect([values[0], values[32], values[40]]).toEqual(expected);
      expect([values[16], values[48]]).toEqual([255, 255]);
    }
  });
});

describe('colour conversion', () => {
  it('does nothing to a picture that is BT.709 limited already', () => {
    expect(colourConversion({ matrix: 'bt709', fullRange: false }, 1080)).toBeNull();
    expect(colourConversion({}, 1080)).toBeNull();
    expect(colourConversion({}, 480)).not.toBeNull();
  });

  it.each([
    ['smpte170m', false, [81, 90, 240], [63, 102, 240]],
    ['smpte170m', false, [145, 54, 34], [173, 42, 26]],
    ['bt709', true, [255, 128, 128], [235, 128, 128]],
    ['bt709', true, [0, 128, 128], [16, 128, 128]],
  ] as const)('turns %s (full range: %s) into BT.709 limited', (matrix, fullRange, from, to) => {
    const conversion = colourConversion({ matrix, fullRange }, 480);
    if (!conversion) throw new Error('expected a conversion');
    const { black, yy, yu, yv, uu, uv, vu, vv } = conversion;
    const planes = place('colour', Uint8Array.from([from[0], from[0], from[0], from[0], from[1], from[2]]));
    memory.kernels.convertColour(
      ...[planes, 2, planes + 4, planes + 5, 1, 2, 2, black, yy, yu, yv, uu, uv, vu, vv],
    );
    const result = memory.bytes(planes, 6);
    [result[0], result[4], result[5]].forEach((value, index) => {
      expect(Math.abs((value as number) - (to[index] as number))).toBeLessThanOrEqual(2);
    });
  });
});

describe('pixels of four bytes', () => {
  /** ITU-R BT.709-6, items 3.2 to 3.5, in floating point: luma, blue difference, red difference. */
  const exactly = ([r, g, b]: readonly [number, number, number]): readonly [number, number, number] => {
    const luma = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    return [
      16 + 219 * luma,
      128 + (224 * (b / 255 - luma)) / 1.8556,
      128 + (224 * (r / 255 - luma)) / 1.5748,
    ];
  };

  it('become BT.709 limited range whichever end red is at, and leave what is around the picture alone', () => {
    const size = { width: even(50), height: even(12) };
    const cases = fc.record({ ...size, gap: fc.nat(9), redFirst: fc.boolean(), seed: fc.integer() });
    fc.assert(
      fc.property(cases, ({ width, height, gap, redFirst, seed }) => {
        const stride = 4 * (width + gap);
        // Colours at the edges of what there is, with strong steps between neighbours.
        const pixels = Uint8Array.from({ length: stride * height }, (_, i) => {
          const value = Math.imul(i + seed, 2654435761) >>> 24;
          return value < 60 ? 0 : value > 200 ? 255 : value;
        });
        const rgbAt = (x: number, y: number): readonly [number, number, number] => {
          const at = y * stride + 4 * x;
          const [first = 0, green = 0, last = 0] = pixels.subarray(at, at + 3);
          return redFirst ? [first, green, last] : [last, green, first];
        };
        const from = place('pixels', pixels);
        const picture = memory.picture('of pixels', width, height);
        const { y: planeY, u, v, strideY, strideC, sizeBytes } = picture;
        memory.bytes(planeY + sizeBytes, 16).fill(77);
        memory.kernels.pictureFromPixels(
          ...[from, stride, redFirst ? 1 : 0, width, height, planeY, strideY, u, v, strideC],
        );
        const samples = memory.bytes(planeY, sizeBytes);
        const at = (plane: number, planeStride: number, x: number, y: number): number =>
          samples[plane - planeY + y * planeStride + x] as number;
        for (let y = 0; y < height; y += 1)
          for (let x = 0; x < width; x += 1)
            expect(Math.abs(at(planeY, strideY, x, y) - exactly(rgbAt(x, y))[0])).toBeLessThan(0.52);
        for (let y = 0; y < height; y += 2)
          for (let x = 0; x < width; x += 2) {
            const four = [rgbAt(x, y), rgbAt(x + 1, y), rgbAt(x, y + 1), rgbAt(x + 1, y + 1)];
            const mean = (channel: 0 | 1 | 2): number =>
              four.reduce((sum, rgb) => sum + rgb[channel], 0) / four.length;
            const [, blue, red] = exactly([mean(0), mean(1), mean(2)]);
            expect(Math.abs(at(u, strideC, x / 2, y / 2) - blue)).toBeLessThan(0.52);
            expect(Math.abs(at(v, strideC, x / 2, y / 2) - red)).toBeLessThan(0.52);
          }
        expect(memory.bytes(planeY + sizeBytes, 16).every((value) => value === 77)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('fading to black', () => {
  it('keeps the asked share of each sample’s distance from black, to within rounding', () => {
    const samples = fc.uint8Array({ minLength: 16, maxLength: 64 }).map((values) => {
      const whole = new Uint8Array(16 * Math.ceil(values.length / 16));
      whole.set(values);
      return whole;
    });
    const kept = fc.integer({ min: 0, max: 256 });
    fc.assert(
      fc.property(samples, kept, fc.constantFrom(16, 128), (values, share, towards) => {
        const address = place('dimmed', values);
        memory.kernels.dimPlane(address, values.length, towards, share);
        const out = memory.bytes(address, values.length);
        values.forEach((value, index) => {
          const exact = towards + ((value - towards) * share) / 256;
          expect(Math.abs((out[index] as number) - exact)).toBeLessThanOrEqual(0.5);
        });
      }),
    );
  });
});

describe('two pictures', () => {
  it('are the same in every sample, or one differs', () => {
    const cases = fc.record({ width: even(80), height: even(40), at: fc.nat(), seed: fc.integer() });
    fc.assert(
      fc.property(cases, ({ width, height, at, seed }) => {
        const [one, other] = ['one', 'other'].map((name) => memory.picture(name, width, height));
        if (one === undefined || other === undefined) throw new Error('There are two.');
        for (const { y, sizeBytes } of [one, other]) {
          const samples = memory.bytes(y, sizeBytes);
          for (let index = 0; index < sizeBytes; index += 1) samples[index] = (index * 37 + seed) & 255;
        }
        expect(memory.isSame(one, other)).toBe(true);
        const changed = memory.bytes(other.y, other.sizeBytes);
        const place = at % other.sizeBytes;
        changed[place] = ((changed[place] ?? 0) + 1) & 255;
        expect(memory.isSame(one, other)).toBe(false);
        expect(memory.isSame(one, memory.picture('wider', width + 2, height))).toBe(false);
      }),
    );
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernels, PlaneMemory } from '../planes/plane-memory.ts';
import { displayLight, lightOf, PEAK_LIGHT, type Rgb } from './hdr-light.ts';
import { sdrSignal } from './sdr-signal.ts';
import { toneCurve } from './tone-curve.ts';
import { ToneMapper } from './tone-mapper.ts';

const TRANSFERS = ['pq', 'hlg'] as const;
const transfers = fc.constantFrom(...TRANSFERS);
const signals = fc.double({ min: 0, max: 1, noNaN: true });
const samples = fc.integer({ min: 0, max: 1023 });

/** What the kernel does, in plain floating point: samples of ten bits to samples of eight, not rounded. */
function toneMapped(transfer: (typeof TRANSFERS)[number], [y, cb, cr]: Rgb, peakNits = 1000): Rgb {
  const luma = (y - 64) / 876;
  const red = luma + (1.4746 * (cr - 512)) / 896;
  const blue = luma + (1.8814 * (cb - 512)) / 896;
  const green = (luma - 0.2627 * red - 0.0593 * blue) / 0.678;
  const within = (signal: number) => Math.min(1, Math.max(0, signal));
  const [r, g, b] = sdrSignal(transfer, [within(red), within(green), within(blue)], lightOf(peakNits));
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [16 + 219 * grey, 128 + (224 * (b - grey)) / 1.8556, 128 + (224 * (r - grey)) / 1.5748];
}

describe('the light of HDR signals', () => {
  it.each([
    ['pq', 0, 0],
    ['pq', 0.5081, 100],
    ['pq', 0.5807, 203],
    ['pq', 0.7518, 1000],
    ['pq', 1, 10_000],
    ['hlg', 0, 0],
    ['hlg', 0.75, 203],
    ['hlg', 1, 1000],
  ] as const)('of %s at %d is %d nits (Report ITU-R BT.2408, ST 2084)', (transfer, signal, nits) => {
    const [light] = displayLight(transfer, [signal, signal, signal]);
    expect(Math.abs(203 * light - nits)).toBeLessThanOrEqual(0.005 * nits);
  });
});

describe('the tone curve', () => {
  it('keeps black, puts diffuse white at half the light of the screen and the peak at its white', () => {
    expect(toneCurve(0)).toBe(0);
    expect(toneCurve(1)).toBe(0.5);
    expect(toneCurve(PEAK_LIGHT)).toBe(1);
    expect(toneCurve(50)).toBe(1);
  });

  it('never falls, never jumps, and brightens nothing', () => {
    const light = fc.double({ min: 0, max: 6, noNaN: true });
    fc.assert(
      fc.property(light, fc.double({ min: 0, max: 0.01, noNaN: true }), (at, step) => {
        const rise = toneCurve(at + step) - toneCurve(at);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(0.5 * step + 1e-12);
        expect(toneCurve(at)).toBeLessThanOrEqual(at);
      }),
    );
  });
});

describe('the tone curve of a film that says its peak', () => {
  const peak = fc.double({ min: 0.1, max: 50, noNaN: true });
  const light = fc.double({ min: 0, max: 60, noNaN: true });

  it('ends at that peak, keeps white where it is without highlights, and never lies below a brighter film', () => {
    expect(toneCurve(lightOf(400), lightOf(400))).toBe(1);
    expect(toneCurve(1, lightOf(150))).toBeCloseTo(1, 2);
    expect(toneCurve(1, lightOf(4000))).toBe(0.5);
    fc.assert(
      fc.property(light, peak, peak, (at, one, other) => {
        const [darker, brighter] = [Math.min(one, other), Math.max(one, other)];
        expect(toneCurve(at, darker)).toBeGreaterThanOrEqual(toneCurve(at, brighter) - 1e-9);
      }),
    );
  });

  it('never falls and never leaves the screen', () => {
    fc.assert(
      fc.property(light, fc.double({ min: 0, max: 0.01, noNaN: true }), peak, (at, step, of) => {
        expect(toneCurve(at + step, of)).toBeGreaterThanOrEqual(toneCurve(at, of) - 1e-12);
        expect(toneCurve(at, of)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [150, [205, 255, 255]],
    [400, [184, 241, 255]],
    [600, [170, 225, 247]],
    [4000, [150, 198, 209]],
  ])('of %d nits is the browser’s: greys of PQ as Chromium showed them', (nits, seen) => {
    // Ten-bit luma of 8, 9 and 10 fifteenths, through a decoder on the way.
    const greys = [531, 590, 648].map((luma) => {
      const signal = (luma - 64) / 876;
      return 255 * sdrSignal('pq', [signal, signal, signal], lightOf(nits))[1];
    });
    greys.forEach((grey, at) => {
      expect(Math.abs(grey - (seen[at] as number))).toBeLessThanOrEqual(4);
    });
  });
});

describe('HDR signals on an ordinary screen', () => {
  it('grey stays grey and a stronger signal is not darker', () => {
    fc.assert(
      fc.property(transfers, signals, signals, (transfer, one, other) => {
        const [weaker, stronger] = [Math.min(one, other), Math.max(one, other)];
        const [red, green, blue] = sdrSignal(transfer, [stronger, stronger, stronger]);
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(1e-4);
        expect(green).toBeGreaterThanOrEqual(sdrSignal(transfer, [weaker, weaker, weaker])[1]);
      }),
    );
  });

  it('diffuse white is the sRGB signal of half the light', () => {
    for (const [transfer, signal] of [
      ['pq', 0.58069],
      ['hlg', 0.75],
    ] as const)
      expect(sdrSignal(transfer, [signal, signal, signal])[1]).toBeCloseTo(0.7354, 2);
  });

  it('strong colours that BT.709 has keep their hue', () => {
    // BT.709 red of 500 nits in BT.2020 primaries (Rec. ITU-R BT.2087), as PQ.
    const [red, green, blue] = sdrSignal('pq', [0.62989, 0.40983, 0.28085]);
    expect(red).toBeGreaterThan(0.8);
    expect(Math.max(green, blue)).toBeLessThan(0.06);
  });
});

describe('the tone mapping kernel', () => {
  let memory: PlaneMemory;
  let tones: ToneMapper;
  beforeAll(async () => {
    memory = new PlaneMemory(await loadKernels());
    tones = new ToneMapper(memory);
  });

  interface Wish {
    readonly transfer: (typeof TRANSFERS)[number];
    readonly fullRange?: boolean;
    readonly bits?: number;
    readonly peakNits?: number;
  }

  /** A picture of one block, its four luma samples and both colour differences after mapping. */
  function mapBlock(
    { transfer, fullRange = false, bits = 10, peakNits }: Wish,
    luma: readonly number[],
    chroma: readonly [number, number],
  ): number[] {
    const into = memory.picture('result', 2, 2);
    const deep = memory.picture('deep', 4, 2);
    const planes = bits === 8 ? into : deep;
    const set = (address: number, value: number) => {
      if (bits === 8) memory.bytes(address, 1)[0] = value;
      else memory.bytes(address, 2).set([value & 255, value >> 8]);
    };
    const sampleBytes = bits === 8 ? 1 : 2;
    for (const [index, value] of luma.entries())
      set(planes.y + (index >> 1) * planes.strideY + (index & 1) * sampleBytes, value);
    set(planes.u, chroma[0]);
    set(planes.v, chroma[1]);
    tones.map({ ...planes, bits }, { transfer, fullRange, peakNits: peakNits ?? null }, into);
    const at = (address: number) => memory.bytes(address, 1)[0] as number;
    const rows = [into.y, into.y + 1, into.y + into.strideY, into.y + into.strideY + 1];
    return [...rows, into.u, into.v].map(at);
  }

  it.each(TRANSFERS)('gives black 16 and the peak 235, without colour, for %s', (transfer) => {
    const peak = transfer === 'pq' ? 64 + Math.ceil(0.7519 * 876) : 940;
    expect(mapBlock({ transfer }, [64, 64, 0, 64], [512, 512])).toEqual([16, 16, 16, 16, 128, 128]);
    expect(mapBlock({ transfer }, [peak, 940, 1023, peak], [512, 512])).toEqual([
      ...[235, 235, 235, 235],
      ...[128, 128],
    ]);
    expect(mapBlock({ transfer, fullRange: true }, [0, 0, 1023, 1023], [512, 512]).slice(0, 4)).toEqual([
      ...[16, 16, 235, 235],
    ]);
  });

  it('maps every grey as the standards say, to within rounding, and never to a colour', () => {
    for (const transfer of TRANSFERS)
      for (let luma = 64; luma <= 940; luma += 1) {
        const [y = 0, , , , u, v] = mapBlock({ transfer }, [luma, luma, luma, luma], [512, 512]);
        expect(Math.abs(y - toneMapped(transfer, [luma, 512, 512])[0])).toBeLessThan(0.8);
        expect([u, v]).toEqual([128, 128]);
      }
  });

  it('agrees with the standards for every colour, in the picture’s range or not', () => {
    fc.assert(
      fc.property(transfers, samples, samples, samples, (transfer, y, u, v) => {
        const expected = toneMapped(transfer, [y, u, v]);
        const [luma = 0, , , , blue = 0, red = 0] = mapBlock({ transfer }, [y, y, y, y], [u, v]);
        [luma, blue, red].forEach((value, plane) => {
          expect(Math.abs(value - (expected[plane] as number))).toBeLessThan(1);
        });
      }),
      { numRuns: 5000 },
    );
  });

  it('agrees with the standards for every peak a film may say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 10_000 }), samples, samples, samples, (peakNits, y, u, v) => {
        const expected = toneMapped('pq', [y, u, v], peakNits);
        const [luma = 0, , , , blue = 0, red = 0] = mapBlock(
          { transfer: 'pq', peakNits },
          [y, y, y, y],
          [u, v],
        );
        [luma, blue, red].forEach((value, plane) => {
          expect(Math.abs(value - (expected[plane] as number))).toBeLessThan(1);
        });
      }),
      { numRuns: 5000 },
    );
  });

  it('reads samples of 8, 10 and 12 bits alike', () => {
    const byte = fc.nat(255);
    fc.assert(
      fc.property(
        transfers,
        fc.array(byte, { minLength: 4, maxLength: 4 }),
        byte,
        byte,
        (transfer, luma, u, v) => {
          const deep = (bits: number) =>
            mapBlock(
              { transfer, bits },
              luma.map((value) => value << (bits - 8)),
              [u << (bits - 8), v << (bits - 8)],
            );
          expect(deep(10)).toEqual(deep(8));
          expect(deep(12)).toEqual(deep(8));
        },
      ),
    );
  });

  it('narrows samples of more bits to the nearest of 8', () => {
    fc.assert(
      fc.property(
        fc.array(samples, { minLength: 8, maxLength: 8 }),
        fc.constantFrom(10, 12),
        (values, bits) => {
          const from = memory.reserve('wide', 16);
          const to = memory.reserve('narrow', 8);
          const wide = values.map((value) => value << (bits - 10));
          memory.bytes(from, 16).set(new Uint8Array(Uint16Array.from(wide).buffer));
          memory.kernels.narrowPlane(from, 16, to, 8, 8, 1, bits - 8);
          const nearest = wide.map((value) => Math.min(255, Math.floor(value / 2 ** (bits - 8) + 0.5)));
          expect([...memory.bytes(to, 8)]).toEqual(nearest);
        },
      ),
    );
  });
});

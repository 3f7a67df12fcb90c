import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SoundSpan } from '../../compose/composition-plan.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { addWithEnvelope } from './envelope.ts';
import { mixSounds } from './mix-sounds.ts';

const RATE = 48_000;
const NO_FADES = { inSec: 0, outSec: 0 };

function span(startSec: number, endSec: number, change: Partial<SoundSpan> = {}): SoundSpan {
  return {
    sourceId: 'a',
    startSec,
    endSec,
    sourceStartSec: 0,
    gain: 1,
    fadeInSec: 0,
    fadeOutSec: 0,
    ...change,
  };
}

/** A source whose every sample has one value, in blocks of an odd size; tells when it was closed. */
function constant(value: number, closed: string[] = [], blockLength = 1777) {
  return async function* (opened: SoundSpan, samples: number): AsyncGenerator<Stereo, void> {
    try {
      for (let given = 0; given < samples; given += blockLength) {
        const block = new Float32Array(Math.min(blockLength, samples - given)).fill(value);
        yield { left: block, right: block };
      }
    } finally {
      closed.push(opened.sourceId);
    }
  };
}

async function mixed(sounds: readonly SoundSpan[], durationSec: number, value: number, fades = NO_FADES) {
  const blocks: number[] = [];
  for await (const { left } of mixSounds({ sounds, fades }, durationSec, constant(value)))
    blocks.push(...left);
  return blocks;
}

describe('the mix', () => {
  it('is as long as the composition to the sample, and silent where nothing sounds', async () => {
    const samples = await mixed([span(0.25, 0.5)], 0.7531, 0.5);
    expect(samples).toHaveLength(Math.round(0.7531 * RATE));
    expect(samples.findIndex((value) => value !== 0)).toBe(0.25 * RATE);
    expect(samples.findLastIndex((value) => value !== 0)).toBe(0.5 * RATE - 1);
  });

  it.each([
    ['in', { inSec: 0.1, outSec: 0 }, [0, 0.25, 0.5, 0.5]],
    ['out', { inSec: 0, outSec: 0.1 }, [0.5, 0.5, 0.25, 0]],
    ['in and out', { inSec: 0.1, outSec: 0.1 }, [0, 0.25, 0.25, 0]],
    ['not at all', NO_FADES, [0.5, 0.5, 0.5, 0.5]],
  ])('fades as a whole: %s', async (_, fades, heard) => {
    const samples = await mixed([span(0, 0.2), span(0.2, 0.4)], 0.4, 0.5, fades);
    const places = [0, 0.05 * RATE, 0.35 * RATE, 0.4 * RATE - 1];
    heard.forEach((value, index) => {
      expect(samples[places[index] ?? 0]).toBeCloseTo(value, 3);
    });
  });

  it('has a sound that begins before it only from its start, and one that ends after it to its end', async () => {
    const samples = await mixed([span(-0.1, 0.2), span(0.3, 0.9)], 0.4, 0.5);
    expect(samples).toHaveLength(0.4 * RATE);
    expect([0, 0.199, 0.25, 0.35, 0.3999].map((sec) => samples[Math.floor(sec * RATE)])).toEqual([
      0.5, 0.5, 0, 0.5, 0.5,
    ]);
  });

  it('passes a single sound at its own level unchanged, however loud', async () => {
    const samples = await mixed([span(0, 0.2)], 0.2, 0.97);
    expect(new Set(samples)).toEqual(new Set([Math.fround(0.97)]));
  });

  it('adds sounds where they overlap and leaves what is too loud to the limiter', async () => {
    const samples = await mixed([span(0, 0.4), span(0.2, 0.6, { gain: 0.5 })], 0.6, 0.4);
    expect(samples[100]).toBeCloseTo(0.4);
    expect(samples[0.3 * RATE]).toBeCloseTo(0.6);
    expect(samples[0.5 * RATE]).toBeCloseTo(0.2);
    const loud = await mixed([span(0, 0.2), span(0, 0.2, { gain: 2 })], 0.2, 0.9);
    expect(loud[100]).toBeCloseTo(2.7);
  });

  it('lets music marked for it fall under the other sounds, and leaves other sounds alone', async () => {
    const sounds = [span(0, 2, { duck: true, gain: 0.5 }), span(0.5, 1.5)];
    const samples = await mixed(sounds, 2, 0.4);
    expect(samples[0.4 * RATE]).toBeCloseTo(0.2);
    expect(samples[1.4 * RATE]).toBeCloseTo(0.4 + 0.2 * 10 ** (-9 / 20), 3);
    expect(samples[1.55 * RATE]).toBeLessThan(0.15);
    expect(samples[1.99 * RATE]).toBeGreaterThan(0.16);
    const plain = await mixed([span(0, 2, { gain: 0.5 }), span(0.5, 1.5)], 2, 0.4);
    expect(plain[1.4 * RATE]).toBeCloseTo(0.6);
  });

  it('fades the whole from and to silence', async () => {
    const samples = await mixed([span(0, 1)], 1, 0.5, { inSec: 0.2, outSec: 0.4 });
    expect(samples[0]).toBe(0);
    expect(samples[0.1 * RATE]).toBeCloseTo(0.25, 2);
    expect(samples[0.4 * RATE]).toBe(0.5);
    expect(samples[0.8 * RATE]).toBeCloseTo(0.25, 2);
    expect(samples.at(-1)).toBe(0);
  });

  it('falls to silence with a dip that asks for it, and with no other', async () => {
    const sounds = [span(0, 0.3), span(0.3, 0.6)];
    const heard = async (dip: object) => {
      const dips = [{ atSec: 0.3, durationSec: 0.2, ...dip }];
      const left: number[] = [];
      for await (const block of mixSounds({ sounds, fades: NO_FADES, dips }, 0.6, constant(0.5)))
        left.push(...block.left);
      return [0.1, 0.25, 0.3, 0.35, 0.5].map((sec) => left[sec * RATE] ?? Number.NaN);
    };
    const levels = [0.5, 0.25, 0, 0.25, 0.5];
    expect(await heard({ silences: true })).toEqual(levels.map((level) => expect.closeTo(level, 5)));
    expect(await heard({})).toEqual(levels.map(() => 0.5));
  });

  it('closes each sound when it ends, and all when the reader stops', async () => {
    const closed: string[] = [];
    const sounds = [span(0, 0.3, { sourceId: 'short' }), span(0, 5, { sourceId: 'long' })];
    for await (const _ of mixSounds({ sounds, fades: NO_FADES }, 5, constant(0.1, closed))) {
      if (closed.includes('short')) break;
      expect(closed).toEqual([]);
    }
    expect(closed).toEqual(['short', 'long']);
  });

  it('opens each sound in the block it begins in, whatever their order, and none that has no length', async () => {
    const sounds = [
      span(0.25, 0.3, { sourceId: 'last' }),
      span(0.1, 0.2, { sourceId: 'second' }),
      span(0, 0.3, { sourceId: 'first' }),
      span(0.05, 0.05, { sourceId: 'empty' }),
      span(0.3, 0.4, { sourceId: 'beyond' }),
    ];
    const opened: string[] = [];
    const openedBy: string[][] = [];
    const open = (opens: SoundSpan, samples: number) => {
      opened.push(opens.sourceId);
      return constant(0.1)(opens, samples);
    };
    for await (const { left } of mixSounds({ sounds, fades: NO_FADES }, 0.3, open)) {
      expect(left).toHaveLength(0.1 * RATE);
      openedBy.push([...opened]);
    }
    expect(openedBy).toEqual([['first'], ['first', 'second'], ['first', 'second', 'last']]);
  });

  it('survives a source that ends too soon with silence in its place', async () => {
    const open = async function* (): AsyncGenerator<Stereo, void> {
      yield { left: new Float32Array(100).fill(0.5), right: new Float32Array(100).fill(0.5) };
    };
    let total = 0;
    let heard = 0;
    for await (const { left } of mixSounds({ sounds: [span(0, 1)], fades: NO_FADES }, 1, open)) {
      total += left.length;
      heard += left.filter((value) => value !== 0).length;
    }
    expect([total, heard]).toEqual([RATE, 100]);
  });
});

describe('the envelope of a sound', () => {
  it('is the same whatever blocks the sound comes in', () => {
    const lengths = fc.integer({ min: 1, max: 700 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        lengths,
        lengths,
        lengths,
        (total, block, fadeIn, fadeOut) => {
          const envelope = { gain: 1.3, total, fadeIn, fadeOut };
          const ones = new Float32Array(total).fill(1);
          const whole = new Float32Array(total);
          addWithEnvelope(whole, 0, ones, 0, envelope);
          const parts = new Float32Array(total);
          for (let at = 0; at < total; at += block) {
            addWithEnvelope(parts, at, ones.subarray(at, at + block), at, envelope);
          }
          expect(parts).toEqual(whole);
          expect(Math.max(...whole)).toBeLessThanOrEqual(Math.fround(1.3));
          expect(whole[0]).toBeLessThan(fadeIn > 1 ? 1.3 : 1.31);
        },
      ),
    );
  });

  it('fades out as it fades in, seen from the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 1, max: 200 }), (total, fade) => {
        const out = new Float32Array(total);
        const fades = Math.min(fade, total >> 1);
        const envelope = { gain: 1, total, fadeIn: fades, fadeOut: fades };
        addWithEnvelope(out, 0, new Float32Array(total).fill(1), 0, envelope);
        expect(out.toReversed()).toEqual(out);
      }),
    );
  });

  it('begins and ends in silence and leaves the middle alone', () => {
    const out = new Float32Array(1000);
    const envelope = { gain: 1, total: 1000, fadeIn: 100, fadeOut: 100 };
    addWithEnvelope(out, 0, new Float32Array(1000).fill(1), 0, envelope);
    expect(out[0]).toBe(0);
    expect(out[50]).toBeCloseTo(0.5, 2);
    expect(out.subarray(100, 900).every((value) => value === 1)).toBe(true);
    expect(out.at(-1)).toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothSidesOf, type HeardSides, hearSides } from './heard-sides.ts';
import type { Stereo } from './stereo.ts';

const SECOND = 48_000;
const signal = new AbortController().signal;

/** Blocks of a tenth of a second; both gains are of the same tone, `apart` a second one on the right. */
function* blocks(leftGain: number, rightGain: number, { seconds = 2, apart = 0 } = {}): Generator<Stereo> {
  for (let at = 0; at < seconds * SECOND; at += SECOND / 10) {
    const tone = (hz: number) =>
      Float32Array.from({ length: SECOND / 10 }, (_, i) => Math.sin(((at + i) * 2 * Math.PI * hz) / SECOND));
    const [said, other] = [tone(440), tone(1000)];
    yield {
      left: said.map((value) => leftGain * value),
      right: said.map((value, i) => rightGain * value + apart * (other[i] as number)),
    };
  }
}

async function* heard(sound: Iterable<Stereo>): AsyncGenerator<Stereo, void> {
  yield* sound;
}

const sidesOf = (...sounds: readonly Iterable<Stereo>[]) => hearSides(sounds.map(heard), signal);

describe('which sides of a sound were recorded', () => {
  it('is the one microphone, whatever hiss the other input has', async () => {
    expect(await sidesOf(blocks(0.3, 0))).toBe('left');
    expect(await sidesOf(blocks(0.3, 0, { apart: 0.005 }))).toBe('left');
    expect(await sidesOf(blocks(0.0001, 0.3))).toBe('right');
  });

  it('is both for one that is nearer, for two sounds, and for silence', async () => {
    expect(await sidesOf(blocks(0.3, 0.05))).toBe('both');
    expect(await sidesOf(blocks(0.3, 0, { apart: 0.2 }))).toBe('both');
    expect(await sidesOf(blocks(0, 0))).toBe('both');
    expect(await sidesOf()).toBe('both');
  });

  it('tells sides that take each other back, and not those that only differ', async () => {
    expect(await sidesOf(blocks(0.3, -0.2))).toBe('opposed');
    expect(await sidesOf(blocks(0.3, -0.2, { apart: 0.2 }))).toBe('both');
  });

  it('goes by all stretches of a sound, and past what nobody hears', async () => {
    expect(await sidesOf(blocks(0.3, 0), blocks(0.3, 0.3))).toBe('both');
    expect(await sidesOf(blocks(0.0001, 0.0001, { seconds: 9 }), blocks(0.3, 0))).toBe('left');
  });

  it('hears a second of a sound that is as it should be', async () => {
    let given = 0;
    function* counted() {
      for (const block of blocks(0.3, 0.3, { seconds: 60 })) {
        given += block.left.length;
        yield block;
      }
    }
    expect(await sidesOf(counted())).toBe('both');
    expect(given).toBe(SECOND);
  });
});

describe('a sound as both ears should hear it', () => {
  it('keeps what was recorded, sample by sample', async () => {
    const samples = fc.float32Array({ min: -1, max: 1, noNaN: true, minLength: 5, maxLength: 5 });
    const anySides = fc.constantFrom<HeardSides>('both', 'left', 'right', 'opposed');
    await fc.assert(
      fc.asyncProperty(samples, samples, anySides, async (left, right, sides) => {
        const block = { left, right } as Stereo;
        for await (const even of bothSidesOf(heard([block]), sides)) {
          expect(even.left).toEqual(sides === 'right' ? right : left);
          const turned = sides === 'opposed' ? right.map((value) => -value) : right;
          expect(even.right).toEqual(sides === 'left' ? left : turned);
        }
      }),
    );
  });
});

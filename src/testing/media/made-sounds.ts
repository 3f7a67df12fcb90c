/** Sounds made from numbers, for tests of what is done to sound. 48 kHz stereo; the same on every run. */
import { concatFloats } from '../../base/bytes/concat-arrays.ts';
import type { Stereo } from '../../media/sound/stereo.ts';

const RATE = 48_000;

export function madeSound(
  durationSec: number,
  valueAt: (timeSec: number) => number,
  rightAt: (timeSec: number) => number = valueAt,
): Stereo {
  const samples = Math.round(durationSec * RATE);
  const made = (value: (timeSec: number) => number) =>
    Float32Array.from({ length: samples }, (_, at) => value(at / RATE));
  return { left: made(valueAt), right: made(rightAt) };
}

export function tone(hertz: number, size: number): (timeSec: number) => number {
  return (timeSec) => size * Math.sin(2 * Math.PI * hertz * timeSec);
}

/** White noise; every call of it draws the next value. */
export function noise(size: number, seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return size * (state / 2 ** 31 - 1);
  };
}

const PARTIALS = 12;

/** Syllables of a humming voice with some hiss, four a second, with a pause of a second after each three. */
export function speechLike(size: number): (timeSec: number) => number {
  const hiss = noise(0.2, 7);
  // One period of the voice; its partials begin apart, as those of a throat do, so that they make no needles.
  const period = Float32Array.from({ length: 1024 }, (_, at) => {
    let value = 0;
    for (let partial = 1; partial <= PARTIALS; partial += 1)
      value += Math.cos((2 * Math.PI * partial * at) / 1024 + (Math.PI * partial ** 2) / PARTIALS) / partial;
    return value / 2;
  });
  return (timeSec) => {
    if (timeSec % 4 >= 3) return 0;
    const syllable = Math.abs(Math.sin(2 * Math.PI * 2 * timeSec));
    return size * syllable * ((period[Math.floor(timeSec * 130 * 1024) % 1024] ?? 0) + hiss());
  };
}

/** The sound in blocks of one length, the last one shorter. */
export function* inBlocks({ left, right }: Stereo, length: number): Generator<Stereo, void> {
  for (let at = 0; at < left.length; at += length)
    yield { left: left.slice(at, at + length), right: right.slice(at, at + length) };
}

export function joined(blocks: Iterable<Stereo>): Stereo {
  const all = [...blocks];
  return {
    left: concatFloats(all.map(({ left }) => left)),
    right: concatFloats(all.map(({ right }) => right)),
  };
}

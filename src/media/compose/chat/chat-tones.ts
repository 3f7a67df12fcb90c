/** The three small sounds of a conversation, made from nothing but sines: the same samples everywhere. Pure. */

export const TONE_SAMPLE_RATE = 24_000;

export type ChatTone = 'incoming' | 'outgoing' | 'key';

interface ToneShape {
  readonly lengthSec: number;
  /** The pitch falls or rises from one to the other, most of it within `glideSec`. */
  readonly fromHz: number;
  readonly toHz: number;
  readonly glideSec: number;
  readonly decaySec: number;
  /** Of full scale. Exports of a chat without voices are made up to four times louder, and stay below it. */
  readonly peak: number;
}

const SHAPES: Readonly<Record<ChatTone, ToneShape>> = {
  incoming: { lengthSec: 0.11, fromHz: 760, toHz: 400, glideSec: 0.016, decaySec: 0.026, peak: 0.13 },
  outgoing: { lengthSec: 0.085, fromHz: 820, toHz: 1320, glideSec: 0.022, decaySec: 0.02, peak: 0.085 },
  key: { lengthSec: 0.016, fromHz: 3400, toHz: 2300, glideSec: 0.004, decaySec: 0.0035, peak: 0.028 },
};
/** From silence at the start and to silence at the end: without clicks of their own. */
const ATTACK_SEC = 0.0015;
const RELEASE_SHARE = 0.3;

/** Mono, within full scale, silent at both ends. */
export function chatTone(tone: ChatTone): Float32Array {
  const shape = SHAPES[tone];
  const length = Math.round(shape.lengthSec * TONE_SAMPLE_RATE);
  const samples = Float32Array.from({ length }, (_, at) => valueAt(shape, at / TONE_SAMPLE_RATE, length));
  samples[length - 1] = 0;
  const highest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return samples.map((value) => (value * shape.peak) / highest);
}

function valueAt({ fromHz, toHz, glideSec, decaySec }: ToneShape, sec: number, length: number): number {
  const turns = toHz * sec + (fromHz - toHz) * glideSec * (1 - Math.exp(-sec / glideSec));
  const left = 1 - (sec * TONE_SAMPLE_RATE) / (length - 1);
  const envelope =
    rise(sec / ATTACK_SEC) * Math.exp(-sec / decaySec) * rise(Math.max(0, left) / RELEASE_SHARE);
  return envelope * Math.sin(2 * Math.PI * turns);
}

/** A raised cosine from 0 to 1. */
function rise(share: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, share));
}

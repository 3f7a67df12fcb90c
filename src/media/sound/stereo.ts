/** Turns decoded sound of any channel layout into left and right, or into one channel. */
import type { AudioSample } from 'mediabunny';

export interface Stereo {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

const HALF_POWER = Math.SQRT1_2;
/** Of the energy that two sides with nothing in common have together: a correlation under -0.9. */
const CANCELLED = 0.1;

/** One array a channel, values -1 to 1. */
export function channelsOf(sample: AudioSample): Float32Array<ArrayBuffer>[] {
  return new ChannelReader().read(sample);
}

/** Reads one sample after the other, where an array each would be most of the work. */
export class ChannelReader {
  private channels: Float32Array<ArrayBuffer>[] = [];

  /** One array a channel, values -1 to 1, until the next call. */
  read(sample: AudioSample): Float32Array<ArrayBuffer>[] {
    const { numberOfChannels, numberOfFrames } = sample;
    if (this.channels.length !== numberOfChannels || this.channels[0]?.length !== numberOfFrames)
      this.channels = Array.from({ length: numberOfChannels }, () => new Float32Array(numberOfFrames));
    // Some files have empty packets, and nothing cannot be copied.
    if (numberOfFrames > 0)
      for (const [planeIndex, channel] of this.channels.entries())
        sample.copyTo(channel, { planeIndex, format: 'f32-planar' });
    return this.channels;
  }
}

/**
 * Down-mix by ITU-R BS.775-3, table 2, with the weights brought down so that nothing clips. Channel order is
 * the one WebCodecs decoders give: L R C LFE Ls Rs (Lb Rb); four channels are L R Ls Rs, seven L R C LFE Cs Ls Rs.
 */
export function mixToStereo(channels: readonly Float32Array<ArrayBuffer>[]): Stereo {
  const [first, second] = channels;
  if (!first) return { left: new Float32Array(0), right: new Float32Array(0) };
  if (!second) return { left: first, right: first };
  if (channels.length === 2) return { left: first, right: second };
  const { left, right } = mixWeights(channels.length);
  return { left: weightedSum(channels, left), right: weightedSum(channels, right) };
}

/**
 * The mean of left and right, without the first `skip` samples, as long as `into`. Where they cancel, as a microphone
 * that is wired the wrong way round makes them do, it is left alone: nothing would be heard of the words.
 */
export function mixToMono(
  channels: readonly Float32Array<ArrayBuffer>[],
  skip: number,
  into: Float32Array,
): void {
  const { left, right } = mixToStereo(channels);
  const from = left.subarray(skip, skip + into.length);
  if (left === right) {
    into.set(from);
    return;
  }
  let [apart, together] = [0, 0];
  for (let i = 0; i < into.length; i += 1) {
    const [a, b] = [left[skip + i] as number, right[skip + i] as number];
    apart += a * a + b * b;
    together += (a + b) * (a + b);
    into[i] = (a + b) / 2;
  }
  if (together < CANCELLED * apart) into.set(from);
}

function mixWeights(channelCount: number): { left: number[]; right: number[] } {
  const centre = channelCount === 4 ? [] : [HALF_POWER];
  // The low-frequency channel is left out, as the recommendation does for two loudspeakers.
  const low = channelCount >= 6 ? [0] : [];
  const surrounds = channelCount - 2 - centre.length - low.length;
  // Of an odd number the first stands behind in the middle.
  const behind = surrounds % 2 === 1 ? [HALF_POWER] : [];
  const beside = surrounds - behind.length;
  const sides = Array.from({ length: beside }, (_, i) => (i % 2 === 0 ? HALF_POWER : 0));
  const others = Array.from({ length: beside }, (_, i) => (i % 2 === 1 ? HALF_POWER : 0));
  const left = [1, 0, ...centre, ...low, ...behind, ...sides];
  const right = [0, 1, ...centre, ...low, ...behind, ...others];
  const loudest = Math.max(...[left, right].map((row) => row.reduce((sum, weight) => sum + weight, 0)));
  return { left: left.map((weight) => weight / loudest), right: right.map((weight) => weight / loudest) };
}

function weightedSum(
  channels: readonly Float32Array[],
  weights: readonly number[],
): Float32Array<ArrayBuffer> {
  const sum = new Float32Array(channels[0]?.length ?? 0);
  channels.forEach((channel, index) => {
    const weight = weights[index] ?? 0;
    if (weight === 0) return;
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + weight * (channel[i] as number);
  });
  return sum;
}

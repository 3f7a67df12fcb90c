/** The sound of one stretch of a source as 48 kHz stereo, sample-exact in start and length. */
import type { InputAudioTrack } from 'mediabunny';
import { decodedSound } from './decoded-sound.ts';
import { placeBlock } from './sound-placement.ts';
import { channelsOf, mixToStereo, type Stereo } from './stereo.ts';
import { StreamResampler } from './stream-resampler.ts';

export const CLIP_SAMPLE_RATE = 48_000;
/** Decoders need the packets before the start to be right from the first sample on. */
const PRE_ROLL_SEC = 0.1;

/** Blocks of any length, together exactly `round(durationSec * 48000)` samples. Times are track time. */
export async function* clipSound(
  track: InputAudioTrack,
  startSec: number,
  durationSec: number,
): AsyncGenerator<Stereo, void> {
  const wanted = Math.round(durationSec * CLIP_SAMPLE_RATE);
  let given = 0;
  for await (const block of resampledSound(track, startSec, durationSec)) {
    const length = Math.min(block.left.length, wanted - given);
    if (length > 0) yield { left: block.left.slice(0, length), right: block.right.slice(0, length) };
    given += Math.max(0, length);
    if (given >= wanted) return;
  }
  while (given < wanted) {
    const length = Math.min(CLIP_SAMPLE_RATE, wanted - given);
    yield { left: new Float32Array(length), right: new Float32Array(length) };
    given += length;
  }
}

async function* resampledSound(track: InputAudioTrack, startSec: number, durationSec: number) {
  let rate = 0;
  let placed = 0;
  let resampler: StereoResampler | null = null;
  const endSec = startSec + durationSec;
  for await (const sample of decodedSound(track, startSec - PRE_ROLL_SEC, endSec + PRE_ROLL_SEC)) {
    try {
      // A stream may change its rate in the middle; what was placed so far is counted at the new rate.
      if (sample.sampleRate !== rate) {
        placed = rate === 0 ? 0 : Math.round((placed * sample.sampleRate) / rate);
        rate = sample.sampleRate;
        if (resampler) yield resampler.finish();
        resampler = new StereoResampler(rate);
      }
      const offsetSec = sample.timestamp - startSec;
      const { silence, skip } = placeBlock(placed, offsetSec, sample.numberOfFrames, rate);
      for (let missing = silence; missing > 0; missing -= rate) {
        const length = Math.min(missing, rate);
        if (resampler)
          yield resampler.push({ left: new Float32Array(length), right: new Float32Array(length) });
      }
      const stereo = mixToStereo(channelsOf(sample));
      placed += silence + sample.numberOfFrames - skip;
      if (resampler)
        yield resampler.push({ left: stereo.left.subarray(skip), right: stereo.right.subarray(skip) });
    } finally {
      sample.close();
    }
  }
  if (resampler) yield resampler.finish();
}

class StereoResampler {
  private readonly left: StreamResampler | null;
  private readonly right: StreamResampler | null;

  constructor(inputRate: number) {
    const same = inputRate === CLIP_SAMPLE_RATE;
    this.left = same ? null : new StreamResampler(inputRate, CLIP_SAMPLE_RATE);
    this.right = same ? null : new StreamResampler(inputRate, CLIP_SAMPLE_RATE);
  }

  push({ left, right }: Stereo): Stereo {
    return { left: this.left?.push(left) ?? left, right: this.right?.push(right) ?? right };
  }

  finish(): Stereo {
    const nothing = new Float32Array(0);
    return { left: this.left?.finish() ?? nothing, right: this.right?.finish() ?? nothing };
  }
}

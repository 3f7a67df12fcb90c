/** A whole audio track as one channel at its own sample rate, in order, streamed. */
import type { OpenSource } from '../probe/open-source.ts';
import { decodedSound } from './decoded-sound.ts';
import { placeBlock } from './sound-placement.ts';
import { channelsOf, mixToMono } from './stereo.ts';

export interface MonoBlock {
  readonly sampleRate: number;
  /** Silent samples before this block. */
  readonly silence: number;
  readonly samples: Float32Array<ArrayBuffer>;
}

/** Times are source times; the first sample given stands at `fromSec`. */
export async function* monoSound(
  source: OpenSource,
  fromSec = 0,
  toSec = Number.POSITIVE_INFINITY,
): AsyncGenerator<MonoBlock, void> {
  if (!source.audio) return;
  const startSec = fromSec + source.originSec;
  let placed = 0;
  let rate = 0;
  for await (const sample of decodedSound(source.audio, startSec, toSec + source.originSec)) {
    try {
      if (rate !== sample.sampleRate) {
        placed = rate === 0 ? 0 : Math.round((placed * sample.sampleRate) / rate);
        rate = sample.sampleRate;
      }
      const { silence, skip } = placeBlock(placed, sample.timestamp - startSec, sample.numberOfFrames, rate);
      const samples = mixToMono(channelsOf(sample)).subarray(skip);
      placed += silence + samples.length;
      yield { sampleRate: rate, silence, samples };
    } finally {
      sample.close();
    }
  }
}

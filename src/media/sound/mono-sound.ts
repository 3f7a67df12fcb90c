/** A whole audio track as one channel at its own sample rate, in order, streamed. */
import type { OpenSource } from '../probe/open-source.ts';
import { decodedSound } from './decoded-sound.ts';
import { placeBlock } from './sound-placement.ts';
import { ChannelReader, mixToMono } from './stereo.ts';

export interface MonoBlock {
  readonly sampleRate: number;
  /** Silent samples before this block. */
  readonly silence: number;
  /** The reader's own: nothing is written into it afterwards. */
  readonly samples: Float32Array<ArrayBuffer>;
}

/** Packets hold about 20 ms, and each block costs its reader several turns of the event loop. */
const BLOCK_SEC = 0.5;

/** Times are source times; the first sample given stands at `fromSec`. */
export async function* monoSound(
  source: OpenSource,
  fromSec = 0,
  toSec = Number.POSITIVE_INFINITY,
): AsyncGenerator<MonoBlock, void> {
  if (!source.audio) return;
  const startSec = fromSec + source.originSec;
  const channels = new ChannelReader();
  let block = new BlockInMaking(0, 0);
  let placed = 0;
  for await (const sample of decodedSound(source.audio, startSec, toSec + source.originSec)) {
    try {
      const { sampleRate, numberOfFrames } = sample;
      if (sampleRate !== block.sampleRate) {
        if (!block.isEmpty) yield block.finished();
        if (block.sampleRate > 0) placed = Math.round((placed * sampleRate) / block.sampleRate);
        block = new BlockInMaking(sampleRate, 0);
      }
      const { silence, skip } = placeBlock(placed, sample.timestamp - startSec, numberOfFrames, sampleRate);
      const wanted = numberOfFrames - skip;
      if (silence > 0 || !block.hasRoomFor(wanted)) {
        if (!block.isEmpty) yield block.finished();
        block = new BlockInMaking(sampleRate, silence, wanted);
      }
      mixToMono(channels.read(sample), skip, block.take(wanted));
      placed += silence + wanted;
    } finally {
      sample.close();
    }
  }
  if (!block.isEmpty) yield block.finished();
}

class BlockInMaking {
  readonly sampleRate: number;
  private readonly silence: number;
  private readonly samples: Float32Array<ArrayBuffer>;
  private filled = 0;

  constructor(sampleRate: number, silence: number, atLeast = 0) {
    this.sampleRate = sampleRate;
    this.silence = silence;
    this.samples = new Float32Array(Math.max(atLeast, Math.ceil(sampleRate * BLOCK_SEC)));
  }

  get isEmpty(): boolean {
    return this.filled === 0 && this.silence === 0;
  }

  hasRoomFor(samples: number): boolean {
    return this.filled + samples <= this.samples.length;
  }

  /** The place for the next samples. */
  take(samples: number): Float32Array<ArrayBuffer> {
    const from = this.filled;
    this.filled += samples;
    return this.samples.subarray(from, this.filled);
  }

  finished(): MonoBlock {
    const { sampleRate, silence } = this;
    return { sampleRate, silence, samples: this.samples.subarray(0, this.filled) };
  }
}

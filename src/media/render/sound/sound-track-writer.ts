/** Encodes the clip's sound to AAC into the file, kept a little ahead of the picture. */

import { registerAacEncoder } from '@mediabunny/aac-encoder';
import { AudioSample, AudioSampleSource, type InputAudioTrack } from 'mediabunny';
import type { Stereo } from '../../listen/stereo.ts';
import { CLIP_SAMPLE_RATE, clipSound } from './clip-sound.ts';
import { fadeEdges } from './edge-fade.ts';

const BITRATE = 160_000;
/**
 * Samples the encoder puts before the first one it is given (libavcodec's AAC: one frame of 1024). Starting
 * that much early makes the file's edit list skip them, so that sound and picture stay together. This is why
 * the browser's own encoder is not used: its delay differs by platform and cannot be asked.
 */
const ENCODER_DELAY_SAMPLES = 1024;

export class SoundTrackWriter {
  readonly source: AudioSampleSource;
  private readonly blocks: AsyncGenerator<Stereo, void>;
  private readonly total: number;
  private written = 0;

  constructor(track: InputAudioTrack, startSec: number, durationSec: number) {
    registerAacEncoder();
    this.source = new AudioSampleSource({ codec: 'aac', bitrate: BITRATE });
    this.blocks = clipSound(track, startSec, durationSec);
    this.total = Math.round(durationSec * CLIP_SAMPLE_RATE);
  }

  /** Writes sound until `timeSec` of the clip is there. One call at a time. */
  async advanceTo(timeSec: number): Promise<void> {
    const target = Math.min(this.total, timeSec * CLIP_SAMPLE_RATE);
    while (this.written < target) {
      const next = await this.blocks.next();
      if (next.done) return;
      await this.write(next.value);
    }
  }

  async finish(): Promise<void> {
    await this.advanceTo(Number.POSITIVE_INFINITY);
    this.source.close();
  }

  async close(): Promise<void> {
    await this.blocks.return();
  }

  private async write({ left, right }: Stereo): Promise<void> {
    const length = left.length;
    if (length === 0) return;
    const planes = new Float32Array(2 * length);
    planes.set(left);
    planes.set(right, length);
    for (const channel of [0, 1]) {
      fadeEdges(
        planes.subarray(channel * length, (channel + 1) * length),
        this.written,
        this.total,
        CLIP_SAMPLE_RATE,
      );
    }
    const sample = new AudioSample({
      data: planes,
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate: CLIP_SAMPLE_RATE,
      timestamp: (this.written - ENCODER_DELAY_SAMPLES) / CLIP_SAMPLE_RATE,
    });
    try {
      await this.source.add(sample);
    } finally {
      sample.close();
    }
    this.written += length;
  }
}

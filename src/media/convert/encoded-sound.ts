/** Decoded sound as a track of AAC: two channels at 48 kHz. */
import { registerAacEncoder } from '@mediabunny/aac-encoder';
import { AudioSampleSource, type AudioSource } from 'mediabunny';
import { addStereo } from '../sound/add-stereo.ts';
import { CLIP_SAMPLE_RATE } from '../sound/clip-sound.ts';
import { mixToStereo, type Stereo } from '../sound/stereo.ts';
import { StreamResampler } from '../sound/stream-resampler.ts';
import type { Mp4Track } from './mp4-track.ts';

/** What is cut and encoded once more later keeps its detail. */
const BITRATE = 256_000;

export interface DecodedSound {
  readonly startSec: number;
  readonly sampleRate: number;
  /** One array a channel, without gaps. */
  readonly blocks: AsyncGenerator<readonly Float32Array<ArrayBuffer>[], void>;
  share(): number;
}

export class EncodedSound implements Mp4Track<AudioSource> {
  readonly source: AudioSampleSource;
  private readonly sound: DecodedSound;
  private readonly left: StreamResampler | null;
  private readonly right: StreamResampler | null;
  private written = 0;

  constructor(sound: DecodedSound) {
    registerAacEncoder();
    this.source = new AudioSampleSource({ codec: 'aac', bitrate: BITRATE });
    this.sound = sound;
    const open = () =>
      sound.sampleRate === CLIP_SAMPLE_RATE ? null : new StreamResampler(sound.sampleRate, CLIP_SAMPLE_RATE);
    this.left = open();
    this.right = open();
  }

  get timeSec(): number {
    return this.written === 0 ? 0 : this.sound.startSec + this.written / CLIP_SAMPLE_RATE;
  }

  get share(): number {
    return this.sound.share();
  }

  async step(): Promise<boolean> {
    const next = await this.sound.blocks.next();
    if (!next.done) {
      const { left, right } = mixToStereo(next.value);
      await this.write({ left: this.left?.push(left) ?? left, right: this.right?.push(right) ?? right });
      return true;
    }
    if (this.left !== null && this.right !== null)
      await this.write({ left: this.left.finish(), right: this.right.finish() });
    this.source.close();
    return false;
  }

  async close(): Promise<void> {
    await this.sound.blocks.return();
  }

  private async write(stereo: Stereo): Promise<void> {
    await addStereo(this.source, stereo, this.written, this.sound.startSec);
    this.written += stereo.left.length;
  }
}

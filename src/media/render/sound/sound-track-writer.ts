/** Encodes the mixed sound to AAC into the file, kept a little ahead of the picture. */
import { registerAacEncoder } from '@mediabunny/aac-encoder';
import { AudioSampleSource } from 'mediabunny';
import { addStereo } from '../../sound/add-stereo.ts';
import { CLIP_SAMPLE_RATE } from '../../sound/clip-sound.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { levelSound } from './level-sound.ts';
import type { SoundTrack } from './sound-pace.ts';

const BITRATE = 160_000;
const PACKET_SAMPLES = 1024;
/** What an encoder puts before the beginning and after the end, and some to spare. */
const PACKETS_AROUND = 8;

export class SoundTrackWriter implements SoundTrack {
  readonly source: AudioSampleSource;
  readonly packetsAtMost: number;
  private readonly blocks: AsyncGenerator<Stereo, void>;
  private readonly hearing: Promise<number>;
  private readonly leaving = new AbortController();
  private written = 0;

  /**
   * `mix` is the whole sound at 48 kHz from its start, `durationSec` long; `hear` finds its gain, and stops when told to.
   */
  constructor(
    mix: AsyncGenerator<Stereo, void>,
    durationSec: number,
    hear: (stop: AbortSignal) => Promise<number>,
  ) {
    registerAacEncoder();
    this.source = new AudioSampleSource({ codec: 'aac', bitrate: BITRATE });
    this.packetsAtMost = Math.ceil((durationSec * CLIP_SAMPLE_RATE) / PACKET_SAMPLES) + PACKETS_AROUND;
    this.hearing = hear(this.leaving.signal);
    // Whoever writes next gets the error; until then it must not count as unhandled.
    this.hearing.catch(() => undefined);
    this.blocks = levelSound(mix, this.hearing);
  }

  async advanceTo(timeSec: number): Promise<void> {
    while (this.written < timeSec * CLIP_SAMPLE_RATE) {
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
    this.leaving.abort();
    await this.hearing.catch(() => undefined);
    await this.blocks.return();
  }

  private async write(stereo: Stereo): Promise<void> {
    await addStereo(this.source, stereo, this.written);
    this.written += stereo.left.length;
  }
}

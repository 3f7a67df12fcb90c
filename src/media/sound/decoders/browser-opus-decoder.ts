/**
 * The decoder of Opus that a browser has, told to leave nothing out, and its sound laid by the times of the packets. By itself
 * it leaves out what an encoder put before the beginning wherever it is entered, so that sound in MP4, and out of the middle
 * of Ogg, would come early; and Chromium's counts times from the first packet on, through every gap of a recording.
 */
import { AudioSample, CustomAudioDecoder, type EncodedPacket } from 'mediabunny';
import { OPUS_SAMPLE_RATE, withoutPreSkip } from '../../probe/opus-head.ts';
import { bytesOf, headOf, OpusTimes, samplesIn } from './opus-times.ts';

/** More wait outside of the browser's decoder. */
const MOST_INSIDE = 8;

interface Inside {
  readonly timestampSec: number;
  readonly samples: number;
}

/** A class for `registerDecoder`. */
export class BrowserOpusDecoder extends CustomAudioDecoder {
  /** Packets whose sound is not all out yet, and how much of the first one is. */
  private readonly inside: Inside[] = [];
  private given = 0;
  private times: OpusTimes | null = null;
  private decoder: AudioDecoder | null = null;
  private goOn: () => void = () => undefined;

  static override supports(codec: string, config: AudioDecoderConfig): boolean {
    return codec === 'opus' && headOf(config) !== null;
  }

  init(): void {
    this.times = new OpusTimes(this.config);
    const decoder = new AudioDecoder({
      output: (sound) => this.lay(sound),
      error: (error) => {
        this.onError(error);
        this.goOn();
      },
    });
    decoder.addEventListener('dequeue', () => this.goOn());
    decoder.configure({
      ...this.config,
      description: withoutPreSkip(bytesOf(this.config.description) ?? new Uint8Array()),
    });
    this.decoder = decoder;
  }

  async decode(packet: EncodedPacket): Promise<void> {
    const { decoder, times } = this;
    if (decoder === null || times === null) return;
    this.inside.push({ timestampSec: times.next(packet), samples: samplesIn(packet.data) });
    decoder.decode(packet.toEncodedAudioChunk());
    while (decoder.state === 'configured' && decoder.decodeQueueSize > MOST_INSIDE)
      await new Promise<void>((resolve) => {
        this.goOn = resolve;
      });
  }

  /** What comes after it is another place of the file. */
  async flush(): Promise<void> {
    await this.decoder?.flush();
    this.inside.length = 0;
    this.given = 0;
    this.times = new OpusTimes(this.config);
  }

  close(): void {
    if (this.decoder?.state !== 'closed') this.decoder?.close();
  }

  private lay(sound: AudioData): void {
    const sample = new AudioSample(sound);
    const [first] = this.inside;
    if (first !== undefined) sample.setTimestamp(first.timestampSec + this.given / OPUS_SAMPLE_RATE);
    this.given += sample.numberOfFrames;
    for (let [next] = this.inside; next !== undefined && this.given >= next.samples; [next] = this.inside) {
      this.given -= next.samples;
      this.inside.shift();
    }
    this.onSample(sample);
  }
}

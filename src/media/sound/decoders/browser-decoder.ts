/**
 * The decoders of sound that a browser has, with what comes out laid by the times of the packets: Chromium's count their times
 * on from the first packet, through every gap of a recording, and as if the first packet of Vorbis gave something. That of
 * Opus is told to leave nothing out: by itself it leaves out what an encoder put before the beginning wherever it is entered,
 * so that sound in MP4, and out of the middle of Ogg, would come early.
 */
import { AudioSample, CustomAudioDecoder, type EncodedPacket } from 'mediabunny';
import type { Sound } from '../../../base/browser/missing-sounds.ts';
import { isLayerThree } from '../../probe/mpeg-layer.ts';
import { withoutPreSkip } from '../../probe/opus-head.ts';
import { LaidSound } from './laid-sound.ts';
import { copyOf, headOf, OpusTimes } from './opus-times.ts';
import { packetLengths } from './packet-length.ts';

/** More wait outside of the browser's decoder. */
const MOST_INSIDE = 8;

/** A class for `registerDecoder`. */
export function browserDecoderOf(codec: Sound): typeof CustomAudioDecoder {
  return class extends BrowserDecoder {
    static override supports(asked: string, config: AudioDecoderConfig): boolean {
      return asked === codec && isKnown(codec, config);
    }

    protected override readonly sound = codec;
  };
}

function isKnown(codec: Sound, config: AudioDecoderConfig): boolean {
  if (codec === 'mp3' && !isLayerThree(config)) return false;
  return codec === 'opus' ? headOf(config) !== null : packetLengths(codec, config) !== null;
}

abstract class BrowserDecoder extends CustomAudioDecoder {
  protected abstract readonly sound: Sound;
  private laid = new LaidSound();
  private lengthOf: (packet: Uint8Array) => number = () => 0;
  private times: OpusTimes | null = null;
  private decoder: AudioDecoder | null = null;
  private goOn: () => void = () => undefined;

  init(): void {
    this.begin();
    const decoder = new AudioDecoder({
      output: (data) => {
        const sample = new AudioSample(data);
        sample.setTimestamp(this.laid.next(sample.duration));
        this.onSample(sample);
      },
      error: (error) => {
        this.onError(error);
        this.goOn();
      },
    });
    decoder.addEventListener('dequeue', () => this.goOn());
    decoder.configure(
      this.times === null
        ? this.config
        : {
            ...this.config,
            description: withoutPreSkip(copyOf(this.config.description) ?? new Uint8Array()),
          },
    );
    this.decoder = decoder;
  }

  async decode(packet: EncodedPacket): Promise<void> {
    const { decoder } = this;
    if (decoder === null) return;
    this.laid.put(this.times?.next(packet) ?? packet.timestamp, this.lengthOf(packet.data));
    decoder.decode(packet.toEncodedAudioChunk());
    while (decoder.state === 'configured' && decoder.decodeQueueSize > MOST_INSIDE)
      await new Promise<void>((resolve) => {
        this.goOn = resolve;
      });
  }

  /** What comes after it is another place of the file. */
  async flush(): Promise<void> {
    await this.decoder?.flush();
    this.begin();
  }

  close(): void {
    if (this.decoder?.state !== 'closed') this.decoder?.close();
  }

  private begin(): void {
    this.laid = new LaidSound();
    this.lengthOf = packetLengths(this.sound, this.config) ?? this.lengthOf;
    this.times = this.sound === 'opus' ? new OpusTimes(this.config) : null;
  }
}

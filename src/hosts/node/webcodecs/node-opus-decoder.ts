/**
 * Opus by libav for mediabunny, in place of the decoder of its companion: that one leaves out what an encoder put before the
 * beginning wherever it is entered, and moves no times for it.
 */
import { AvFrameAudioSampleResource } from '@mediabunny/server';
import { AudioSample, CustomAudioDecoder, type EncodedPacket } from 'mediabunny';
import { AV_CODEC_ID_OPUS, AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from 'node-av/lib';
import { OPUS_SAMPLE_RATE, withoutPreSkip } from '../../../media/probe/opus-head.ts';
import { copyOf, headOf, OpusTimes } from '../../../media/sound/decoders/opus-times.ts';
import { sendToDecoder } from './send-to-decoder.ts';

const SAMPLES = new Rational(1, OPUS_SAMPLE_RATE);

/** A class for `registerDecoder`. */
export class NodeOpusDecoder extends CustomAudioDecoder {
  private readonly frame = new Frame();
  private readonly packet = new Packet();
  private context: CodecContext | null = null;
  private times: OpusTimes | null = null;

  /** Where there is nothing to leave out, the companion's is right. */
  static override supports(codec: string, config: AudioDecoderConfig): boolean {
    return codec === 'opus' && (headOf(config)?.preSkipSec ?? 0) > 0;
  }

  async init(): Promise<void> {
    this.frame.alloc();
    this.packet.alloc();
    this.times = new OpusTimes(this.config);
    const codec = Codec.findDecoder(AV_CODEC_ID_OPUS);
    if (codec === null) throw new Error('This FFmpeg has no decoder for Opus.');
    const context = new CodecContext();
    context.allocContext3(codec);
    context.codecType = AVMEDIA_TYPE_AUDIO;
    context.sampleRate = OPUS_SAMPLE_RATE;
    context.pktTimebase = SAMPLES;
    context.extraData = Buffer.from(withoutPreSkip(copyOf(this.config.description) ?? new Uint8Array()));
    FFmpegError.throwIfError(await context.open2(codec), 'The decoder for Opus did not start');
    this.context = context;
  }

  async decode(packet: EncodedPacket): Promise<void> {
    if (this.times === null) return;
    this.packet.data = Buffer.from(packet.data);
    this.packet.timeBase = SAMPLES;
    this.packet.pts = BigInt(Math.round(this.times.next(packet) * OPUS_SAMPLE_RATE));
    await this.send(this.packet);
    this.packet.unref();
  }

  /** What comes after it is another place of the file. */
  async flush(): Promise<void> {
    await this.send(null);
    this.context?.flushBuffers();
    this.times = new OpusTimes(this.config);
  }

  close(): void {
    this.context?.freeContext();
    this.frame.free();
    this.packet.free();
  }

  private async send(packet: Packet | null): Promise<void> {
    const { context } = this;
    if (context === null) return;
    await sendToDecoder(context, packet, {
      of: 'sound',
      frame: this.frame,
      goesOn: () => true,
      onFrame: (sound) => {
        sound.timeBase = SAMPLES;
        this.onSample(new AudioSample(new AvFrameAudioSampleResource(sound)));
      },
    });
  }
}

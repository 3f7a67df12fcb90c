/** WebCodecs' VideoDecoder on libav, in software, with as many threads as the machine has cores. */
import { availableParallelism } from 'node:os';
import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_PRORES,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_NOPTS_VALUE,
  type AVCodecID,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from 'node-av/lib';
import { CodecQueue } from './codec-queue.ts';
import { limitPictures, MOST_DECODED_PX } from './most-pixels.ts';
import type { NodeEncodedVideoChunk } from './node-encoded-video-chunk.ts';
import { NodeVideoFrame } from './node-video-frame.ts';
import { sendToDecoder } from './send-to-decoder.ts';

interface DecoderCallbacks {
  readonly output: (frame: NodeVideoFrame) => void;
  readonly error: (error: DOMException) => void;
}

/** First parts of codec strings (WebCodecs Codec Registry); of ProRes the types of its sample entries. */
const CODECS: Readonly<Record<string, AVCodecID>> = {
  avc1: AV_CODEC_ID_H264,
  avc3: AV_CODEC_ID_H264,
  hev1: AV_CODEC_ID_HEVC,
  hvc1: AV_CODEC_ID_HEVC,
  vp8: AV_CODEC_ID_VP8,
  vp09: AV_CODEC_ID_VP9,
  av01: AV_CODEC_ID_AV1,
  apch: AV_CODEC_ID_PRORES,
  apcn: AV_CODEC_ID_PRORES,
  apcs: AV_CODEC_ID_PRORES,
  apco: AV_CODEC_ID_PRORES,
  ap4h: AV_CODEC_ID_PRORES,
  ap4x: AV_CODEC_ID_PRORES,
};
const MICROSECONDS = new Rational(1, 1_000_000);
/** More threads only add delay before the first picture. */
const MAX_THREADS = 8;

export class NodeVideoDecoder extends EventTarget {
  private readonly queue: CodecQueue;
  private readonly callbacks: DecoderCallbacks;
  private readonly frame = new Frame();
  private readonly packet = new Packet();
  private context: CodecContext | null = null;
  private colour: VideoColorSpaceInit | undefined;
  private needsKey = true;

  constructor(callbacks: DecoderCallbacks) {
    super();
    this.callbacks = callbacks;
    this.queue = new CodecQueue((error) => {
      this.close();
      callbacks.error(error);
    });
    this.queue.addEventListener('dequeue', () => this.dispatchEvent(new Event('dequeue')));
    this.frame.alloc();
    this.packet.alloc();
  }

  static async isConfigSupported(config: VideoDecoderConfig): Promise<VideoDecoderSupport> {
    return { supported: codecOf(config) !== null, config };
  }

  get state(): CodecState {
    return this.queue.state;
  }

  get decodeQueueSize(): number {
    return this.queue.size;
  }

  configure(config: VideoDecoderConfig): void {
    const codec = codecOf(config);
    if (codec === null)
      throw new DOMException(`There is no decoder for ${config.codec}.`, 'NotSupportedError');
    this.queue.state = 'configured';
    this.needsKey = true;
    this.colour = config.colorSpace;
    this.context?.freeContext();
    this.context = openDecoder(codec, config);
  }

  decode(chunk: NodeEncodedVideoChunk): void {
    this.queue.requireConfigured();
    if (this.needsKey && chunk.type !== 'key')
      throw new DOMException('Decoding begins with a key frame.', 'DataError');
    this.needsKey = false;
    this.queue.push(async () => {
      this.packet.isKeyframe = chunk.type === 'key';
      this.packet.data = Buffer.from(chunk.bytes.buffer, chunk.bytes.byteOffset, chunk.byteLength);
      this.packet.timeBase = MICROSECONDS;
      this.packet.pts = BigInt(Math.round(chunk.timestamp));
      this.packet.dts = AV_NOPTS_VALUE;
      this.packet.duration = BigInt(Math.round(chunk.duration ?? 0));
      await this.send(this.packet);
      this.packet.unref();
    });
  }

  /** After it, decoding goes on with a key frame. */
  async flush(): Promise<void> {
    this.needsKey = true;
    await this.queue.drain(async () => {
      await this.send(null);
      this.context?.flushBuffers();
    });
  }

  close(): void {
    if (this.queue.state === 'closed') return;
    this.queue.close(() => {
      this.context?.freeContext();
      this.context = null;
      this.frame.free();
      this.packet.free();
    });
  }

  private async send(packet: Packet | null): Promise<void> {
    const { context } = this;
    if (context === null) return;
    await sendToDecoder(context, packet, {
      of: 'picture',
      frame: this.frame,
      goesOn: () => this.queue.state === 'configured',
      onFrame: (picture) =>
        this.callbacks.output(
          new NodeVideoFrame(picture, this.colour === undefined ? {} : { colorSpace: this.colour }),
        ),
    });
  }
}

function codecOf(config: VideoDecoderConfig): Codec | null {
  const id = CODECS[config.codec.split('.')[0] ?? ''];
  return id === undefined ? null : Codec.findDecoder(id);
}

function openDecoder(codec: Codec, config: VideoDecoderConfig): CodecContext {
  const context = new CodecContext();
  context.allocContext3(codec);
  context.codecType = AVMEDIA_TYPE_VIDEO;
  context.width = config.codedWidth ?? 0;
  context.height = config.codedHeight ?? 0;
  context.pktTimebase = MICROSECONDS;
  context.threadCount = Math.min(MAX_THREADS, availableParallelism());
  context.extraData = config.description === undefined ? null : bufferOf(config.description);
  // Strict keeps pictures in order also where the stream does not say how many of them may be reordered.
  FFmpegError.throwIfError(context.setOption('strict', 'strict'), 'The decoder cannot be told to keep order');
  limitPictures(context, MOST_DECODED_PX);
  FFmpegError.throwIfError(context.open2Sync(codec), `The decoder for ${config.codec} did not start`);
  return context;
}

function bufferOf(source: AllowSharedBufferSource): Buffer {
  if (ArrayBuffer.isView(source)) return Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  return Buffer.from(source);
}

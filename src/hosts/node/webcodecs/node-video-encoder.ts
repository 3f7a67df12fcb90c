/** WebCodecs' VideoEncoder on libav: H.264 by x264, no pictures out of order, packets as MP4 stores them. */
import { availableParallelism } from 'node:os';
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_VIDEO,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, type Frame, Packet, Rational } from 'node-av/lib';
import { describeAvc, toLengthPrefixed } from '../../../media/avc/avc-packets.ts';
import { CodecQueue } from './codec-queue.ts';
import { NodeEncodedVideoChunk } from './node-encoded-video-chunk.ts';
import type { NodeVideoFrame } from './node-video-frame.ts';
import { colourOf } from './pixel-formats.ts';

interface EncoderCallbacks {
  readonly output: (chunk: NodeEncodedVideoChunk, metadata?: EncodedVideoChunkMetadata) => void;
  readonly error: (error: DOMException) => void;
}

/** High, Main and Constrained Baseline by their `profile_idc`, as x264 names them. */
const PROFILES: Readonly<Record<string, string>> = { '64': 'high', '4d': 'main', '42': 'baseline' };
const ENCODER = FF_ENCODER_LIBX264;
/** Close to the browser's encoder in speed, better in quality (research: performance limits, section 2). */
const PRESET = 'veryfast';
const MICROSECONDS = new Rational(1, 1_000_000);
const FALLBACK_BITRATE = 4_000_000;

export class NodeVideoEncoder extends EventTarget {
  private readonly queue: CodecQueue;
  private readonly callbacks: EncoderCallbacks;
  private readonly packet = new Packet();
  private config: VideoEncoderConfig | null = null;
  private context: CodecContext | null = null;
  private described = false;
  /** Microseconds by timestamp: the encoder does not carry how long a picture lasts. */
  private readonly durations = new Map<number, number | null>();

  constructor(callbacks: EncoderCallbacks) {
    super();
    this.callbacks = callbacks;
    this.queue = new CodecQueue((error) => {
      this.close();
      callbacks.error(error);
    });
    this.queue.addEventListener('dequeue', () => this.dispatchEvent(new Event('dequeue')));
    this.packet.alloc();
  }

  static async isConfigSupported(config: VideoEncoderConfig): Promise<VideoEncoderSupport> {
    const even = config.width % 2 === 0 && config.height % 2 === 0;
    const supported =
      even &&
      config.hardwareAcceleration !== 'prefer-hardware' &&
      profileOf(config) !== undefined &&
      Codec.findEncoderByName(ENCODER) !== null &&
      config.avc?.format !== 'annexb';
    return { supported, config };
  }

  get state(): CodecState {
    return this.queue.state;
  }

  get encodeQueueSize(): number {
    return this.queue.size;
  }

  configure(config: VideoEncoderConfig): void {
    if (profileOf(config) === undefined)
      throw new DOMException(`There is no encoder for ${config.codec}.`, 'NotSupportedError');
    this.config = config;
    this.queue.state = 'configured';
  }

  /** Keeps its own reference to the picture; the caller closes theirs. */
  encode(frame: NodeVideoFrame, options: VideoEncoderEncodeOptions = {}): void {
    this.queue.requireConfigured();
    const own = frame.avFrame.clone();
    if (own === null) throw new RangeError('There is no memory for another picture.');
    this.durations.set(frame.timestamp, frame.duration);
    this.queue.push(async () => {
      try {
        own.pts = BigInt(Math.round(frame.timestamp));
        own.timeBase = MICROSECONDS;
        own.pictType = options.keyFrame === true ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE;
        // Opened with the first picture, because the stream's header names its colours.
        this.context ??= this.open(own);
        await this.send(this.context, own);
      } finally {
        own.free();
      }
    });
  }

  async flush(): Promise<void> {
    await this.queue.drain(async () => {
      if (this.context === null) return;
      await this.send(this.context, null);
      this.context.freeContext();
      this.context = null;
    });
  }

  close(): void {
    if (this.queue.state === 'closed') return;
    this.queue.close(() => {
      this.context?.freeContext();
      this.context = null;
      this.packet.free();
    });
  }

  private open(first: Frame): CodecContext {
    const { config } = this;
    const codec = Codec.findEncoderByName(ENCODER);
    if (config === null || codec === null) throw new Error('The H.264 encoder is not there.');
    const bitrate = config.bitrate ?? FALLBACK_BITRATE;
    const context = new CodecContext();
    context.allocContext3(codec);
    context.codecType = AVMEDIA_TYPE_VIDEO;
    context.width = config.width;
    context.height = config.height;
    context.pixelFormat = AV_PIX_FMT_YUV420P;
    context.timeBase = MICROSECONDS;
    context.framerate = new Rational(Math.round((config.framerate ?? 30) * 1000), 1000);
    context.bitRate = BigInt(bitrate);
    context.rcMaxRate = BigInt(config.bitrateMode === 'constant' ? bitrate : Math.round(1.5 * bitrate));
    context.rcBufferSize = 2 * bitrate;
    context.gopSize = Math.round(10 * (config.framerate ?? 30));
    context.maxBFrames = 0;
    context.threadCount = availableParallelism();
    context.colorPrimaries = first.colorPrimaries;
    context.colorTrc = first.colorTrc;
    context.colorSpace = first.colorSpace;
    context.colorRange = first.colorRange;
    context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    const options = {
      preset: config.latencyMode === 'realtime' ? 'ultrafast' : PRESET,
      profile: profileOf(config) ?? 'high',
      level: levelOf(config),
      'forced-idr': '1',
    };
    for (const [name, value] of Object.entries(options))
      FFmpegError.throwIfError(context.setOption(name, value), `The H.264 encoder has no ${name} ${value}`);
    FFmpegError.throwIfError(context.open2Sync(codec), 'The H.264 encoder did not start');
    return context;
  }

  private async send(context: CodecContext, frame: Frame | null): Promise<void> {
    FFmpegError.throwIfError(await context.sendFrame(frame), 'The picture could not be encoded');
    while (this.queue.state === 'configured') {
      const status = await context.receivePacket(this.packet);
      if (status === AVERROR_EAGAIN || status === AVERROR_EOF) return;
      FFmpegError.throwIfError(status, 'The picture could not be encoded');
      const { data, isKeyframe } = this.packet;
      if (data === null) continue;
      const timestamp = Number(this.packet.pts);
      const duration = this.durations.get(timestamp) ?? null;
      this.durations.delete(timestamp);
      const chunk = new NodeEncodedVideoChunk({
        type: isKeyframe ? 'key' : 'delta',
        timestamp,
        ...(duration !== null && { duration }),
        data: toLengthPrefixed(data) as Uint8Array<ArrayBuffer>,
      });
      this.packet.unref();
      this.callbacks.output(chunk, this.metadataOnce(context));
    }
  }

  private metadataOnce(context: CodecContext): EncodedVideoChunkMetadata {
    if (this.described || this.config === null) return {};
    const description = context.extraData === null ? null : describeAvc(context.extraData);
    if (description === null) throw new Error('The H.264 encoder did not describe its stream.');
    this.described = true;
    return {
      decoderConfig: {
        codec: description.codec,
        codedWidth: this.config.width,
        codedHeight: this.config.height,
        description: description.bytes as Uint8Array<ArrayBuffer>,
        colorSpace: colourOf(context as unknown as Frame),
      },
    };
  }
}

/** `avc1.PPCCLL`: profile, constraints and level in hexadecimal (RFC 6381). */
function profileOf({ codec }: VideoEncoderConfig): string | undefined {
  const match = /^avc[13]\.([0-9a-f]{2})[0-9a-f]{4}$/i.exec(codec);
  return match?.[1] === undefined ? undefined : PROFILES[match[1].toLowerCase()];
}

function levelOf({ codec }: VideoEncoderConfig): string {
  return (Number.parseInt(codec.slice(-2), 16) / 10).toFixed(1);
}

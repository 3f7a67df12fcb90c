/** Decodes a video track in presentation order from a given time, a few frames ahead of the reader. */
import { type EncodedPacket, EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { WakeUp } from '../../base/work/wake-up.ts';
import { problem } from '../../contract/problems/problem.ts';
import { codecTitleOf } from '../probe/codec-names.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';

/** Enough to keep a threaded decoder busy; more costs memory and gains nothing (measured). */
const MAX_QUEUED_PACKETS = 12;
const MAX_READY_FRAMES = 6;

interface StreamOptions {
  /** Frames before the last one shown at or before this track time are left out. */
  readonly fromSec?: number;
  readonly maxQueuedPackets?: number;
}

export class FrameStream {
  private readonly decoder: VideoDecoder;
  private readonly ready: VideoFrame[] = [];
  private readonly room = new WakeUp();
  private readonly news = new WakeUp();
  private readonly fromUs: number;
  private readonly maxQueuedPackets: number;
  private ended = false;
  private closed = false;
  private failure: unknown = null;

  private constructor(config: VideoDecoderConfig, fromUs: number, maxQueuedPackets: number) {
    this.fromUs = fromUs;
    this.maxQueuedPackets = maxQueuedPackets;
    this.decoder = new VideoDecoder({
      output: (frame) => this.receive(frame),
      error: (error) => this.fail(error),
    });
    this.decoder.addEventListener('dequeue', () => this.room.signal());
    this.decoder.configure(config);
  }

  /** Starts at the last frame shown at or before `fromSec` (track time). Throws UnreadableMediaError. */
  static open(track: InputVideoTrack, fromSec: number): Promise<FrameStream> {
    return FrameStream.ofPackets(track, packetsFrom(new EncodedPacketSink(track), fromSec), { fromSec });
  }

  /** Decodes only these packets, the first of them a key packet. Throws UnreadableMediaError. */
  static async ofPackets(
    track: InputVideoTrack,
    packets: AsyncIterable<EncodedPacket>,
    { fromSec = Number.NEGATIVE_INFINITY, maxQueuedPackets = MAX_QUEUED_PACKETS }: StreamOptions = {},
  ): Promise<FrameStream> {
    const config = await track.getDecoderConfig();
    if (!config || !(await track.canDecode())) {
      throw new UnreadableMediaError(problem('no_picture_decoder', { codec: await codecTitleOf(track) }));
    }
    const stream = new FrameStream(config, fromSec * 1e6, maxQueuedPackets);
    stream.feed(packets).catch((error: unknown) => stream.fail(error));
    return stream;
  }

  /** The next frame, null after the last. The caller closes it. */
  async next(): Promise<VideoFrame | null> {
    for (;;) {
      if (this.failure) throw this.asReadError(this.failure);
      const frame = this.mayGiveFirst() ? this.ready.shift() : undefined;
      if (frame) {
        this.room.signal();
        return frame;
      }
      if (this.ended || this.closed) return null;
      await this.news.wait();
    }
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const frame of this.ready.splice(0)) frame.close();
    if (this.decoder.state !== 'closed') this.decoder.close();
    this.room.signal();
    this.news.signal();
  }

  /** A frame before the start is only given once it is known to be the last of those. */
  private mayGiveFirst(): boolean {
    const first = this.ready[0];
    if (!first) return false;
    return first.timestamp > this.fromUs || this.ready.length > 1 || this.ended;
  }

  private async feed(packets: AsyncIterable<EncodedPacket>): Promise<void> {
    for await (const packet of packets) {
      while (!this.closed && this.isFull()) await this.room.wait();
      if (this.closed) return;
      this.decoder.decode(packet.toEncodedVideoChunk());
    }
    if (this.closed) return;
    await this.decoder.flush();
    this.ended = true;
    this.news.signal();
  }

  private isFull(): boolean {
    return this.decoder.decodeQueueSize >= this.maxQueuedPackets || this.ready.length >= MAX_READY_FRAMES;
  }

  private receive(frame: VideoFrame): void {
    if (this.closed) {
      frame.close();
      return;
    }
    const previous = this.ready[0];
    if (previous && frame.timestamp <= this.fromUs) {
      previous.close();
      this.ready.shift();
    }
    this.ready.push(frame);
    this.news.signal();
  }

  private fail(error: unknown): void {
    if (this.closed) return;
    this.failure ??= error;
    this.news.signal();
    this.room.signal();
  }

  private asReadError(error: unknown): Error {
    return new UnreadableMediaError(problem('picture_damaged'), {
      cause: error,
    });
  }
}

async function* packetsFrom(sink: EncodedPacketSink, fromSec: number): AsyncGenerator<EncodedPacket, void> {
  const verified = { verifyKeyPackets: true };
  const first = (await sink.getKeyPacket(fromSec, verified)) ?? (await sink.getFirstKeyPacket(verified));
  if (!first) throw new Error('The video track has no key frame.');
  yield* sink.packets(first);
}

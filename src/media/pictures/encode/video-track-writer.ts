/** Encodes frames to H.264 and hands the packets to a sink. The queue of frames is bounded, packets may wait. */
import { EncodedPacket } from 'mediabunny';
import { bytesOf } from '../../../base/bytes/bytes-of.ts';
import { WakeUp } from '../../../base/work/wake-up.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { RenderError } from './render-error.ts';
import { repairAvcc } from './repair-avcc.ts';

const MAX_QUEUED_FRAMES = 4;

/** Where encoded packets go, one after another; `add` resolves when there is room for the next. */
export interface PacketSink {
  add(packet: EncodedPacket, meta?: EncodedVideoChunkMetadata): Promise<void>;
}

export class VideoTrackWriter {
  private readonly encoder: VideoEncoder;
  private readonly source: PacketSink;
  private readonly room = new WakeUp();
  private writing: Promise<void> = Promise.resolve();
  private failure: unknown = null;

  /** @param onEncoded called for each packet as it leaves the encoder, whenever the sink has room for it */
  constructor(config: VideoEncoderConfig, source: PacketSink, onEncoded: () => void = () => undefined) {
    this.source = source;
    this.encoder = new VideoEncoder({
      output: (chunk, meta) => {
        onEncoded();
        this.store(EncodedPacket.fromEncodedChunk(chunk), withRepairedAvcc(meta));
      },
      error: (error) => this.fail(error),
    });
    this.encoder.addEventListener('dequeue', () => this.room.signal());
    this.encoder.configure(config);
  }

  /** Resolves when there is room for the next frame. The frame is closed in every case. */
  async write(frame: VideoFrame, keyFrame: boolean): Promise<void> {
    try {
      this.throwFailure();
      this.encoder.encode(frame, { keyFrame });
    } finally {
      frame.close();
    }
    while (this.isFull() && !this.failure) await this.room.wait();
    this.throwFailure();
  }

  async finish(): Promise<void> {
    this.throwFailure();
    await this.encoder.flush().catch((error: unknown) => this.fail(error));
    await this.writing;
    this.throwFailure();
  }

  close(): void {
    if (this.encoder.state !== 'closed') this.encoder.close();
  }

  private isFull(): boolean {
    return this.encoder.encodeQueueSize >= MAX_QUEUED_FRAMES;
  }

  private store(packet: EncodedPacket, meta: EncodedVideoChunkMetadata | undefined): void {
    this.writing = this.writing
      .then(() => this.source.add(packet, meta))
      .catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.room.signal();
  }

  private throwFailure(): void {
    if (!this.failure) return;
    if (this.failure instanceof DOMException && this.failure.name !== 'QuotaExceededError') {
      throw new RenderError(problem('encoder_stopped'), {
        cause: this.failure,
      });
    }
    throw this.failure;
  }
}

function withRepairedAvcc(
  meta: EncodedVideoChunkMetadata | undefined,
): EncodedVideoChunkMetadata | undefined {
  const config = meta?.decoderConfig;
  if (config?.description === undefined) return meta;
  return { ...meta, decoderConfig: { ...config, description: repairAvcc(bytesOf(config.description)) } };
}

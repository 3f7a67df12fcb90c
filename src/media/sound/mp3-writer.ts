/** Writes sound to an MP3 as it is made: MPEG-1 layer III, constant bit rate, with a Xing header for seeking. */
import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, Mp3OutputFormat, Output, StreamTarget } from 'mediabunny';
import type { PositionedWriter } from '../positioned-writer.ts';

const CHUNK_BYTES = 1024 * 1024;
/** One call of the encoder; longer blocks only cost memory. */
const BLOCK_SAMPLES = 65_536;
const MAKER = 'Cliproom';

export interface Mp3Shape {
  readonly channels: 1 | 2;
  /** 32000, 44100 or 48000. */
  readonly sampleRate: number;
  /** Bits a second. */
  readonly bitrate: number;
}

export interface SoundFile {
  readonly sizeBytes: number;
  readonly durationSec: number;
}

let isRegistered = false;

/** One call at a time. The caller owns `writer` and what it wrote, also when this fails. */
export class Mp3Writer {
  private readonly output: Output;
  private readonly source: AudioSampleSource;
  private readonly shape: Mp3Shape;
  private sizeBytes = 0;
  private written = 0;

  private constructor(writer: PositionedWriter, shape: Mp3Shape, title: string | null) {
    this.shape = shape;
    this.source = new AudioSampleSource({ codec: 'mp3', bitrate: shape.bitrate });
    const writable = new WritableStream<{ data: Uint8Array; position: number }>({
      write: async ({ data, position }) => {
        await writer.write(data, position);
        this.sizeBytes = Math.max(this.sizeBytes, position + data.byteLength);
      },
    });
    this.output = new Output({
      format: new Mp3OutputFormat(),
      target: new StreamTarget(writable, { chunked: true, chunkSize: CHUNK_BYTES }),
    });
    this.output.addAudioTrack(this.source);
    // TSSE is the frame for the software that made the sound (ID3v2.4, section 4.2.5).
    this.output.setMetadataTags({
      ...(title === null ? {} : { title }),
      artist: MAKER,
      raw: { TSSE: MAKER },
    });
  }

  /** `title` is shown by players, with this program as artist and encoder (ID3v2 tags); null for none. */
  static async open(
    writer: PositionedWriter,
    shape: Mp3Shape,
    title: string | null = null,
  ): Promise<Mp3Writer> {
    if (!isRegistered) registerMp3Encoder();
    isRegistered = true;
    const opened = new Mp3Writer(writer, shape, title);
    await opened.output.start();
    return opened;
  }

  /** One array a channel, all of one length, values -1 to 1. */
  async write(planes: readonly Float32Array[]): Promise<void> {
    const length = planes[0]?.length ?? 0;
    for (let at = 0; at < length; at += BLOCK_SAMPLES)
      await this.writeBlock(planes.map((plane) => plane.subarray(at, at + BLOCK_SAMPLES)));
  }

  async finish(): Promise<SoundFile> {
    await this.output.finalize();
    return { sizeBytes: this.sizeBytes, durationSec: this.written / this.shape.sampleRate };
  }

  /** Stops the encoder after a failure elsewhere. */
  async cancel(): Promise<void> {
    // Cancelling fails as well where the writer did; the first error is the one that tells why.
    await this.output.cancel().catch(() => undefined);
  }

  private async writeBlock(planes: readonly Float32Array[]): Promise<void> {
    const length = planes[0]?.length ?? 0;
    const data = new Float32Array(planes.length * length);
    for (const [index, plane] of planes.entries()) data.set(plane, index * length);
    const sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: this.shape.channels,
      sampleRate: this.shape.sampleRate,
      timestamp: this.written / this.shape.sampleRate,
    });
    try {
      await this.source.add(sample);
    } finally {
      sample.close();
    }
    this.written += length;
  }
}

/** Writes sound to an MP3 as it is made: MPEG-1 layer III, constant bit rate, heard from its first sample to its last. */
import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, Mp3OutputFormat, Output, StreamTarget } from 'mediabunny';
import type { PositionedWriter } from '../positioned-writer.ts';
import { id3Size } from '../probe/mp3-lead.ts';
import { infoFrame, infoFrameSize, type Mp3Shape } from './mp3-info-frame.ts';

const CHUNK_BYTES = 1024 * 1024;
/** One call of the encoder; longer blocks only cost memory. */
const BLOCK_SAMPLES = 65_536;
const MAKER = 'Cliproom';

export interface SoundFile {
  readonly sizeBytes: number;
  readonly durationSec: number;
}

let isRegistered = false;

/** One call at a time. The caller owns `writer` and what it wrote, also when this fails. */
export class Mp3Writer {
  private readonly output: Output;
  private readonly source: AudioSampleSource;
  private readonly writer: PositionedWriter;
  private readonly shape: Mp3Shape;
  private tagBytes = 0;
  /** Without the frame that tells of the others. */
  private sizeBytes = 0;
  private frames = 0;
  private written = 0;

  private constructor(writer: PositionedWriter, shape: Mp3Shape, title: string | null) {
    this.writer = writer;
    this.shape = shape;
    const onEncodedPacket = (): void => {
      this.frames += 1;
    };
    this.source = new AudioSampleSource({ codec: 'mp3', bitrate: shape.bitrate, onEncodedPacket });
    const writable = new WritableStream<{ data: Uint8Array; position: number }>({
      write: ({ data, position }) => this.writePiece(data, position),
    });
    this.output = new Output({
      // That of the library has no room for what is no sound.
      format: new Mp3OutputFormat({ xingHeader: false }),
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
    const { frames, written: samples, tagBytes, shape } = this;
    const frame = infoFrame(shape, { frames, sizeBytes: this.sizeBytes - tagBytes, samples });
    await this.writer.write(frame, tagBytes);
    return { sizeBytes: this.sizeBytes + frame.length, durationSec: samples / shape.sampleRate };
  }

  /** Stops the encoder after a failure elsewhere. */
  async cancel(): Promise<void> {
    // Cancelling fails as well where the writer did; the first error is the one that tells why.
    await this.output.cancel().catch(() => undefined);
  }

  /** Leaves room behind the tags for the frame that tells of the others, which are not counted before the end. */
  private async writePiece(data: Uint8Array, position: number): Promise<void> {
    if (position === 0) {
      this.tagBytes = id3Size(data);
      await this.writer.write(data.subarray(0, this.tagBytes), 0);
    }
    const sound = position === 0 ? data.subarray(this.tagBytes) : data;
    const at = Math.max(position, this.tagBytes) + infoFrameSize(this.shape);
    await this.writer.write(sound, at);
    this.sizeBytes = position + data.byteLength;
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

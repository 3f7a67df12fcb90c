/** WebCodecs' EncodedVideoChunk: one packet, its own copy of the bytes. Times in microseconds. */
import { bytesOf } from '../../../base/bytes/bytes-of.ts';

export class NodeEncodedVideoChunk {
  readonly type: EncodedVideoChunkType;
  readonly timestamp: number;
  readonly duration: number | null;
  readonly bytes: Uint8Array;

  constructor({ type, timestamp, duration, data }: EncodedVideoChunkInit) {
    this.type = type;
    this.timestamp = timestamp;
    this.duration = duration ?? null;
    this.bytes = bytesOf(data).slice();
  }

  get byteLength(): number {
    return this.bytes.byteLength;
  }

  copyTo(destination: AllowSharedBufferSource): void {
    bytesOf(destination).set(this.bytes);
  }
}

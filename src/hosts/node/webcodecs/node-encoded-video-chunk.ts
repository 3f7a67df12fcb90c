/** WebCodecs' EncodedVideoChunk: one packet, its own copy of the bytes. Times in microseconds. */
export class NodeEncodedVideoChunk {
  readonly type: EncodedVideoChunkType;
  readonly timestamp: number;
  readonly duration: number | null;
  readonly bytes: Uint8Array;

  constructor({ type, timestamp, duration, data }: EncodedVideoChunkInit) {
    this.type = type;
    this.timestamp = timestamp;
    this.duration = duration ?? null;
    this.bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice()
      : new Uint8Array(data).slice();
  }

  get byteLength(): number {
    return this.bytes.byteLength;
  }

  copyTo(destination: AllowSharedBufferSource): void {
    const target = ArrayBuffer.isView(destination)
      ? new Uint8Array(destination.buffer, destination.byteOffset, destination.byteLength)
      : new Uint8Array(destination);
    target.set(this.bytes);
  }
}

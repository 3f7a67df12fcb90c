/**
 * The sizes in a WAV (RIFF, and RF64 by EBU Tech 3306) for mediabunny 1.61, which believes each of them. Recorders that
 * lost their power leave none: then the sound lasts to the end of the file, as FFmpeg and players take it. And behind
 * the sound it looks for more chunks, which in an RF64 it does in the midst of the sound: the size there has 32 bits.
 */
import { viewOf } from './mp4-boxes.ts';

const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const SIZE_AT = 4;
const MOST = 2 ** 32 - 1;
const RIFF = 0x52494646;
const RF64 = 0x52463634;
const DATA = 0x64617461;

export class WavSizes {
  private isWav = false;
  private soundEnd = -1;

  /** Mends the bytes that were read, where they lie in memory; false where nothing should have been read there. */
  mend(start: number, bytes: Uint8Array): boolean {
    if (bytes.length === HEAD_BYTES && start === 0) this.mendHead(viewOf(bytes));
    if (!this.isWav || bytes.length !== CHUNK_HEAD_BYTES) return true;
    if (start === this.soundEnd) {
      this.isWav = false;
      return false;
    }
    if (this.soundEnd < 0) this.findSound(start, viewOf(bytes));
    return true;
  }

  private mendHead(head: DataView): void {
    const form = head.getUint32(0);
    this.isWav = form === RIFF || form === RF64;
    if (form === RIFF) head.setUint32(SIZE_AT, MOST, true);
  }

  private findSound(start: number, head: DataView): void {
    if (head.getUint32(0) !== DATA) return;
    if (head.getUint32(SIZE_AT, true) === 0) head.setUint32(SIZE_AT, MOST, true);
    const sizeBytes = head.getUint32(SIZE_AT, true);
    this.soundEnd = start + CHUNK_HEAD_BYTES + sizeBytes + (sizeBytes % 2);
  }
}

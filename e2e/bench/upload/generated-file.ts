/**
 * A file of any size that nothing holds: its slices are made when they are asked for, each block telling where it
 * stands. Node's own references to files count their bytes in 32 bits.
 */
import { createHash } from 'node:crypto';
import { PART_SIZE_BYTES } from '../../../src/contract/limits.ts';

const BLOCK_BYTES = 65_536;

export class GeneratedFile extends File {
  constructor(sizeBytes: number) {
    super([], 'generated.mp4', { type: 'video/mp4' });
    // A property of the instance: the platform's types allow no accessor in its place.
    Object.defineProperty(this, 'size', { value: sizeBytes });
  }

  override slice(start = 0, end = this.size): Blob {
    return new Blob([bytesBetween(start, Math.min(end, this.size))]);
  }
}

function bytesBetween(start: number, end: number): Uint8Array<ArrayBuffer> {
  const first = Math.floor(start / BLOCK_BYTES);
  const blocks = new Uint8Array((Math.ceil(end / BLOCK_BYTES) - first) * BLOCK_BYTES);
  const view = new DataView(blocks.buffer);
  for (let at = 0; at < blocks.byteLength; at += BLOCK_BYTES) {
    blocks.fill((first + at / BLOCK_BYTES) % 251, at, at + BLOCK_BYTES);
    view.setFloat64(at, first + at / BLOCK_BYTES);
  }
  return blocks.slice(start - first * BLOCK_BYTES, end - first * BLOCK_BYTES);
}

/** Over the hashes of its parts, as the sink counts them. */
export function hashOfGenerated(sizeBytes: number): string {
  const all = createHash('sha256');
  for (let at = 0; at < sizeBytes; at += PART_SIZE_BYTES) {
    const part = bytesBetween(at, Math.min(sizeBytes, at + PART_SIZE_BYTES));
    all.update(createHash('sha256').update(part).digest('hex'));
  }
  return all.digest('hex');
}

import { describe, expect, it } from 'vitest';
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';
import { createBodyBuffers } from './body-buffers.ts';

describe('buffers for bodies', () => {
  it('of whole parts are used again, but never by two at the same time', () => {
    const buffers = createBodyBuffers(1);
    const first = buffers.take(PART_SIZE_BYTES);
    const second = buffers.take(PART_SIZE_BYTES);
    expect(second).not.toBe(first);
    buffers.giveBack(first);
    buffers.giveBack(second);
    expect(buffers.take(PART_SIZE_BYTES)).toBe(first);
    expect(buffers.take(PART_SIZE_BYTES)).not.toBe(second);
  });

  it('of any other size have exactly that size and are made anew', () => {
    const buffers = createBodyBuffers(1);
    const small = buffers.take(10);
    expect(small.byteLength).toBe(10);
    buffers.giveBack(small);
    expect(buffers.take(10)).not.toBe(small);
  });
});

import { describe, expect, it } from 'vitest';
import { watchQuota } from './opfs-quota.ts';

/** A handle whose next write does what it is told. */
function handles() {
  const next = { work: (size: number): number => size };
  const prototype = { write: (bytes: AllowSharedBufferSource) => next.work(bytes.byteLength) };
  return { next, prototype, write: () => prototype.write(new Uint8Array(10)) };
}

describe('a write that found no room', () => {
  it('is told from other faults, and forgotten with the next that found some', () => {
    const { next, prototype, write } = handles();
    const quota = watchQuota(prototype);
    expect(quota.foundNoRoom()).toBe(false);
    next.work = () => {
      throw new DOMException('Over the quota.', 'QuotaExceededError');
    };
    expect(write).toThrow('Over the quota.');
    expect(quota.foundNoRoom()).toBe(true);
    next.work = (size) => size;
    expect(write()).toBe(10);
    expect(quota.foundNoRoom()).toBe(false);
    // The answer of Chromium 140.
    next.work = () => 4_294_967_288;
    expect(write()).toBe(4_294_967_288);
    expect(quota.foundNoRoom()).toBe(true);
    next.work = () => {
      throw new DOMException('Closed.', 'InvalidStateError');
    };
    expect(write).toThrow('Closed.');
    expect(quota.foundNoRoom()).toBe(false);
  });

  it('leaves a doubt until somebody found room', () => {
    const { next, prototype, write } = handles();
    const quota = watchQuota(prototype);
    expect(quota.isDoubted()).toBe(true);
    quota.trust();
    write();
    expect(quota.isDoubted()).toBe(false);
    next.work = () => 0;
    write();
    next.work = (size) => size;
    write();
    expect(quota.isDoubted()).toBe(true);
  });
});

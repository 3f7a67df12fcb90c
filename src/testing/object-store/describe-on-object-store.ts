/** A part of the tests that needs an object store: runs on a real one, or is named as not run. */
import { describe, expect, it } from 'vitest';
import { whyNoObjectStore } from './object-store-under-test.ts';

/** Not running is a failure where `CI=true`. */
export function describeOnObjectStore(name: string, tests: () => void): void {
  const why = whyNoObjectStore();
  if (why === null) {
    describe(name, tests);
    return;
  }
  it(`${name}: not run here`, () => {
    console.warn(`NOT RUN: ${name}. ${why}`);
    expect(process.env.CI === 'true' ? why : null).toBeNull();
  });
}

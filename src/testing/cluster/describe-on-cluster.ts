/** A part of the tests that needs a whole cluster: runs on a real one, or is named as not run. */
import { describe, expect, inject, it } from 'vitest';
import { whyNoCluster } from './why-no-cluster.ts';

/** Not running is a failure where `CI=true`. */
export function describeOnCluster(name: string, tests: () => void): void {
  const why = whyNoCluster(inject('postgres'));
  if (why === null) {
    describe(name, tests);
    return;
  }
  it(`${name}: not run here`, () => {
    console.warn(`NOT RUN: ${name}. ${why}`);
    expect(process.env['CI'] === 'true' ? why : null).toBeNull();
  });
}

/** A part of the tests that needs a whole cluster: runs on a real one, or is named as not run. */
import { describe, expect, inject, it } from 'vitest';
import { whyNoObjectStore } from '../object-store/object-store-under-test.ts';
import { findNode } from './find-node.ts';

/** null where there is all it takes. */
function whyNoCluster(): string | null {
  if (inject('postgres') === null) return 'There is no PostgreSQL, and none in CLIPROOM_POSTGRES.';
  if (findNode() === null) return 'There is no Node 22.12 or newer: npm test brings one.';
  return whyNoObjectStore();
}

/** Not running is a failure where `CI=true`. */
export function describeOnCluster(name: string, tests: () => void): void {
  const why = whyNoCluster();
  if (why === null) {
    describe(name, tests);
    return;
  }
  it(`${name}: not run here`, () => {
    console.warn(`NOT RUN: ${name}. ${why}`);
    expect(process.env['CI'] === 'true' ? why : null).toBeNull();
  });
}

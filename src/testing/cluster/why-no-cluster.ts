/** Whether there is all that a whole cluster takes. */
import { whyNoObjectStore } from '../object-store/object-store-under-test.ts';
import { findNode } from './find-node.ts';

/**
 * null where there is; else what is missing, which is a failure where `CI=true`.
 * @param postgres address of a server for tests, null where there is none
 */
export function whyNoCluster(postgres: string | null): string | null {
  if (postgres === null) return 'There is no PostgreSQL, and none in CLIPROOM_POSTGRES.';
  if (findNode() === null) return 'There is no Node 22.12 or newer: npm test brings one.';
  return whyNoObjectStore();
}

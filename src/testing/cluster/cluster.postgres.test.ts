/** The whole suite against hosts and workers on PostgreSQL and a bucket, through the one address before them. */
import { afterAll, beforeAll } from 'vitest';
import { conformance } from '../conformance/conformance.ts';
import { startObjectStore } from '../object-store/object-store-under-test.ts';
import type { StartedObjectStore } from '../object-store/start-swift.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { describeOnCluster } from './describe-on-cluster.ts';
import { startCluster } from './start-cluster.ts';

describeOnCluster('on many machines', () => {
  let store: StartedObjectStore;
  beforeAll(async () => {
    store = await startObjectStore();
  });
  afterAll(() => store.stop());

  conformance('the service behind one address', async () => {
    const rows = await createTestDatabase();
    const cluster = await startCluster({
      database: rows.address,
      store,
      hosts: 2,
      workers: 2,
      flags: ['--rate-factor', '1000'],
    });
    const close = async () => {
      await cluster.close();
      await rows.drop();
    };
    return { ...cluster, close };
  });
});

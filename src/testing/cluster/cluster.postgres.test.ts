/**
 * The whole suite over HTTP: against hosts and workers on PostgreSQL and a bucket, through the one address before them; where
 * no such cluster can be, against one host in this process.
 */
import { afterAll, beforeAll, inject } from 'vitest';
import { conformance } from '../conformance/conformance.ts';
import { overNetwork } from '../conformance/over-network.ts';
import { serveStudio } from '../conformance/serve-studio.ts';
import { startTestStudio } from '../conformance/test-studio.ts';
import { startObjectStore } from '../object-store/object-store-under-test.ts';
import type { StartedObjectStore } from '../object-store/start-swift.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { describeOnCluster } from './describe-on-cluster.ts';
import { startCluster } from './start-cluster.ts';
import { whyNoCluster } from './why-no-cluster.ts';

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

if (whyNoCluster(inject('postgres')) !== null)
  conformance('the service over HTTP', async () => {
    const studio = await startTestStudio();
    const server = await serveStudio(studio);
    const close = async () => {
      await server.close(0);
      await studio.dispose();
    };
    return { ...studio, fetch: overNetwork(server.origin), close };
  });

/** Many machines on a store that refuses, is slow, and loses connections in the middle of a part. */
import { expect, it } from 'vitest';
import { openPostgresDatabase } from '../../hosts/node/postgres/postgres-database.ts';
import { startHookReceiver } from '../conformance/hook-receiver.ts';
import { acceptedClip, analyzedProject, exportEnd, uploadVideo } from '../conformance/journey.ts';
import { silentVideo } from '../conformance/made-video.ts';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts';
import { BUSY_STORE } from '../object-store/busy-store.ts';
import { startObjectStore } from '../object-store/object-store-under-test.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { PatientCaller } from '../torture/cluster/patient-caller.ts';
import { verifyFiles, verifyRows } from '../torture/cluster/verify-rows.ts';
import { describeOnCluster } from './describe-on-cluster.ts';
import { startCluster } from './start-cluster.ts';

const UPLOADS = 6;
const EXPORTS = 3;

/** By turns, of what any of the machines asks. */
function beginFaults(proxy: FaultProxy): void {
  let nth = 0;
  proxy.onRequest = ({ method, path }) => {
    if (path.includes('library-mark')) return null;
    nth += 1;
    if (nth % 5 === 0 && method === 'PUT') return { kind: 'cut_request', afterBytes: 20_000 };
    if (nth % 7 === 0) return BUSY_STORE;
    if (nth % 4 === 0) return { kind: 'slow', delayMs: 500 };
    if (nth % 9 === 0 && method === 'GET') return { kind: 'cut_answer', afterBytes: 20_000 };
    return null;
  };
}

describeOnCluster('many machines on a store with faults', () => {
  it('bring uploads and exports to a good end, and lose and leave nothing', async () => {
    const store = await startObjectStore();
    const proxy = await startFaultProxy(store.endpoint);
    const rows = await createTestDatabase();
    const receiver = await startHookReceiver();
    const machines = { hosts: 2, workers: 2, flags: ['--rate-factor', '1000'] };
    const endpoint = proxy.origin;
    const cluster = await startCluster({ database: rows.address, store, endpoint, ...machines });
    const database = openPostgresDatabase({
      ...{ address: rows.address, connections: 2 },
      log: { error: (message, error) => console.error(message, error) },
    });
    try {
      const caller = new PatientCaller(cluster);
      await caller.owner('create_webhook', { body: { url: receiver.url, events: null } });
      const { clips } = await analyzedProject(caller);
      const { composition } = await acceptedClip(caller, clips[0]);
      const params = { compositionId: composition.id };
      const video = await silentVideo();

      beginFaults(proxy);
      const uploading = Array.from({ length: UPLOADS }, () => uploadVideo(caller, video));
      const exporting = Array.from({ length: EXPORTS }, async () => {
        const begun = await caller.ok('create_export', { params });
        return exportEnd(caller, begun.export.id);
      });
      const [uploaded, exported] = await Promise.all([Promise.all(uploading), Promise.all(exporting)]);
      proxy.onRequest = () => null;

      const sent = Buffer.from(await video.arrayBuffer());
      for (const { links } of uploaded) {
        const kept = Buffer.from(await (await fetch(links?.fileUrl ?? '')).arrayBuffer());
        expect(kept.equals(sent)).toBe(true);
      }
      for (const made of exported) {
        expect(made).toMatchObject({ status: 'done' });
        const file = await (await fetch(made.downloadUrl ?? '')).arrayBuffer();
        expect(file.byteLength).toBe(made.file?.sizeBytes);
      }
      expect(caller.findings).toEqual([]);
      expect(await verifyRows(database)).toEqual([]);
      expect(await verifyFiles(database, cluster.bucket)).toEqual({ findings: [], unknown: [] });
    } finally {
      await database.close();
      await cluster.close();
      await rows.drop();
      await receiver.close();
      await proxy.close();
      await store.stop();
    }
  });
});

/** A film that takes several parts, and uploads of it that are stopped on their way. */
import { deferred } from '../../base/work/deferred.ts';
import { PART_SIZE_BYTES } from '../../contract/limits.ts';
import { silentVideo } from '../conformance/made-video.ts';
import { hanging } from './faulty-transport.ts';
import type { UploadBench } from './start-uploads.ts';

export const PART = /PUT .*\/parts\//;

/** Four parts and an odd rest: a real video, followed by bytes that players skip. */
export async function filmOfFiveParts(): Promise<File> {
  const padding = new Uint8Array(4 * PART_SIZE_BYTES + 12_345);
  padding.set([0, 0, 0, 1, ...new TextEncoder().encode('free')]);
  new DataView(padding.buffer).setBigUint64(8, BigInt(padding.length));
  return new File([await silentVideo(), padding], 'film.mp4', { type: 'video/mp4', lastModified: 7 });
}

/** Those the service holds open. */
export async function openUploads({ client }: UploadBench): Promise<number> {
  return (await client.owner.list_open_uploads({})).uploadIds.length;
}

/** Pauses once the service has answered for `count` parts; the others hang. */
export async function pausedAfter(
  bench: UploadBench,
  film: File,
  count: number,
  localId = 'a',
): Promise<void> {
  bench.transport.break(PART, (send) => send(), count);
  const hung = deferred<void>();
  bench.transport.break(
    PART,
    (send, init) => {
      hung.resolve();
      return hanging(send, init);
    },
    3,
  );
  const running = bench.session.start(localId, film);
  await hung.promise;
  while (bench.last().sentBytes < count * PART_SIZE_BYTES) await new Promise(setImmediate);
  bench.session.pause(localId);
  await running;
}

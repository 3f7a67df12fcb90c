/** What hangs between rows and store when a host dies in between, on a folder and on a real object store. */
import { afterEach, expect, it } from 'vitest';
import { PART_SIZE_BYTES } from '../../../../contract/limits.ts';
import { createS3FileStore } from '../../../../hosts/node/s3/s3-file-store.ts';
import { type Bench, startBench } from '../../../../testing/conformance/fault-bench.ts';
import { sendParts } from '../../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../../testing/conformance/made-video.ts';
import { describeOnObjectStore } from '../../../../testing/object-store/describe-on-object-store.ts';
import { startObjectStore } from '../../../../testing/object-store/object-store-under-test.ts';
import { openTestBucket } from '../../../../testing/object-store/test-bucket.ts';
import { sweepStore } from './upload-in-store.ts';

const DAY_MS = 86_400_000;

/** As a host leaves it that dies while the store makes the file. */
async function dieWhileCompleting({ studio }: Bench): Promise<void> {
  await studio.database.run(
    "UPDATE upload SET state = 'completing', claimed_by = 'the one that died', claimed_until_ms = ?",
    [studio.clock.nowMs() + 30_000],
  );
}

it('a completion that died is done by whoever is asked, half a minute later', async () => {
  const bench = await startBench({ config: { conversionHeldSec: 0 } });
  const params = await sendParts(bench.caller, await silentVideo());
  await dieWhileCompleting(bench);
  expect(await bench.caller.fails('complete_upload', { params })).toMatchObject({ code: 'NOT_READY' });
  expect(await bench.caller.fails('cancel_upload', { params })).toMatchObject({ code: 'CONFLICT' });
  bench.studio.clock.advance(31_000);
  expect((await bench.caller.ok('complete_upload', { params })).asset.kind).toBe('video');
  expect(await bench.studio.files.list('assets')).toHaveLength(1);
});

it('a completion that died takes parts again half a minute later', async () => {
  const bench = await startBench();
  const video = await silentVideo();
  const params = await sendParts(bench.caller, video);
  const part = { params: { ...params, partNumber: 1 }, body: video };
  await dieWhileCompleting(bench);
  expect(await bench.caller.fails('upload_part', part)).toMatchObject({ code: 'CONFLICT' });
  bench.studio.clock.advance(31_000);
  expect((await bench.caller.ok('upload_part', part)).upload.receivedParts).toEqual([1]);
  expect((await bench.caller.ok('complete_upload', { params })).asset.sizeBytes).toBe(video.size);
});

describeOnObjectStore('uploads in an object store', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  it('that no row knows are ended after a day, and those with a row are not', async () => {
    const { studio } = await startBench();
    const store = await startObjectStore();
    closing.push(store.stop);
    const { bucket, remove } = await openTestBucket(store);
    closing.push(remove);
    const files = createS3FileStore(bucket, studio.files.scratch);
    const known = await files.uploads.begin('assets/known', PART_SIZE_BYTES);
    await files.uploads.begin('assets/forgotten', PART_SIZE_BYTES);
    const { id: accountId = '' } =
      (await studio.database.get<{ id: string }>('SELECT id FROM account')) ?? {};
    await studio.database.run(
      `INSERT INTO upload (id, account_id, asset_id, filename, content_type, size_bytes, part_size_bytes, part_count,
       file, created_ms, expires_ms, store_upload) VALUES ('u', ?, 'a', 'a.mp4', 'video/mp4', 1, 1, 1, ?, 0, 0, ?)`,
      [accountId, known.name, known.id],
    );
    const sweep = () => sweepStore({ database: studio.database, clock: studio.clock, files });
    const open = async () => (await files.uploads.open()).map(({ name }) => name).sort();
    await sweep();
    expect(await open()).toEqual(['assets/forgotten', 'assets/known']);
    studio.clock.advance(DAY_MS + 60_000);
    await sweep();
    expect(await open()).toEqual(['assets/known']);
    await files.uploads.abort(known);
  });
});

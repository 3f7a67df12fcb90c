import { beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { hanging, requestLost } from '../../testing/client/faulty-transport.ts';
import { filmOfFiveParts, openUploads, PART, pausedAfter } from '../../testing/client/film-uploads.ts';
import { startUploads } from '../../testing/client/start-uploads.ts';
import { memoryUploadRecords, type UploadRecords } from './upload-records.ts';

let film: File;
beforeAll(async () => {
  film = await filmOfFiveParts();
});

describe('a cancel', () => {
  it.each([0, 2])('after %i parts removes the upload here and at the service', async (count) => {
    const bench = await startUploads();
    await pausedAfter(bench, film, count);
    expect(await openUploads(bench)).toBe(1);
    await bench.session.cancel('a');
    expect(bench.last().phase).toBe('cancelled');
    expect(await openUploads(bench)).toBe(0);
    expect(await bench.records.list()).toEqual([]);
  });

  it('of one whose turn never came asks the service for nothing', async () => {
    const bench = await startUploads();
    bench.transport.break(PART, hanging, 9);
    const running = ['a', 'b', 'c', 'd', 'e'].map((localId) => bench.session.start(localId, film));
    while (bench.transport.count(PART) < 3) await new Promise(setImmediate);
    const asked = bench.transport.count(/POST \/v1\/uploads$/);
    expect(asked).toBeLessThan(5);
    for (const localId of ['e', 'd', 'c', 'b', 'a']) await bench.session.cancel(localId);
    await Promise.all(running);
    expect(bench.transport.count(/POST \/v1\/uploads$/)).toBe(asked);
    expect(await openUploads(bench)).toBe(0);
    expect(await bench.records.list()).toEqual([]);
  });

  it('in the middle of sending ends it for good', async () => {
    const bench = await startUploads();
    bench.transport.break(PART, hanging, 3);
    const running = bench.session.start('a', film);
    while (bench.transport.count(PART) < 3) await new Promise(setImmediate);
    await bench.session.cancel('a');
    await running;
    expect(bench.phases().at(-1)).toBe('cancelled');
    expect(await openUploads(bench)).toBe(0);
    await bench.revisit().restore();
    expect(bench.last().phase).toBe('cancelled');
  });

  it('before the service has said which upload it is removes it there too', async () => {
    const bench = await startUploads();
    const begun = deferred<void>();
    bench.transport.break(/POST \/v1\/uploads$/, async (send, init) => {
      await send();
      begun.resolve();
      return hanging(send, init);
    });
    const running = bench.session.start('a', film);
    await begun.promise;
    await bench.session.cancel('a');
    await running;
    expect(await openUploads(bench)).toBe(0);
    expect(await bench.records.list()).toEqual([]);
  });

  it('of one that is all sent is the last that is told of it, whatever was written down meanwhile', async () => {
    const records = memoryUploadRecords();
    const bench = await startUploads({ records });
    bench.transport.break(/complete/, requestLost, 6);
    await bench.session.start('a', film);
    expect(bench.last()).toMatchObject({ phase: 'failed', isTitleSent: true });
    const [writing, goOn] = [deferred<void>(), deferred<void>()];
    let isKnown = false;
    bench.transport.break(/GET .*uploads/, async (send) => {
      isKnown = true;
      return send();
    });
    const slow: UploadRecords = {
      ...records,
      put: async (record) => {
        if (isKnown) {
          writing.resolve();
          await goOn.promise;
        }
        await records.put(record);
      },
    };
    const later = bench.revisit({ records: slow });
    await later.restore();
    await writing.promise;
    const cancel = later.cancel('a');
    goOn.resolve();
    await cancel;
    expect(bench.last().phase).toBe('cancelled');
    expect(await openUploads(bench)).toBe(0);
  });

  it('that comes after the last byte leaves the asset and says so', async () => {
    const bench = await startUploads();
    const checked = deferred<void>();
    const goOn = deferred<void>();
    bench.transport.break(/complete/, async (send) => {
      const answer = await send();
      checked.resolve();
      await goOn.promise;
      return answer;
    });
    const running = bench.session.start('a', film);
    await checked.promise;
    const cancel = bench.session.cancel('a');
    goOn.resolve();
    await Promise.all([running, cancel]);
    expect(bench.last().phase).toBe('done');
    expect((await bench.client.api.list_assets({})).data).toHaveLength(1);
  });
});

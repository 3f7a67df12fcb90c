import { beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import {
  answerLost,
  hanging,
  held,
  refused,
  requestDoubled,
  requestLost,
} from '../../testing/client/faulty-transport.ts';
import { filmOfFiveParts, openUploads, PART, pausedAfter } from '../../testing/client/film-uploads.ts';
import { startUploads, type UploadBench } from '../../testing/client/start-uploads.ts';
import { silentVideo } from '../../testing/conformance/made-video.ts';
import { memoryUploadRecords, type UploadRecords } from './upload-records.ts';

const part = (number: number) => new RegExp(`PUT .*/parts/${number}$`);

let film: File;
beforeAll(async () => {
  film = await filmOfFiveParts();
});

async function assets({ client }: UploadBench): Promise<number> {
  return (await client.api.list_assets({})).data.length;
}

async function storedBytes(bench: UploadBench): Promise<Uint8Array> {
  const answer = await bench.studio.fetch(bench.last().asset?.links?.fileUrl ?? '');
  return new Uint8Array(await answer.arrayBuffer());
}

describe('an upload', () => {
  it('has the name it is given while it is sent, and keeps it after a reload', async () => {
    const bench = await startUploads();
    await pausedAfter(bench, film, 2);
    await bench.session.setTitle('a', 'A talk');
    const later = bench.revisit();
    await later.restore();
    expect(bench.last()).toMatchObject({ phase: 'needs_file', title: 'A talk', isTitleSent: false });
    await later.resume('a', film);
    expect(bench.last()).toMatchObject({ phase: 'done', isTitleSent: true, asset: { title: 'A talk' } });
    await later.setTitle('a', 'Too late');
    expect(bench.last()).toMatchObject({ title: 'A talk' });
  });

  it('arrives whole, byte for byte, and says how far it is', async () => {
    const bench = await startUploads();
    await bench.session.start('a', film);
    expect(bench.phases()).toEqual(['waiting', 'sending', 'checking', 'done']);
    expect(bench.last()).toMatchObject({
      sentBytes: film.size,
      error: null,
      asset: { filename: 'film.mp4' },
    });
    const sent = bench.told.map((state) => state.sentBytes);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
    expect(Buffer.compare(await storedBytes(bench), Buffer.from(await film.arrayBuffer()))).toBe(0);
    expect(await bench.records.list()).toEqual([]);
    expect(await openUploads(bench)).toBe(0);
  });

  it('of an odd size below one part arrives', async () => {
    const bench = await startUploads();
    const video = await silentVideo();
    await bench.session.start('a', new File([video], 'short.mp4'));
    expect(bench.last()).toMatchObject({ phase: 'done', asset: { sizeBytes: video.size } });
    expect(bench.transport.count(PART)).toBe(1);
  });

  it('has three parts on their way at a time, and takes their ends in any order', async () => {
    const bench = await startUploads();
    const goOn = deferred<void>();
    const second = deferred<void>();
    bench.transport.break(part(2), held(second.promise));
    bench.transport.break(part(5), async (send) => {
      const answer = await send();
      second.resolve();
      return answer;
    });
    bench.transport.break(PART, held(goOn.promise), 3);
    const running = bench.session.start('a', film);
    while (bench.transport.count(PART) < 3) await new Promise(setImmediate);
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(bench.transport.count(PART)).toBe(3);
    goOn.resolve();
    await running;
    expect(bench.last().phase).toBe('done');
    expect(Buffer.compare(await storedBytes(bench), Buffer.from(await film.arrayBuffer()))).toBe(0);
  });

  it('outlives lost requests, lost answers and doubled parts', async () => {
    const bench = await startUploads();
    bench.transport.break(/POST \/v1\/uploads$/, answerLost);
    bench.transport.break(part(1), requestLost, 2);
    bench.transport.break(part(2), answerLost, 2);
    bench.transport.break(part(3), requestDoubled);
    bench.transport.break(part(4), refused(500, 'INTERNAL'));
    bench.transport.break(/complete/, answerLost, 2);
    await bench.session.start('a', film);
    expect(bench.last().phase).toBe('done');
    expect(await assets(bench)).toBe(1);
    expect(await openUploads(bench)).toBe(0);
  });

  it('fills what the service has lost before it is completed', async () => {
    const bench = await startUploads();
    bench.transport.break(part(2), async () => Response.json(await anyUpload(bench)));
    await bench.session.start('a', film);
    expect(bench.last().phase).toBe('done');
    expect(bench.transport.count(part(2))).toBe(2);
  });

  it.each([
    ['with its reason', { reason: 'parts_missing', missingParts: [2] }],
    ['without one, which the specification does not name', undefined],
  ])('fills what completion finds missing, told %s', async (_told, details) => {
    const bench = await startUploads();
    bench.transport.break(/complete/, refused(409, 'CONFLICT', {}, details));
    await bench.session.start('a', film);
    expect(bench.last().phase).toBe('done');
    expect(await assets(bench)).toBe(1);
  });

  it('does not go round for ever with a service that never keeps a part', async () => {
    const bench = await startUploads();
    bench.transport.break(part(2), async () => Response.json(await anyUpload(bench)), 100);
    await bench.session.start('a', film);
    expect(bench.last()).toMatchObject({ phase: 'failed', error: { kind: 'unreadable' } });
    expect(bench.last().error?.message).toContain('part 2');
    expect(bench.transport.count(part(2))).toBe(5);
  });

  it('stops its other parts when one fails, and goes on from there when asked', async () => {
    const bench = await startUploads();
    bench.transport.break(part(1), refused(400, 'VALIDATION_FAILED'));
    bench.transport.break(part(2), hanging);
    bench.transport.break(part(3), hanging);
    await bench.session.start('a', film);
    expect(bench.last()).toMatchObject({ phase: 'failed', error: { code: 'VALIDATION_FAILED' } });
    expect(bench.transport.count(part(4))).toBe(0);
    await bench.session.resume('a');
    expect(bench.last().phase).toBe('done');
  });
});

async function anyUpload({ client }: UploadBench) {
  const { uploadIds } = await client.owner.list_open_uploads({});
  return client.api.get_upload({ params: { uploadId: uploadIds[0] ?? '' } });
}

describe('a pause', () => {
  it('keeps what the service has; going on sends only the rest', async () => {
    const bench = await startUploads();
    await pausedAfter(bench, film, 2);
    expect(bench.last()).toMatchObject({ phase: 'paused', error: null, bytesPerSec: null });
    const before = bench.transport.count(PART);
    await bench.session.resume('a');
    expect(bench.last().phase).toBe('done');
    expect(bench.transport.count(PART) - before).toBe(3);
    expect(bench.transport.count(/POST \/v1\/uploads$/)).toBe(1);
  });

  it('taken back at once goes on, once', async () => {
    const bench = await startUploads();
    bench.transport.break(PART, hanging, 3);
    const running = bench.session.start('a', film);
    while (bench.transport.count(PART) < 3) await new Promise(setImmediate);
    bench.session.pause('a');
    await Promise.all([bench.session.resume('a'), bench.session.resume('a'), running]);
    expect(bench.last().phase).toBe('done');
    expect(await assets(bench)).toBe(1);
  });
});

describe('a later visit', () => {
  it('waits for the file and goes on from the parts the service has', async () => {
    const bench = await startUploads();
    await pausedAfter(bench, film, 2);
    const later = bench.revisit();
    await later.restore();
    expect(bench.last()).toMatchObject({ phase: 'needs_file', filename: 'film.mp4' });
    await later.resume('a');
    expect(bench.last().phase).toBe('needs_file');
    const before = bench.transport.count(PART);
    await later.resume('a', film);
    expect(bench.last().phase).toBe('done');
    expect(bench.transport.count(PART) - before).toBe(3);
    expect(Buffer.compare(await storedBytes(bench), Buffer.from(await film.arrayBuffer()))).toBe(0);
  });

  it('refuses another file, so that two films are never mixed into one', async () => {
    const bench = await startUploads();
    await pausedAfter(bench, film, 2);
    const later = bench.revisit();
    await later.restore();
    for (const other of [
      new File([film], 'film.mp4', { lastModified: 8 }),
      new File(['x'], 'film.mp4', { lastModified: 7 }),
      new File([film], 'other.mp4', { lastModified: 7 }),
    ]) {
      await later.resume('a', other);
      expect(bench.last()).toMatchObject({ phase: 'needs_file', error: { kind: 'device' } });
      expect(bench.last().error?.message).toContain('Choose film.mp4');
    }
  });

  it('gets the asset of an upload that was completed and not heard of, and sends nothing twice', async () => {
    const bench = await startUploads();
    bench.transport.break(/complete/, answerLost, 6);
    await bench.session.start('a', film);
    expect(bench.last()).toMatchObject({ phase: 'failed', error: { kind: 'unreachable' } });
    const before = bench.transport.count(PART);
    const later = bench.revisit();
    await later.restore();
    await later.resume('a', film);
    expect(bench.last().phase).toBe('done');
    expect(bench.transport.count(PART)).toBe(before);
    expect(await assets(bench)).toBe(1);
  });

  it('begins anew what the service has let go of', async () => {
    const bench = await startUploads();
    await pausedAfter(bench, film, 2);
    await bench.client.api.cancel_upload({ params: { uploadId: bench.last().uploadId ?? '' } });
    await bench.session.resume('a');
    expect(bench.last()).toMatchObject({ phase: 'done', isBegunAnew: true });
    expect(bench.transport.count(/POST \/v1\/uploads$/)).toBe(2);
    expect(await assets(bench)).toBe(1);
  });

  it('sees nothing of another service', async () => {
    const bench = await startUploads();
    await pausedAfter(bench, film, 1);
    const [record] = await bench.records.list();
    if (record === undefined) throw new Error('Nothing was written down.');
    await bench.records.put({ ...record, localId: 'b', connectionId: 'elsewhere' });
    await bench.revisit().restore();
    expect(bench.told.filter((state) => state.localId === 'b')).toEqual([]);
  });
});

describe('a device that cannot do its part', () => {
  it.each([
    [new DOMException('The database is closing.', 'InvalidStateError'), 'The database is closing.'],
    [new DOMException('', 'UnknownError'), 'UnknownError'],
    // Chromium and Firefox give it no words.
    [new DOMException('', 'QuotaExceededError'), 'no space left to go on with the upload of film.mp4'],
  ])('by not writing the upload down shows a failed upload with a sentence (%s)', async (thrown, words) => {
    const put = () => Promise.reject(thrown);
    const bench = await startUploads({ records: { ...memoryUploadRecords(), put } });
    await bench.session.start('a', film);
    expect(bench.last()).toMatchObject({ phase: 'failed', error: { kind: 'device' } });
    expect(bench.last().error?.message).toContain(words);
  });

  it('by having no space goes on with the same upload once there is some', async () => {
    const records = memoryUploadRecords();
    let writes = 0;
    const put: UploadRecords['put'] = async (record) => {
      writes += 1;
      // When the service knows it, and again at the first try after that.
      if (writes === 3 || writes === 4) throw new DOMException('', 'QuotaExceededError');
      await records.put(record);
    };
    const bench = await startUploads({ records: { ...records, put } });
    for (const tries of [() => bench.session.start('a', film), () => bench.session.resume('a')]) {
      await tries();
      expect(bench.last()).toMatchObject({ phase: 'failed', error: { kind: 'device' } });
    }
    await bench.session.resume('a');
    expect(bench.last()).toMatchObject({ phase: 'done', error: null });
    expect(await assets(bench)).toBe(1);
  });

  it('by not writing its title down still sends it', async () => {
    const records = memoryUploadRecords();
    let isFull = false;
    const put: UploadRecords['put'] = (record) =>
      isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : records.put(record);
    const bench = await startUploads({ records: { ...records, put } });
    await pausedAfter(bench, film, 2);
    isFull = true;
    await bench.session.setTitle('a', 'A talk');
    isFull = false;
    await bench.session.resume('a');
    expect(bench.last()).toMatchObject({ phase: 'done', asset: { title: 'A talk' } });
  });

  it('by not forgetting a refused one still shows why it is', async () => {
    const remove = () => Promise.reject(new DOMException('Gone.', 'InvalidStateError'));
    const bench = await startUploads({ records: { ...memoryUploadRecords(), remove } });
    await bench.session.start('a', new File(['Notes.'], 'notes.mp4'));
    expect(bench.last()).toMatchObject({ phase: 'refused', error: { kind: 'answer' } });
    expect(await openUploads(bench)).toBe(0);
  });

  it('by losing the file asks for it again instead of blaming the service', async () => {
    const bench = await startUploads();
    const moved = new File([film], 'film.mp4', { lastModified: 7 });
    const gone = () => Promise.reject(new DOMException('Gone.', 'NotReadableError'));
    bench.transport.break(PART, requestLost, 100);
    moved.slice = (...range) => Object.assign(film.slice(...range), { arrayBuffer: gone });
    await bench.session.start('a', moved);
    expect(bench.last()).toMatchObject({ phase: 'needs_file', error: { kind: 'device' } });
    expect(bench.last().error?.message).toContain('film.mp4 can no longer be read');
  });

  it('by not forgetting a finished upload still shows it as done', async () => {
    const broken = () => Promise.reject(new DOMException('Gone.', 'InvalidStateError'));
    const bench = await startUploads({ records: { ...memoryUploadRecords(), remove: broken } });
    await bench.session.start('a', film);
    expect(bench.last()).toMatchObject({ phase: 'done', error: null });
  });
});

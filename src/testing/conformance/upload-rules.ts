/** Uploads: specification, section 3 "Upload" and section 4, upload operations. */
import { describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import type { AnswerOf } from '../../contract/operations.ts';
import type { Caller } from './api-under-test.ts';
import { completeConverted, sendParts, uploadVideo } from './journey.ts';
import { lateVideo, silentVideo, talkVideo, truncatedVideo, videoIn } from './made-video.ts';

const PART = 8_388_608;
const MIME_TYPES = {
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  ts: 'video/mp2t',
} as const;

export function uploadRules(caller: () => Caller): void {
  const create = async (sizeBytes: number) =>
    (
      await caller().ok('create_upload', {
        body: { filename: 'film.mp4', sizeBytes, contentType: 'video/mp4' },
      })
    ).upload;

  describe('an upload', () => {
    it('is cut into parts of 8 MiB, the last one smaller', async () => {
      const upload = await create(2 * PART + 5);
      expect(upload).toMatchObject({ partSizeBytes: PART, partCount: 3, receivedParts: [] });
    });

    it('keeps name, type and size as given, and may hold at most 1,024 parts', async () => {
      const body = { filename: 'Ünï film.mov', sizeBytes: 1024 * PART, contentType: 'video/quicktime' };
      const { upload } = await caller().ok('create_upload', { body });
      expect(upload).toMatchObject({ ...body, partCount: 1024, partSizeBytes: PART, receivedParts: [] });
      expect(Date.parse(upload.expiresAt)).toBeGreaterThan(Date.parse(upload.createdAt));
      await caller().ok('cancel_upload', { params: { uploadId: upload.id } });
    });

    it('is begun once for one Idempotency-Key, and a second time without', async () => {
      const input = {
        body: { filename: 'a.mp4', sizeBytes: 9, contentType: 'video/mp4' },
        idempotencyKey: newId('event'),
      };
      const first = await caller().ok('create_upload', input);
      expect(await caller().ok('create_upload', input)).toEqual(first);
      expect((await create(9)).id).not.toBe(first.upload.id);
    });

    it('over 8 GiB is refused', async () => {
      const body = { filename: 'film.mp4', sizeBytes: 1024 * PART + 1, contentType: 'video/mp4' };
      expect(await caller().fails('create_upload', { body })).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('takes parts in any order and side by side, and lists them in order', async () => {
      const upload = await create(2 * PART + 5);
      const part = (partNumber: number, size: number) =>
        caller().ok('upload_part', {
          params: { uploadId: upload.id, partNumber },
          body: new Blob([new Uint8Array(size)]),
        });
      await Promise.all([part(3, 5), part(1, PART)]);
      const read = await caller().ok('get_upload', { params: { uploadId: upload.id } });
      expect(read.upload.receivedParts).toEqual([1, 3]);
      expect(Date.parse(read.upload.expiresAt)).toBeGreaterThanOrEqual(Date.parse(upload.expiresAt));
      await part(1, PART);
      expect((await part(2, PART)).upload.receivedParts).toEqual([1, 2, 3]);
    });

    it('refuses a part of the wrong size, a part past the end and a part over 8 MiB', async () => {
      const upload = await create(PART + 5);
      const send = (partNumber: number, size: number) =>
        caller().fails('upload_part', {
          params: { uploadId: upload.id, partNumber },
          body: new Blob([new Uint8Array(size)]),
        });
      expect(await send(2, 4)).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(await send(3, 5)).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(await send(1, PART + 1)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 });
    });

    it.each([0, 1025, 'one'])('refuses the part number %s', async (partNumber) => {
      const upload = await create(5);
      const params = { uploadId: upload.id, partNumber };
      const error = await caller().fails('upload_part', { params, body: new Blob(['12345']) });
      expect(error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/partNumber' }] },
      });
    });

    it('part sent again replaces the one before', async () => {
      const video = await silentVideo();
      const { id: uploadId } = await create(video.size);
      const params = { uploadId };
      await caller().ok('upload_part', {
        params: { ...params, partNumber: 1 },
        body: new Blob([new Uint8Array(video.size)]),
      });
      expect(await caller().fails('complete_upload', { params })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      const again = await caller().ok('upload_part', { params: { ...params, partNumber: 1 }, body: video });
      expect(again.upload.receivedParts).toEqual([1]);
      expect((await caller().ok('complete_upload', { params })).asset.sizeBytes).toBe(video.size);
    });

    it('is completed under a title of 1 to 200 characters', async () => {
      const { id: uploadId } = await create(5);
      for (const title of ['', 'a'.repeat(201)]) {
        const error = await caller().fails('complete_upload', { params: { uploadId }, body: { title } });
        expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
        expect(error.details?.issues?.[0]?.path).toBe('/title');
      }
    });

    it.each(['mov', 'mkv', 'webm', 'ts'] as const)(
      'of a .%s is known by its start, not by its name',
      async (format) => {
        const video = await videoIn(format);
        const asset = await uploadVideo(caller(), video, 'film.bin');
        expect(asset).toMatchObject({ kind: 'video', mimeType: MIME_TYPES[format], sizeBytes: video.size });
      },
    );

    it.each(['avi', 'flv'] as const)(
      'of a .%s becomes the asset of an MP4 made of it, under its own name, once for one Idempotency-Key',
      async (format) => {
        const params = await sendParts(caller(), await videoIn(format), 'Old film.bin');
        const input = { params, idempotencyKey: `${format}-${newId('event')}` };
        const asset = await completeConverted(caller(), input);
        expect(asset).toMatchObject({
          ...{ kind: 'video', mimeType: 'video/mp4', title: 'Old film', filename: 'Old film.bin' },
          ...{ width: 320, height: 180, hasAudio: false },
        });
        expect(asset.durationSec).toBeCloseTo(2, 1);
        const file = await caller().api.fetch(asset.links?.fileUrl ?? '');
        expect(file.headers.get('Content-Disposition')).toContain('filename="Old film.mp4"');
        const bytes = new Uint8Array(await file.arrayBuffer());
        expect(bytes.length).toBe(asset.sizeBytes);
        expect(new TextDecoder().decode(bytes.subarray(4, 8))).toBe('ftyp');
        expect((await caller().ok('complete_upload', input)).asset.id).toBe(asset.id);
      },
    );

    it.each(['mp4', 'webm'] as const)('of a .%s that begins late begins with its picture', async (format) => {
      const video = await lateVideo(format);
      const params = await sendParts(caller(), video, `Live.${format}`);
      const asset = await completeConverted(caller(), { params, idempotencyKey: `late-${newId('event')}` });
      expect(asset).toMatchObject({
        ...{ kind: 'video', mimeType: `video/${format}`, title: 'Live', filename: `Live.${format}` },
        ...{ width: 320, height: 180, sizeBytes: video.size },
      });
      expect(asset.durationSec).toBeCloseTo(2, 0);
      const file = await caller().api.fetch(asset.links?.fileUrl ?? '');
      expect((await file.arrayBuffer()).byteLength).toBe(video.size);
    });

    it('costs nothing and starts no work when it is completed', async () => {
      const before = (await caller().ok('get_credits')).credits;
      await uploadVideo(caller(), await silentVideo());
      expect((await caller().ok('get_credits')).credits).toEqual(before);
      expect((await caller().owner('list_running_jobs')).body.jobs).toEqual([]);
    });

    it('with parts missing answers CONFLICT naming them, and stays open', async () => {
      const upload = await create(2 * PART + 5);
      const params = { uploadId: upload.id };
      await caller().ok('upload_part', {
        params: { ...params, partNumber: 3 },
        body: new Blob([new Uint8Array(5)]),
      });
      const error = await caller().fails('complete_upload', { params });
      expect(error).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'parts_missing', missingParts: [1, 2] },
      });
      expect((await caller().ok('get_upload', { params })).upload.receivedParts).toEqual([3]);
    });

    it('of something that is not a video is refused every time and can be cancelled', async () => {
      const params = await sendParts(
        caller(),
        new Blob(['#EXTM3U\nhttps://example.com/x.m3u8\n']),
        'list.mp4',
      );
      for (const _ of [1, 2])
        expect(await caller().fails('complete_upload', { params })).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { issues: [{ code: 'unsupported_format' }] },
        });
      expect(await caller().ok('cancel_upload', { params })).toEqual({ ...params, cancelled: true });
      expect(await caller().fails('cancel_upload', { params })).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('of a video that is cut off is refused with all parts kept', async () => {
      const params = await sendParts(caller(), await truncatedVideo());
      expect(await caller().fails('complete_upload', { params })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ code: 'unreadable_file' }] },
      });
      expect((await caller().ok('get_upload', { params })).upload.receivedParts).toEqual([1]);
      expect(await caller().fails('complete_upload', { params })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      expect(await caller().ok('cancel_upload', { params })).toEqual({ ...params, cancelled: true });
    });

    it('becomes an asset with its facts, and is then gone', async () => {
      const video = await talkVideo();
      const params = await sendParts(caller(), video, 'My talk.final.mp4');
      const { asset } = await caller().ok('complete_upload', { params, body: { title: 'A talk' } });
      expect(asset).toMatchObject({
        kind: 'video',
        origin: 'upload',
        title: 'A talk',
        filename: 'My talk.final.mp4',
        sizeBytes: video.size,
        width: 320,
        height: 180,
        hasAudio: true,
      });
      expect(asset.durationSec).toBeCloseTo(40, 0);
      expect(await caller().fails('get_upload', { params })).toMatchObject({ code: 'NOT_FOUND' });
      for (const id of ['complete_upload', 'cancel_upload'] as const)
        expect(await caller().fails(id, { params })).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('is completed once for one Idempotency-Key, and is called after its file otherwise', async () => {
      const params = await sendParts(caller(), await silentVideo(), 'Holiday 2.mp4');
      const first = await caller().ok('complete_upload', {
        params,
        idempotencyKey: `complete-${params.uploadId}`,
      });
      const again = await caller().send('complete_upload', {
        params,
        idempotencyKey: `complete-${params.uploadId}`,
      });
      expect(first.asset).toMatchObject({ title: 'Holiday 2', hasAudio: false });
      expect(again.body).toEqual(first);
      expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    });

    it('is called after its file with every character of it whole', async () => {
      const name = `x${'😀'.repeat(120)}`;
      expect((await uploadVideo(caller(), await silentVideo(), `${name}.mp4`)).title).toBe(name);
    });
  });

  describe('an asset', () => {
    it('gives keyless links to its file and its poster', async () => {
      const video = await talkVideo();
      const asset = await uploadVideo(caller(), video);
      const file = await caller().api.fetch(asset.links?.fileUrl ?? '');
      expect(file.headers.get('Content-Type')).toBe('video/mp4');
      // A link may lead on to a store, which answers from an origin of its own, where nothing else is.
      if (!file.redirected) expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(file.headers.get('X-Sendfile')).toBeNull();
      expect(
        Buffer.compare(Buffer.from(await file.arrayBuffer()), Buffer.from(await video.arrayBuffer())),
      ).toBe(0);
      const poster = await caller().api.fetch(asset.links?.posterUrl ?? '');
      expect([...new Uint8Array(await poster.arrayBuffer()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    });

    it('has no transcript before anybody found its words', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      expect(await caller().fails('get_transcript', { params: { assetId: asset.id } })).toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('is listed newest first, page by page, without repeats or gaps', async () => {
      const mine = [];
      for (const name of ['one.mp4', 'two.mp4', 'three.mp4'])
        mine.push((await uploadVideo(caller(), await silentVideo(), name)).id);
      const seen: string[] = [];
      for (let cursor: string | null = null; seen.length < 3; ) {
        const page: AnswerOf<'list_assets'> = await caller().ok('list_assets', {
          query: { limit: 1, kind: 'video', ...(cursor === null ? {} : { cursor }) },
        });
        seen.push(...page.data.map((asset) => asset.id));
        cursor = page.nextCursor;
        expect(page.hasMore).toBe(cursor !== null);
      }
      expect(seen).toEqual(mine.reverse());
    });

    it('list refuses the cursor of another list', async () => {
      const { nextCursor } = await caller().ok('list_assets', { query: { limit: 1 } });
      const error = await caller().fails('list_assets', {
        query: { cursor: nextCursor ?? '', kind: 'audio' },
      });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });
}

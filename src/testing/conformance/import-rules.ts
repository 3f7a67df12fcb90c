/** Videos from links: create_project with sourceUrl (open-shapes.md, Requests) and UNSUPPORTED_SOURCE_URL (section 7). */
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import type { Caller } from './api-under-test.ts';
import { type FileServer, type FileServerOptions, startFileServer } from './file-server.ts';
import { jobEnd, SETTINGS } from './journey.ts';
import { silentVideo, tonesVideo, truncatedVideo, videoIn } from './made-video.ts';

export function importRules(caller: () => Caller): void {
  const servers: FileServer[] = [];

  const serve = async (file: Blob | Promise<Blob>, options?: FileServerOptions): Promise<FileServer> => {
    const server = await startFileServer(await file, options);
    servers.push(server);
    return server;
  };

  const importFrom = async (sourceUrl: string, more: object = {}) => {
    const { project, job } = await caller().ok('create_project', { body: { sourceUrl, ...more } });
    if (job === null) throw new Error('An import has a job.');
    return { project, job };
  };

  const refusal = (sourceUrl: string) => caller().fails('create_project', { body: { sourceUrl } });

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  describe('a project from a link', () => {
    it('gets its video by an import job, whatever the server calls it', async () => {
      const video = await silentVideo();
      const server = await serve(video);
      const { project, job } = await importFrom(`${server.origin}/films/My%20talk.mp4?token=1`);
      expect(project).toMatchObject({
        kind: 'autoclip',
        status: 'draft',
        sourceAssetId: null,
        title: 'My talk',
      });
      expect(job).toMatchObject({ kind: 'import', projectId: project.id, assetId: null });
      const ended = await jobEnd(caller(), job.id);
      expect(ended).toMatchObject({ status: 'done', progress: 1, errorMessage: null });
      const { asset } = await caller().ok('get_asset', { params: { assetId: ended.assetId } });
      expect(asset).toMatchObject({
        origin: 'link',
        kind: 'video',
        title: 'My talk',
        filename: 'My talk.mp4',
        sizeBytes: video.size,
        width: 320,
      });
      const read = await caller().ok('get_project', { params: { projectId: project.id } });
      expect(read.project).toMatchObject({ sourceAssetId: asset.id, status: 'draft' });
      const file = await caller().api.fetch(asset.links?.fileUrl ?? '');
      expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await video.arrayBuffer()))).toBe(true);
      expect((await caller().owner('delete_asset', { params: { assetId: asset.id } })).body.error.code).toBe(
        'CONFLICT',
      );
    });

    it('takes the name the server gives the file, and the title the caller gives the project', async () => {
      const server = await serve(silentVideo(), {
        headers: { 'Content-Disposition': "attachment; filename*=UTF-8''Caff%C3%A8.mov" },
      });
      const { project, job } = await importFrom(`${server.origin}/download?id=7`, { title: 'Mine' });
      const { assetId } = await jobEnd(caller(), job.id);
      const { asset } = await caller().ok('get_asset', { params: { assetId } });
      expect([project.title, asset.title, asset.filename]).toEqual(['Mine', 'Caffè', 'Caffè.mov']);
    });

    it('of an AVI becomes the MP4 made of it', async () => {
      const server = await serve(videoIn('avi'));
      const { job } = await importFrom(`${server.origin}/Old%20film.avi`);
      const { status, assetId } = await jobEnd(caller(), job.id);
      expect(status).toBe('done');
      const { asset } = await caller().ok('get_asset', { params: { assetId } });
      expect(asset).toMatchObject({
        ...{ kind: 'video', origin: 'link', mimeType: 'video/mp4' },
        ...{ title: 'Old film', filename: 'Old film.avi', width: 320, height: 180 },
      });
    });

    it('takes one source only', async () => {
      const body = { sourceUrl: 'https://example.org/a.mp4', sourceAssetId: newId('asset') };
      expect(await caller().fails('create_project', { body })).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('is made once for one Idempotency-Key', async () => {
      const server = await serve(silentVideo());
      const request = {
        body: { sourceUrl: `${server.origin}/a.mp4` },
        idempotencyKey: `import-${newId('event')}`,
      };
      const first = await caller().ok('create_project', request);
      const again = await caller().ok('create_project', request);
      expect(again).toEqual(first);
      await jobEnd(caller(), first.job?.id ?? '');
    });

    it('cannot be analyzed before the video is there', async () => {
      let release = (): void => undefined;
      const video = await silentVideo();
      const bytes = Buffer.from(await video.arrayBuffer());
      const server = await serve(video, {
        instead: (_, response, nth) => {
          if (nth === 1) return false;
          response.writeHead(200, { 'Content-Length': bytes.length });
          response.write(bytes.subarray(0, 5000));
          release = () => response.end(bytes.subarray(5000));
          return true;
        },
      });
      const { project, job } = await importFrom(`${server.origin}/a.mp4`, { settings: SETTINGS });
      const params = { projectId: project.id };
      const early = await caller().fails('analyze_project', { params });
      expect(early).toMatchObject({ code: 'NOT_READY', status: 409 });
      expect(Number(early.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await caller().fails('estimate_analysis', { params })).toMatchObject({ code: 'NOT_READY' });
      while (server.asked.length < 2) await caller().ok('get_job', { params: { jobId: job.id } });
      // Extension `project_work`; a second video is not taken meanwhile.
      const at = { projectId: job.projectId ?? '' };
      expect((await caller().ok('get_project', { params: at })).project).toMatchObject({
        analysisJobId: null,
        workJobId: job.id,
      });
      const other = { sourceUrl: `${server.origin}/b.mp4` };
      expect(await caller().fails('update_project', { params: at, body: other })).toMatchObject({
        code: 'SOURCE_MISSING',
      });
      release();
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      expect((await caller().ok('estimate_analysis', { params })).estimate.billedMinutes).toBe(1);
    });
  });

  describe('a link', () => {
    it('that is no web address is refused', async () => {
      for (const url of ['ftp://example.org/a.mp4', 'file:///etc/passwd', 'data:video/mp4;base64,AAAA'])
        expect(await refusal(url), url).toMatchObject({ code: 'UNSUPPORTED_SOURCE_URL', status: 422 });
      expect(await refusal('https://me:secret@example.org/a.mp4')).toMatchObject({
        code: 'UNSUPPORTED_SOURCE_URL',
      });
      expect(await refusal('not an address')).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it.each([
      ['a page', '<!doctype html><title>A film</title><video src="a.mp4"></video>'],
      ['a playlist', '#EXTM3U\n#EXT-X-VERSION:3\nhttps://example.org/a.ts\n'],
      ['a manifest', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>'],
      ['nothing', ''],
    ])('to %s is refused, also when it is called a video', async (_, content) => {
      const server = await serve(new Blob([content]), { headers: { 'Content-Type': 'video/mp4' } });
      const error = await refusal(`${server.origin}/film.mp4`);
      expect(error).toMatchObject({
        code: 'UNSUPPORTED_SOURCE_URL',
        status: 422,
        details: { reason: 'not_a_video' },
      });
    });

    it('that the server refuses is refused with its answer', async () => {
      const server = await serve(silentVideo(), {
        instead: (_, response) => Boolean(response.writeHead(404).end('gone')),
      });
      const error = await refusal(`${server.origin}/film.mp4`);
      expect(error).toMatchObject({
        code: 'UNSUPPORTED_SOURCE_URL',
        details: { reason: 'refused_by_server' },
      });
      expect(error.message).toContain('404');
    });

    it('that is refused is data too (extension `told_reasons`)', async () => {
      const server = await serve(silentVideo(), {
        instead: (_, response) => Boolean(response.writeHead(404).end('gone')),
      });
      const { host } = new URL(server.origin);
      const refused = await refusal(`${server.origin}/film.mp4`);
      expect(refused.details).toMatchObject({
        values: { host, status: 404 },
        problem: { code: 'link_refused', values: { host, status: 404 } },
      });
      expect((await refusal('ftp://example.org/a.mp4')).details).toMatchObject({
        problem: { code: 'address_not_http', values: {} },
      });
    });

    it('whose server fails is to be tried again in minutes, or when the server says', async () => {
      const retryAfterSec = async (headers: Record<string, string>) => {
        const server = await serve(silentVideo(), {
          instead: (_, response) => Boolean(response.writeHead(503, headers).end('busy')),
        });
        const error = await refusal(`${server.origin}/film.mp4`);
        expect(error).toMatchObject({ code: 'UPSTREAM_FAILED', status: 502 });
        return Number(error.headers.get('Retry-After'));
      };
      expect(await retryAfterSec({})).toBeGreaterThanOrEqual(120);
      expect(await retryAfterSec({ 'Retry-After': '77' })).toBe(77);
    });

    it('whose server is not there answers UPSTREAM_FAILED and makes nothing', async () => {
      const server = await startFileServer(await silentVideo());
      await server.close();
      const before = (await caller().ok('list_projects')).data[0]?.id;
      expect(await refusal(`${server.origin}/film.mp4`)).toMatchObject({
        code: 'UPSTREAM_FAILED',
        status: 502,
      });
      expect((await caller().ok('list_projects')).data[0]?.id).toBe(before);
    });

    it('is followed over five redirects and no more', async () => {
      const server = await serve(silentVideo(), {
        instead: (request, response) => {
          const left = Number(/^\/hop\/(\d+)/.exec(request.url ?? '')?.[1] ?? 0);
          if (left === 0) return false;
          response.writeHead(302, { Location: `/hop/${left - 1}` }).end();
          return true;
        },
      });
      const { job } = await importFrom(`${server.origin}/hop/5`);
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      expect(await refusal(`${server.origin}/hop/6`)).toMatchObject({
        code: 'UNSUPPORTED_SOURCE_URL',
        details: { reason: 'too_many_redirects' },
      });
    });

    it('over 8 GiB is refused before it is downloaded', async () => {
      const head = Buffer.from(await (await silentVideo()).slice(0, 4096).arrayBuffer());
      const server = await serve(silentVideo(), {
        instead: (_, response) => {
          response.writeHead(206, {
            'Content-Length': head.length,
            'Content-Range': `bytes 0-${head.length - 1}/${8 * 1024 ** 3 + 1}`,
          });
          response.end(head);
          return true;
        },
      });
      expect(await refusal(`${server.origin}/film.mp4`)).toMatchObject({
        code: 'UNSUPPORTED_SOURCE_URL',
        details: { reason: 'too_large' },
      });
    });
  });

  describe('an import', () => {
    it('goes on after a cut from where it was, of the same version only', async () => {
      const video = await tonesVideo();
      const cut = Math.floor(video.size / 2);
      const server = await serve(video, { cutAfter: (nth) => (nth === 2 ? cut : null) });
      const { job } = await importFrom(`${server.origin}/a.mp4`);
      const ended = await jobEnd(caller(), job.id);
      expect(ended).toMatchObject({ status: 'done' });
      expect(server.asked).toEqual(['bytes=0-4095', undefined, `bytes=${cut}-`]);
      const { asset } = await caller().ok('get_asset', { params: { assetId: ended.assetId } });
      const file = await caller().api.fetch(asset.links?.fileUrl ?? '');
      expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await video.arrayBuffer()))).toBe(true);
    });

    it('begins again after a cut where nothing says that the file is the same', async () => {
      const video = await tonesVideo();
      const server = await serve(video, {
        etag: null,
        cutAfter: (nth) => (nth === 2 ? Math.floor(video.size / 2) : null),
      });
      const { job } = await importFrom(`${server.origin}/a.mp4`);
      const ended = await jobEnd(caller(), job.id);
      expect(ended).toMatchObject({ status: 'done' });
      expect(server.asked).toEqual(['bytes=0-4095', undefined, undefined]);
      const { asset } = await caller().ok('get_asset', { params: { assetId: ended.assetId } });
      expect(asset.sizeBytes).toBe(video.size);
    });

    it.each([
      ['a video that is cut off', truncatedVideo],
      ['a picture that turns into a page', async () => new Blob(['<html></html>'])],
    ])(
      'of %s fails with a sentence, and its project says the same until it has another source',
      async (_, second) => {
        const wrong = Buffer.from(await (await second()).arrayBuffer());
        const server = await serve(silentVideo(), {
          instead: (__, response, nth) => (nth === 1 ? false : Boolean(response.writeHead(200).end(wrong))),
        });
        const before = (await caller().owner('get_storage')).body.storage.usedBytes;
        const { project, job } = await importFrom(`${server.origin}/a.mp4`);
        const ended = await jobEnd(caller(), job.id);
        expect(ended).toMatchObject({ status: 'failed', assetId: null });
        expect(ended.errorMessage).toMatch(/^[A-Z].*\.$/);
        const read = await caller().ok('get_project', { params: { projectId: project.id } });
        expect(read.project).toMatchObject({
          status: 'failed',
          sourceAssetId: null,
          errorMessage: ended.errorMessage,
          workJobId: null,
        });
        expect(await caller().fails('analyze_project', { params: { projectId: project.id } })).toMatchObject({
          code: 'CONFLICT',
          details: { reason: 'no_source' },
        });
        while ((await caller().owner('get_storage')).body.storage.usedBytes > before);

        // Extension `project_source_again`.
        const params = { projectId: project.id };
        const good = await serve(silentVideo());
        const page = await serve(new Blob(['<html></html>']));
        expect(
          await caller().fails('update_project', { params, body: { sourceUrl: `${page.origin}/a.mp4` } }),
        ).toMatchObject({ code: 'UNSUPPORTED_SOURCE_URL' });
        const again = await caller().ok('update_project', {
          params,
          body: { sourceUrl: `${good.origin}/b.mp4` },
        });
        expect(again.project).toMatchObject({ status: 'draft', sourceAssetId: null, errorMessage: null });
        expect(again.job).toMatchObject({ kind: 'import', projectId: project.id });
        const { assetId } = await jobEnd(caller(), again.job?.id ?? '');
        expect((await caller().ok('get_project', { params })).project).toMatchObject({
          status: 'draft',
          sourceAssetId: assetId,
        });
      },
    );

    it('can be cancelled, and leaves nothing', async () => {
      const video = await silentVideo();
      const head = Buffer.from(await video.slice(0, 8192).arrayBuffer());
      const server = await serve(video, {
        instead: (_, response, nth) => {
          if (nth === 1) return false;
          response.writeHead(200, { 'Content-Length': video.size });
          response.write(head);
          return true;
        },
      });
      const before = (await caller().owner('get_storage')).body.storage.usedBytes;
      const { job } = await importFrom(`${server.origin}/a.mp4`);
      while (server.asked.length < 2) await caller().ok('get_job', { params: { jobId: job.id } });
      const cancelled = await caller().owner('cancel_job', { params: { jobId: job.id } });
      expect(cancelled.body.job.status).toBe('cancelled');
      while ((await caller().owner('get_storage')).body.storage.usedBytes > before);
    });
  });
}

/** Imports over restarts, and links that lead where they must not: what the other transports cannot show. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Caller } from './api-under-test.ts';
import { type FileServer, startFileServer } from './file-server.ts';
import { jobEnd } from './journey.ts';
import { silentVideo, talkVideo } from './made-video.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(options: TestStudioOptions = {}): Promise<{ studio: TestStudio; caller: Caller }> {
  const studio = await startTestStudio(options);
  return { studio, caller: new Caller({ ...studio, close: studio.dispose }) };
}

async function serve(...args: Parameters<typeof startFileServer>): Promise<FileServer> {
  const server = await startFileServer(...args);
  closing.push(server.close);
  return server;
}

describe('an import when the service stops', () => {
  it('goes on from its checkpoint after the next start', async () => {
    const video = await talkVideo();
    const bytes = Buffer.from(await video.arrayBuffer());
    const sentBytes = Math.floor(video.size / 2);
    const server = await serve(video, {
      // The first download is cut, and the server is silent when asked for the rest, until the restart.
      cutAfter: (nth) => (nth === 2 ? sentBytes : null),
      instead: (_, __, nth) => nth === 3,
    });
    const first = await open();
    const { job } = await first.caller.ok('create_project', {
      body: { sourceUrl: `${server.origin}/a.mp4` },
    });
    while (server.asked.length < 3) await first.caller.ok('get_job', { params: { jobId: job?.id } });
    await first.studio.service.stop();
    await first.studio.database.close();

    const second = await open({ folder: first.studio.folder });
    closing.push(second.studio.dispose);
    const ended = await jobEnd(second.caller, job?.id ?? '');
    expect(ended.status).toBe('done');
    expect(server.asked.slice(2)).toEqual([`bytes=${sentBytes}-`, `bytes=${sentBytes}-`]);
    const { asset } = await second.caller.ok('get_asset', { params: { assetId: ended.assetId } });
    const file = await second.caller.api.fetch(asset.links?.fileUrl ?? '');
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('leaves a file that is swept only once the import is over', async () => {
    const server = await serve(await silentVideo(), {
      instead: (_, __, nth) => nth > 2,
      cutAfter: () => 9000,
    });
    const first = await open();
    const { job } = await first.caller.ok('create_project', {
      body: { sourceUrl: `${server.origin}/a.mp4` },
    });
    while (server.asked.length < 3) await first.caller.ok('get_job', { params: { jobId: job?.id } });
    await first.studio.service.stop();
    await first.studio.database.run("UPDATE job SET status = 'failed' WHERE kind = 'import'");
    await first.studio.database.close();
    const begun = join(first.studio.folder, 'scratch', 'assets');
    expect(readdirSync(begun)).toHaveLength(1);
    const second = await open({ folder: first.studio.folder });
    closing.push(second.studio.dispose);
    expect(existsSync(begun) ? readdirSync(begun) : []).toEqual([]);
  });
});

describe('a link to a private address', () => {
  it('is refused as it is and nothing connects', async () => {
    const { studio, caller } = await open({ allowPrivateAddresses: false });
    closing.push(studio.dispose);
    const server = await serve(await silentVideo());
    const port = new URL(server.origin).port;
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost', '169.254.169.254']) {
      const body = { sourceUrl: `http://${host}:${port}/a.mp4` };
      expect(await caller.fails('create_project', { body }), host).toMatchObject({
        code: 'UNSUPPORTED_SOURCE_URL',
        details: { reason: 'refused_address' },
      });
    }
    expect(server.asked).toEqual([]);
  });
});

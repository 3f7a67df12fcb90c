/** The real service over HTTP, behind the proxy of `npm start -- --service`. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller } from '../../../testing/conformance/api-under-test.ts';
import { uploadVideo } from '../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../testing/conformance/made-video.ts';
import { overNetwork } from '../../../testing/conformance/over-network.ts';
import { serveStudio } from '../../../testing/conformance/serve-studio.ts';
import { startTestStudio, type TestStudio } from '../../../testing/conformance/test-studio.ts';
import { startLocalServer } from '../../../testing/local-server.ts';
import { SERVICE_PATH, serviceProxyPlugin } from './service-proxy.ts';

let studio: TestStudio;
let service: Awaited<ReturnType<typeof serveStudio>>;
let root: string;
let server: PreviewServer;
let here: string;

beforeAll(async () => {
  studio = await startTestStudio();
  service = await serveStudio(studio);
  root = await mkdtemp(join(tmpdir(), 'cliproom-start-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), '<title>Page</title>');
  server = await pageOf(service.origin);
  here = originOf(server);
});

const pageOf = (origin: string): Promise<PreviewServer> =>
  preview({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [serviceProxyPlugin(origin)],
    preview: { port: 0, host: '127.0.0.1' },
  });

const originOf = ({ resolvedUrls }: PreviewServer): string =>
  (resolvedUrls?.local[0] ?? '').replace(/\/$/, '');

afterAll(async () => {
  await server.close();
  await service.close(0);
  await studio.dispose();
  await rm(root, { recursive: true });
});

it('brings requests to the service, and links of its answers lead back through this origin', async () => {
  const caller = new Caller({
    ...studio,
    fetch: overNetwork(here + SERVICE_PATH),
    close: async () => undefined,
  });
  const video = await silentVideo();
  const uploaded = await uploadVideo(caller, video);
  const { asset } = await caller.ok('get_asset', { params: { assetId: uploaded.id } });
  expect(JSON.stringify(asset)).not.toContain(service.origin);
  const link = asset.links?.fileUrl ?? '';
  const read = await fetch(link.startsWith('/') ? here + SERVICE_PATH + link : link, {
    headers: { Range: 'bytes=0-9' },
  });
  expect(read.status).toBe(206);
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(
    new Uint8Array(await video.slice(0, 10).arrayBuffer()),
  );
});

it('is found by the page, which may ask nothing but its own origin', async () => {
  const page = await fetch(here);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' blob:;");
  const found = await fetch(`${here}/v1/openapi.json`, { method: 'HEAD' });
  expect(found.url).toBe(`${here}${SERVICE_PATH}/v1/openapi.json`);
  expect(found.ok).toBe(true);
});

it('gives no page of another origin leave', async () => {
  const answer = await fetch(`${here}${SERVICE_PATH}/v1/me`, {
    headers: { Origin: 'https://elsewhere.example', Authorization: `Bearer ${studio.apiKey}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

it('has no page of a hostile service, and nothing is taken from this origin by it', async () => {
  const hostile = await startLocalServer((_, response) =>
    response
      .writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': 'script-src *',
        'Clear-Site-Data': '"*"',
      })
      .end('<script src="/service/script.js"></script>'),
  );
  const page = await pageOf(hostile.origin);
  try {
    const { headers } = await fetch(`${originOf(page)}${SERVICE_PATH}/page`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('clear-site-data')).toBeNull();
  } finally {
    await page.close();
    await hostile.close();
  }
});

/**
 * The page and the workers that do its media work are isolated from other origins, which is what several threads are
 * given to, on every host; what other origins have is shown all the same, also in a browser that knows only the stricter
 * of the two policies; and where a host sends no headers, Settings says what that costs.
 */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Browser, Page } from '@playwright/test';
import { openClientFiles } from '../../src/hosts/node/http/client-files.ts';
import { createCrossOrigin } from '../../src/hosts/node/http/cross-origin.ts';
import { openHttpServer } from '../../src/hosts/node/http/http-server.ts';
import { createOwnAddress } from '../../src/hosts/node/http/own-address.ts';
import { type LocalServer, startLocalServer } from '../../src/testing/local-server.ts';
import { connectTo, leaveHost, type NodeHost, startHost } from '../fixtures/node-host.ts';
import { addSample, shortSample } from '../fixtures/sample-journey.ts';
import { BUILT_CLIENT, startStaticHost } from '../fixtures/static-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { HomePage } from '../pages/home-page.ts';
import { ProjectPage } from '../pages/project-page.ts';

const ONE_CORE = /transcription uses one processor core/;

async function expectIsolated(page: Page, folder: string): Promise<void> {
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const first = page.waitForEvent('worker', (worker) => worker.url().includes('media.worker'));
  await addSample({ home: new HomePage(page), project: new ProjectPage(page) }, await shortSample(folder));
  // Those of the service may end before they can be asked; another one of the same address stays.
  const address = `${(await first).url()}?asked`;
  const asked = page.waitForEvent('worker', (worker) => worker.url() === address);
  await page.evaluate((url) => {
    Object.assign(globalThis, { askedWorker: new Worker(url, { type: 'module' }) });
  }, address);
  expect(await (await asked).evaluate(isIsolated)).toBe(true);
}

/** In a worker. */
function isIsolated(): boolean {
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  return crossOriginIsolated && buffer instanceof SharedArrayBuffer;
}

async function settingsSay(page: Page, address: string, times: number): Promise<void> {
  await page.goto(`${address}/settings`);
  const speech = page.getByRole('region', { name: 'Speech recognition' });
  await expect(speech.getByRole('radio', { name: 'Whisper base', exact: true })).toBeVisible();
  await expect(speech.getByText(ONE_CORE)).toHaveCount(times);
}

test('the page of this program’s own server and its media workers are isolated', async ({
  page,
  home,
  folder,
}) => {
  await home.open();
  await expectIsolated(page, folder);
  await settingsSay(page, '', 0);
});

test('so are they where a host of the service serves the page', async ({ browser, folder }) => {
  const server = await openHttpServer(
    {
      fetch: async () => Response.json({}, { status: 404 }),
      sendStored: async () => new Response(null, { status: 404 }),
      client: await openClientFiles(BUILT_CLIENT),
      crossOrigin: createCrossOrigin([]),
      address: createOwnAddress(undefined),
      log: { error: (message) => console.error(message) },
    },
    '127.0.0.1',
    0,
  );
  const page = await browser.newPage({ baseURL: server.origin });
  await new HomePage(page).open();
  await expectIsolated(page, folder);
  await page.close();
  await server.close(0);
});

test('so are they on a static host that reads the headers of the build', async ({ browser, folder }) => {
  const server = await startStaticHost({ readsHeaders: true });
  const page = await browser.newPage({ baseURL: server.origin });
  await new HomePage(page).open();
  await expectIsolated(page, folder);
  await settingsSay(page, server.origin, 0);
  await page.close();
  await server.close();
});

test('on one that reads none the program works, and says what it costs', async ({ browser }) => {
  const server = await startStaticHost({ readsHeaders: false });
  const page = await browser.newPage({ baseURL: server.origin });
  await new HomePage(page).open();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await settingsSay(page, server.origin, 1);
  await page.close();
  await server.close();
});

test.describe('a browser that knows only the stricter policy', () => {
  const SAFARI =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

  /** A page as that browser gets it, and a service elsewhere. */
  async function onService(
    { browser, baseURL, folder }: { browser: Browser; baseURL: string | undefined; folder: string },
    journey: (page: Page, host: NodeHost) => Promise<void>,
  ): Promise<void> {
    const host = await startHost(folder, baseURL ?? '');
    const page = await browser.newPage({ baseURL: baseURL ?? '', userAgent: SAFARI });
    try {
      await journey(page, host);
    } finally {
      await leaveHost(page, host);
      await page.close();
    }
  }

  async function expectShown(page: Page, folder: string): Promise<void> {
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    const [video] = await shortSample(folder);
    await new HomePage(page).add(video);
    await new ProjectPage(page).opened();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
    const asset = page.getByRole('link', { name: /^sample/ });
    const poster = page.getByRole('main').locator('img[src*="/files/"]').first();
    await expect
      .poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await asset.click();
    const film = page.getByLabel('sample', { exact: true }).and(page.locator('video'));
    await expect
      .poll(() => film.evaluate((video) => (video as HTMLVideoElement).videoWidth))
      .toBeGreaterThan(0);
  }

  test('shows pictures and films of a service elsewhere', async ({ browser, baseURL, folder }) => {
    await onService({ browser, baseURL, folder }, async (page, host) => {
      await connectTo(page, host, { keeps: true });
      await expectShown(page, folder);
    });
  });

  test('also of one that only gives leave to read them', async ({ browser, baseURL, folder }) => {
    await onService({ browser, baseURL, folder }, async (page, host) => {
      const elsewhere = await startWithoutPolicy(host.origin);
      await connectTo(page, { ...host, origin: elsewhere.origin }, { keeps: true });
      await expectShown(page, folder);
      await page.goto('about:blank');
      await elsewhere.close();
    });
  });
});

/** What the host answers, from another port and without the header that lets every page show it. */
function startWithoutPolicy(origin: string): Promise<LocalServer> {
  return startLocalServer(async (request, response) => {
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      ...(hasBody ? { body: Readable.toWeb(request) as BodyInit, duplex: 'half' } : {}),
    });
    for (const [name, value] of answer.headers)
      if (name !== 'cross-origin-resource-policy') response.setHeader(name, value);
    response.writeHead(answer.status);
    if (answer.body === null) response.end();
    else Readable.fromWeb(answer.body as ReadableStream).pipe(response);
  });
}

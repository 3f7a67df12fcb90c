/** Opens the service in a Chromium of its own, with an empty library, and gives a fetch that reaches it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import type { ApiUnderTest } from '../../src/testing/conformance/api-under-test.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../src/testing/find-chromium.ts';
import type { CarriedRequest, ConformanceHost } from './host-messages.ts';

declare const conformanceHost: ConformanceHost;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/conformance-host', import.meta.url));
const PAGE = 'e2e/conformance/conformance-host.html';
const SHARED = { root: ROOT, configFile: `${ROOT}vite.config.ts`, logLevel: 'warn' } as const;

/** Built like the product, and served with its headers. */
export async function serveConformanceHost(): Promise<PreviewServer> {
  const rollupOptions = { input: `${ROOT}${PAGE}` };
  await build({
    ...SHARED,
    build: { outDir: OUT, emptyOutDir: true, sourcemap: false, rollupOptions, target: 'es2022' },
  });
  return preview({ ...SHARED, build: { outDir: OUT }, preview: { port: 0, host: '127.0.0.1' } });
}

export async function openConformanceHost(server: PreviewServer): Promise<ApiUnderTest> {
  const profile = await mkdtemp(join(tmpdir(), 'cliproom-conformance-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === null ? {} : { executablePath }),
    args: [...CHROMIUM_FLAGS],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  await page.goto(new URL(PAGE, server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(() => 'conformanceHost' in globalThis);
  return {
    ...(await page.evaluate(() => conformanceHost.keys)),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = init?.body === undefined || init.body === null ? null : await request.arrayBuffer();
      const carried: CarriedRequest = {
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body: body === null ? null : Buffer.from(body).toString('base64'),
      };
      const answer = await page.evaluate((call) => conformanceHost.call(call), carried);
      const headers = answer.headers.map(([name, value]): [string, string] => [name, value]);
      const isEmpty = [204, 304].includes(answer.status) || request.method === 'HEAD';
      return new Response(isEmpty ? null : Buffer.from(answer.body, 'base64'), {
        status: answer.status,
        headers,
      });
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

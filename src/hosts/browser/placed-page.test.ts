/** What Vite makes of a page for a path of a site, with the plugins that know of it; the program is left out. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlineProgram } from './offline/offline-plugin.ts';
import { pageHeadersPlugin } from './page-headers-plugin.ts';
import { placedPage } from './placed-page-plugin.ts';

let root: string;
const buildFor = (base: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    root,
    base,
    plugins: [pageHeadersPlugin(), placedPage(), offlineProgram(['/'])],
  });
const built = (name: string) => readFile(join(root, 'dist', name), 'utf8');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cliproom-placed-'));
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
  await writeFile(join(root, 'index.html'), '<head><link rel="icon" href="/icon.svg" /></head><body></body>');
});

afterAll(() => rm(root, { recursive: true }));

describe('a build for a path of a site', () => {
  it('has a page, headers and a service worker of that path', async () => {
    await buildFor('/cliproom/');
    const page = await built('index.html');
    expect(page).toContain('href="/cliproom/icon.svg"');
    // Hidden by what it could not load, in each language of the program.
    for (const lang of ['en', 'it']) {
      expect(page).toContain(`<main class="lost" data-lost="absent" lang="${lang}">`);
      // Not true of every browser whose style sheet is missing.
      expect(page).toContain(`<main class="lost" data-lost="old" lang="${lang}" hidden>`);
    }
    const script = /<script defer src="\/cliproom\/(assets\/can-start-[0-9a-f]{8}\.js)"/.exec(page)?.[1];
    expect(await built(script ?? '')).not.toMatch(/\?\.|\bimport\b/);
    expect(page.match(/<code>\/cliproom\/<\/code>/g)).toHaveLength(2);
    expect(await built('404.html')).toBe(page);
    expect(await built('_headers')).toMatch(/^\/cliproom\/\*\n/);
    const worker = await built('service-worker.js');
    expect(worker).toContain('/cliproom/icon.svg');
    expect(worker).not.toMatch(/["'`]\/icon\.svg/);
  });

  it.each(['./', '', 'https://cdn.example/cliproom/'])(
    'is refused for %j, at which it could not work',
    async (base) => {
      await expect(buildFor(base)).rejects.toThrow('--base takes a path such as /cliproom/');
    },
  );
});

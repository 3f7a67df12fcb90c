/** Videos from links: what can be imported is said, progress is seen, a failure has its reason and a way on. */
import type { ServerResponse } from 'node:http';
import {
  type FileServer,
  type FileServerOptions,
  startFileServer,
} from '../../src/testing/conformance/file-server.ts';
import { silentVideo } from '../../src/testing/conformance/made-video.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

/** Pages of other origins may read it, ranges too. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
};

const servers: FileServer[] = [];

async function serve(options: FileServerOptions = {}): Promise<FileServer> {
  const server = await startFileServer(await silentVideo(), {
    ...options,
    headers: OPEN,
    instead: (request, response, nth) => {
      if (request.method === 'OPTIONS') return Boolean(response.writeHead(204, OPEN).end());
      return options.instead?.(request, response, nth) ?? false;
    },
  });
  servers.push(server);
  return server;
}

test.afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

test('a link on Home becomes a project with its video', async ({ page, home, expectedErrors }) => {
  await home.open();
  const link = page.getByRole('textbox', { name: 'Or paste a link' });
  const start = page.getByRole('button', { name: 'Import video' });
  await expect(page.getByText('A direct link to a video file, not to a page that shows it.')).toBeVisible();

  await test.step('what is no link is refused before anything is asked', async () => {
    await link.fill('my film');
    await start.click();
    await expect(page.getByRole('alert').filter({ hasText: 'https://' })).toBeVisible();
  });

  await test.step('a page is refused as that', async () => {
    expectedErrors.push(refused(422, '/v1/projects'));
    const shown = await serve({
      instead: (_, response) => Boolean(response.writeHead(200, OPEN).end('<html>A film</html>')),
    });
    await link.fill(`${shown.origin}/watch`);
    await start.click();
    await expect(page.getByRole('alert').filter({ hasText: 'not to a page or playlist' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  let isHeld = true;
  const waiting: ServerResponse[] = [];
  const held = await serve({
    instead: (request, response) => {
      // A look at the beginning asks for a range; the download is held, however often it is asked for.
      if (!isHeld || request.headers.range !== undefined) return false;
      waiting.push(response);
      return true;
    },
  });
  await link.fill(`${held.origin}/My%20talk.mp4`);
  await start.click();
  await page.waitForURL(/\/projects\/prj_/);
  await expect(page.getByRole('heading', { level: 1, name: 'My talk' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Importing video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find clips' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Importing video' })).toBeVisible();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  isHeld = false;
  for (const response of waiting) response.destroy();
  await expect(page.getByRole('button', { name: 'Find clips' })).toBeEnabled();
  await expect(page.getByText('320 × 180')).toBeVisible();
});

test('an import that fails says why, and the project takes another video', async ({ page, home }) => {
  await home.open();
  const turning = await serve({
    instead: (request, response, nth) =>
      nth === 1 || request.method === 'OPTIONS'
        ? false
        : Boolean(response.writeHead(200, OPEN).end('<html>It is a page now</html>')),
  });
  const link = page.getByRole('textbox', { name: 'Or paste a link' });
  const start = page.getByRole('button', { name: 'Import video' });
  await link.fill(`${turning.origin}/film.mp4`);
  await start.click();
  await page.waitForURL(/\/projects\/prj_/);
  const failure = page.getByRole('alert').filter({ hasText: 'The import failed.' });
  await expect(failure).toContainText('not to a page or playlist');

  const good = await serve();
  await link.fill(`${good.origin}/film.mp4`);
  await start.click();
  await expect(page.getByRole('button', { name: 'Find clips' })).toBeEnabled();
  await expect(failure).toHaveCount(0);
});

test('a field that holds a video takes a link too', async ({ page }) => {
  const server = await serve();
  await page.goto('/projects/new/vibe-edit');
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Or paste a link' }).fill(`${server.origin}/Interview.mp4`);
  await dialog.getByRole('button', { name: 'Import video' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Interview', { exact: true })).toBeVisible();
  // The project that carried it is gone again.
  await goWithin(page, '/projects');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await goWithin(page, '/bin');
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
});

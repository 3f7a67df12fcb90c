/**
 * Installed and offline: the program opens without a network and makes clips there; a new version is offered and never
 * forced, and tabs of the one before go on; what is shared to it becomes a project. A service out of reach is shown as it
 * was read last.
 */
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startLocalServer } from '../../src/testing/local-server.ts';
import { keptReads } from '../fixtures/kept-reads.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { makeNextBuild } from '../fixtures/next-build.ts';
import { connectTo, HOST_IS_GONE, leaveHost, startHost, stopHost } from '../fixtures/node-host.ts';
import { reviewClips, SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { type ChangingHost, startChangingHost } from '../fixtures/static-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { CompositionPage } from '../pages/composition-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ProjectPage } from '../pages/project-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

const UPDATE = 'Reload to update';

const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="build"]').getAttribute('content');

/** A page of the program, once this device keeps it. */
async function openKept(context: BrowserContext, host: ChangingHost): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.origin);
  await new HomePage(page).choose.waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated' || navigator.serviceWorker.controller === null)
      await new Promise((done) => setTimeout(done, 50));
  });
  return page;
}

/** How a range of the sample is answered, as players ask for it. */
const askForRange = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/sample/sample.mp4', { headers: { Range: 'bytes=4-7' } });
    return [answer.status, answer.headers.get('Content-Range'), await answer.text()];
  });

async function away(context: BrowserContext, host: ChangingHost, isAway: boolean): Promise<void> {
  host.setDown(isAway);
  await context.setOffline(isAway);
}

test('it opens without a network and makes a clip there', async ({ context, expectedErrors }) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  const host = await startChangingHost();
  const page = await openKept(context, host);
  const size = (await ranged(page)) as string;
  await away(context, host, true);
  host.takeAsked();

  await page.goto(`${host.origin}/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await askForRange(page)).toEqual([206, size, 'ftyp']);

  const [home, project] = [new HomePage(page), new ProjectPage(page)];
  const [review, composition] = [new ReviewPage(page), new CompositionPage(page)];
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await home.sample.click();
  const url = await project.opened();
  await project.keepCentre();
  await reviewClips({ project, review });
  await page.keyboard.press('a');
  await review.decisionsSent();
  await page.goto(url);
  await project.accepted.getByRole('link').first().click();
  await composition.opened();
  await composition.exportButton.click();
  await expect(composition.download).toBeVisible();
  expect(host.takeAsked()).toEqual([]);
  await page.close();
  await host.close();
});

/** Asks for part of the sample with a network, which keeps all of it. Returns what part of how much it was. */
async function ranged(page: Page): Promise<unknown> {
  const [status, range, text] = await askForRange(page);
  expect([status, text]).toEqual([206, 'ftyp']);
  await page.evaluate(() => fetch('/sample/sample.en.srt').then((answer) => answer.text()));
  return range;
}

test('a new version waits until it is wanted, tabs of the one before go on, and videos shared or opened become projects', async ({
  context,
  folder,
}) => {
  const host = await startChangingHost();
  const old = await openKept(context, host);
  const before = await buildOf(old);
  const next = resolve(folder, 'next');
  await makeNextBuild(next);
  host.serve(next);

  // Opening a page looks for it; what opens is still what is kept.
  const other = await context.newPage();
  await other.goto(host.origin);
  const take = other.getByRole('button', { name: UPDATE });
  await expect(take).toBeVisible();
  expect(await buildOf(other)).toBe(before);
  await take.click();
  await expect.poll(() => buildOf(other).catch(() => before)).not.toBe(before);
  await new HomePage(other).choose.waitFor();

  // Scripts of its build are nowhere but on this device by now.
  await expect(old.getByRole('button', { name: UPDATE })).toBeVisible();
  host.takeAsked();
  await old.getByRole('link', { name: 'Credits' }).click();
  await expect(old.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  await old.getByRole('link', { name: 'Tools' }).click();
  await expect(old.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  expect(await buildOf(old)).toBe(before);
  await old.close();

  // What nobody uses any more goes with the next page that opens.
  const kept = async (): Promise<string[]> => {
    await other.reload();
    return other.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' program ')));
  };
  await expect.poll(kept).toEqual([`cliproom program ${await buildOf(other)}`]);

  const elsewhere = await startLocalServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<form method="post" enctype="multipart/form-data" action="${host.origin}/share"><input type="file" name="files" /><button>Share</button></form>`,
    );
  });
  await other.goto(elsewhere.origin);
  await other.locator('input').setInputFiles(SAMPLE_VIDEO);
  await other.getByRole('button', { name: 'Share' }).click();
  // Any page of the web can do that: nothing is taken until the person says so, also after a reload.
  const asked = other.getByRole('status').filter({ hasText: 'was shared with Cliproom. Add it?' });
  await expect(asked).toContainText('sample.mp4');
  await expectAccessible(other, 'a shared file');
  await other.reload();
  await asked.getByRole('button', { name: 'Add this file' }).click();
  await new ProjectPage(other).opened();
  await expect(asked).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('sample');
  await elsewhere.close();

  // From the file manager: a headless browser has none, so the page is handed the file as its queue would.
  await other.addInitScript(() => {
    const handle = {
      getFile: async () => new File([await (await fetch('/sample/sample.mp4')).blob()], 'opened.mp4'),
    };
    const setConsumer = (take: (launched: { files: unknown[] }) => void) => take({ files: [handle] });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await other.goto(host.origin);
  await new ProjectPage(other).opened();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('opened');
  await other.close();
  await host.close();
});

test('what was read last of a service is shown while it is out of reach, and nothing paid is started', async ({
  page,
  baseURL,
  home,
  project,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(HOST_IS_GONE);
  const first = await startHost(folder, baseURL ?? '');
  await connectTo(page, first, { keeps: true });
  const places = page.getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: 'Home' }).click();
  await home.add(SAMPLE_VIDEO);
  const url = await project.opened();
  await places.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /sample/ })).toBeVisible();
  await page.goBack();
  await project.opened();
  const listed = `"key":["projects"],"data":{"pages":[{"data":[{"id":"${url.split('/').at(-1)}"`;
  await expect.poll(() => keptReads(page)).toContain(listed);
  const kept = await keptReads(page);
  expect(kept).not.toContain(first.apiKey);
  expect(kept).not.toContain(first.ownerToken);
  await stopHost(first);

  await page.reload();
  const says = page.getByRole('status').filter({ hasText: 'You see what was loaded last, on' });
  await expect(says).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sample');
  await expect(project.start).toBeDisabled();
  await expect(project.start).toHaveAccessibleDescription(/^Not available until the service can be reached/);
  await expectAccessible(page, 'what was read last');
  await places.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /sample/ })).toBeVisible();
  await places.getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByText('Not loaded on this device yet').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await page.goBack();

  const second = await startHost(folder, baseURL ?? '', '--port', new URL(first.host.origin).port);
  try {
    await expect(says).toHaveCount(0);
    await expect(project.start).toBeEnabled();
    await places.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Use the service in this browser' }).click();
    await expect(page.getByText('Service built into this browser')).toBeVisible();
    expect(await keptReads(page)).toBe('[]');
  } finally {
    await leaveHost(page, second);
  }
});

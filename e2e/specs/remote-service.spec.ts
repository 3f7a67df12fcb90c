/**
 * The same client on a service elsewhere: connected by address and key to a host in a process of its own, with
 * another origin than the page. Nothing is kept in the browser unless it is asked for. A service that goes away is
 * missed at once, and found again.
 */
import { join } from 'node:path';
import { startLocalServer } from '../../src/testing/local-server.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import {
  askToConnect,
  connectTo,
  HOST_IS_GONE,
  leaveHost,
  onNodeHost,
  startHost,
  stopHost,
} from '../fixtures/node-host.ts';
import { acceptOneOf, reviewClips, shortCalmSample, shortSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

test('a clip is made on a service connected to by address and key', { tag: '@firefox' }, async ({
  page,
  baseURL,
  home,
  project,
  review,
  composition,
  folder,
}) => {
  await onNodeHost(page, folder, { pageOrigin: baseURL ?? '', keeps: false }, async (host) => {
    await acceptOneOf({ home, project, review }, await shortCalmSample(folder));
    await page.goBack();
    await project.accepted.getByRole('link').first().click();
    await composition.opened();
    const path = join(folder, 'clip.mp4');
    await composition.exportTo(path);
    await expectVideo(path, UPRIGHT);
    // What encodes there is not known here.
    await expect(page.getByText(/^Exports are encoded in /)).toHaveCount(0);

    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(host.apiKey);
    expect(stored).not.toContain(host.ownerToken);
    expect(page.url()).not.toContain(host.apiKey);
  });
});

test('a key without its owner is told what will listen', async ({ page, baseURL, home, project, folder }) => {
  const host = await startHost(folder, baseURL ?? '');
  try {
    await connectTo(page, { ...host, ownerToken: '' }, { keeps: false });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    const [video] = await shortSample(folder);
    await home.add(video);
    await project.opened();
    await expect(
      page.getByText(/ is downloaded first \(.+\), then transcribes the audio in roughly /),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change speech model' })).toHaveCount(0);
  } finally {
    await leaveHost(page, host);
  }
});

test('a service that is gone is told at once, and pages go on when it is back', async ({
  page,
  baseURL,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(HOST_IS_GONE);
  const first = await startHost(folder, baseURL ?? '');
  await connectTo(page, first, { keeps: false });
  const places = page.getByRole('navigation', { name: 'Main' });
  await stopHost(first);

  await places.getByRole('link', { name: 'Credits' }).click();
  const silence = page.getByRole('status').filter({ hasText: 'The service isn’t responding. Trying again…' });
  await expect(silence).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await silence.getByRole('button', { name: 'Try now' }).click();
  await expect(silence).toBeVisible();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();

  const second = await startHost(folder, baseURL ?? '', '--port', new URL(first.host.origin).port);
  try {
    await expect(page.getByText('Credits left')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(silence).toHaveCount(0);
    await places.getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByText('No projects yet')).toBeVisible();
  } finally {
    await leaveHost(page, second);
  }
});

test('a service that never answers need not be waited for', async ({ page }) => {
  const silent = await startLocalServer(() => undefined);
  try {
    const { origin } = silent;
    await askToConnect(page, { origin, apiKey: 'mck_silent', ownerToken: '' }, { keeps: false });
    await page.getByRole('button', { name: 'Use the service in this browser' }).click();
    await expect(page.getByText('Service built into this browser')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    // What was asked is still awaited.
    await page.goto('about:blank');
    await silent.close();
  }
});

test('where the service has no bin, deleting asks first and is for good', async ({
  page,
  baseURL,
  home,
  project,
  review,
  composition,
  folder,
}) => {
  // The same service as one that does not name the extension.
  await page.route('**/v1/me', async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as { features: string[] };
    await route.fulfill({
      response,
      json: { ...me, features: me.features.filter((name) => name !== 'bin') },
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') asked.push(new URL(request.url()).search);
  });
  await onNodeHost(page, folder, { pageOrigin: baseURL ?? '', keeps: true }, async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await home.add(...(await shortSample(folder)));
    const url = await project.opened();
    await project.keepCentre();
    await reviewClips({ project, review });
    await page.keyboard.press('a');
    await review.decisionsSent();
    await review.decisions('Accepted').click();
    await expect(page.getByText('Restoring it deletes its edits and exports.')).toBeVisible();
    await goWithin(page, url);
    await project.accepted.getByRole('link').first().click();
    await composition.opened();
    await composition.tab('Text').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('What nobody asked');
    await page.getByRole('button', { name: 'Save' }).click();
    await composition.expectRevision(2);
    await goWithin(page, url);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Back to review: What nobody asked' }).click();
    await expect(dialog).toContainText('Its edits are deleted.');
    await expectAccessible(page, 'what goes with an accepted clip');
    await dialog.getByRole('button', { name: 'Back to review' }).click();
    const notice = page.locator('[data-notice]').filter({ hasText: 'is back in review' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Undo' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete project' }).click();
    await expect(dialog).toContainText('deleted permanently');
    await expect(dialog).not.toContainText('bin');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete project' }).click();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await page.waitForURL(/\/projects$/);
    // The composition of the clip, and the project.
    expect(asked).toEqual(['', '']);
    await goWithin(page, '/assets');
    await expect(page.getByRole('link', { name: 'sample' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open bin' })).toHaveCount(0);
    await goWithin(page, '/bin');
    await expect(page.getByRole('heading', { name: 'No bin here' })).toBeVisible();
  });
});

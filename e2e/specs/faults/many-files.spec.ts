/** A folder of films on a link that is busy: four are under way, what is queued is folded up and can be given up at once. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deferred } from '../../../src/base/work/deferred.ts';
import { onFaultyHost } from '../../fixtures/faulty-host.ts';
import { goWithin } from '../../fixtures/go-within.ts';
import { expectAccessible } from '../../fixtures/look-test.ts';
import { shortSample } from '../../fixtures/sample-journey.ts';
import { expect, refused, test } from '../../fixtures/studio-test.ts';

/** Four under way, three that come next, and the rest of them. */
const FILMS = 12;

test('many films come one after the other, and those that wait are cancelled together', async ({
  page,
  baseURL,
  home,
  folder,
  expectedErrors,
}) => {
  // Nobody has heard them, which is asked where the mouse rests on one.
  expectedErrors.push(refused(404, '/transcript'));
  const [video] = await shortSample(folder);
  const films = Array.from({ length: FILMS }, (_, at) => join(folder, `film ${at + 1}.mp4`));
  await Promise.all(films.map((film) => copyFile(video, film)));
  await onFaultyHost(page, folder, baseURL ?? '', async ({ proxy, books }) => {
    const whole = deferred<void>();
    proxy.onRequest = ({ path }) =>
      /\/complete$/.test(path) ? { kind: 'hold', until: whole.promise } : null;
    await goWithin(page, '/');
    await home.add(...films);
    await goWithin(page, '/assets');
    const main = page.getByRole('main');
    const queued = main.getByText('5 more queued');
    await expect(queued).toBeVisible();
    await expect(main.getByText('Checking file…')).toHaveCount(4);
    expect(await books.openUploads()).toBe(4);

    await queued.click();
    await expect(main.getByText('film 12.mp4')).toBeVisible();
    await expectAccessible(page, 'many uploads');
    await main.getByRole('button', { name: 'Cancel these 5 uploads' }).click();
    await expect(queued).toHaveCount(0);
    await expect(main.getByText('Queued', { exact: true })).toHaveCount(3);

    whole.resolve();
    await expect(page.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /^film/ })).toHaveCount(
      7,
    );
    expect(await books.uploaded()).toHaveLength(7);
    expect(await books.openUploads()).toBe(0);
    await page.getByRole('button', { name: 'Nothing in progress' }).click();
    const tray = page.getByRole('dialog', { name: 'Activity' });
    await expect(tray.getByText('Cancelled')).toHaveCount(5);
    await tray.getByRole('button', { name: 'Clear finished' }).click();
    await expect(tray.getByText(/^Uploads, clip searches and exports appear here/)).toBeVisible();
  });
});

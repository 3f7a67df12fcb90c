/** Files of the account: found, looked at, read, and deleted once nothing uses them. */
import { join } from 'node:path';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

const COLUMNS = ['File', 'Type', 'Origin', 'Length', 'Size', 'Added'];

test('files are shown as posters or rows, filtered and searched, and the address keeps it', async ({
  page,
  expectedErrors,
  begin,
}) => {
  expectedErrors.push(refused(409, '/owner/assets/ast_\\w+\\?bin=only'));
  await begin.sampleAdded();
  await goWithin(page, '/assets');
  const list = page.getByRole('list', { name: 'Assets' });
  await expect(list.getByRole('link', { name: /sample/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Storage' }).getByText(/in use$/)).toBeVisible();

  await page.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  await page.getByLabel('Type').selectOption('audio');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.getByLabel('Type').selectOption('video');
  await page.getByLabel('Search by name').pressSequentially('SAMP');
  await page.reload();
  await expect(page.getByLabel('Search by name')).toHaveValue('SAMP');
  await expect(page).toHaveURL(/view=table&kind=video&q=SAMP/);

  const table = page.getByRole('table', { name: 'Assets' });
  await expect(table.getByRole('columnheader')).toHaveText(COLUMNS);
  await table.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'sample', level: 1 })).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByLabel('Search transcript').pressSequentially('friday');
  await expect(page.locator('mark').first()).toHaveText(/friday/i);
  // A search stands in the address: it outlasts a reload, and can be sent to somebody.
  await page.reload();
  await expect(page.getByLabel('Search transcript')).toHaveValue('friday');
  await expect(page.locator('mark').first()).toHaveText(/friday/i);
  await page.locator('ol').getByRole('button').last().click();
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(1);

  const uses = page.getByRole('region', { name: 'Used by' });
  await expect(uses.getByRole('link', { name: /sample/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Couldn’t delete' });
  await expect(dialog.getByRole('alert')).toContainText('Projects use this file: sample');
  await dialog.getByRole('link', { name: 'sample' }).click();
  await expect(page).toHaveURL(/\/projects\/prj_/);
});

test('a film that a browser recorded, which does not say how long it is, can be gone through', async ({
  page,
  home,
  project,
  folder,
}) => {
  const recorded = join(folder, 'recorded.webm');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=10:d=8', '-c:v', 'libvpx', '-cpu-used', '8'];
  await ffmpeg(...picture, '-deadline', 'realtime', '-live', '1', recorded);
  await home.open();
  await home.add(recorded);
  await project.opened();
  await goWithin(page, '/assets');
  await page
    .getByRole('list', { name: 'Assets' })
    .getByRole('link', { name: /recorded/ })
    .click();
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Math.round(Number(await position.getAttribute('max')))).toBe(8);
  await position.press('ArrowRight');
  await position.press('ArrowRight');
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate(({ currentTime, seeking }: HTMLVideoElement) => !seeking && currentTime > 0))
    .toBe(true);
});

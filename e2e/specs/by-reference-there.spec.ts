/** A host is given a folder of films: people elsewhere watch them and take clips of them, and they stay in that folder. */
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { onNodeHost } from '../fixtures/node-host.ts';
import { shortSample } from '../fixtures/sample-journey.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('films of a folder of a host are watched where they are, and one that moves there is told', async ({
  page,
  baseURL,
  folder,
  expectedErrors,
}) => {
  // It has none yet.
  expectedErrors.push(refused(404, '/transcript'));
  const films = join(folder, 'films');
  await mkdir(films);
  const [video] = await shortSample(folder);
  const film = join(films, 'talk.mp4');
  await rename(video, film);
  const elsewhere = { pageOrigin: baseURL ?? '', keeps: true, flags: ['--films', films] };
  await onNodeHost(page, folder, elsewhere, async ({ host }) => {
    await expect.poll(() => host.printed.out).toContain('1 new in the library');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
    await page.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /talk/ }).click();
    await expect(
      page.getByText('This video is read where it is on the computer of this service'),
    ).toBeVisible();
    await expect
      .poll(() => page.locator('video').evaluate((shown: HTMLVideoElement) => shown.videoWidth))
      .toBeGreaterThan(0);

    expectedErrors.push(refused(409, '/files/.*'));
    await rename(film, join(folder, 'moved.mp4'));
    await page.reload();
    await expect(
      page.getByText('“talk.mp4” is no longer where it was on the computer of this service.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Keep a copy in Cliproom/ })).toHaveCount(0);

    await rename(join(folder, 'moved.mp4'), film);
    await page.reload();
    await page.getByRole('button', { name: /^Keep a copy in Cliproom/ }).click();
    await expect(page.getByText('This video is read where it is')).toHaveCount(0);
    expect(await readdir(films)).toEqual(['talk.mp4']);
  });
});

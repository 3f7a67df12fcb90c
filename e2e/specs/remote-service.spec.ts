/**
 * The same client on a service elsewhere: connected by address and key to a host in a process of its own, with
 * another origin than the page. Nothing is kept in the browser unless it is asked for.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostProcess, startHostProcess } from '../../src/testing/conformance/built-host.ts';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { SAMPLE_CAPTIONS, SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

async function startHost(folder: string, pageOrigin: string) {
  const files = { key: join(folder, 'key'), owner: join(folder, 'owner') };
  const host = await startHostProcess([
    ...['--data', join(folder, 'data'), '--cors-origin', pageOrigin],
    ...['--key-file', files.key, '--owner-token-file', files.owner],
  ]);
  const secret = async (file: string) => (await readFile(file, 'utf8')).trim();
  return { host, apiKey: await secret(files.key), ownerToken: await secret(files.owner) };
}

async function stop({ child }: HostProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

test('a clip is made on a service connected to by address and key', async ({
  page,
  baseURL,
  home,
  project,
  review,
  composition,
  folder,
}) => {
  test.setTimeout(300_000);
  const { host, apiKey, ownerToken } = await startHost(folder, baseURL ?? '');
  try {
    await page.goto('/settings');
    await page.getByRole('textbox', { name: 'Address' }).fill(host.origin);
    await page.getByLabel('API key', { exact: true }).fill(apiKey);
    await page.getByLabel('Owner token', { exact: true }).fill(ownerToken);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText(host.origin)).toBeVisible();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await home.add(SAMPLE_VIDEO, SAMPLE_CAPTIONS);
    await project.opened();
    await project.keepCentre();
    await project.start.click();
    await project.analysed();
    await project.reviewLink.click();
    await review.opened();
    await page.keyboard.press('a');
    await review.expectDecided(1);
    await page.goBack();
    await project.accepted.getByRole('link').first().click();
    await composition.opened();
    await composition.exportButton.click();
    await expect(composition.download).toBeVisible({ timeout: 200_000 });
    const downloading = page.waitForEvent('download');
    await composition.download.click();
    const path = join(folder, 'clip.mp4');
    await (await downloading).saveAs(path);
    const video = (await ffprobe(path)).find((stream) => stream.codec_type === 'video');
    expect(video).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920 });
    await acceptMp4(path);

    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(apiKey);
    expect(stored).not.toContain(ownerToken);
    expect(page.url()).not.toContain(apiKey);
  } finally {
    await stop(host);
  }
});

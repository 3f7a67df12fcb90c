/**
 * The same client on a service elsewhere: connected by address and key to a host in a process of its own, with
 * another origin than the page. Nothing is kept in the browser unless it is asked for.
 */
import { join } from 'node:path';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { connectTo, startHost, stopHost } from '../fixtures/node-host.ts';
import { SAMPLE_CAPTIONS, SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

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
  const host = await startHost(folder, baseURL ?? '');
  try {
    await connectTo(page, host, { keeps: false });

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
    const path = join(folder, 'clip.mp4');
    await composition.exportTo(path);
    const video = (await ffprobe(path)).find((stream) => stream.codec_type === 'video');
    expect(video).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920 });
    await acceptMp4(path);

    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(host.apiKey);
    expect(stored).not.toContain(host.ownerToken);
    expect(page.url()).not.toContain(host.apiKey);
  } finally {
    await stopHost(host);
  }
});

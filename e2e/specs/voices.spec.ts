/** Voices can be heard before one is chosen, and can be those of a server of one's own. */
import { join } from 'node:path';
import { ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { startSpeechServer } from '../../src/testing/speech-server.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('the sample of a voice plays and stops', async ({ page, tools }) => {
  await tools.open('voiceover');
  await page.getByRole('button', { name: 'Listen to Isla' }).click();
  await expect
    .poll(() =>
      page
        .locator('audio')
        .evaluateAll((all) => Math.max(...all.map((one) => (one as HTMLAudioElement).currentTime))),
    )
    .toBeGreaterThan(0.2);
  const played = page.locator('audio[src$="/voices/en-isla.mp3"]');
  await expect(played).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Listen to Isla' })).toBeVisible();
});

test('a script is spoken by a voice of a server of one’s own, and nothing is sent to it once it is forgotten', async ({
  page,
  home,
  tools,
  folder,
}) => {
  const server = await startSpeechServer({ af_heart: 440, if_sara: 880 });
  try {
    await home.open();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    const panel = page.getByRole('region', { name: 'Your voices' });
    await panel.getByLabel('Voice server address').fill(server.address);
    await panel.getByLabel('Voice model name').fill('kokoro');
    const save = panel.getByRole('button', { name: 'Save voices' });
    await expect(save).toBeDisabled();
    await panel.getByLabel('English voices').fill('af_heart, af_nobody');
    await panel.getByLabel('Italian voices').fill('if_sara');
    await save.click();
    await panel.getByRole('button', { name: 'Test voices' }).click();
    await expect(panel.getByRole('status')).toContainText('answered 400 instead of a voice');
    await panel.getByLabel('English voices').fill('af_heart');
    await save.click();
    await panel.getByRole('button', { name: 'Test voices' }).click();
    await expect(panel.getByRole('status')).toHaveText('All voices work.');

    await tools.open('voiceover');
    await page.getByLabel('Script').fill('A server can speak. This page only writes it down.');
    await page.getByText('af_heart', { exact: true }).click();
    await tools.start('Generate voiceover').click();
    await expect(tools.download).toBeVisible();
    await tools.listen();
    const downloading = page.waitForEvent('download');
    await tools.download.click();
    const path = join(folder, 'own-voice.mp3');
    await (await downloading).saveAs(path);
    const [stream] = await ffprobe(path);
    expect(stream).toMatchObject({ codec_name: 'mp3' });
    // A character takes 60 milliseconds on that server.
    expect(Math.abs(Number(stream?.duration) - 3.2)).toBeLessThan(0.5);

    const { length } = server.asked;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await panel.getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByLabel('Voice server address')).toHaveValue('');
    await tools.open('voiceover');
    await expect(page.getByRole('radio', { name: /^Isla/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^af_heart/ })).toHaveCount(0);
    expect(server.asked).toHaveLength(length);
  } finally {
    await server.close();
  }
});

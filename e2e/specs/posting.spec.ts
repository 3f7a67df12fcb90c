/** What a clip is posted with: a cover from a frame of one's own, and words inside the limits of each platform. */
import { join } from 'node:path';
import { psnrDb } from '../../src/testing/media/picture-noise.ts';
import { ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('a cover is chosen and words are written for a platform, and both are kept', async ({
  page,
  composition,
  folder,
  begin,
}) => {
  await begin.firstComposition();
  await test.step('what each app covers is shown over the picture', async () => {
    const zones = page.getByLabel('Safe zones', { exact: true });
    const shade = page.getByRole('img', { name: /^Shaded/ });
    await expect(shade).toHaveCount(0);
    await zones.selectOption('Safe zones: TikTok');
    await expect(shade).toBeVisible();
    await zones.selectOption('Safe zones off');
    await expect(shade).toHaveCount(0);
  });

  await composition.tab('Post').click();
  const cover = page.getByRole('region', { name: 'Cover' });
  const texts = page.getByRole('region', { name: 'Post text' });
  const coverAt = (time: string) => cover.getByRole('img', { name: `Cover at ${time}` });
  const takeCover = async (name: string): Promise<string> => {
    const downloading = page.waitForEvent('download');
    await cover.getByRole('button', { name: 'Download cover' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.jpg$/);
    await download.saveAs(join(folder, name));
    return join(folder, name);
  };
  await test.step('the cover is a frame of the clip at full size, the one that is wanted', async () => {
    await expect(coverAt('0:00.60')).toBeVisible();
    const first = await takeCover('first.jpg');
    await composition.seek(5);
    await cover.getByRole('button', { name: 'Use current frame' }).click();
    await expect(coverAt('0:05.00')).toBeVisible();
    const chosen = await takeCover('chosen.jpg');
    expect(await ffprobe(chosen)).toMatchObject([{ codec_name: 'mjpeg', width: 1080, height: 1920 }]);
    expect(await psnrDb(first, chosen)).toBeLessThan(40);
    await expectAccessible(page, 'what a clip is posted with');
  });

  const title = texts.getByLabel('Title');
  const save = texts.getByRole('button', { name: 'Save' });
  await test.step('words have the limits of their platform', async () => {
    await expect(title).not.toHaveValue('');
    await title.fill('x'.repeat(101));
    await expect(texts.getByText('1 character too many')).toBeVisible();
    await title.fill('My title');
    await texts.getByLabel('Text', { exact: true }).fill('Mine #a');
    await save.click();
    await expect(save).toBeDisabled();
    await texts.getByLabel('Platform').selectOption('TikTok');
    await expect(title).toHaveCount(0);
    await texts.getByLabel('Text', { exact: true }).fill('#1 #2 #3 #4 #5 #6');
    await expect(texts.getByText('6 hashtags are too many: TikTok takes 5.')).toBeVisible();
    await expectAccessible(page, 'words that a platform does not take');
    // Left unsaved: it is kept where the form is left.
    await texts.getByLabel('Platform').selectOption('YouTube Shorts');
  });

  await test.step('it is all there the next time, and the clip was not changed by it', async () => {
    await page.reload();
    await expect(coverAt('0:05.00')).toBeVisible();
    await expect(title).toHaveValue('My title');
    await expect(texts.getByLabel('Text', { exact: true })).toHaveValue('Mine #a');
    await texts.getByLabel('Platform').selectOption('TikTok');
    await expect(texts.getByLabel('Text', { exact: true })).toHaveValue('#1 #2 #3 #4 #5 #6');
    await composition.expectRevision(1);
    await texts.getByRole('button', { name: 'Use suggested text' }).click();
    await expect(texts.getByLabel('Text', { exact: true })).not.toHaveValue(/#6/);
    await cover.getByRole('button', { name: 'Use automatic frame' }).click();
    await expect(coverAt('0:00.60')).toBeVisible();
  });
});

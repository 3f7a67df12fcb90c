/** A video without subtitles: what will listen is said before the start, and a model that cannot be fetched is told as that. */
import { shortSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('a speech model that cannot be fetched is told as that, with ways on', async ({
  page,
  context,
  home,
  project,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_|Failed to load resource/);
  await context.route(/^https:\/\//, (route) => route.abort());
  const [video, captions] = await shortSample(folder);
  await home.open();
  await home.add(video);
  await project.opened();
  await project.keepCentre();
  await expect(
    page.getByText(/ is downloaded first \(.+\), then transcribes the audio in roughly /),
  ).toBeVisible();
  await project.start.click();
  await project.analysed();
  await expect(page.getByText('The audio was not transcribed.')).toBeVisible();
  await expect(page.getByText('No words were found')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Continue without words' })).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Find clips again' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await test.step('subtitles added now are used the next time, and named beside the video', async () => {
    const dialog = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add subtitles' }).click();
    await (await dialog).setFiles(captions);
    await expect(page.getByText(/· Subtitles attached/)).toBeVisible();
    await page.getByRole('button', { name: 'Find clips again' }).click();
    await project.analysed();
    await expect(page.getByText('The audio was not transcribed.')).toHaveCount(0);
  });
});

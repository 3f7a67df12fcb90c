/** Speakers told apart by models from a folder: in subtitles that do not name them, named by hand, and said plainly where it fails. */
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SPEAKER_MODELS } from '../../src/media/listen/speakers/speaker-models.ts';
import { structuralSpeakerModels } from '../../src/testing/speech/structural/keep-models.ts';
import { twoVoicesFilm } from '../../src/testing/speech/two-voices-film.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const FILM_SEC = 30;

test('who speaks is told by the sound of the voices, and can be named', async ({
  page,
  context,
  home,
  project,
  review,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_|Failed to load resource/);
  await context.route(/^https:\/\//, (route) => route.abort());
  const [film, models] = [join(folder, 'talk.mov'), join(folder, 'models')];
  await twoVoicesFilm(film, FILM_SEC, join(folder, 'talk.srt'));
  await asOnTheirHub(models);

  await home.open();
  await home.add(film);
  await project.opened();
  await goWithin(page, '/settings');
  const speech = page.getByRole('region', { name: 'Speech recognition' });
  await test.step('the models come from a folder, because nothing can be fetched', async () => {
    const tell = speech.getByLabel('Tell speakers apart');
    await expect(tell).not.toBeChecked();
    await speech
      .getByLabel('Load from folder: speaker models')
      .locator('visible=false')
      .setInputFiles(models);
    await expect(speech.getByRole('button', { name: 'Delete speaker models' })).toBeVisible();
    await tell.click();
    await expect(tell).toBeChecked();
    await page.reload();
    await expect(tell).toBeChecked();
  });

  await goWithin(page, '/assets');
  await page.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /talk/ }).click();
  const transcript = page.getByRole('region', { name: 'Transcript' });
  const dialog = page.getByRole('dialog');
  const makeAgain = async (): Promise<void> => {
    await transcript.getByRole('button', { name: /^Transcribe/ }).click();
    await dialog.getByLabel('Words from').selectOption('Subtitles inside the file');
    const tell = dialog.getByLabel('Tell speakers apart');
    await expect(tell).not.toBeChecked();
    await tell.check();
    await dialog.getByRole('button', { name: 'Transcribe' }).click();
  };
  await test.step('subtitles that do not say who speaks are told apart', async () => {
    await makeAgain();
    await expect(transcript.getByText('Speaker 1').first()).toBeVisible();
    await expect(transcript.getByText('Speaker 2').first()).toBeVisible();
  });

  await test.step('who is named is called so', async () => {
    await transcript.getByText('2 speakers').click();
    await transcript.getByLabel('Speaker 1').fill('Anna');
    await transcript.getByRole('button', { name: 'Save names' }).click();
    await expect(transcript.getByText('Anna').first()).toBeVisible();
    await expect(transcript.getByText('Speaker 2').first()).toBeVisible();
  });

  const asset = page.url();
  await test.step('captions of a clip can show each in a colour of their own', async () => {
    await goWithin(page, '/projects');
    await page.getByRole('link', { name: /talk/ }).first().click();
    await project.keepCentre();
    await project.start.click();
    await project.analysed();
    await page.getByRole('link', { name: 'Review' }).first().click();
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    await review.decisionsSent();
    await page.goBack();
    await page.locator('a[href*="/compositions/"]').first().click();
    await page.getByRole('tab', { name: 'Style' }).click();
    const colors = page.getByLabel('A colour for each speaker');
    await colors.click();
    await expect(colors).toBeChecked();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Style' }).click();
    await expect(colors).toBeChecked();
    // A style that does not follow the voice has none to show.
    await page.getByText('Outline', { exact: true }).click();
    await expect(colors).toHaveCount(0);
    await page.getByText('Karaoke', { exact: true }).click();
    await expect(colors).toBeChecked();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('and keep them in an edit that begins as the clip', async () => {
    await page.getByRole('button', { name: 'Edit in timeline' }).click();
    // The clip has a choice of the same name.
    await page.waitForURL(/\/timeline/);
    await page.getByRole('tab', { name: 'Properties' }).click();
    const colors = page.getByLabel('A colour for each speaker');
    await expect(colors).toBeChecked();
    await colors.click();
    await expect(colors).not.toBeChecked();
  });

  await test.step('without the models the words stay, and it is said why nobody is named', async () => {
    await goWithin(page, '/settings');
    await speech.getByRole('button', { name: 'Delete speaker models' }).click();
    await expect(speech.getByRole('button', { name: 'Download speaker models' })).toBeVisible();
    await goWithin(page, asset);
    await makeAgain();
    await expect(
      transcript.getByText(/^Speakers were not told apart\. The speech model could not/),
    ).toBeVisible();
    await expect(transcript.getByText('Good morning to all of you.').first()).toBeVisible();
    await expect(transcript.getByText('Anna')).toHaveCount(0);
  });
});

/** Each in the folder of its repository, by the same name. */
async function asOnTheirHub(folder: string): Promise<void> {
  const kept = await structuralSpeakerModels();
  for (const { id, repository, files } of SPEAKER_MODELS) {
    const [path] = files;
    const target = join(folder, basename(repository), path);
    await mkdir(join(target, '..'), { recursive: true });
    await copyFile(kept.find(({ modelId }) => modelId === id)?.files[path] ?? '', target);
  }
}

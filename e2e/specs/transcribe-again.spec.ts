/** A transcript put right on the page of its video: made, its language corrected, made again, and kept where that fails. */
import { writeFile } from 'node:fs/promises';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const SUBTITLES = `1
00:00:01,000 --> 00:00:04,000
Perché nessuno ci ha detto la verità?

2
00:00:05,000 --> 00:00:09,000
Quando sbagli, il cervello cerca un’altra strada.
`;

test('a video is transcribed again on its page; where that fails its transcript stays', async ({
  page,
  context,
  home,
  project,
  expectedErrors,
}, info) => {
  expectedErrors.push(/net::ERR_|Failed to load resource/);
  await context.route(/^https:\/\//, (route) => route.abort());
  const film = info.outputPath('film.mp4');
  await makeFilm(film, info.outputPath('words.srt'));
  await home.open();
  await home.add(film);
  await project.opened();
  await goWithin(page, '/assets');
  await page.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /film/ }).click();

  const transcript = page.getByRole('region', { name: 'Transcript' });
  const dialog = page.getByRole('dialog');
  await test.step('from the subtitles inside the file', async () => {
    await expect(transcript.getByText('This file has no transcript yet.')).toBeVisible();
    await transcript.getByRole('button', { name: 'Transcribe' }).click();
    await dialog.getByLabel('Words from').selectOption('Subtitles inside the file');
    await expect(dialog.getByLabel('Names and terms')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Transcribe' }).click();
    await expect(transcript.getByText('Perché nessuno ci ha detto la verità?')).toBeVisible();
  });

  const language = transcript.getByLabel('Transcript language');
  await test.step('whose language was named wrongly', async () => {
    await expect(language).toHaveValue('en');
    await language.selectOption('Italian');
    await expect(language).toBeEnabled();
    await page.reload();
    await expect(language).toHaveValue('it');
  });

  await test.step('then from speech, with a model that cannot be fetched', async () => {
    // The keys of the frame come with its tools, after the first paint.
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await dialog.getByRole('searchbox').fill('transcribe again');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Spoken language')).toHaveValue('it');
    await expect(dialog.getByText(/Clips and edits you have made keep their words/)).toBeVisible();
    await dialog.getByLabel('Names and terms').fill('Cliproom');
    await dialog.getByRole('button', { name: 'Transcribe' }).click();
    await expect(transcript.getByRole('alert')).toBeVisible();
    await expect(transcript.getByText('Perché nessuno ci ha detto la verità?')).toBeVisible();
    await expect(transcript.getByRole('button', { name: 'Transcribe again' })).toBeEnabled();
  });
});

test('words that an analysis finds appear on the page of their video by themselves', async ({
  context,
  home,
  project,
}, info) => {
  const film = info.outputPath('film.mp4');
  await makeFilm(film, info.outputPath('words.srt'));
  await home.open();
  await home.add(film);
  await project.opened();
  await project.keepCentre();

  const other = await context.newPage();
  await other.goto('/assets');
  await other.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /film/ }).click();
  const transcript = other.getByRole('region', { name: 'Transcript' });
  await expect(transcript.getByText('This file has no transcript yet.')).toBeVisible();
  await project.start.click();
  await project.analysed();
  await expect(transcript.getByText('Perché nessuno ci ha detto la verità?')).toBeVisible();
});

/** With subtitles inside it. */
async function makeFilm(film: string, text: string): Promise<void> {
  await writeFile(text, SUBTITLES);
  const streams = ['-t', '20', '-i', SAMPLE_VIDEO, '-i', text, '-map', '0:v', '-map', '0:a', '-map', '1'];
  await ffmpeg(...streams, '-c', 'copy', '-c:s', 'mov_text', '-metadata:s:s:0', 'language=eng', film);
}

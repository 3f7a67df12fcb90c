/** Voiceover, separation and ideas, from what is asked to what is heard, read and taken along. */
import { join } from 'node:path';
import { ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { pressOn } from '../fixtures/keyboard.ts';
import { showMetered } from '../fixtures/show-metered.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('a script becomes a voice that is heard, downloaded, and found again', async ({
  page,
  tools,
  folder,
}) => {
  await showMetered(page);
  await tools.open('voiceover');
  const start = tools.start('Generate voiceover');
  await expect(start).toBeDisabled();
  await expect(page.getByText('paid by the plan. No credits')).toBeVisible();
  await page.getByLabel('Script').fill('A page can speak. It needs no server.');
  await expect(page.getByText('37 / 5,000')).toBeVisible();
  await page.getByText('Isla', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Isla/ })).toBeChecked();
  await start.click();
  await expect(tools.download).toBeVisible();
  await tools.listen();

  const downloading = page.waitForEvent('download');
  await tools.download.click();
  const path = join(folder, 'voice.mp3');
  await (await downloading).saveAs(path);
  expect((await ffprobe(path))[0]).toMatchObject({ codec_name: 'mp3' });

  await page.reload();
  await expect(tools.download).toBeVisible();
  await tools.open();
  await tools.history.getByRole('link', { name: /A page can speak/ }).click();
  await expect(page).toHaveURL(/\/tools\/voiceover\?run=run_/);
  await expect(tools.download).toBeVisible();

  // The voice is called as where it was chosen, and what was asked is asked once more, with a change.
  await expect(page.getByText(/^Isla · English · /)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Use these settings' }));
  const script = page.getByLabel('Script');
  await expect(script).toBeFocused();
  await expect(script).toHaveValue('A page can speak. It needs no server.');
  await expect(page.getByRole('radio', { name: /^Isla/ })).toBeChecked();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('the sound of a video is separated and heard against the original', async ({
  page,
  home,
  project,
  tools,
  files,
}) => {
  await home.open();
  await home.add(await files.path('card.mp4'));
  await project.opened();
  await tools.open('separation');
  const start = tools.start('Separate audio');
  await expect(start).toBeDisabled();
  await tools.sources.getByRole('button', { name: /card/ }).click();
  await page.getByRole('radio', { name: /^Instrumental/ }).check();
  await start.click();
  await expect(tools.download).toBeVisible();
  await tools.listen();
  const original = page.getByRole('button', { name: 'Original' });
  const at = Number(await tools.position.inputValue());
  await original.click();
  await expect(original).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => Number(await tools.position.inputValue())).toBeGreaterThanOrEqual(at);

  // What was kept is a sound, and may be separated once more.
  await expect(tools.sources.getByRole('button', { disabled: false })).toHaveCount(2);
  await page.getByRole('radio', { name: /^Vocals/ }).check();
  await page.getByRole('button', { name: 'Use these settings' }).click();
  await expect(page.getByRole('radio', { name: /^Instrumental/ })).toBeChecked();
  await expect(tools.sources.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('ideas lead to a project of their kind with what is known filled in', async ({ page, tools }) => {
  await tools.open('ideas');
  await page.getByLabel('Topic').fill('How a small bakery sets its prices');
  await page.getByLabel('Video type').selectOption('story');
  await page.getByRole('spinbutton', { name: 'Ideas' }).fill('3');
  await tools.start('Generate ideas').click();
  const ideas = page.getByRole('list', { name: 'Ideas' });
  const leads = ideas.getByRole('link', { name: 'Create project' });
  await expect(leads).toHaveCount(3);
  await expect(ideas.getByText('Story time', { exact: true })).toHaveCount(3);
  const title = (await ideas.getByRole('heading').first().textContent()) ?? '';
  const lead = new URL((await leads.first().getAttribute('href')) ?? '', page.url());
  expect(lead.pathname).toBe('/projects/new');
  expect(lead.searchParams.get('kind')).toBe('forumstory');
  expect(lead.searchParams.get('title')).toBe(title);
  await page.getByLabel('Filter by status').selectOption('failed');
  await expect(page.getByText('No matching runs.')).toBeVisible();
});

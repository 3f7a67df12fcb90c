/** Every kind of project from the chooser to its video, on small made files in the built-in service. */
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { pressOn } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('a split screen is made by keyboard alone and exported', async ({
  page,
  make,
  files,
  composition,
  folder,
}) => {
  await page.goto('/projects/new');
  await pressOn(page, page.getByRole('link', { name: 'Split screen' }));
  await make.uploadByKeyboard('Main video', await files.path('card.mp4'));
  await make.uploadByKeyboard('Second video', await files.path('scenes-marked.mp4'));
  await pressOn(page, page.getByRole('radio', { name: 'Half and half' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Main larger' })).toBeChecked();
  await pressOn(page, make.create);
  await make.created();
  await expect(page.getByText(/Costs \d+ credit.*left after/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Main larger' })).toBeChecked();
  await pressOn(page, make.build);
  await make.built();
  await pressOn(page, composition.exportButton);
  await expect(composition.download).toBeVisible({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await pressOn(page, composition.download);
  const path = `${folder}/split.mp4`;
  await (await downloading).saveAs(path);
  const video = (await ffprobe(path)).find((stream) => stream.codec_type === 'video');
  expect(video).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920 });
  await acceptMp4(path);
});

test('a streamer project can be changed before it is built and built again after', async ({
  page,
  make,
  files,
}) => {
  await make.choose('Streamer');
  await expect(make.create).toBeDisabled();
  await make.upload('Video', await files.path('card.mp4'));
  await page.getByLabel('Headline').fill('x'.repeat(121));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await expect(make.create).toBeDisabled();
  await page.getByLabel('Headline').fill('Nobody expected this');
  await page.getByLabel('Framing').selectOption({ label: 'Centre' });
  await make.create.click();
  await make.created();
  await page.getByLabel('Headline').fill('Everybody expected this');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('Everybody expected this');
  await make.build.click();
  await make.built();
  await page.getByRole('button', { name: 'Change and build again' }).click();
  await page.getByLabel('Headline').fill('Third time lucky');
  await page.getByRole('button', { name: 'Build it again' }).click();
  await expect(page.getByText('revision 2')).toBeVisible({ timeout: 60_000 });
  await make.openVideo.click();
  await page.waitForURL(/\/compositions\/cmp_/);
});

test('a forum story is spoken over a background that was there already', async ({ page, make, files }) => {
  await make.choose('Forum story');
  await make.upload('Background video', await files.path('card.mp4'));
  await make.choose('Forum story');
  await page.getByLabel('Title of the post').fill('I found a door');
  await page.getByLabel('Story', { exact: true }).fill('It was open.\nNobody came back.');
  await page.getByLabel('Written by').fill('moonlight');
  await page.getByLabel('Forum', { exact: true }).fill('nosleep');
  await page.getByText('Henry', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Henry/ })).toBeChecked();
  await make.pick('Background video', 'card');
  await expect(page.getByRole('img', { name: 'Preview of the video' })).toBeVisible();
  await make.create.click();
  await make.created();
  await expect(page.getByRole('heading', { level: 1, name: 'I found a door' })).toBeVisible();
  await make.build.click();
  await make.built();
  await expect(make.openVideo).toBeVisible();
});

test('a vibe edit is prepared once and leads to its timeline', async ({ page, make, files }) => {
  await make.choose('Vibe edit');
  await make.upload('Video to edit', await files.path('card.mp4'));
  await page.getByText('Square', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked();
  await make.create.click();
  await make.created();
  await expect(page.getByText(/settings were fixed/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Square' })).toBeDisabled();
  await make.prepare.click();
  await make.built();
  await expect(page.getByRole('link', { name: 'Open the timeline' })).toHaveAttribute('href', /\/timeline$/);
});

test('auto clips begin with a video of the library', async ({ page, make, files, project }) => {
  await make.choose('Auto clips');
  await make.upload('Video to find clips in', await files.path('card.mp4'));
  await project.opened();
  await page.goto('/projects');
  await page.getByLabel('Kind').selectOption({ label: 'Auto clips' });
  await expect(page.getByRole('link', { name: /card/ })).toBeVisible();
  await page.getByLabel('Kind').selectOption({ label: 'Streamer' });
  await expect(page.getByText('No projects of this kind')).toBeVisible();
});

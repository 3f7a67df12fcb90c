/** Every kind of project from the chooser to its video, on small made files in the built-in service. */
import { join } from 'node:path';
import { goWithin } from '../fixtures/go-within.ts';
import { arrowTo, pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { showMetered } from '../fixtures/show-metered.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { expectVideo, SQUARE, UPRIGHT } from '../fixtures/taken-away.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

/** Of a video in which nothing is said, as of these. */
const NO_WORDS = refused(404, '/transcript');

test('a split screen is made by keyboard alone and exported', async ({
  page,
  make,
  files,
  composition,
  folder,
}) => {
  await showMetered(page);
  await make.chooseByKeyboard('Split screen');
  const missing = (what: string) => page.getByRole('status').filter({ hasText: `Add ${what} to continue.` });
  await expect(missing('the main video')).not.toHaveAttribute('aria-live');
  await make.uploadByKeyboard('Main video', await files.path('card.mp4'));
  // Its change is told; what stood there before a dialog is not told again after it.
  await expect(missing('the second video')).not.toHaveAttribute('aria-live');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing('the second video')).toHaveAttribute('aria-live', 'off');
  await make.uploadByKeyboard('Second video', await files.path('scenes-marked.mp4'));
  await pressOn(page, page.getByRole('radio', { name: 'Half and half' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Main video larger' })).toBeChecked();
  await make.createByKeyboard();
  await expect(page.getByText(/Costs \d+ credit.*left after/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Main video larger' })).toBeChecked();
  await pressOn(page, make.build);
  await make.built();
  const video = join(folder, 'split.mp4');
  await composition.exportByKeyboard(video);
  await expectVideo(video, UPRIGHT);
});

test('a streamer project can be changed before it is built and built again after', async ({
  page,
  make,
  files,
  composition,
  expectedErrors,
}) => {
  expectedErrors.push(NO_WORDS);
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
  await page.getByRole('button', { name: 'Rename project' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Named by hand');
  await page.keyboard.press('Enter');
  // The settings that are open have the name too, and do not take it back.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Named by hand');
  await page.getByLabel('Headline').fill('Everybody expected this');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Named by hand' })).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Everybody expected this');
  await make.build.click();
  await make.built();
  await page.getByRole('button', { name: 'Edit and rebuild' }).click();
  await page.getByLabel('Headline').fill('Third time lucky');
  await page.getByRole('button', { name: 'Build again' }).click();
  await expect(page.getByText('revision 2')).toBeVisible();
  await make.openVideo.click();
  await composition.opened();
});

test('a forum story over a background that was there already is made by keyboard alone and exported', async ({
  page,
  make,
  files,
  composition,
  folder,
}) => {
  await make.chooseByKeyboard('Forum story');
  await make.uploadByKeyboard('Background video', await files.path('card.mp4'));
  await make.chooseByKeyboard('Forum story');
  await typeInto(page, page.getByRole('textbox', { name: 'Post title' }), 'I found a door');
  const story = page.getByRole('textbox', { name: 'Story', exact: true });
  await typeInto(page, story, 'It was open.\nNobody came back.');
  await typeInto(page, page.getByRole('textbox', { name: 'Forum', exact: true }), 'nosleep');
  await typeInto(page, page.getByRole('textbox', { name: 'Author' }), 'moonlight');
  await arrowTo(page, page.getByRole('group', { name: 'Voice' }), /^Henry/);
  await make.pickByKeyboard('Background video', 'card');
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await make.createByKeyboard();
  await expect(page.getByRole('heading', { level: 1, name: 'I found a door' })).toBeVisible();
  await pressOn(page, make.build);
  await make.built();
  await expect(make.openVideo).toBeVisible();
  const video = join(folder, 'story.mp4');
  await composition.exportByKeyboard(video);
  await expectVideo(video, UPRIGHT);
});

test('a vibe edit is prepared once, cut on its timeline and exported, by keyboard alone', async ({
  page,
  make,
  files,
  composition,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(NO_WORDS);
  await make.chooseByKeyboard('Vibe edit');
  await make.uploadByKeyboard('Video to edit', await files.path('card.mp4'));
  await arrowTo(page, page.getByRole('group', { name: 'Aspect ratio' }), 'Square 1:1');
  await make.createByKeyboard();
  await expect(page.getByText(/settings can’t be changed/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Square 1:1' })).toBeDisabled();
  await pressOn(page, make.prepare);
  await make.built();
  const open = page.getByRole('link', { name: 'Open timeline' });
  await expect(open).toHaveAttribute('href', /\/timeline$/);
  await pressOn(page, open);
  const timeline = new TimelinePage(page);
  await timeline.opened();
  const wholeSec = await timeline.durationSec();
  await tabTo(page, timeline.canvas);
  // The second second goes.
  for (const key of ['Shift+ArrowRight', 'i', 'Shift+ArrowRight', 'o', 'Delete'])
    await page.keyboard.press(key);
  await timeline.expectItems(2);
  await timeline.expectRevision(2);
  await pressOn(page, page.getByRole('button', { name: 'Export', exact: true }));
  const video = join(folder, 'edit.mp4');
  await composition.exportByKeyboard(video);
  expect(Math.abs((await expectVideo(video, SQUARE)) - (wholeSec - 1))).toBeLessThan(0.1);
});

test('auto clips begin with a video of the library', async ({ page, make, files, project }) => {
  await make.choose('Auto clips');
  await make.upload('Video to find clips in', await files.path('card.mp4'));
  await project.opened();
  await goWithin(page, '/projects');
  await page.getByLabel('Type').selectOption({ label: 'Auto clips' });
  await expect(page.getByRole('link', { name: /card/ })).toBeVisible();
  await page.getByLabel('Type').selectOption({ label: 'Streamer' });
  await expect(page.getByText('No matching projects')).toBeVisible();
});

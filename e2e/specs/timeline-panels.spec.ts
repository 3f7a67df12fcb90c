/** The panels of the timeline that change what is selected: properties, crop and words. One edit of the sample, step by step. */
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { showMetered } from '../fixtures/show-metered.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { LANE_Y, TimelinePage } from '../pages/timeline-page.ts';

test.beforeEach(async ({ page, begin }) => {
  await showMetered(page);
  await begin.edit();
});

test('properties change the selection and the whole edit, each as one thing to undo', async ({ page }) => {
  const timeline = new TimelinePage(page);
  await page.getByRole('tab', { name: 'Properties' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Properties' });

  await page.getByRole('button', { name: 'Add text at playhead' }).click();
  await timeline.expectRevision(2);
  await panel.getByRole('textbox', { name: 'Text', exact: true }).fill('The price was wrong');
  await panel.getByRole('textbox', { name: 'Text', exact: true }).press('Enter');
  await timeline.expectRevision(3);
  // The handle on the picture snaps to the middle; its arrows place it freely.
  const handle = page.getByRole('button', { name: /^Text position: 50% across/ });
  const box = await boxAtRest(handle);
  const picture = await boxAtRest(page.locator('canvas[data-time-sec]'));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await timeline.drag(middle, { x: middle.x + 3, y: picture.y + picture.height / 2 + 3 });
  await timeline.expectRevision(4);
  const placed = page.getByRole('button', { name: /^Text position: 50% across, 50% down/ });
  await expect(placed).toBeVisible();
  await placed.press('Shift+ArrowDown');
  await timeline.expectRevision(5);
  await expect(panel.getByLabel('Vertical')).toHaveValue('55%');
  await timeline.undo.click();
  await timeline.expectRevision(6);
  await expect(panel.getByLabel('Vertical')).toHaveValue('50%');
  await panel.getByLabel('Font', { exact: true }).selectOption('Anton');
  await timeline.expectRevision(7);
  await panel.getByRole('button', { name: 'Own colour' }).click();
  await timeline.expectRevision(8);
  const size = panel.getByRole('textbox', { name: 'Size' });
  await size.fill('150');
  await size.press('Enter');
  await timeline.expectRevision(9);
  await expect(panel.getByLabel('Colour', { exact: true })).toHaveValue('#ffffff');
  await expectAccessible(page, 'a text with a look of its own');

  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.items.first().click();
  await page.getByRole('tab', { name: 'Properties' }).click();
  const zoom = panel.getByRole('textbox', { name: 'Zoom' });
  await zoom.fill('2');
  await zoom.press('Enter');
  await timeline.expectRevision(10);
  await panel.getByRole('slider', { name: 'Volume' }).press('ArrowLeft');
  await timeline.expectRevision(11);
  await expect(panel.getByRole('textbox', { name: 'Volume' })).toHaveValue('99%');
  const wholeSec = await timeline.durationSec();
  const speed = panel.getByRole('textbox', { name: 'Speed' });
  await speed.fill('2');
  await speed.press('Enter');
  await timeline.expectRevision(12);
  expect(Math.abs((await timeline.durationSec()) - wholeSec / 2)).toBeLessThan(0.1);
  await speed.fill('1');
  await speed.press('Enter');
  await timeline.expectRevision(13);
  expect(Math.abs((await timeline.durationSec()) - wholeSec)).toBeLessThan(0.1);
  const out = panel.getByLabel('Source out');
  await out.fill('1:00');
  await out.press('Enter');
  await timeline.expectRevision(14);

  // How the second half follows the first.
  await expect(panel.getByLabel('Transition in')).toHaveCount(0);
  await page.getByRole('button', { name: /^Split at playhead/ }).click();
  await timeline.expectRevision(15);
  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.items.filter({ hasText: 'Segment' }).nth(1).click();
  await page.getByRole('tab', { name: 'Properties' }).click();
  await panel.getByLabel('Transition in').selectOption('Cross dissolve');
  await timeline.expectRevision(16);
  await expect(panel.getByRole('textbox', { name: 'Transition length' })).toHaveValue('0.5 s');
  await expectAccessible(page, 'a segment with a transition');

  await panel.getByRole('button', { name: 'Deselect all' }).click();
  await panel.getByLabel('Aspect ratio').selectOption('9:16');
  await timeline.expectRevision(17);
  await panel.getByRole('region', { name: 'Captions' }).getByText('None', { exact: true }).click();
  await timeline.expectRevision(18);
  await page.reload();
  await timeline.opened();
  await page.getByRole('tab', { name: 'Properties' }).click();
  await expect(panel.getByLabel('Aspect ratio')).toHaveValue('9:16');
  await expect(panel.getByRole('radio', { name: 'None' })).toBeChecked();

  // A fade in is drawn up to where all of the sound is heard: five seconds, just before which it stands high.
  const lengthSec = await timeline.durationSec();
  const highUp = () => timeline.coloursAt(4.7, lengthSec, LANE_Y.soundTop + 4);
  await expect.poll(highUp).toBe(1);
  await panel.getByRole('slider', { name: 'Fade in' }).press('End');
  await timeline.expectRevision(19);
  await expect.poll(highUp).toBeGreaterThan(1);
});

test('a segment is cropped on its picture by keys and by pointer, each as one thing to undo', async ({
  page,
}) => {
  const timeline = new TimelinePage(page);
  await page.getByRole('tab', { name: 'Properties' }).click();
  await page.getByRole('tabpanel').getByLabel('Aspect ratio').selectOption('9:16');
  await timeline.expectRevision(2);
  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.items.first().click();
  await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  const crop = page.getByRole('region', { name: 'Crop' });
  const frame = crop.getByRole('button', { name: /^Crop frame/ });
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAccessibleName(/50% across, 50% down, zoom 1\.00/);
  await page.keyboard.press('Shift+ArrowLeft');
  await timeline.expectRevision(3);
  await expect(frame).toHaveAccessibleName(/45% across/);
  await page.keyboard.press('+');
  await timeline.expectRevision(4);
  await expect(frame).toHaveAccessibleName(/45% across, 50% down, zoom 1\.05/);
  await expectAccessible(page, 'a crop on the picture');

  const before = await boxAtRest(frame);
  const corner = await boxAtRest(crop.locator('[data-corner=se]'));
  const held = { x: corner.x + corner.width / 4, y: corner.y + corner.height / 4 };
  await timeline.drag(held, { x: held.x - before.width / 4, y: held.y - before.height / 4 });
  await timeline.expectRevision(5);
  await expect(frame).toHaveAccessibleName(/45% across, 50% down, zoom 2\.\d/);
  const box = await boxAtRest(frame);
  expect(Math.abs(box.width - before.width / 2)).toBeLessThan(3);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await timeline.drag(middle, { x: middle.x + box.width, y: middle.y });
  await timeline.expectRevision(6);
  const moved = await boxAtRest(frame);
  expect(Math.abs(moved.x - box.x - box.width)).toBeLessThan(3);

  await crop.getByRole('button', { name: 'Reset crop' }).click();
  await timeline.expectRevision(7);
  await expect(frame).toHaveAccessibleName(/50% across, 50% down, zoom 1\.00/);
  await timeline.undo.click();
  await timeline.expectRevision(8);
  await expect.poll(async () => Math.round((await boxAtRest(frame)).x - moved.x)).toBe(0);
  await frame.press('Escape');
  await expect(page.getByRole('button', { name: 'Crop', exact: true })).toBeFocused();
});

test('words are chosen by keyboard, marked, cut and brought back, and searched', async ({ page }) => {
  const timeline = new TimelinePage(page);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const list = page.getByRole('listbox', { name: 'Transcript' });
  const words = list.getByRole('option');
  await expect(words.first()).toBeVisible();
  await expect(list.locator('[lang=en]').first()).toBeVisible();
  const [first, third] = [await words.nth(0).innerText(), await words.nth(2).innerText()];
  await list.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expect(page.getByText(/2 words marked, saves \d/)).toBeVisible();
  await expect(words.first()).toHaveText(first);
  await page.getByRole('button', { name: 'Cut marked words' }).click();
  await timeline.expectRevision(2);
  await expect(words.first()).toHaveText(third);

  // How captions write them: kept where other words are cut, taken back as one step.
  await list.focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Emphasise' }).click();
  await timeline.expectRevision(3);
  await page.getByRole('button', { name: 'Break line after' }).click();
  await timeline.expectRevision(4);
  await expect(words.first()).toHaveAccessibleName(`${third}, emphasised, line ends here`);
  await expect(page.getByRole('button', { name: 'Emphasise' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'marked words of a timeline');
  await timeline.undo.click();
  await timeline.expectRevision(5);
  await expect(words.first()).toHaveAccessibleName(`${third}, emphasised`);

  await page.getByLabel('Search transcript').fill('the');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next result' }).click();
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Find pauses' }).click();
  const pauses = page.getByRole('region', { name: 'Pauses' });
  await expect(pauses.getByRole('listitem')).not.toHaveCount(0);
  // Nobody in the sample is silent for so long.
  const least = page.getByLabel('Min pause');
  await least.fill('3');
  await least.press('Enter');
  await expect(page.getByText('No pauses found. Try a shorter minimum.')).toBeVisible();
  await least.fill('0.7');
  await least.press('Enter');
  await pauses.getByRole('listitem').first().getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: /^Cut \(\d+\)$/ }).click();
  await timeline.expectRevision(6);
  await timeline.undo.click();
  await timeline.expectRevision(7);
});

/** The panels of the timeline: everything of an edit that is not on the canvas. One edit of the sample, step by step. */

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { wavFile } from '../../src/media/compose/chat/wav-file.ts';
import { completion, startChatServer } from '../../src/testing/chat-server.ts';
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { showMetered } from '../fixtures/show-metered.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { LANE_Y, TimelinePage } from '../pages/timeline-page.ts';

test.beforeEach(async ({ page, begin }) => {
  await showMetered(page);
  await begin.edit();
});

test('the assistant does what it understands, says what it does not, and an action is taken back', async ({
  page,
}) => {
  const timeline = new TimelinePage(page);
  // An edit that is still on its way is saved before the request goes out.
  await timeline.canvas.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(page.getByText(/requests left today, paid by the plan. No credits/)).toBeVisible();
  await page.getByRole('button', { name: 'Fade out at the end' }).click();
  const ask = page.getByLabel('Ask for a change');
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  const turns = page.getByRole('list', { name: /Conversation/ }).getByRole('article');
  await expect(turns).toHaveCount(1);
  await expect(turns.first().getByText('Applied')).toBeVisible();
  await timeline.expectRevision(3);

  // What it could not read at all has its nearest, each of which fills the field.
  await ask.fill('please vanish all pausing');
  const nearest = page.getByRole('list', { name: 'Closest requests' }).getByRole('button');
  await expect(nearest).toHaveCount(3);
  await nearest.filter({ hasText: 'Remove the pauses' }).click();
  await expect(ask).toHaveValue('Remove the pauses');
  await expect(nearest).toHaveCount(0);

  await ask.fill('cut the first 10 seconds, and sing a song');
  // What would be done, and what not, stands there before anything is sent.
  const proposal = page.getByRole('region', { name: 'Proposed changes' });
  await expect(proposal.getByText('10 s shorter')).toBeVisible();
  await expect(proposal.getByText(/I did not understand “sing a song”/)).toBeVisible();
  await timeline.expectRevision(3);
  await page.getByRole('button', { name: 'Send' }).click();
  const newest = turns.first();
  await expect(newest.getByText('10 s shorter')).toBeVisible();
  await expect(newest.getByText(/I did not understand “sing a song”/)).toBeVisible();
  await timeline.expectRevision(4);
  await newest.getByRole('button', { name: /^Undo: / }).click();
  await expect(newest.getByText('Undone', { exact: true })).toBeVisible();
  await timeline.expectRevision(5);

  await page.reload();
  await timeline.opened();
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(turns).toHaveCount(2);
  await expect(turns.first().getByText('Undone', { exact: true })).toBeVisible();
});

test('what the rules cannot read is asked of a language model, shown, and then done', async ({ page }) => {
  const timeline = new TimelinePage(page);
  const edit = page.url();
  const answer = {
    steps: [
      {
        label: 'A quicker start',
        operations: [{ type: 'remove_range', outputStartSec: 0, outputEndSec: 4 }],
      },
    ],
    reply: 'It begins with the point.',
  };
  const server = await startChatServer('', (_, response) =>
    Boolean(response.setHeader('Content-Type', 'application/json').end(completion(JSON.stringify(answer)))),
  );
  try {
    await page.getByRole('tab', { name: 'Assistant' }).click();
    const ask = page.getByLabel('Ask for a change');
    await ask.fill('make it less sleepy');
    await page.getByRole('link', { name: 'Set one up in Settings' }).click();
    const model = page.getByRole('region', { name: 'Language model' });
    await model.getByLabel('Model address').fill(server.address);
    await model.getByLabel('Model name').fill('editor-1b');
    await model.getByRole('button', { name: 'Save model' }).click();
    await expect(model.getByRole('button', { name: 'Test' })).toBeVisible();

    await page.goto(edit);
    await timeline.opened();
    await page.getByRole('tab', { name: 'Assistant' }).click();
    await ask.fill('make it less sleepy');
    await page.getByRole('button', { name: 'Ask editor-1b' }).click();
    await expect(page.getByText('Proposed by editor-1b. Nothing has changed yet.')).toBeVisible();
    const proposal = page.getByRole('region', { name: 'Proposed changes' });
    await expect(proposal.getByText('A quicker start')).toBeVisible();
    await expect(proposal.getByText('4 s shorter')).toBeVisible();
    await expectAccessible(page, 'what a language model proposes');
    await timeline.expectRevision(1);
    // Other words are another request.
    await ask.fill('make it less sleepy please');
    await expect(proposal.getByText('A quicker start')).toHaveCount(0);
    await ask.fill('make it less sleepy');
    await page.getByRole('button', { name: 'Send' }).click();
    const turn = page.getByRole('list', { name: /Conversation/ }).getByRole('article');
    await expect(turn.getByText('by editor-1b')).toBeVisible();
    await timeline.expectRevision(2);
    await turn.getByRole('button', { name: 'Undo: A quicker start' }).click();
    await timeline.expectRevision(3);
  } finally {
    await server.close();
  }
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

test('another video is dropped, added with its cost said before, inserted and laid over', async ({
  page,
  files,
  expectedErrors,
}) => {
  // The added video says nothing: it has no transcript.
  expectedErrors.push(refused(404, '/transcript'));
  const timeline = new TimelinePage(page);
  // A file dropped on the timeline is uploaded for it; the bin opens by itself.
  await dropFile(timeline.canvas, await files.path('card.mp4'));
  await expect(page.getByText(/Costs 1 credit, paid by the plan.*left after/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to edit' }).click();
  const clips = page.getByRole('list', { name: 'Videos in this edit' }).getByRole('listitem');
  await expect(clips).toHaveCount(2);
  const added = clips.nth(1);
  await expect(added.getByText('Ready')).toBeVisible();
  await added.getByRole('button', { name: /^Insert / }).click();
  await timeline.expectRevision(2);
  await added.getByRole('button', { name: /^Add .* as B-roll/ }).click();
  await timeline.expectRevision(3);
  await added.getByRole('button', { name: /^Add .* as B-roll/ }).waitFor();
  await added.locator('[draggable=true]').dragTo(timeline.canvas, { targetPosition: { x: 400, y: 130 } });
  await timeline.expectRevision(4);
  await page.getByRole('tab', { name: 'Items' }).click();
  // The sample in two, the clip twice, and once over them.
  await timeline.expectItems(5);

  // Music is one of them: chosen in the list, moved, seen in the properties and deleted by the keys of all others.
  await page.getByRole('tab', { name: 'Media' }).click();
  await added.getByRole('button', { name: /^Use the audio of .* as music/ }).click();
  await timeline.expectRevision(5);
  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.expectItems(6);
  await timeline.list.press('End');
  await expect(timeline.selected).toHaveText(/^Music.*0:00\.00 to \d/);
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await timeline.expectRevision(6);
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('alert')).toHaveText(/^Music lasts as long as the edit/);
  await page.getByRole('tab', { name: 'Properties' }).click();
  await expect(page.getByLabel('Start at', { exact: true })).toHaveValue(/0:01/);
  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.canvas.focus();
  await page.keyboard.press('Delete');
  await timeline.expectRevision(7);
  await timeline.expectItems(5);

  // The video that was added names the edit among its uses.
  await page.goto('/assets');
  await page.getByRole('link', { name: /card/ }).first().click();
  const uses = page.getByRole('region', { name: 'Used by' });
  await expect(uses.getByRole('link', { name: /sample/ })).toBeVisible();
});

/** As the platform tells a page of a file that is let go over it. */
async function dropFile(target: Locator, path: string): Promise<void> {
  const bytes = (await readFile(path)).toString('base64');
  const data = await target.page().evaluateHandle(
    ({ name, base64 }) => {
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([file], name, { type: 'video/mp4' }));
      return transfer;
    },
    { name: basename(path), base64: bytes },
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer: data });
}

test('lanes are locked and muted beside the canvas, and stay so', async ({ page }) => {
  const timeline = new TimelinePage(page);
  const lanes = page.getByRole('region', { name: 'Lanes' });
  const video = lanes.getByRole('button', { name: 'Lock Video' });
  await video.click();
  await expect(video).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Split at playhead/ }).click();
  await expect(page.getByRole('alert')).toHaveText('This lane is locked. Unlock it under Lanes.');
  await expectAccessible(page, 'a locked lane');

  const sound = lanes.getByRole('button', { name: 'Mute Audio' });
  await sound.click();
  await timeline.expectRevision(2);
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await timeline.opened();
  await expect(video).toHaveAttribute('aria-pressed', 'true');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await timeline.canvas.focus();
  await video.click();
  await sound.click();
  await timeline.expectRevision(3);
  await expect(sound).toHaveAttribute('aria-pressed', 'false');

  // A phone has no room beside its canvas: there they stand under the items.
  await page.setViewportSize({ width: 390, height: 844 });
  await lanes.getByRole('button', { name: 'Mute Music' }).click();
  await timeline.expectRevision(4);
  await video.click();
  await expect(video).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'lanes on a phone');
});

test('a sound of one’s own is laid, moved, faded, muted with its lane, and deleted', async ({ page }) => {
  const timeline = new TimelinePage(page);
  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'Media' }).click();
  await page.getByRole('button', { name: 'Add sound' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Upload/ })
    .click();
  await (await choosing).setFiles({ name: 'applause.wav', mimeType: 'audio/wav', buffer: await noise() });
  await timeline.expectRevision(2);
  await page.getByRole('tab', { name: 'Items' }).click();
  const sound = timeline.list.getByRole('option', { name: /^Sound applause/ });
  await expect(sound).toHaveText(/0:00\.00.*0:20\.00/);
  // Its loudness is drawn, and it is dragged there.
  const durationSec = await timeline.durationSec();
  await expect.poll(() => timeline.coloursAt(10, durationSec, LANE_Y.audio)).toBeGreaterThan(1);
  const [from, to] = [
    await timeline.pointAt(10, durationSec, LANE_Y.audio),
    await timeline.pointAt(30, durationSec, LANE_Y.audio),
  ];
  await timeline.drag(from, to);
  await timeline.expectRevision(3);
  await expect(sound).toHaveText(/0:(?:19|20|21)/);
  await sound.click();
  await timeline.canvas.focus();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await timeline.expectRevision(4);

  await page.getByRole('tab', { name: 'Properties' }).click();
  await panel.getByLabel('Start', { exact: true }).fill('0:05');
  await panel.getByLabel('Start', { exact: true }).press('Enter');
  await timeline.expectRevision(5);
  await panel.getByLabel('Source in').fill('0:04');
  await panel.getByLabel('Source in').press('Enter');
  await timeline.expectRevision(6);
  await panel.getByRole('textbox', { name: 'Fade out' }).fill('2');
  await panel.getByRole('textbox', { name: 'Fade out' }).press('Enter');
  await timeline.expectRevision(7);
  await expect(panel.getByLabel('Length')).toHaveValue('0:16.00');
  await expectAccessible(page, 'a sound of one’s own');
  await page.getByRole('region', { name: 'Lanes' }).getByRole('button', { name: 'Mute Sounds' }).click();
  await timeline.expectRevision(8);
  await panel.getByRole('button', { name: 'Delete' }).click();
  await timeline.expectRevision(9);
  await page.getByRole('tab', { name: 'Items' }).click();
  await expect(sound).toHaveCount(0);
  await timeline.undo.click();
  await expect(sound).toHaveText(/0:05\.00.*0:21\.00/);
});

/** 20 s that swell and fall. */
async function noise(): Promise<Buffer> {
  const rate = 8000;
  const samples = Float32Array.from(
    { length: 20 * rate },
    (_, at) => Math.sin(at * 0.3) * Math.abs(Math.sin(at / rate)),
  );
  return Buffer.from(await wavFile([{ start: 0, samples }], samples.length, rate).arrayBuffer());
}

/** What comes into an edit beside its film: another video, a sound of one’s own, and the lanes they are on. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { wavFile } from '../../src/media/compose/chat/wav-file.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { showMetered } from '../fixtures/show-metered.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { LANE_Y, TimelinePage } from '../pages/timeline-page.ts';

test.beforeEach(async ({ page, begin }) => {
  await showMetered(page);
  await begin.edit();
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
  await added.getByRole('button', { name: /^Use the sound of .* as music/ }).click();
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
  await goWithin(page, '/assets');
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

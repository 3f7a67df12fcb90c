/**
 * The main job by keyboard alone: a video in, clips reviewed, captions corrected, MP4, SRT and VTT out. Runs
 * on a piece of the sample, or on any video given by MAIN_JOB_VIDEO and MAIN_JOB_CAPTIONS (paths, captions optional).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download } from '@playwright/test';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { parseStrictVtt } from '../../src/testing/strict-webvtt.ts';
import { pressOn, takeAway, typeInto } from '../fixtures/keyboard.ts';
import { shortSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

const { MAIN_JOB_VIDEO, MAIN_JOB_CAPTIONS } = process.env;
const EDITED = 'Quokka';

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('a video becomes reviewed clips with files to take away, by keyboard alone', async ({
  page,
  home,
  project,
  review,
  composition,
  folder,
}) => {
  const given = [MAIN_JOB_VIDEO, MAIN_JOB_CAPTIONS].filter((path) => path !== undefined);
  const paths = MAIN_JOB_VIDEO === undefined ? await shortSample(folder) : given;
  await home.open();
  await home.addByKeyboard(...paths);
  await project.opened();
  // Short ones: what is exported is paid for by the second.
  await typeInto(page, page.getByLabel('Min length (s)'), '5');
  await typeInto(page, page.getByLabel('Max length (s)'), '10');
  await pressOn(page, project.start);
  await project.analysed();
  await pressOn(page, project.reviewLink);
  await review.opened();

  await test.step('accept two, reject one, bring it back', async () => {
    await expect.poll(() => review.count(), 'clips found').toBeGreaterThanOrEqual(3);
    await page.keyboard.press('a');
    await review.expectDecided(1);
    await page.keyboard.press('r');
    await review.expectDecided(2);
    await page.keyboard.press('a');
    await review.expectDecided(3);
    await expect(review.decisions('Accepted')).toHaveCount(2);
    await expect(review.decisions('Rejected')).toHaveCount(1);
    const rejected = review.rail.getByRole('button').filter({ hasText: 'Rejected' });
    await pressOn(page, rejected);
    await pressOn(page, review.bringBack);
    await expect(page.getByRole('group', { name: 'Your decision' })).toBeFocused();
    await expect(review.decisions('Rejected')).toHaveCount(0);
    await page.reload();
    await review.opened();
    await expect(review.decisions('Accepted')).toHaveCount(2);
    await review.expectDecided(2);
  });

  await test.step('correct a caption word', async () => {
    await pressOn(page, page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last());
    await pressOn(page, project.accepted.getByRole('link').first());
    await composition.opened();
    const revision = await composition.framed();
    if (paths.length === 1 && (await composition.words.count()) === 0) return;
    const word = composition.words.nth(1);
    await pressOn(page, composition.words.first());
    await page.keyboard.press('ArrowRight');
    await expect(word).toBeFocused();
    await typeInto(page, page.getByRole('textbox', { name: /^Word at/ }), EDITED);
    await page.keyboard.press('Enter');
    await composition.expectRevision(revision + 1);
    await expect(word).toHaveText(EDITED);
    await page.reload();
    await expect(word).toHaveText(EDITED);
  });

  const words = await composition.words.count();

  if (words > 0) {
    await test.step('take the captions away as SRT and VTT', async () => {
      await pressOn(page, composition.tab('Captions'), 'End');
      await expect(composition.tab('History')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(composition.tab('Post')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(composition.tab('SRT and VTT')).toBeFocused();
      // Round again, as fast as keys can be pressed.
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowRight');
      await expect(composition.tab('SRT and VTT')).toBeFocused();
      await expect(composition.tab('SRT and VTT')).toHaveAttribute('aria-selected', 'true');
      const files: Record<string, string> = {};
      for (const format of ['SRT', 'VTT']) {
        files[format] = await textOf(
          await takeAway(page, page.getByRole('button', { name: `Download ${format}` })),
        );
      }
      expect(files['SRT']).toContain(EDITED);
      expect(files['SRT']).toMatch(/^1\r?\n\d\d:\d\d:\d\d,\d{3} --> \d\d:\d\d:\d\d,\d{3}\r?\n/);
      const parsed = parseStrictVtt(files['VTT'] ?? '');
      expect(parsed.errors).toEqual([]);
      expect(parsed.cues.length).toBeGreaterThan(0);
      expect(parsed.cues.some((cue) => cue.text.includes(EDITED))).toBe(true);
    });
  }

  await test.step('export and take the MP4 away', async () => {
    const path = join(folder, 'clip.mp4');
    const told = page.getByRole('status').filter({ hasText: 'Exporting: done' });
    const [download] = await Promise.all([composition.exportByKeyboard(path), expect(told).toBeAttached()]);
    expect(download.suggestedFilename()).toMatch(/\.mp4$/);
    await expect(composition.download).toHaveAccessibleDescription(/\d{2}:\d{2}/);
    const lengthSec = await expectVideo(path, UPRIGHT);
    const lengthShown = async () => Number(await composition.position.getAttribute('max'));
    await expect.poll(async () => Math.abs(lengthSec - (await lengthShown()))).toBeLessThan(0.1);
    // Told once: what stays in its region is told anew when a dialog closes.
    await expect(told).toHaveCount(0);

    // A whole second: the slider can stand on it exactly, and so does the frame the export took there.
    const fps = Number(await composition.canvas.getAttribute('data-fps'));
    const momentSec = Math.floor(lengthSec / 2);
    const frameIndex = Math.floor(momentSec * fps + 1e-6);
    await composition.seekByKeyboard(momentSec);
    const frame = test.info().outputPath('frame.png');
    await ffmpeg('-i', path, '-vf', `select=eq(n\\,${frameIndex})`, '-frames:v', '1', frame);
    await composition.expectShows(frame, test.info().outputPath('preview.png'));
  });
});

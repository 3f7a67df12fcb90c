/** A review begins before all of the video was looked at. */
import type { Page } from '@playwright/test';
import { type LectureHost, startLectureHost } from '../fixtures/lecture-host.ts';
import { DESK, expectAccessible } from '../fixtures/look-test.ts';
import { connectTo } from '../fixtures/node-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const lectureTest = test.extend<{ lecture: LectureHost }>({
  lecture: async ({ page, baseURL }, use) => {
    const host = await startLectureHost(baseURL ?? '');
    try {
      await connectTo(page, host, { keeps: true });
      await page.goto(`/projects/${host.projectId}`);
      await use(host);
    } finally {
      await page.goto('about:blank');
      await host.stop();
    }
  },
});

const stillLooking = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Still analyzing the video.' });

lectureTest(
  'first clips are reviewed while the picture is looked at, and stay as they were decided',
  async ({ page, lecture, project, review }) => {
    await project.start.click();
    await expect(page.getByText('First 4 clips ready to review')).toBeVisible();
    await expectAccessible(page, 'project with first clips');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('First 4 clips ready to review, still analyzing')).toBeVisible();
    await page.getByRole('link', { name: /^Review clips/ }).click();
    await review.opened();
    await expect(stillLooking(page)).toBeVisible();
    await expectAccessible(page, 'review of first clips');
    await page.keyboard.press('a');
    await review.expectDecided(1);
    await page.keyboard.press('r');
    await review.expectDecided(2);
    await page.getByRole('button', { name: '1 in progress' }).click();
    await expect(page.getByText('stopping now refunds no credits')).toBeVisible();
    await page.keyboard.press('Escape');

    lecture.tell('go on');
    await expect(stillLooking(page)).toHaveCount(0);
    await review.expectDecided(2);
    await page.goBack();
    await expect(page.getByText('2 clips to review')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('2 clips to review')).toBeVisible();
    await expect(project.accepted.getByRole('listitem')).toHaveCount(1);
  },
);

lectureTest(
  'where the analysis fails meanwhile the review says so, and keeps what was accepted',
  async ({ page, lecture, project, review }) => {
    await project.start.click();
    await project.reviewLink.click();
    await review.opened();
    // Where there is least room: what is said above the picture is not scrolled under the bar when that comes.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await review.opened();
    await expect(stillLooking(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize(DESK);
    await page.keyboard.press('a');
    await review.expectDecided(1);
    await review.decisionsSent();

    lecture.tell('fail');
    await expect(page.getByRole('alert').filter({ hasText: 'Finding clips failed' })).toBeVisible();
    await expect(stillLooking(page)).toHaveCount(0);
    await expect(review.progress).toHaveText('1 of 1 reviewed');
    await page.goBack();
    await expect(page.getByRole('alert').filter({ hasText: 'Finding clips failed' })).toBeVisible();
    await expect(project.accepted.getByRole('listitem')).toHaveCount(1);
  },
);

/** A review begins before all of the video was looked at. */
import { startLectureHost } from '../fixtures/lecture-host.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { connectTo } from '../fixtures/node-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('first clips are reviewed while the picture is looked at, and stay as they were decided', async ({
  page,
  baseURL,
  project,
  review,
}) => {
  const host = await startLectureHost(baseURL ?? '');
  try {
    await connectTo(page, host, { keeps: true });
    await page.goto(`/projects/${host.projectId}`);
    await project.start.click();
    await expect(page.getByText('First 4 clips ready to review')).toBeVisible();
    await expectAccessible(page, 'project with first clips');
    await page.getByRole('link', { name: 'Review clips' }).click();
    await review.opened();
    const stillLooking = page.getByRole('status').filter({ hasText: 'Still analyzing the video.' });
    await expect(stillLooking).toBeVisible();
    await expectAccessible(page, 'review of first clips');
    await page.keyboard.press('a');
    await review.expectDecided(1);
    await page.keyboard.press('r');
    await review.expectDecided(2);

    host.goOn();
    await expect(stillLooking).toHaveCount(0);
    await review.expectDecided(2);
    await page.goBack();
    await expect(page.getByText('2 clips to review')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Accepted clips' }).getByRole('listitem')).toHaveCount(1);
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});

/** Somebody reads the program by their browser’s translation, which puts its own elements in the place of each text. */
import { translateAll } from '../fixtures/page-translator.ts';
import { reviewClips, shortSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('a page that the browser translates goes on, and words of a video stay as they were said', async ({
  page,
  home,
  project,
  review,
  folder,
}) => {
  await home.open();
  await translateAll(page);
  await home.add(...(await shortSample(folder)));
  await project.opened();
  await reviewClips({ project, review });
  await expect(review.words.first()).not.toContainText('«');
  await expect(review.transcript).toHaveAttribute('lang', 'en');
  await page.keyboard.press('a');
  await expect(page.getByText(/«1 of \d+ reviewed»/)).toBeVisible();
  await page.keyboard.press('r');
  // What changes is translated anew.
  await expect(page.getByText(/«2 of \d+ reviewed»/)).toBeVisible();
});

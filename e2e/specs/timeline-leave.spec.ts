/** Who leaves a timeline whose selection has just changed is let go, however long the next page takes to come. */
import { deferred } from '../../src/base/work/deferred.ts';
import { routed } from '../fixtures/routed.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

// The clock of a context is set for good.
test.use({ ownContext: true });

test('nobody is called back by what was selected before', async ({ page, begin }) => {
  await page.clock.install();
  await begin.edit();
  const timeline = new TimelinePage(page);
  const asked = deferred<void>();
  const comes = deferred<void>();
  await routed(page, /\/assets\/assets-route-[^/]*\.js$/, async (route) => {
    asked.resolve();
    await comes.promise;
    await route.continue();
  });
  await timeline.canvas.press('PageDown');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
  await asked.promise;
  // What is selected is written into the address once it is at rest.
  await page.clock.fastForward(1000);
  comes.resolve();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
});

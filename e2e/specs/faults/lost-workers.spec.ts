/** Workers that end in the middle of an export, and the one that is the service: what can be made is made, what cannot says why. */
import type { Worker } from '@playwright/test';
import { expect, test } from '../../fixtures/studio-test.ts';

const isMedia = (worker: Worker): boolean => worker.url().includes('media.worker');

/** As a worker ends that runs out of memory: with an error that nobody catches. */
const crash = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('Out of memory');
    });
  });

test('an export outlives its media worker and the service under it; one that never ends well says so and starts again', async ({
  page,
  composition,
  expectedErrors,
  begin,
}) => {
  expectedErrors.push(/Out of memory/);
  await begin.firstComposition();
  await composition.framed();

  const first = page.waitForEvent('worker', isMedia);
  await composition.exportButton.click();
  const second = page.waitForEvent('worker', isMedia);
  await crash(await first);
  // It is done again, and meanwhile the service goes.
  await second;
  const restarted = page.waitForEvent('worker', (worker) => worker.url().includes('studio.worker'));
  const service = page.workers().find((worker) => worker.url().includes('studio.worker'));
  await service?.evaluate(() => void setTimeout(() => self.close()));
  await restarted;
  await expect(composition.download).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const crashed: Promise<void>[] = [];
  const crashNext = (worker: Worker): void => {
    // One that has ended by itself meanwhile cannot be asked.
    if (isMedia(worker)) crashed.push(crash(worker).catch(() => undefined));
  };
  page.on('worker', crashNext);
  await composition.exportButton.click();
  const failed = page.getByRole('listitem').filter({ hasText: 'Failed' });
  await expect(failed).toContainText(
    'The media worker stopped unexpectedly: Uncaught Error: Out of memory. Try again.',
  );
  page.off('worker', crashNext);
  await Promise.all(crashed);
  await composition.exportButton.click();
  await expect(composition.download).toHaveCount(2);
});

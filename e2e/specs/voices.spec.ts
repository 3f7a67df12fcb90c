/** Voices can be heard before one is chosen. */
import { expect, test } from '../fixtures/studio-test.ts';

test('the sample of a voice plays and stops', async ({ page, tools }) => {
  await tools.open('voiceover');
  await page.getByRole('button', { name: 'Listen to Isla' }).click();
  await expect
    .poll(() =>
      page
        .locator('audio')
        .evaluateAll((all) => Math.max(...all.map((one) => (one as HTMLAudioElement).currentTime))),
    )
    .toBeGreaterThan(0.2);
  const played = page.locator('audio[src$="/voices/en-isla.mp3"]');
  await expect(played).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Listen to Isla' })).toBeVisible();
});

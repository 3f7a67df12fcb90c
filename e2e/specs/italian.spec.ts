/** The program in Italian. */
import { goWithin } from '../fixtures/go-within.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('the whole program speaks Italian', async ({ page, home, expectedErrors }) => {
  // The chat is asked for before anybody has written it.
  expectedErrors.push(refused(409, '/story'));
  await home.open();
  await goWithin(page, '/settings');
  await page.getByLabel('Language', { exact: true }).selectOption('it');
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await goWithin(page, '/');
  await expect(page.getByRole('button', { name: 'Scegli un video' })).toBeVisible();
  await goWithin(page, '/projects/new');
  await page.getByRole('link', { name: 'Chat finta' }).click();
  await page.getByRole('button', { name: 'Crea progetto' }).click();
  await expect(page.getByRole('button', { name: 'Messaggio di Robin' })).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Principale' });
  for (const [place, words] of [
    ['Strumenti', 'Voce fuori campo'],
    ['Crediti', 'Crediti rimasti'],
    ['Sviluppo', 'Chiavi API'],
  ] as const) {
    await places.getByRole('link', { name: place }).click();
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

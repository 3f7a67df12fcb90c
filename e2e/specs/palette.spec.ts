/** The command palette and the map of keys, by keyboard alone. */
import { expect, test } from '../fixtures/studio-test.ts';

test('the palette reaches pages, projects and settings by typing', async ({ page, begin }) => {
  const url = await begin.sampleAdded();
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const field = palette.getByRole('searchbox', { name: 'Search and commands' });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('webh');
  await expect(palette.getByRole('menuitem', { name: 'Developer: webhooks' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/developer\/webhooks$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('sample');
  await palette.getByRole('group', { name: 'Projects' }).getByRole('menuitem', { name: 'sample' }).click();
  await expect(page).toHaveURL(url);

  await test.step('what is typed for one project is not the next one’s', async () => {
    const wish = page.getByRole('spinbutton', { name: 'Clips', exact: true });
    const usual = await wish.inputValue();
    await wish.fill('7');
    expect(usual).not.toBe('7');
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill('sample');
    await palette.getByRole('group', { name: 'Assets' }).getByRole('menuitem', { name: 'sample' }).click();
    await page.getByRole('link', { name: 'Find clips' }).click();
    await expect(page).toHaveURL(/\/projects\//);
    await expect(wish).toHaveValue(usual);
    // Both have one name, by which `goWithin` could not tell that it has arrived.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, url);
    await expect(wish).toHaveValue('7');
    await page.goBack();
    await expect(wish).toHaveValue(usual);
    await page.goForward();
  });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  for (const [typed, attribute] of [
    ['contrast high', 'data-contrast'],
    ['compact', 'data-density'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute(attribute, typed.replace('contrast ', ''));
  }

  await page.keyboard.press('Control+k');
  await page.keyboard.type('italiano');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerca', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Nessun risultato.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a question mark shows every key, unless single letters are off', async ({ page, home }) => {
  await home.open();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(map.getByRole('region', { name: 'Timeline' })).toContainText('Space / K');
  await map.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await expect(map).toBeHidden();
});

/** Drafts keep what is chosen as it is chosen, and projects have the names people give them. */
import { clickAsOnMacs } from '../fixtures/click-as-on-macs.ts';
import { addSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('settings of a draft are saved as they change, before any start', async ({ page, context, begin }) => {
  const url = await begin.sampleAdded();
  await page.getByLabel('Clips', { exact: true }).fill('5');
  await page.getByRole('combobox', { name: 'Clip goal' }).selectOption('Educational');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Clips', { exact: true })).toHaveValue('5');

  await test.step('also where the page closes at once', async () => {
    await page.getByLabel('Clips', { exact: true }).fill('6');
    await page.close();
    const next = await context.newPage();
    await next.goto(url);
    await expect(next.getByLabel('Clips', { exact: true })).toHaveValue('6');
    await expect(next.getByRole('combobox', { name: 'Clip goal' })).toHaveValue('educational');
  });
});

test('a project is renamed in its title, and the second of a name has a number', async ({
  page,
  context,
  home,
  project,
  begin,
}) => {
  await begin.sampleAdded();
  await expect(page.getByRole('heading', { level: 1, name: 'sample', exact: true })).toBeVisible();
  await addSample({ home, project });
  await expect(page.getByRole('heading', { level: 1, name: 'sample (2)' })).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Project name' });
  await page.getByRole('button', { name: 'Rename project' }).click();
  await expect(field).toBeFocused();
  await field.fill('Not this');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'sample (2)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename project' })).toBeFocused();

  await test.step('a press on Cancel is none that saves, also where presses give no focus', async () => {
    await page.evaluate(clickAsOnMacs);
    await page.getByRole('button', { name: 'Rename project' }).click();
    await field.fill('Nor this');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'sample (2)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename project' })).toBeFocused();
  });

  await page.keyboard.press('Enter');
  await test.step('Escape belongs to an input method that is at work', async () => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'ねだん', selectionStart: 3, selectionEnd: 3 });
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('ねだん');
    await devtools.send('Input.insertText', { text: '値段' });
    await devtools.detach();
    await expect(field).toHaveValue('値段');
  });
  await field.fill('How we priced it');
  // A page that goes meanwhile loses none of it.
  await page.reload();
  await expect(field).toHaveValue('How we priced it');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'How we priced it' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'How we priced it' })).toBeVisible();
});

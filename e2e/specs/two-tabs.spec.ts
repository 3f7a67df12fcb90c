/** Two tabs share one service; either may close. */
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { CompositionPage } from '../pages/composition-page.ts';

test('two tabs edit the same composition and neither loses a word', { tag: '@firefox' }, async ({
  page,
  context,
  composition,
  expectedErrors,
  begin,
}) => {
  // A change on an old revision.
  expectedErrors.push(refused(409, '/captions/replace'));
  await begin.firstComposition();

  const second = await context.newPage();
  await second.goto(page.url());
  const other = new CompositionPage(second);
  await other.opened();

  const replace = async (on: CompositionPage, position: number, text: string): Promise<void> => {
    await on.words.nth(position).click();
    const field = on.page.getByRole('textbox', { name: /^Word at/ });
    await field.fill(text);
    await field.press('Enter');
    await expect(on.words.nth(position)).toHaveText(text);
  };
  await replace(composition, 0, 'First');
  // The second tab still holds the old revision: its change is made again on the new one.
  await replace(other, 1, 'second');
  await expect(other.words.nth(0)).toHaveText('First');

  // Where both changed the same word, each version is told with its revision, and one is chosen.
  await composition.words.nth(1).click();
  const field = page.getByRole('textbox', { name: /^Word at/ });
  await field.fill('mine');
  await field.press('Enter');
  const conflict = page.getByRole('alert').filter({ hasText: 'the current version, revision 3' });
  await expect(conflict).toContainText('Your version, based on revision 2: mine');
  await conflict.getByRole('button', { name: 'Keep current version' }).click();
  await expect(composition.words.nth(1)).toHaveText('second');

  // The tab that runs the service leaves; the other one takes over with everything in it.
  await page.close();
  await second.reload();
  await other.opened();
  await expect(other.words.nth(0)).toHaveText('First');
  await expect(other.words.nth(1)).toHaveText('second');
});

test('a tab that does not know the clips of a project never says that there are none', async ({
  page,
  context,
  begin,
}) => {
  const url = await begin.review();
  const second = await context.newPage();
  await second.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { saidOfClips: said });
    new MutationObserver(() => {
      const none = /No clips were found|\b0 clips found/.exec(document.body?.innerText ?? '');
      if (none !== null) said.push(none[0]);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const said = () => second.evaluate(() => (globalThis as unknown as { saidOfClips: string[] }).saidOfClips);
  await second.goto(url);
  const found = second.getByText(/^\d+ clips found$/);
  await expect(found).toBeVisible();
  const before = await found.textContent();
  expect(await said()).toEqual([]);
  // The service goes with its tab; the second one starts it anew and asks again for everything.
  await page.close();
  await second.reload();
  await expect(found).toHaveText(before ?? '');
  expect(await said()).toEqual([]);
});

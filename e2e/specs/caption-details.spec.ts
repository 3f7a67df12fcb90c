/** Captions of one clip by hand: a word that stands out, a line that ends, fewer words at once, and all of it taken away as ASS. */
import { readFile } from 'node:fs/promises';
import { completion, startChatServer } from '../../src/testing/chat-server.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('captions of one clip are set by hand, word by word and as a whole, by keyboard too', {
  tag: '@firefox',
}, async ({ page, composition, begin }) => {
  await begin.firstComposition();
  await composition.tab('Captions').click();
  const words = page.getByRole('toolbar', { name: 'Caption words' });
  const chosen = words.getByRole('button').nth(2);
  const text = (await chosen.textContent()) ?? '';
  await chosen.click();
  const emphasise = page.getByRole('button', { name: 'Emphasise', exact: true });
  await emphasise.focus();
  await page.keyboard.press('Enter');
  await composition.expectRevision(2);
  await expect(emphasise).toHaveAttribute('aria-pressed', 'true');
  await expect(words.getByRole('button', { name: `${text}, emphasised`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Break line after' }).click();
  await composition.expectRevision(3);
  await expectAccessible(page, 'a word marked by hand');

  await composition.tab('Style').click();
  const own = page.getByRole('group', { name: 'For this clip only' });
  await own.getByLabel('Caption place').selectOption('Top');
  await composition.expectRevision(4);
  await own.getByLabel('Words at once').selectOption('Two lines');
  await composition.expectRevision(5);
  await own.getByLabel('Mask swear words').check();
  await composition.expectRevision(6);
  await expectAccessible(page, 'captions of one clip');

  await composition.tab('SRT and VTT').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ASS' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ass$/);
  const ass = await readFile(await download.path(), 'utf8');
  expect(ass).toContain('PlayResX: 1080\nPlayResY: 1920');
  // Its line ends after the word, and it stands out where another is spoken.
  expect(ass).toContain(`${text}{\\r}\\N`);

  await test.step('a file translated elsewhere takes the place of its captions, and can be taken off', async () => {
    // As older programs write it: no UTF-8, but a byte a letter.
    const srt = '1\n00:00:00,200 --> 00:00:02,000\nÈ la verità, così va, perché no?\n';
    const buffer = Buffer.from(srt, 'latin1');
    const file = { name: 'clip.it.srt', mimeType: 'application/x-subrip', buffer };
    await page.getByLabel('Import subtitle file…').setInputFiles(file);
    await composition.expectRevision(7);
    await expect(page.getByText('These words are from a file you imported.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'File preview' })).toContainText('È la verità, così va');
    await expectAccessible(page, 'an imported caption file');
    const broken = { ...file, buffer: Buffer.from('1\nno times\n') };
    await page.getByLabel('Import subtitle file…').setInputFiles(broken);
    await expect(page.getByText(/Line 1/)).toBeVisible();
    await page.getByRole('button', { name: 'Use the transcribed words' }).click();
    await composition.expectRevision(8);
    await expect(page.getByRole('region', { name: 'File preview' })).not.toContainText(
      'È la verità, così va',
    );
  });

  await page.reload();
  await composition.tab('Style').click();
  await expect(own.getByLabel('Caption place')).toHaveValue('0');
  await expect(own.getByLabel('Mask swear words')).toBeChecked();
});

test('captions are translated by a language model of one’s own, taken away, and put on the clip', async ({
  page,
  composition,
  begin,
}) => {
  const model = await startChatServer('', ({ text }, response) => {
    const lines = text.split('\n').map((_, index) => `Riga ${index + 1}`);
    return Boolean(response.end(completion(JSON.stringify({ lines }))));
  });
  try {
    await begin.firstComposition();
    const clip = page.url();
    await composition.tab('SRT and VTT').click();
    await page.getByRole('link', { name: 'Set one up in Settings' }).click();
    const setting = page.getByRole('region', { name: 'Language model' });
    await setting.getByLabel('Model address').fill(model.address);
    await setting.getByLabel('Model name').fill('translator');
    await setting.getByRole('button', { name: 'Save model' }).click();
    await expect(setting.getByRole('button', { name: 'Test' })).toBeVisible();
    await goWithin(page, clip);
    await composition.tab('SRT and VTT').click();
    await page.getByRole('button', { name: 'Translate captions' }).click();
    await expect(page.getByText('Translated by translator.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Translated captions' })).toContainText('Riga 1');
    await expectAccessible(page, 'translated captions');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download translated SRT' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.it\.srt$/);
    await page.getByRole('button', { name: 'Put on this clip' }).click();
    await composition.expectRevision(2);
    await expect(page.getByRole('region', { name: 'File preview' })).toContainText('Riga 1');
  } finally {
    await model.close();
  }
});

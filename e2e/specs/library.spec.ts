/** A library goes out as one file and comes into an empty one; a drop beside a form keeps the form. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('the library is saved as a file and brought into another browser', async ({
  page,
  folder,
  browser,
  begin,
}) => {
  // The dialog of the platform cannot be driven: the file it gives takes a piece at each click, until there is none.
  await page.addInitScript(() =>
    Object.assign(window, {
      showSaveFilePicker: async () => ({
        createWritable: async () =>
          new WritableStream({
            write: () =>
              new Promise<void>((written) => addEventListener('click', () => written(), { once: true })),
          }),
      }),
    }),
  );
  await begin.sampleAdded();
  await goWithin(page, '/settings');
  await test.step('it goes on where its page is left, and is found and stopped in the activity', async () => {
    await page.getByRole('button', { name: 'Export library' }).click();
    await goWithin(page, '/projects');
    await page.getByRole('button', { name: '1 in progress' }).click();
    const activity = page.getByRole('dialog', { name: 'Activity' });
    await expect(activity.getByRole('progressbar', { name: 'Export library' })).toBeVisible();
    await activity.getByRole('link', { name: 'Export library' }).click();
    await expect(page.getByText(/^\S+ \S+ of about /)).toBeVisible();
    await activity.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  // Without the dialog the file is a download.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export library' }).click();
  const file = join(folder, 'library.tar');
  await (await downloading).saveAs(file);
  await expect(page.getByText(/^Exported: \d/)).toBeVisible();

  const other = await browser.newPage();
  await other.goto('/settings');
  const dialog = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Import library' }).click();
  await (await dialog).setFiles(file);
  await expect(other.getByText('Imported: 1 file, 1 project.')).toBeVisible();
  await goWithin(other, '/projects');
  await expect(other.getByRole('link', { name: /sample/ }).first()).toBeVisible();
  await other.context().close();
});

test('an idea fills the form of its kind, and a video dropped on the form does not lose it', async ({
  page,
  files,
}) => {
  const video = await readFile(await files.path('card.mp4'));
  await page.goto('/projects/new/forum-story?title=A%20quiet%20bakery&prompt=It%20began%20with%20bread');
  const title = page.getByRole('textbox').filter({ visible: true }).first();
  await expect(page.locator('textarea').filter({ hasText: 'It began with bread' })).toBeVisible();
  await title.fill('What I typed');
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const given = new DataTransfer();
      given.items.add(new File([Uint8Array.from(bytes)], 'card.mp4', { type: 'video/mp4' }));
      return given;
    },
    [...video],
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(page.getByText('Adding card.mp4. See Activity for progress.')).toBeVisible();
  await expect(title).toHaveValue('What I typed');
});

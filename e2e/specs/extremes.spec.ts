/** What lists do with nothing, with a hundred thousand things, with titles nobody foresaw, and with a service that is gone. */
import { join } from 'node:path';
import { newId } from '../../src/contract/ids.ts';
import { openNodeDatabase } from '../../src/hosts/node/open-node-database.ts';
import { insertAsset } from '../../src/service/domain/assets/asset-rows.ts';
import { connectTo, startHost, stopHost } from '../fixtures/node-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const ITEMS = 100_000;
const WIDE = '漢'.repeat(120);
const RIGHT_TO_LEFT = 'مقابلة طويلة عن القطارات المتأخرة';

async function fill(folder: string): Promise<void> {
  const database = await openNodeDatabase(join(folder, 'data', 'studio.db'));
  try {
    const accountId = (await database.get<{ id: string }>('SELECT id FROM account'))?.id ?? '';
    await database.transaction(async (tx) => {
      for (let number = 1; number <= ITEMS; number += 1) {
        const id = newId('asset');
        const title = number === ITEMS ? WIDE : number === ITEMS - 1 ? RIGHT_TO_LEFT : `Talk ${number}`;
        await insertAsset(tx, {
          ...{ id, account_id: accountId, kind: 'video', title, filename: null, origin: 'upload' },
          ...{
            mime_type: 'video/mp4',
            size_bytes: 1000,
            duration_sec: 60,
            width: 1280,
            height: 720,
            fps: 25,
          },
          ...{
            has_audio: 1,
            file: `assets/${id}`,
            poster_file: null,
            created_ms: 1_700_000_000_000 + number,
          },
        });
      }
    });
  } finally {
    await database.close();
  }
}

test('a library is empty, then huge, then out of reach, and each is told plainly', async ({
  page,
  baseURL,
  folder,
  expectedErrors,
}) => {
  // The browser itself notes each request to a host that is gone.
  expectedErrors.push(/net::ERR_/);
  const origin = baseURL ?? '';
  const openAssets = () =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
  const list = page.getByRole('list', { name: 'Assets' });
  const first = await startHost(folder, origin);
  try {
    await connectTo(page, first, { keeps: false });
    await openAssets();
    await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  } finally {
    await stopHost(first);
  }

  await fill(folder);
  const host = await startHost(folder, origin);
  let isRunning = true;
  try {
    await connectTo(page, host, { keeps: false });
    const rowReads: string[] = [];
    page.on('request', (request) => {
      if (/\/v1\/assets\/ast_/.test(request.url())) rowReads.push(request.url());
    });
    await openAssets();
    await expect(list.getByText(WIDE)).toBeVisible();
    await expect(list.getByText(RIGHT_TO_LEFT)).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
    // Far down only what is in sight is in the page, and no row asks for what the list has told.
    const known = async () => Number(await list.getByRole('listitem').last().getAttribute('aria-setsize'));
    for (let screens = 0; screens < 4; screens += 1) {
      const before = await known();
      // By the page, not by a key: a key press glides, and one made while it glides is swallowed now and then.
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect.poll(known).toBeGreaterThan(before);
      expect(await list.getByRole('link').count()).toBeLessThan(200);
    }
    // On paper nobody scrolls.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await list.getByRole('link').count()).toBeGreaterThanOrEqual(200);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await list.getByRole('link').count()).toBeLessThan(200);
    expect(rowReads).toEqual([]);

    await stopHost(host);
    isRunning = false;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Credits' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  } finally {
    if (isRunning) await stopHost(host);
  }
});

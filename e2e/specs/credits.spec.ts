/** What was spent is seen, filtered and taken along. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goWithin } from '../fixtures/go-within.ts';
import { DESK, PHONE } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectTouchTargets } from '../fixtures/touch-targets.ts';

test('a charge shows in the balance, the chart, the ledger and the CSV', async ({
  page,
  project,
  folder,
  begin,
}) => {
  await begin.sampleAdded();
  await project.start.click();
  await expect(project.start).toBeHidden();
  await goWithin(page, '/credits');
  await expect(page.getByRole('img', { name: /credits? in 30 days/ })).toBeVisible();
  const ledger = page.getByRole('table', { name: 'Ledger' });
  await expect(ledger.getByText('Charge', { exact: true })).toBeVisible();
  await expect(ledger.getByText('Plan credits', { exact: true })).toBeVisible();

  await page.getByLabel('Filter by type').selectOption('charge');
  await expect(ledger.getByText('Plan credits', { exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Filter by type')).toHaveValue('charge');
  await expect(ledger.getByText('Charge', { exact: true })).toBeVisible();

  await page.getByText('Show as table').click();
  const spent = page.getByRole('table', { name: 'Spending in the last 30 days' });
  await expect(spent.getByRole('row')).toHaveCount(2);
  await page.setViewportSize(PHONE);
  await expectTouchTargets(page, 'credits, some spent');
  await page.setViewportSize(DESK);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const path = join(folder, 'ledger.csv');
  await (await downloading).saveAs(path);
  const lines = (await readFile(path, 'utf8')).split('\r\n');
  expect(lines[0]).toContain('id,createdAt,type,amount');
  expect(lines.some((line) => /,charge,-\d+,/.test(line))).toBe(true);
  expect(lines.some((line) => /,plan_credits,\d+,/.test(line))).toBe(true);
});

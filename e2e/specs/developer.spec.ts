/** Keys, the API reference and the request inspector. */
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('a key is made, shown once, and revoked', async ({ page, home, developer }) => {
  await home.open();
  await developer.open();
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Night build');
  await dialog.getByLabel('spend').check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  expect(await developer.takeSecret()).toMatch(/^mcs_/);
  const made = developer.keys.filter({ hasText: 'Night build' });
  await expect(made.getByText('clips:read')).toBeVisible();
  await expect(made.getByText('spend')).toBeVisible();
  await made.getByRole('button', { name: 'Revoke' }).click();
  await made.getByRole('button', { name: 'Revoke now' }).click();
  await expect(made.getByText('Revoked', { exact: true })).toBeVisible();
  const own = developer.keys.filter({ hasText: 'In use here' });
  await expect(own.getByRole('button', { name: 'Revoke' })).toBeDisabled();
});

test('an operation is tried, asked about before it spends, and found in the inspector', async ({
  page,
  home,
  developer,
  expectedErrors,
}) => {
  expectedErrors.push(refused(404, '/v1/jobs/job_none'));
  await home.open();
  await developer.open();
  await developer.part('API reference');
  await page.getByLabel('Search operations').fill('brainstorm');
  await page.getByRole('link', { name: 'brainstorm_ideas' }).click();
  await page
    .getByLabel('Body as JSON')
    .fill(JSON.stringify({ topic: 'bread', videoType: 'any', language: 'en' }));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('This may use credits or part of today’s allowance.')).toBeVisible();
  await expect(developer.answer).toBeHidden();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(developer.answer.getByText('202', { exact: true })).toBeVisible();
  await expect(developer.answer.getByText('"paidWith": "plan"')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await developer.part('Request log');
  const replay = developer.requests.filter({ hasText: 'brainstorm_ideas' }).filter({ hasText: 'Replayed' });
  await replay.getByRole('button').first().click();
  await expect(replay.getByText('Authorization: Bearer $CLIPROOM_API_KEY')).toBeVisible();
  await expect(replay.getByText(/^req_/)).toBeVisible();

  await developer.part('API reference');
  await page.getByRole('link', { name: 'get_job' }).click();
  await page.getByRole('textbox', { name: 'jobId' }).fill('job_none');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(developer.answer.getByText('"requestId"')).toBeVisible();

  await developer.part('Request log');
  await page.getByLabel('Failed only').check();
  await page.getByLabel('Search by operation, code or request ID').fill('get_job');
  await expect(developer.requests).toHaveCount(1);
  await expect(developer.requests).toContainText('NOT_FOUND');
  await expect(page).toHaveURL(/[?&]failed=yes/);
  await expect(page).toHaveURL(/[?&]find=get_job/);
});

/** The assistant of the timeline: what its rules read, what a language model is asked, and what is taken back. */
import { completion, startChatServer } from '../../src/testing/chat-server.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { showMetered } from '../fixtures/show-metered.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

test.beforeEach(async ({ page, begin }) => {
  await showMetered(page);
  await begin.edit();
});

test('the assistant does what it understands, says what it does not, and an action is taken back', async ({
  page,
}) => {
  const timeline = new TimelinePage(page);
  // An edit that is still on its way is saved before the request goes out.
  await timeline.canvas.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(page.getByText(/requests left today, paid by the plan. No credits/)).toBeVisible();
  await page.getByRole('button', { name: 'Fade out at the end' }).click();
  const ask = page.getByLabel('Ask for a change');
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  const turns = page.getByRole('list', { name: /Conversation/ }).getByRole('article');
  await expect(turns).toHaveCount(1);
  await expect(turns.first().getByText('Applied')).toBeVisible();
  await timeline.expectRevision(3);

  // What it could not read at all has its nearest, each of which fills the field.
  await ask.fill('please vanish all pausing');
  const nearest = page.getByRole('list', { name: 'Closest requests' }).getByRole('button');
  await expect(nearest).toHaveCount(3);
  await nearest.filter({ hasText: 'Remove the pauses' }).click();
  await expect(ask).toHaveValue('Remove the pauses');
  await expect(nearest).toHaveCount(0);

  await ask.fill('cut the first 10 seconds, and sing a song');
  // What would be done, and what not, stands there before anything is sent.
  const proposal = page.getByRole('region', { name: 'Proposed changes' });
  await expect(proposal.getByText('10 s shorter')).toBeVisible();
  await expect(proposal.getByText(/I did not understand “sing a song”/)).toBeVisible();
  await timeline.expectRevision(3);
  await page.getByRole('button', { name: 'Send' }).click();
  const newest = turns.first();
  await expect(newest.getByText('10 s shorter')).toBeVisible();
  await expect(newest.getByText(/I did not understand “sing a song”/)).toBeVisible();
  await timeline.expectRevision(4);
  await newest.getByRole('button', { name: /^Undo: / }).click();
  await expect(newest.getByText('Undone', { exact: true })).toBeVisible();
  await timeline.expectRevision(5);

  await page.reload();
  await timeline.opened();
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(turns).toHaveCount(2);
  await expect(turns.first().getByText('Undone', { exact: true })).toBeVisible();
});

test('what the rules cannot read is asked of a language model, shown, and then done', async ({ page }) => {
  const timeline = new TimelinePage(page);
  const edit = page.url();
  const answer = {
    steps: [
      {
        label: 'A quicker start',
        operations: [{ type: 'remove_range', outputStartSec: 0, outputEndSec: 4 }],
      },
    ],
    reply: 'It begins with the point.',
  };
  const server = await startChatServer('', (_, response) =>
    Boolean(response.setHeader('Content-Type', 'application/json').end(completion(JSON.stringify(answer)))),
  );
  try {
    await page.getByRole('tab', { name: 'Assistant' }).click();
    const ask = page.getByLabel('Ask for a change');
    await ask.fill('make it less sleepy');
    await page.getByRole('link', { name: 'Set one up in Settings' }).click();
    const model = page.getByRole('region', { name: 'Language model' });
    await model.getByLabel('Model address').fill(server.address);
    await model.getByLabel('Model name').fill('editor-1b');
    await model.getByRole('button', { name: 'Save model' }).click();
    await expect(model.getByRole('button', { name: 'Test' })).toBeVisible();

    await goWithin(page, edit);
    await timeline.opened();
    await page.getByRole('tab', { name: 'Assistant' }).click();
    await ask.fill('make it less sleepy');
    await page.getByRole('button', { name: 'Ask editor-1b' }).click();
    await expect(page.getByText('Proposed by editor-1b. Nothing has changed yet.')).toBeVisible();
    const proposal = page.getByRole('region', { name: 'Proposed changes' });
    await expect(proposal.getByText('A quicker start')).toBeVisible();
    await expect(proposal.getByText('4 s shorter')).toBeVisible();
    await expectAccessible(page, 'what a language model proposes');
    await timeline.expectRevision(1);
    // Other words are another request.
    await ask.fill('make it less sleepy please');
    await expect(proposal.getByText('A quicker start')).toHaveCount(0);
    await ask.fill('make it less sleepy');
    await page.getByRole('button', { name: 'Send' }).click();
    const turn = page.getByRole('list', { name: /Conversation/ }).getByRole('article');
    await expect(turn.getByText('by editor-1b')).toBeVisible();
    await timeline.expectRevision(2);
    await turn.getByRole('button', { name: 'Undo: A quicker start' }).click();
    await timeline.expectRevision(3);
  } finally {
    await server.close();
  }
});

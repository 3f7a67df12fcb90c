/** Pages that close or are left at once, with something decided, typed or cut that is not saved yet: it is kept. */
import type { BrowserContext, Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { CompositionPage } from '../pages/composition-page.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

/** Another visit, as soon as the page is gone. */
async function reopened(context: BrowserContext, page: Page, address = page.url()): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

const told = (page: Page) => page.getByRole('status').filter({ hasText: 'from before the page closed' });

test('clips decided singly, trimmed and together are decided when the page is gone at once', async ({
  page,
  context,
  review,
  begin,
}) => {
  const count = await begin.manyClips();
  expect(count).toBeGreaterThanOrEqual(5);
  const { words } = review;
  await words.nth(1).click();
  await words.nth(4).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Trim to these words' }).click();
  await expect(page.getByText(/^Trimmed to /)).toBeVisible();

  await test.step('a trim outlives a reload', async () => {
    await page.reload();
    await review.opened();
    await expect(page.getByText(/^Trimmed to /)).toBeVisible();
  });

  await page.keyboard.press('a');
  await page.keyboard.press('r');
  const second = await reopened(context, page);
  const again = new ReviewPage(second);
  await again.opened();
  await expect(again.decisions('Accepted')).toHaveCount(1);
  await expect(again.decisions('Rejected')).toHaveCount(1);

  await second.getByRole('button', { name: 'Select', exact: true }).click();
  await second.getByLabel('Clips to select').selectOption(`All shown (${count})`);
  await second.getByRole('button', { name: /^Accept \d+$/ }).click();
  const accepted = new URL(second.url());
  accepted.search = '?show=accepted';
  const third = await reopened(context, second, accepted.href);
  const last = new ReviewPage(third);
  await last.opened();
  await expect(last.decisions('Accepted')).toHaveCount(count - 1);
});

test('text that is typed and not saved is kept when the composition is left, and when the page closes', async ({
  page,
  context,
  composition,
  begin,
}) => {
  await begin.firstComposition();
  const address = page.url();
  await composition.tab('Text').click();
  await page.getByLabel('Hook text').fill('Typed and left');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(address);
  await composition.opened();
  await composition.tab('Text').click();
  await expect(page.getByLabel('Hook text')).toHaveValue('Typed and left');

  await page.getByLabel('Hook text').fill('Typed and closed');
  const second = await reopened(context, page);
  const other = new CompositionPage(second);
  await expect(told(second)).toBeVisible();
  await other.tab('Text').click();
  await expect(second.getByLabel('Hook text')).toHaveValue('Typed and closed');

  await other.tab('Captions').click();
  await other.words.nth(1).click();
  await second.getByRole('textbox', { name: /^Word at/ }).fill('unsaved');
  const third = await reopened(context, second);
  const last = new CompositionPage(third);
  await expect(last.words.nth(1)).toHaveText('unsaved');

  await third.getByText('Find and replace').click();
  await third.getByRole('textbox', { name: 'Find', exact: true }).fill('unsaved');
  await third.getByRole('textbox', { name: 'Replace with' }).fill('on its way');
  await third.getByRole('button', { name: 'Replace all' }).click();
  const fourth = await reopened(context, third);
  await expect(new CompositionPage(fourth).words.nth(1)).toHaveText('on its way');
});

test('a trim that is not applied stays what it is: there after a reload, and applied when asked for', async ({
  page,
  context,
  begin,
}) => {
  await begin.firstComposition();
  const lengthOf = (shown: Page) => shown.getByRole('region', { name: 'Trim' }).getByText(/^0:\d\d\.\d\d$/);
  const start = (shown: Page) => shown.getByRole('slider', { name: 'Start' });
  const saved = await lengthOf(page).innerText();
  await start(page).focus();
  for (let pressed = 0; pressed < 20; pressed += 1) await page.keyboard.press('ArrowRight');
  const trimmed = await lengthOf(page).innerText();
  expect(trimmed).not.toBe(saved);
  const second = await reopened(context, page);
  await expect(lengthOf(second)).toHaveText(trimmed);
  await expect(second.getByRole('button', { name: 'Apply trim' })).toBeEnabled();

  // Typed, and neither entered nor left.
  const typed = second.getByRole('textbox', { name: /^Start/ });
  const [minutes = '0', seconds = '0'] = (await typed.inputValue()).split(':');
  await typed.fill(`${minutes}:${(Number(seconds) + 1).toFixed(2)}`);
  await second.reload();
  await expect(lengthOf(second)).not.toHaveText(trimmed);
  await second.getByRole('button', { name: 'Apply trim' }).click();
  await new CompositionPage(second).expectRevision(2);
  const applied = await lengthOf(second).innerText();
  await second.reload();
  await expect(lengthOf(second)).toHaveText(applied);
  await expect(second.getByRole('button', { name: 'Apply trim' })).toBeDisabled();
});

test('a message of a chat is kept when the page closes before it was sent', async ({
  page,
  context,
  make,
  chat,
  expectedErrors,
}) => {
  // A chat that nobody has written yet is asked for.
  expectedErrors.push(refused(409, '/story'));
  await make.choose('Fake text');
  await make.create.click();
  await chat.add('Robin', 'Are you awake?');
  const second = await reopened(context, page);
  await expect(told(second)).toBeVisible();
  await new ChatPage(second).expectTexts(['Are you awake?']);

  await second.getByText('Theme, voices and background').click();
  const spoken = second.getByRole('checkbox', { name: 'Read messages aloud' });
  const wasSpoken = await spoken.isChecked();
  await spoken.setChecked(!wasSpoken);
  const look = await reopened(context, second);
  await expect(told(look)).toBeVisible();
  await look.getByText('Theme, voices and background').click();
  await expect(look.getByRole('checkbox', { name: 'Read messages aloud' })).toBeChecked({
    checked: !wasSpoken,
  });

  const tooLong = 'Are you awake? '.repeat(40);
  await new ChatPage(look).messages.first().fill(tooLong);
  await expect(look.getByText('Not saved: a message is too long').first()).toBeVisible();
  await new ChatPage(await reopened(context, look)).expectTexts([tooLong]);
});

test('cuts are kept when the page closes before they were sent', async ({ page, context, begin }) => {
  await begin.film();
  await new TimelinePage(page).expectRevision(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  // Cuts what the first cut made, which the service has not named yet.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  const again = new TimelinePage(await reopened(context, page));
  await again.opened();
  await again.expectRevision(3);
});

test('a decision on its way when the tab that runs the service closes is kept by the one that takes over', async ({
  page,
  context,
  begin,
}) => {
  const count = await begin.manyClips();
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new ReviewPage(second);
  await other.opened();
  await other.expectDecided(0);
  const closing = page.close();
  for (let pressed = 0; pressed < 3; pressed += 1) await second.keyboard.press('a');
  await closing;
  await expect(other.decisions('Accepted')).toHaveCount(3);
  await second.reload();
  await other.opened();
  await expect(other.decisions('Accepted')).toHaveCount(3);
  await expect(second.getByRole('alert')).toHaveCount(0);
  expect(await other.count()).toBe(count);
});

test('what is typed into forms and not sent is there when they are opened again', async ({
  page,
  context,
}) => {
  const restored = (shown: Page) =>
    shown.getByRole('status').filter({ hasText: 'Restored what you left here' });

  await page.goto('/tools/voiceover');
  await page.getByLabel('Script').fill('Typed and not spoken');
  const second = await reopened(context, page);
  await expect(second.getByLabel('Script')).toHaveValue('Typed and not spoken');
  await expect(restored(second)).toBeVisible();
  await second.getByRole('button', { name: 'Start over' }).click();
  await expect(second.getByLabel('Script')).toHaveValue('');
  await second.getByRole('button', { name: 'Show what I typed' }).click();
  await expect(second.getByLabel('Script')).toHaveValue('Typed and not spoken');

  await goWithin(second, '/settings');
  const brand = second.getByRole('region', { name: 'Brand' });
  await brand.getByLabel('Name').fill('Saved');
  await brand.getByRole('button', { name: 'Save kit' }).click();
  await expect(brand.getByLabel('Brand kit')).toHaveText('Saved (default)New kit…');
  await brand.getByLabel('Letters').selectOption('CAPITALS');
  const third = await reopened(context, second);
  const again = third.getByRole('region', { name: 'Brand' });
  await expect(again.getByLabel('Letters')).toHaveValue('upper');
  await expect(restored(third)).toHaveText(/^Restored what you left here unsaved\./);
  await third.getByRole('button', { name: 'Show saved version' }).click();
  await expect(again.getByLabel('Letters')).not.toHaveValue('upper');
  await third.getByRole('button', { name: 'Show what I typed' }).click();
  await again.getByRole('button', { name: 'Save kit' }).click();
  await expect(again.getByRole('button', { name: 'Apply to all accepted clips' })).toBeEnabled();
  const fourth = await reopened(context, third);
  await expect(fourth.getByRole('region', { name: 'Brand' }).getByLabel('Letters')).toHaveValue('upper');
  await expect(restored(fourth)).toHaveCount(0);
});

/** Editors on phones and at 200 % zoom: the picture and what is done to it are what is seen, all else folds away. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { DESK, PHONE } from '../fixtures/look-test.ts';
import { SAMPLE_CAPTIONS, SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { withFingers } from '../fixtures/touch-targets.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

const NARROWEST = { width: 320, height: 640 };
const SIZES = [{ width: 720, height: 450 }, PHONE, NARROWEST];

/** Width times height of what the window shows of it, as the page is scrolled. */
async function seenPx(page: Page, part: Locator): Promise<number> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width: windowWidth, height: windowHeight } = page.viewportSize() ?? { width: 0, height: 0 };
  const across = Math.min(x + width, windowWidth) - Math.max(x, 0);
  const down = Math.min(y + height, windowHeight) - Math.max(y, 0);
  return Math.max(0, across) * Math.max(0, down);
}

/** Nothing lies over its upper edge, nor over its middle. */
function isOnTop(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [0.15, 0.5].every((share) =>
    part.contains(document.elementFromPoint(left + width / 2, top + share * height)),
  );
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('the picture of a review is the largest thing at every size, and no bar covers it', async ({
  page,
  project,
  review,
  composition,
  begin,
}) => {
  await begin.manyClips();
  const picture = page.locator('canvas[data-time-sec]');
  const bar = page.getByRole('group', { name: 'Decision' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  const others = [
    page.getByRole('region', { name: 'Clips' }),
    page.getByRole('region', { name: 'Why this clip' }),
    bar,
  ];
  for (const size of [DESK, { width: 1180, height: 820 }, { width: 1024, height: 768 }, ...SIZES]) {
    await page.setViewportSize(size);
    await expect(picture).toBeInViewport({ ratio: 0.99 });
    // Measured where they are: bringing a bar into sight scrolls to where it would stand without sticking.
    const edge = async (part: Locator, share: number): Promise<number> => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return y + share * height;
    };
    await expect.poll(async () => (await edge(picture, 1)) <= (await edge(bar, 0))).toBe(true);
    const pictureSeenPx = await seenPx(page, picture);
    // A list beside the picture may be as high as the window: the picture is larger than what any entry of it shows.
    const rivals = size.width < 1024 ? others : [bar, page.getByRole('region', { name: 'Post text' })];
    for (const part of rivals) expect(pictureSeenPx).toBeGreaterThan(await seenPx(page, part));
    expect(await sideways(page)).toBe(0);
  }
  // A title that the keyboard comes to takes nothing away.
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.keyboard.press('Shift');
  await title.evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  expect((await title.boundingBox())?.width).toBeGreaterThan(40);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click({ trial: true });
  await page.getByLabel('Show').click({ trial: true });
  // What the keyboard comes to in the list is not under what stays above it; where a window holds a few lines nothing stays.
  const row = review.rail.getByRole('button').last();
  for (const size of [PHONE, NARROWEST, { width: 320, height: 256 }]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await review.rail.getByRole('button').nth(-2).focus();
    await page.keyboard.press('Tab');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => row.evaluate(isOnTop)).toBe(true);
  }
  await page.setViewportSize(NARROWEST);
  // The places are one press away.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(menu).toBeHidden();

  await page.setViewportSize(DESK);
  await page.goBack();
  await review.opened();
  await page.keyboard.press('a');
  await expect(review.decisions('Accepted')).toHaveCount(1);
  await goWithin(page, page.url().replace(/\/clips.*/, ''));
  await project.accepted.getByRole('link').first().click();
  await composition.opened();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(composition.canvas).toBeInViewport({ ratio: 0.99 });
    await expect(composition.tab('Captions')).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const strip = page.getByRole('tablist');
    const barPx = () => strip.evaluate((list: HTMLElement) => list.offsetHeight - list.clientHeight);
    expect(await barPx()).toBeLessThanOrEqual(1);
    // It scrolls all the same: the last tab is brought into sight by being opened.
    await strip.getByRole('tab').first().focus();
    await page.keyboard.press('End');
    // Its lowest pixel lies under the line of the strip.
    await expect(strip.getByRole('tab').last()).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('Home');
  }
});

test('with a finger a review is played and decided without scrolling, and goes on at the next picture', async ({
  page,
  review,
  begin,
}) => {
  const count = await begin.manyClips();
  const picture = page.locator('canvas[data-time-sec]');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const bar = page.getByRole('group', { name: 'Decision' });
  await withFingers(page, async () => {
    // An iPhone zooms into fields with smaller letters.
    const letters = page.getByLabel('Show').evaluate((field) => getComputedStyle(field).fontSize);
    expect(Number.parseFloat(await letters)).toBeGreaterThanOrEqual(16);
    for (const size of [{ width: 1180, height: 820 }, NARROWEST, { width: 390, height: 664 }, PHONE]) {
      await page.setViewportSize(size);
      await expect(picture).toBeInViewport({ ratio: 0.99 });
      await expect(play).toBeInViewport({ ratio: 0.99 });
      const [buttons, controls] = [await bar.boundingBox(), await play.boundingBox()];
      expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    }
    const toTheEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (let decided = 1; decided < count; decided += 1) {
      await toTheEnd();
      await expect(picture).not.toBeInViewport();
      await bar.getByRole('button', { name: 'Accept' }).click();
      await review.expectDecided(decided);
      await expect(picture).toBeInViewport({ ratio: 0.99 });
    }
    await toTheEnd();
    await bar.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('heading', { name: 'Review complete' })).toBeInViewport();
  });
});

test('picture and timeline are seen together, the tools are one row with a menu, and there is one clock', async ({
  page,
  home,
  project,
  folder,
}) => {
  const named = join(folder, `${'unbroken'.repeat(12)}.mp4`);
  await copyFile(SAMPLE_VIDEO, named);
  await home.open();
  await home.add(named, SAMPLE_CAPTIONS);
  await project.opened();
  const timeline = new TimelinePage(page);
  await timeline.makeFromNewestVideo();
  const tools = page.getByRole('toolbar', { name: 'Tools' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(timeline.picture).toBeInViewport({ ratio: 0.99 });
    await expect(timeline.canvas).toBeInViewport({ ratio: 0.6 });
    expect((await boxAtRest(tools)).height).toBeLessThan(64);
    expect(await sideways(page)).toBe(0);
    await expect(page.getByText(/^\d+:\d\d\.\d\d$/).filter({ visible: true })).toHaveCount(1);
  }
  // What the row has no room for is in its menu.
  await expect(page.getByRole('button', { name: 'Mark in (I)' })).toBeHidden();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Marker at playhead' }).click();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Zoom in' }).click();
  await page.setViewportSize(DESK);
  await expect(page.getByRole('button', { name: 'Mark in (I)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Markers' }).getByRole('listitem')).toHaveCount(1);

  await page.setViewportSize(NARROWEST);
  await page.goto('/');
  await expect(page.getByText(/^(unbroken)+/).first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

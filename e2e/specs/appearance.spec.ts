/** Contrast and density are chosen once and hold from the first paint; colours that the system forces show every state. */
import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { addressOfService } from '../fixtures/node-host.ts';
import { test } from '../fixtures/studio-test.ts';
import { LANE_Y, TimelinePage } from '../pages/timeline-page.ts';

type Look = 'contrast' | 'density';

/** What the page was to look like when its first element came, over the next loads. */
async function noteFirstLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const first = new MutationObserver(() => {
      if ((document.getElementById('root')?.childElementCount ?? 0) === 0) return;
      first.disconnect();
      Object.assign(window, { firstLooks: { ...document.documentElement.dataset } });
    });
    first.observe(document, { childList: true, subtree: true });
  });
}

const firstLook = (page: Page, look: Look): Promise<unknown> =>
  page.evaluate((name) => (window as { firstLooks?: DOMStringMap }).firstLooks?.[name], look);

const heightPx = async (one: Locator): Promise<number> => (await one.boundingBox())?.height ?? 0;

const styleOf = (one: Locator, property: string): Promise<string> =>
  one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** A system colour as the browser shows it. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((keyword) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = keyword;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** The colour a canvas shows at a place, in its own pixels. */
const colorAt = (canvas: Locator, x: number, y: number): Promise<string> =>
  canvas.evaluate(
    (element, at) => {
      const data = (element as HTMLCanvasElement).getContext('2d')?.getImageData(at.x, at.y, 1, 1).data;
      return `rgb(${data?.[0]}, ${data?.[1]}, ${data?.[2]})`;
    },
    { x, y },
  );

test('more contrast is the system’s wish, or chosen here whatever the system says', async ({
  page,
  home,
}) => {
  await noteFirstLooks(page);
  await home.open();
  await goWithin(page, '/settings');
  const main = page.getByRole('main');
  const field = addressOfService(page);
  const usual = await styleOf(field, 'border-top-color');
  await page.emulateMedia({ contrast: 'more' });
  const strong = await styleOf(field, 'border-top-color');
  expect(strong).not.toBe(usual);
  const contrast = main.getByLabel('Contrast', { exact: true });
  await contrast.selectOption('Standard');
  expect(await styleOf(field, 'border-top-color')).toBe(usual);
  await page.emulateMedia({ contrast: 'no-preference' });
  await contrast.selectOption('High');
  expect(await styleOf(field, 'border-top-color')).toBe(strong);
  await page.reload();
  await expect(contrast).toHaveValue('high');
  expect(await firstLook(page, 'contrast')).toBe('high');
  expect(await styleOf(field, 'border-top-color')).toBe(strong);
});

test('compact shows more at once, from the first paint on', async ({ page, begin }) => {
  await noteFirstLooks(page);
  await begin.sampleAdded();
  await goWithin(page, '/assets?view=table');
  const row = page.getByRole('table', { name: 'Assets' }).getByRole('row').last();
  await expect(row).toBeVisible();
  const roomy = await heightPx(row);
  await goWithin(page, '/settings');
  const density = page.getByRole('main').getByLabel('Density');
  const roomyField = await heightPx(density);
  await density.selectOption('Compact');
  expect(await heightPx(density)).toBeLessThan(roomyField);
  await page.goto('/assets?view=table');
  await expect(row).toBeVisible();
  expect(await firstLook(page, 'density')).toBe('compact');
  expect(await heightPx(row)).toBeLessThan(roomy);
  await goWithin(page, '/settings');
  await density.selectOption('Comfortable');
  expect(await heightPx(density)).toBe(roomyField);
});

test('paper has what the page says, whole and black on white, without what is pressed', async ({
  page,
  begin,
}) => {
  await begin.sampleAdded();
  await goWithin(page, '/assets');
  const filters = [
    page.getByRole('group', { name: 'View' }),
    page.getByLabel('Type'),
    page.getByLabel('Search'),
  ];
  for (const filter of filters) await expect(filter.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const filter of filters) await expect(filter.first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('list', { name: 'Assets' }).getByRole('link').first().click();
  const last = page.getByRole('main').getByRole('listitem').last();
  await expect(last).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const remove = page.getByRole('button', { name: 'Delete' });
  await expect(menu).toBeVisible();
  await expect(remove).toBeVisible();
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(menu).toBeHidden();
  await expect(remove).toBeHidden();
  expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await styleOf(last.getByRole('button'), 'color')).toBe('rgb(0, 0, 0)');
  const cutOffPx = await last.evaluate(({ parentElement }) =>
    parentElement === null ? 0 : parentElement.scrollHeight - parentElement.clientHeight,
  );
  expect(cutOffPx).toBe(0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, ownContext: true });

  test('compact leaves fingers their room', async ({ page, home }) => {
    await home.open();
    await page.goto('/settings');
    const density = page.getByRole('main').getByLabel('Density');
    const roomyField = await heightPx(density);
    await density.selectOption('Compact');
    expect(await heightPx(density)).toBe(roomyField);
  });
});

test('forced colours show what is chosen, off and in focus, and canvases follow the screen', async ({
  page,
  composition,
  begin,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await begin.firstComposition();
  const [canvas, highlight, gray] = await Promise.all(
    ['Canvas', 'Highlight', 'GrayText'].map((name) => systemColor(page, name)),
  );
  await composition.tab('Style').click();
  expect(await styleOf(composition.tab('Style'), 'background-color')).toBe(highlight);
  expect(await styleOf(composition.tab('Text'), 'background-color')).not.toBe(highlight);
  await page.keyboard.press('ArrowRight');
  await expect(composition.tab('Text')).toBeFocused();
  expect(await styleOf(composition.tab('Text'), 'outline-style')).toBe('solid');
  const nowhere = page.getByRole('button', { name: 'Apply trim' });
  await expect(nowhere).toBeDisabled();
  expect(await styleOf(nowhere, 'color')).toBe(gray);
  expect(await styleOf(nowhere, 'opacity')).toBe('1');

  const timeline = new TimelinePage(page);
  await timeline.makeFromNewestVideo();
  const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' });
  expect(await styleOf(here, 'background-color')).toBe(highlight);
  // The playhead, and what is behind the end of the edit.
  const pixels = (await timeline.canvas.boundingBox())?.width ?? 0;
  const seen = () => Promise.all([0, pixels - 2].map((x) => colorAt(timeline.canvas, x, LANE_Y.video)));
  await expect.poll(seen).toEqual([expect.not.stringContaining(canvas ?? ''), canvas]);
  const forced = await seen();
  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(seen).not.toEqual(forced);

  // The window is moved to a screen with finer dots.
  const devtools = await page.context().newCDPSession(page);
  const screen = { width: 0, height: 0, deviceScaleFactor: 2, mobile: false };
  await devtools.send('Emulation.setDeviceMetricsOverride', screen);
  await expect(timeline.canvas).toHaveAttribute('width', `${Math.round(2 * pixels)}`);
});

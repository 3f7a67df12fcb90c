/** axe on every page, in both themes and both languages. */

import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

const SAMPLE = resolve(import.meta.dirname, '../../public/sample');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages that need nothing but their address. */
const PLAIN_PAGES = [
  ...['/', '/projects', '/projects/new', '/assets', '/credits', '/settings', '/no/such/page'],
  ...['/tools', '/tools/voiceover', '/tools/separation', '/tools/ideas'],
  ...['/developer/keys', '/developer/webhooks', '/developer/verify', '/developer/requests'],
  '/developer/reference?op=create_voiceover',
];

test.setTimeout(900_000);

test('axe finds nothing on any page, in the light and the dark theme', async ({
  page,
  home,
  project,
  review,
  composition,
  make,
  chat,
}) => {
  const found = async (name: string, axe: AxeBuilder): Promise<void> => {
    const { violations } = await axe.analyze();
    const told = violations.map(
      ({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`,
    );
    expect.soft(told).toEqual([]);
  };
  const inTheme = async (colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one theme to the other belong to neither.
    // What a closed part of the page holds does not run at all, and waits for ever.
    const changing = () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.effect instanceof KeyframeEffect)
        .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility() === true).length;
    await expect.poll(() => page.evaluate(changing)).toBe(0);
  };
  const check = async (name: string): Promise<void> => {
    await inTheme('light');
    await found(`${name}, light`, new AxeBuilder({ page }).withTags(RULES));
    // Colours are all that a theme changes.
    await inTheme('dark');
    await found(`${name}, dark`, new AxeBuilder({ page }).withRules(['color-contrast']));
  };
  await home.open();
  await check('home, empty');
  await home.add(join(SAMPLE, 'sample.mp4'), join(SAMPLE, 'sample.en.srt'));
  const url = await project.opened();
  await check('project, draft');
  await project.keepCentre();
  await project.start.click();
  await project.analysed();
  await check('project, ready');
  await project.reviewLink.click();
  await review.opened();
  await check('review');
  await page.keyboard.press('?');
  await check('review, keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(review.decisions('accepted')).toHaveCount(1);
  await page.goto(url);
  await project.accepted.getByRole('link').first().click();
  await composition.opened();
  for (const name of ['Style', 'Text', 'SRT and VTT', 'Captions']) {
    await composition.tab(name).click();
    await check(`composition, ${name}`);
  }
  for (const kind of ['auto-clips', 'split-screen', 'streamer', 'forum-story', 'fake-text', 'vibe-edit']) {
    await page.goto(`/projects/new/${kind}`);
    await expect(page.getByRole('group').first()).toBeVisible();
    await check(`new project, ${kind}`);
  }
  await page.goto('/projects/new/split-screen');
  await page.getByRole('button', { name: 'Choose' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'sample' })).toBeVisible();
  await check('choosing an asset');
  await page.keyboard.press('Escape');
  await page.goto('/projects/new/fake-text');
  await make.create.click();
  await make.created();
  await chat.add('Robin', 'Are you awake?');
  await chat.saved();
  await check('chat');
  for (const path of PLAIN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await check(path);
  }
  await page.goto('/assets');
  await page.getByRole('list', { name: 'Assets' }).getByRole('link').first().click();
  await expect(page.getByText('words from subtitles')).toBeVisible();
  await check('asset');
  const timeline = new TimelinePage(page);
  await timeline.makeFromNewestVideo();
  await check('timeline');
  await page.getByRole('tab', { name: 'History' }).click();
  await check('timeline, history');
  await page.keyboard.press('?');
  await check('timeline, keys');
});

test('the whole program speaks Italian', async ({ page, home }) => {
  await home.open();
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption('it');
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Scegli un video' })).toBeVisible();
  await page.goto('/projects/new');
  await page.getByRole('link', { name: 'Chat inventata' }).click();
  await page.getByRole('button', { name: 'Crea progetto' }).click();
  await expect(page.getByRole('button', { name: 'Messaggio di Robin' })).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Principale' });
  for (const [place, words] of [
    ['Strumenti', 'Voce fuori campo'],
    ['Crediti', 'Crediti rimasti'],
    ['Sviluppo', 'Chiavi API'],
  ] as const) {
    await places.getByRole('link', { name: place }).click();
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

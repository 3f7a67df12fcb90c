/** How far things shift by themselves on each page while it loads, and after what people do there most. */
import type { Page } from '@playwright/test';
import type { ProjectPage } from '../pages/project-page.ts';
import type { ReviewPage } from '../pages/review-page.ts';
import { TimelinePage } from '../pages/timeline-page.ts';
import { type Shifts, takeShifts } from './page-watch.ts';

const ADDRESSES = [
  ...['/', '/projects', '/projects/new', '/assets', '/bin', '/credits', '/settings', '/no/such/page'],
  ...['auto-clips', 'split-screen', 'streamer', 'forum-story', 'fake-text', 'vibe-edit'].map(
    (kind) => `/projects/new/${kind}`,
  ),
  ...['/tools', '/tools/voiceover', '/tools/separation', '/tools/ideas'],
  ...['keys', 'webhooks', 'verify', 'requests', 'reference'].map((part) => `/developer/${part}`),
];

export interface PageShifts extends Shifts {
  readonly name: string;
}

interface Sample {
  readonly project: ProjectPage;
  readonly review: ReviewPage;
  /** Of a draft of the sample video. Afterwards it is analysed, with its first clip accepted. */
  readonly projectUrl: string;
}

export async function shiftsOfPages(
  page: Page,
  { project, review, projectUrl }: Sample,
): Promise<PageShifts[]> {
  const seen: PageShifts[] = [];
  const take = async (name: string): Promise<void> => {
    seen.push({ name, ...(await takeShifts(page)) });
  };
  const load = async (name: string, address: string): Promise<void> => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(name);
  };
  for (const address of ADDRESSES) await load(address, address);
  await load('project, draft', projectUrl);
  await project.start.click();
  await project.analysed({ timeout: 120_000 });
  await take('analysing');
  await load('project, ready', projectUrl);
  await load('review', `${projectUrl}/clips`);
  await review.canvas.waitFor();
  await page.keyboard.press('ArrowDown');
  await take('review, next clip');
  await page.keyboard.press('a');
  await take('review, accept');
  await page.keyboard.press('Space');
  await take('review, play');
  await page.goto(projectUrl);
  await project.accepted.getByRole('link').first().click();
  await page.waitForURL(/\/compositions\//);
  await take('to a composition');
  await load('composition', page.url());
  for (const name of ['Style', 'Text', 'SRT and VTT', 'Captions']) {
    await page.getByRole('tab', { name }).click();
    await take(`composition, ${name}`);
  }
  await page.goto('/assets');
  await page.getByRole('list', { name: 'Assets' }).getByRole('link').first().click();
  await page.waitForURL(/\/assets\/./);
  await take('to an asset');
  await load('asset', page.url());
  await new TimelinePage(page).makeFromNewestVideo();
  await take('making an edit');
  await load('timeline', page.url());
  return seen;
}

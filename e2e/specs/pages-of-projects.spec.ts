/** Every page where something is made from a video, and the timeline, looked at. */
import { expect } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { test } from '../fixtures/look-test.ts';
import { refused } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

const KINDS = ['auto-clips', 'split-screen', 'streamer', 'forum-story', 'fake-text', 'vibe-edit'];

test('the pages of every kind of project', async ({ page, make, chat, look, expectedErrors, begin }) => {
  // The chat is asked for before anybody has written it.
  expectedErrors.push(refused(409, '/story'));
  await begin.sampleAdded();
  await goWithin(page, '/projects/new');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('/projects/new');
  for (const kind of KINDS) {
    await goWithin(page, `/projects/new/${kind}`);
    await expect(page.getByRole('group').first()).toBeVisible();
    await look(`new project, ${kind}`);
  }
  await goWithin(page, '/projects/new/split-screen');
  await page.getByRole('button', { name: 'Choose' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'sample' })).toBeVisible();
  await look('choosing an asset');
  await page.keyboard.press('Escape');
  await goWithin(page, '/projects/new/fake-text');
  await make.create.click();
  await make.created();
  await chat.add('Robin', 'Are you awake?');
  await chat.saved();
  await look('chat');
  const timeline = new TimelinePage(page);
  await timeline.makeFromNewestVideo();
  // Renewed pictures are of a page at rest, which it may seem to be before the film has come.
  await timeline.expectFilm();
  await timeline.expectSound();
  await look('timeline');
  await page.getByRole('tab', { name: 'History' }).click();
  await look('timeline, history');
  await page.keyboard.press('?');
  await look('timeline, keys');
});

/**
 * A key that may only read, as for somebody who is to look at the clips: everything is shown and can be taken away, what
 * would change something is off, and why is told once; nothing is sent for the service to refuse.
 */
import { callerOf } from '../../src/testing/conformance/built-host.ts';
import { acceptedClip, analyzedProject, preparedEdit } from '../../src/testing/conformance/journey.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { connectTo, leaveHost, startHost } from '../fixtures/node-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

test('a key that may only read shows everything and changes nothing', async ({
  page,
  baseURL,
  home,
  review,
  composition,
  folder,
}) => {
  const host = await startHost(folder, baseURL ?? '', '--rate-factor', '10');
  try {
    const caller = callerOf(host.host, folder);
    const { asset, project, clips } = await analyzedProject(caller);
    const accepted = await acceptedClip(caller, clips[0]);
    const edit = await preparedEdit(caller, asset.id);
    const { body: made } = await caller.owner('create_key', {
      body: { name: 'Client', scopes: ['clips:read'] },
    });
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(host.origin) && !['GET', 'OPTIONS'].includes(request.method()))
        changes.push(`${request.method()} ${request.url()}`);
    });
    await connectTo(page, { origin: host.origin, apiKey: made.secret, ownerToken: '' }, { keeps: false });
    const line = page.getByRole('status').filter({ hasText: 'lacks the scope “clips:write”' });
    const lacksSpend = page.getByText('This API key lacks the scope “spend”.');

    await test.step('no video goes in', async () => {
      await goWithin(page, '/');
      await expect(line.getByRole('link', { name: 'Use another key' })).toBeVisible();
      await expect(home.choose).toBeDisabled();
      await page.locator('input[type=file]').setInputFiles({
        name: 'talk.mp4',
        mimeType: 'video/mp4',
        buffer: Buffer.from('not looked at'),
      });
      await expect(page.locator('[data-notice]')).toContainText('lacks the scope “clips:write”');
    });

    await test.step('clips are watched and not decided', async () => {
      await goWithin(page, `/projects/${project.id}/clips`);
      await review.opened();
      const decision = page.getByRole('group', { name: 'Your decision' });
      await expect(decision).toContainText('lacks the scope “clips:write”');
      await expect(decision.getByRole('button', { name: /^Accept/ })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Trim' })).toBeDisabled();
      await page.keyboard.press('a');
      await page.keyboard.press('ArrowDown');
      await review.expectDecided(1);
      await expectAccessible(page, 'a review that may only be read');
    });

    await test.step('a project keeps its name, and nothing paid is started', async () => {
      await goWithin(page, `/projects/${project.id}`);
      await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Export clip' })).toBeDisabled();
      await expect(lacksSpend).toBeVisible();
    });

    await test.step('captions are taken away', async () => {
      await goWithin(page, `/compositions/${accepted.composition.id}`);
      await composition.opened();
      await composition.tab('Text').click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeDisabled();
      await composition.tab('Captions').click();
      await composition.words.first().click();
      await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeDisabled();
      await composition.tab('SRT and VTT').click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download SRT' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.srt$/);
      await expectAccessible(page, 'a clip that may only be read');
    });

    await test.step('an edit is watched and not changed', async () => {
      await goWithin(page, `/projects/${edit.projectId}/timeline`);
      const timeline = new TimelinePage(page);
      await timeline.opened();
      await page.keyboard.press('s');
      await expect(page.getByText('the edit can be watched, not changed.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Split/ })).toBeDisabled();
      await timeline.saved();
    });
    expect(changes).toEqual([]);
  } finally {
    await leaveHost(page, host);
  }
});

/**
 * An account whose credits and allowance of the day are used up: what takes more of them is off, and says why before it is
 * pressed. What the service does not offer is known from its first answer on.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callerOf } from '../../src/testing/conformance/built-host.ts';
import { acceptedClip, analyzedProject, createProject } from '../../src/testing/conformance/journey.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { connectTo, leaveHost, startHost } from '../fixtures/node-host.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

/** One analysis of a talk, and one export. */
const FOR_ONE = {
  monthlyCredits: { studio: 1 },
  dailyLimits: { studio: { exports: 1, assistantTurns: 1, toolRuns: 1, fakeTextScripts: 1 } },
  switchedOff: ['create_voiceover'],
};

test('what is used up or not offered is not there to be started', async ({
  page,
  baseURL,
  composition,
  tools,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(refused(503, '/v1/voiceovers'));
  const config = join(folder, 'config.json');
  await writeFile(config, JSON.stringify(FOR_ONE));
  const host = await startHost(folder, baseURL ?? '', '--rate-factor', '10', '--config', config);
  try {
    const caller = callerOf(host.host, folder);
    const { asset, project, clips } = await analyzedProject(caller);
    const [first, second] = [await acceptedClip(caller, clips[0]), await acceptedClip(caller, clips[1])];
    await caller.ok('create_export', { params: { compositionId: first.composition.id } });
    const draft = await createProject(caller, asset.id);
    await connectTo(page, host, { keeps: false });

    await goWithin(page, `/projects/${draft.id}`);
    await expect(page.getByText('You don’t have enough credits for this.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Find clips' })).toBeDisabled();

    const usedUp = page.getByText('Today’s allowance is used up.');
    await goWithin(page, `/projects/${project.id}`);
    await expect(page.getByRole('button', { name: 'Export clip' })).toBeDisabled();
    await expect(usedUp).toBeVisible();

    await goWithin(page, `/compositions/${second.composition.id}`);
    await composition.opened();
    await expect(composition.exportButton).toBeDisabled();
    await expect(usedUp).toBeVisible();

    const speak = tools.start('Generate voiceover');
    const notOffered = page.getByText('This service does not offer this.');
    await goWithin(page, '/tools/voiceover');
    await page.getByLabel('Script').fill('A page can speak.');
    await speak.click();
    await expect(page.getByRole('alert').filter({ has: notOffered })).toBeVisible();
    await expect(speak).toBeDisabled();
    await goWithin(page, '/tools');
    await goWithin(page, '/tools/voiceover');
    await expect(speak).toHaveAccessibleDescription('This service does not offer this.');
    await expect(notOffered).toHaveCount(1);
  } finally {
    await leaveHost(page, host);
  }
});

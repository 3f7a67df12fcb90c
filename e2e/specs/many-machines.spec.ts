/**
 * The main job on many machines: two hosts and two workers on one PostgreSQL and one bucket, behind the one address that
 * the page is connected to. A host and a worker are killed in the middle, each at its work, and nothing is lost.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Cluster, startCluster } from '../../src/testing/cluster/start-cluster.ts';
import { whyNoCluster } from '../../src/testing/cluster/why-no-cluster.ts';
import { Caller } from '../../src/testing/conformance/api-under-test.ts';
import { startObjectStore } from '../../src/testing/object-store/object-store-under-test.ts';
import { createDatabase } from '../../src/testing/postgres/create-database.ts';
import { startPostgres } from '../../src/testing/postgres/postgres-server.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { connectTo } from '../fixtures/node-host.ts';
import { shortSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

const EDITED = 'Quokka';

/** A worker that has an export has no other: of two at a time each worker has one. */
const CONFIG = { jobsAtOnce: { export: 1 } };

/** Where something is missing it is named as not run, which is a failure where `CI=true`. */
async function onManyMachines(page: Page, pageOrigin: string, journey: (cluster: Cluster) => Promise<void>) {
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const postgres = await startPostgres();
    if (postgres !== null) ends.push(postgres.close);
    const why = whyNoCluster(postgres?.address ?? null);
    if (postgres === null || why !== null) {
      console.warn(`NOT RUN: the main job on many machines. ${why}`);
      expect(process.env['CI'] === 'true' ? why : null).toBeNull();
      return;
    }
    const store = await startObjectStore();
    ends.push(store.stop);
    const rows = await createDatabase(postgres.address);
    ends.push(rows.drop);
    const flags = ['--cors-origin', pageOrigin, '--rate-factor', '10'];
    const database = rows.address;
    const cluster = await startCluster({ database, store, hosts: 2, workers: 2, flags, config: CONFIG });
    ends.push(cluster.close, () => page.goto('about:blank'));
    await journey(cluster);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

test('a host and a worker are killed in the middle of the main job, and nothing is lost', async ({
  page,
  baseURL,
  home,
  project,
  review,
  composition,
  folder,
  expectedErrors,
}) => {
  // Requests that were on their way when the host was killed.
  expectedErrors.push(/net::ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED))/);
  await onManyMachines(page, baseURL ?? '', async (cluster) => {
    const [host, worker] = [cluster.hosts[0], cluster.workers[0]];
    await connectTo(page, cluster, { keeps: true });
    await home.open();
    await home.add(...(await shortSample(folder)));
    const url = await project.opened();
    await project.keepCentre();
    // Short clips: each is made twice where its worker is killed.
    await page.getByLabel('Min length (s)').fill('5');
    await page.getByLabel('Max length (s)').fill('15');

    await test.step('a host is killed as soon as an analysis is begun', async () => {
      const begun = page.waitForResponse((response) => response.url().endsWith('/analyze') && response.ok());
      await project.shortClips();
      await project.start.click();
      await begun;
      await host?.end('SIGKILL');
      await project.analysed();
    });

    await project.reviewLink.click();
    await review.opened();
    await page.keyboard.press('a');
    await review.expectDecided(1);
    await page.keyboard.press('a');
    await review.expectDecided(2);
    await expect(review.decisions('Accepted')).toHaveCount(2);
    await review.decisionsSent();
    await goWithin(page, url);
    await project.accepted.getByRole('link').first().click();
    await composition.opened();

    await test.step('a caption word is corrected', async () => {
      const revision = await composition.framed();
      await composition.words.nth(1).click();
      await page.getByRole('textbox', { name: /^Word at/ }).fill(EDITED);
      await page.keyboard.press('Enter');
      await composition.expectRevision(revision + 1);
      await composition.tab('SRT and VTT').click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download SRT' }).click();
      expect(await readFile(await (await downloading).path(), 'utf8')).toContain(EDITED);
    });

    const clips = project.accepted.getByRole('list', { name: 'Accepted clips' }).getByRole('listitem');
    await test.step('a worker is killed while both make an export, and the other makes both', async () => {
      await goWithin(page, url);
      await page.getByRole('button', { name: 'Export all 2' }).click();
      const params = { projectId: url.split('/').at(-1) };
      const caller = new Caller(cluster);
      const states = async () =>
        (await caller.ok('list_exports', { params })).data.map(({ status }) => status);
      await expect.poll(states, { intervals: [100] }).toEqual(['rendering', 'rendering']);
      await worker?.end('SIGKILL');
      for (const clip of await clips.all())
        await expect(clip.getByText('Exported', { exact: true })).toBeVisible();
      expect(await states()).toEqual(['done', 'done']);
    });

    await test.step('the MP4 is taken away from the bucket', async () => {
      await clips.first().getByRole('link').first().click();
      await composition.opened();
      const downloading = page.waitForEvent('download');
      await composition.download.click();
      const path = join(folder, 'clip.mp4');
      await (await downloading).saveAs(path);
      await expectVideo(path, UPRIGHT);
    });
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

/**
 * The main job in Firefox, judged by the picture of its export: what goes wrong there goes wrong without an error
 * (`bugzil.la/1387483`, frames that ignore strides, parameter sets with a header byte too many). And speech on threads.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speechThreads } from '../../src/media/listen/speech/speech-threads.ts';
import { MADE_KINDS, type MadeKind } from '../../src/testing/media/made-kinds.ts';
import { readFrames, readPictures } from '../../src/testing/media/read-pictures.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { structuralParakeet } from '../../src/testing/speech/structural/keep-models.ts';
import { expectAlike } from '../fixtures/expect-alike.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';
import { startMediaHarness } from '../harness/media-harness-server.ts';
import { openNodeExport } from '../harness/node-export.ts';
import { harnessIn } from '../harness/open-media-harness.ts';
import { renderFixtures } from '../harness/render-fixtures.ts';
import { expectHeard, hearInPage, makeMurmur } from '../harness/structural-speech.ts';

test('a video becomes a reviewed clip whose export has the picture of its preview', {
  tag: '@firefox',
}, async ({ page, composition, folder, begin }) => {
  await begin.firstComposition();

  const captions = page.waitForEvent('download');
  await composition.tab('SRT and VTT').click();
  await page.getByRole('button', { name: 'Download VTT' }).click();
  expect(await readFile(await (await captions).path(), 'utf8')).toMatch(/^WEBVTT/);

  const path = join(folder, 'clip.mp4');
  await expect(page.getByText('Exports are encoded in H.264.')).toBeVisible();
  await composition.exportTo(path);
  const lengthSec = await expectVideo(path, UPRIGHT);
  const momentSec = Math.floor(lengthSec / 2);
  await composition.seek(momentSec);
  const fps = Number(await composition.canvas.getAttribute('data-fps'));
  const frame = test.info().outputPath('frame.png');
  await ffmpeg(
    '-i',
    path,
    '-vf',
    `select=eq(n\\,${Math.floor(momentSec * fps + 1e-6)})`,
    '-frames:v',
    '1',
    frame,
  );
  await composition.expectShows(frame, test.info().outputPath('preview.png'));
});

test('what has no picture plays there on a device without a sound output as well', {
  tag: '@firefox',
}, async ({ page, make, chat, composition }) => {
  await make.choose('Fake text');
  await page.getByRole('checkbox', { name: 'Read messages aloud' }).uncheck();
  await make.create.click();
  await make.created();
  await chat.add('Robin', 'Is anybody there?');
  await chat.saved();
  await make.openVideo.click();
  await composition.opened();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is exported there looks as its preview there, and as Node makes it', {
  tag: '@firefox',
}, async ({ page, folder, files }) => {
  const { plan, files: named, frames } = MADE_KINDS['a split screen'] as MadeKind;
  const server = await startMediaHarness();
  const node = await openNodeExport(join(folder, 'node'));
  try {
    const harness = await harnessIn(page, server.url);
    const path = await renderFixtures(harness, files, named, plan, join(folder, 'firefox.mp4'));
    const exported = await readFrames(path, frames, plan);
    const previews = await page.evaluate(
      ([wanted, sources, atSec]) => mediaHarness.preview(wanted, sources, atSec),
      [plan, named, frames.map((frame) => frame / plan.fps)] as const,
    );
    for (const [index, picture] of previews.entries())
      await writeFile(join(folder, `preview-${index}.png`), Buffer.from(picture, 'base64'));
    const previewed = await readPictures(join(folder, 'preview-%d.png'), plan);
    expectAlike('preview and Firefox', frames, previewed, exported);
    const nodePath = await node.render(files, named, plan, 'node.mp4');
    expectAlike('Firefox and Node', frames, exported, await readFrames(nodePath, frames, plan));
  } finally {
    await page.goto('about:blank');
    await node.close();
    await server.close();
  }
});

test('speech is heard in a media worker there, on as many threads as the machine gives', {
  tag: '@firefox',
}, async ({ page, folder }) => {
  const model = await structuralParakeet('small');
  const film = join(folder, 'film.mp4');
  await makeMurmur(film);
  const server = await startMediaHarness();
  await page.goto(server.url);
  await page.waitForFunction(() => 'mediaHarness' in globalThis);
  const { heard, threads, cores } = await hearInPage(page, film, model);
  expectHeard(heard, model);
  const others = speechThreads({ isolated: true, cores }) - 1;
  expect(threads).toEqual(Array.from({ length: others }, () => 'em-pthread'));
  await page.goto('about:blank');
  await server.close();
});

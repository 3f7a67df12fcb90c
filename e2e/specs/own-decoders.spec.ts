/** Safari before 26 has decoders and encoders of pictures and none of sound: what the program brings takes their place. */
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { toneLevel } from '../../src/testing/media/tone-level.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo } from '../fixtures/taken-away.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

// Workers of a journey before it may still be in memory, with everything they have.
test.use({ ownContext: true });

const MISSING = ['AudioDecoder', 'AudioEncoder', 'AudioData', 'EncodedAudioChunk'];
const FILM_HZ = 330;
const SONG_HZ = 1500;

async function takeSoundAway(page: Page): Promise<void> {
  const taken = `for (const name of ${JSON.stringify(MISSING)}) delete globalThis[name];\n`;
  await page.addInitScript(taken);
  await page.route(/\/assets\/[\w.-]*worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: taken + (await response.text()) });
  });
}

test('where a browser decodes no sound, a film and a song are heard and exported all the same', async ({
  page,
  home,
  composition,
  folder,
  begin,
}, info) => {
  await takeSoundAway(page);
  await begin.film();
  const edit = page.url();
  await home.open();
  const song = join(folder, 'song.mp3');
  await ffmpeg('-f', 'lavfi', '-i', `sine=f=${SONG_HZ}:r=48000:d=15`, song);
  await home.add(song);
  await expect(page.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /song/ })).toBeVisible();

  const timeline = new TimelinePage(page);
  await goWithin(page, edit);
  await timeline.opened();
  await timeline.chooseMusic(/song/);
  await timeline.saved();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const video = info.outputPath('export.mp4');
  await composition.exportTo(video);
  await expectVideo(video, { width: 640, height: 360 });
  const sound = await openAsBlob(video);
  expect(await toneLevel(sound, FILM_HZ, 10)).toBeGreaterThan(0.05);
  expect(await toneLevel(sound, SONG_HZ, 10)).toBeGreaterThan(0.002);
});

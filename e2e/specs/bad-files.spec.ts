/** Files that are not what they should be get a clear word and break nothing. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFormat } from '../../src/testing/media/made-formats.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('a file that is not a video is refused by name', async ({ page, home, folder }) => {
  const path = join(folder, 'notes.mp4');
  await writeFile(path, 'These are notes, not a video.\n'.repeat(200));
  await home.open();
  await home.add(path);
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText(
    'This file format isn’t supported. Upload a video (MP4, MOV, MKV, WebM, AVI, FLV or MPEG-TS) or an audio file',
  );
});

test('a video whose codec is not decoded here is refused by its name', async ({
  page,
  home,
  project,
  folder,
  whichHost,
  expectedErrors,
}) => {
  const path = await makeFormat('hevc-aac.mp4', folder);
  await home.open();
  await home.add(path);
  if (whichHost === 'node') {
    await project.opened();
    return;
  }
  expectedErrors.push(refused(400, '/complete'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'hevc-aac.mp4 is recorded in HEVC (H.265), which this browser cannot decode. Convert it to H.264, or run Cliproom at home',
  );
});

test('a video whose end is missing is refused or used as far as it goes, never hung', async ({
  page,
  home,
  files,
}) => {
  await home.open();
  await home.add(await files.path('cut-off.mp4'));
  const refused = page.getByRole('main').getByRole('alert').filter({ hasText: 'damaged or cut off' });
  const settled = page.getByRole('button', { name: 'Find clips' }).or(refused);
  await expect(settled).toBeVisible();
});

test('a video without sound is analysed by its picture and says that it has no words', async ({
  page,
  home,
  project,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(refused(404, '/transcript'));
  const { ffmpeg } = await import('../../src/testing/media/run-ffmpeg.ts');
  const path = join(folder, 'silent.mp4');
  await ffmpeg(
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=640x360:r=25:d=60',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    path,
  );
  await home.open();
  await home.add(path);
  await project.opened();
  await expect(page.getByText('No audio')).toBeVisible();
  await expect(page.getByText('Without audio, clips are chosen by picture.')).toBeVisible();
  await project.start.click();
  await project.analysed();
  await expect(page.getByText('No words were found')).toBeVisible();
  await project.reviewLink.click();
  // What needs words was not judged: that is no score of 0.
  const quotability = page.getByRole('button', { name: /^Quotab/ });
  await expect(quotability).toContainText('Not scored');
});

test('a subtitle file with a broken cue is refused with its line', async ({
  page,
  home,
  project,
  files,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(refused(400, '/captions'));
  await home.open();
  await home.add(await files.path('card.mp4'));
  await project.opened();
  const add = async (name: string, text: string): Promise<void> => {
    const path = join(folder, name);
    await writeFile(path, text);
    const dialog = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add subtitles' }).click();
    await (await dialog).setFiles(path);
  };
  await add(
    'broken.srt',
    '1\n00:00:00,000 --> 00:00:01,000\nFine.\n\n2\n00:00:nonsense --> 00:00:03,000\nBroken.\n',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Line 6:' })).toBeVisible();
  await add('nothing.srt', '');
  await expect(page.getByRole('alert').filter({ hasText: 'nothing.srt is empty' })).toBeVisible();
});

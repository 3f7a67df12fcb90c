/** AVI films: converted where their codecs can be decoded, seen on the way, and refused by their codec elsewhere. */
import { join } from 'node:path';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { expectFilm } from '../fixtures/expect-film.ts';
import { holdScript } from '../fixtures/hold-script.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('an AVI is converted in sight, and becomes clips like any film', async ({
  page,
  home,
  project,
  folder,
  expectedErrors,
}) => {
  // A host answers "not yet" while it converts; and nobody has written down what is said in the film.
  expectedErrors.push(refused(409, '/complete'), refused(404, '/v1/assets/ast_\\w+/transcript'));
  const path = join(folder, 'holiday.avi');
  const card = ['-f', 'lavfi', '-i', 'testsrc2=s=960x540:r=25:d=24'];
  const tone = ['-f', 'lavfi', '-i', "aevalsrc='if(lt(mod(t,5),4),0.3*sin(2*PI*220*t),0)':s=44100:d=24"];
  await ffmpeg(...card, ...tone, '-c:v', 'mjpeg', '-q:v', '4', '-c:a', 'pcm_s16le', path);
  const letConvert = await holdScript(page, 'convert-avi');
  await home.open();
  await home.add(path);
  const bar = page.getByRole('progressbar', { name: 'Conversion of holiday.avi' }).filter({ visible: true });
  await expect(bar.first()).toBeVisible();
  const words = page.getByText(/^Converting the file… \d+%$/).filter({ visible: true });
  await expect(words.first()).toBeVisible();
  // All of it was sent: nobody has to choose the file again.
  await page.reload();
  await expect(words.first()).toBeVisible();
  letConvert();
  await project.opened();
  await expect(page.getByRole('heading', { name: 'holiday', level: 1 })).toBeVisible();
  await expectFilm(page, /holiday/, 'holiday.avi', [960, 24]);
  await expect(page.getByText('video/mp4')).toBeVisible();
});

test('an AVI whose codec is not decoded here is refused by its name', async ({
  page,
  home,
  project,
  files,
  whichHost,
  expectedErrors,
}) => {
  await home.open();
  await home.add(await files.path('flash-xvid.avi'));
  if (whichHost === 'node') {
    await project.opened();
    return;
  }
  expectedErrors.push(refused(400, '/complete'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This browser cannot decode the picture of this file (MPEG-4 Part 2 (Xvid)). Convert it to MP4 with H.264, or run Cliproom at home',
  );
});

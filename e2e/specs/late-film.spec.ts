/** A recording whose clock begins minutes late, as of a live stream: everything counts from its first picture. */
import { join } from 'node:path';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { expectFilm } from '../fixtures/expect-film.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('a film whose clock begins late is shown from its first picture', async ({
  page,
  home,
  project,
  folder,
  expectedErrors,
}) => {
  // Nobody has written down what is said in the film.
  expectedErrors.push(refused(404, '/v1/assets/ast_\\w+/transcript'));
  const path = join(folder, 'stream.mp4');
  const card = ['-f', 'lavfi', '-i', 'color=c=0x20c040:s=640x360:r=25:d=24'];
  const tone = ['-f', 'lavfi', '-i', "aevalsrc='if(lt(mod(t,5),4),0.3*sin(2*PI*220*t),0)':s=44100:d=24"];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50', '-c:a', 'aac'];
  await ffmpeg(...card, ...tone, ...coded, '-output_ts_offset', '600', path);
  await home.open();
  await home.add(path);
  await project.opened();
  await expect(page.getByRole('heading', { name: 'stream', level: 1 })).toBeVisible();
  await expectFilm(page, /stream/, 'stream.mp4', [640, 24]);
});

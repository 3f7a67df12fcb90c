/**
 * More than thirty actions by mouse, and the same by keyboard alone, end in the same edit. What is left is
 * there after a reload; its export lasts as long and shows what the preview showed.
 */
import { join } from 'node:path';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { takeFrames } from '../../src/testing/media/read-pictures.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { ACTIONS, RESULT } from '../fixtures/thirty-actions.ts';
import { FILM_SEC } from '../fixtures/timeline-journey.ts';
import { CompositionPage } from '../pages/composition-page.ts';
import { DeveloperPage } from '../pages/developer-page.ts';
import { ByKeys } from '../pages/timeline-by-keys.ts';
import { ByMouse } from '../pages/timeline-by-mouse.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

const FPS = 30;
/** Under both fades, the captions, the zoom, both texts, the b-roll and the second video. */
const MOMENTS_SEC = [0.2, 0.7, 1.3, 2.6, 3.5, 5.6, 7.2, 8.5];

test('an edit of thirty actions, by mouse and by keyboard', async ({
  page,
  folder,
  files,
  expectedErrors,
  begin,
}) => {
  // The second video says nothing: it has no transcript.
  expectedErrors.push(refused(404, '/transcript'));
  const timeline = new TimelinePage(page);
  await begin.film();
  await timeline.addClip(await files.path('card.mp4'));
  // Without the panel that is open: it is the list that is read after a reload.
  const [address = ''] = page.url().split('?');
  const projectId = /prj_[0-9a-f]+/.exec(address)?.[0] ?? '';

  for (const hands of [new ByMouse(timeline), new ByKeys(timeline)]) {
    for (const [what, done] of ACTIONS) await test.step(what, () => done(hands));
    await timeline.saved();
    const answer = await new DeveloperPage(page).read('get_timeline', 'projectId', projectId);
    expect(answer).toMatchObject({ timeline: RESULT });
    await page.goto(address);
    await timeline.opened();
    // The music is one of them.
    await timeline.expectItems(10);
    if (hands instanceof ByMouse) {
      await page.getByRole('tab', { name: 'History' }).click();
      await page.getByRole('button', { name: 'Restore revision 1', exact: true }).click();
      await expect.poll(() => timeline.durationSec()).toBe(FILM_SEC);
    }
  }

  const preview = new CompositionPage(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const video = join(folder, 'edit.mp4');
  await preview.exportTo(video);

  const { streams } = await acceptMp4(video);
  expect(streams.map(({ codec_name }) => codec_name).sort()).toEqual(['aac', 'h264']);
  const shown = streams.find(({ codec_type }) => codec_type === 'video');
  expect(shown).toMatchObject({ width: 1080, height: 1080 });
  expect(Math.abs(Number(shown?.duration) - 9)).toBeLessThan(0.1);
  const frameOf = (at: number) => join(folder, `frame-${at}.png`);
  await takeFrames(
    video,
    MOMENTS_SEC.map((sec) => Math.round(sec * FPS)),
    frameOf,
  );
  await page.keyboard.press('Escape');
  for (const [at, sec] of MOMENTS_SEC.entries()) {
    await preview.seek(sec);
    await preview.expectShows(frameOf(at), join(folder, 'preview.png'));
  }
});

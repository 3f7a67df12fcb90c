/** Lets the browser's media engine follow the faces of the chosen file `film.mp4`, cropped to 9:16. */
import type { FramingResult } from '../../src/media/vision/faces/frame-shots.ts';
import type { OpenHarness } from './open-media-harness.ts';

export interface FollowedFilm extends FramingResult {
  readonly seconds: number;
  readonly progress: readonly number[];
}

export function followFilm({ page }: OpenHarness, endSec: number): Promise<FollowedFilm> {
  return page.evaluate(async (untilSec) => {
    const stretch = { startSec: 0, endSec: untilSec, outputAspect: 9 / 16 };
    const startMs = performance.now();
    const call = mediaHarness.callOf('faces');
    const result = await mediaHarness.engine.run('followFaces', { file: 'film.mp4', stretch }, call);
    const seconds = (performance.now() - startMs) / 1000;
    return { ...result, seconds, progress: mediaHarness.progress('faces').map((seen) => seen.progress) };
  }, endSec);
}

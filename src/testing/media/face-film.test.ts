/** Following faces from end to end on a film whose truth is known: real detector, real kernels. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { followFacesWithFfmpeg } from '../conformance/ffmpeg-faces.ts';
import { FACE_FILM, makeFaceFilm } from './face-film.ts';
import { measureFraming } from './measure-framing.ts';

it('keeps known faces inside the crop, with a camera that stands where it can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'face-film-'));
  try {
    const film = join(folder, 'film.mp4');
    await makeFaceFilm(film);
    const { widthPx, heightPx, durationSec } = FACE_FILM;
    const { path, faceShare } = await followFacesWithFfmpeg(
      film,
      widthPx / heightPx,
      { startSec: 0, endSec: durationSec, outputAspect: 9 / 16 },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    const middle = measureFraming({ keyframes: [] });
    const followed = measureFraming(path);
    expect(middle.insideShare).toBeLessThan(0.6);
    expect(followed.insideShare).toBeGreaterThanOrEqual(0.95);
    expect(followed.standingShare).toBeGreaterThan(0.3);
    expect(followed.jerk).toBeLessThan(20);
    expect(faceShare).toBeGreaterThan(0.9);
    expect(path.keyframes.length).toBeLessThan(4 * durationSec);
  } finally {
    await rm(folder, { recursive: true });
  }
});

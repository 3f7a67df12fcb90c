/** Following faces in the browser's own media engine, on a film of faces whose places are known. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FACE_FILM, makeFaceFilm } from '../../src/testing/media/face-film.ts';
import { measureFraming } from '../../src/testing/media/measure-framing.ts';
import { followFilm } from '../harness/follow-film.ts';
import { openMediaHarness } from '../harness/open-media-harness.ts';

const PORT = 4397;

test.describe.configure({ timeout: 120_000 });

test('faces stay in the crop, the camera stands where it can, and progress never goes back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'framing-'));
  const harness = await openMediaHarness(PORT);
  try {
    const film = join(folder, 'film.mp4');
    await makeFaceFilm(film);
    await harness.choose(film);
    const { path, faceShare, progress } = await followFilm(harness, FACE_FILM.durationSec);
    expect(faceShare).toBeGreaterThan(0.9);
    const quality = measureFraming(path);
    expect(quality.insideShare).toBeGreaterThanOrEqual(0.95);
    expect(quality.standingShare).toBeGreaterThan(0.3);
    expect(progress.length).toBeGreaterThan(10);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Following faces and finding a webcam in the browser's own media engine, on films in which their places are known. */
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FACE_FILM, makeFaceFilm } from '../../src/testing/media/face-film.ts';
import { measureFraming } from '../../src/testing/media/measure-framing.ts';
import { followFilm } from '../harness/follow-film.ts';
import { mediaBench } from '../harness/media-bench.ts';

const bench = mediaBench();
const film = () => join(bench().folder, 'film.mp4');

test.beforeAll(() => makeFaceFilm(film()));

test('faces stay in the crop, the camera stands where it can, and progress never goes back', async () => {
  const { harness } = bench();
  await harness.choose(film());
  const { path, faceShare, progress } = await followFilm(harness, FACE_FILM.durationSec);
  expect(faceShare).toBeGreaterThan(0.9);
  const quality = measureFraming(path);
  expect(quality.insideShare).toBeGreaterThanOrEqual(0.95);
  expect(quality.standingShare).toBeGreaterThan(0.3);
  expect(progress.length).toBeGreaterThan(10);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});

test('the picture of a player is found in its corner, and none in a film of large faces', async () => {
  const { harness, fixtures } = bench();
  const found = async (path: string, durationSec: number) => {
    await harness.choose(path);
    return harness.page.evaluate(
      ([name, lengthSec]) =>
        mediaHarness.engine.run(
          'findWebcam',
          { file: name, durationSec: lengthSec },
          mediaHarness.callOf(name),
        ),
      [basename(path), durationSec] as const,
    );
  };
  const game = await found(await fixtures.path('game.mp4'), 6);
  const player = { x: 0, y: 0.75, width: 0.25, height: 0.25 };
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((game?.[side] ?? 9) - player[side]), side).toBeLessThan(0.1);
  expect(await found(film(), FACE_FILM.durationSec)).toBeNull();
});

/** Following faces in Chromium on the film of known faces: how well they are kept inside, how calmly, how fast. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { FACE_FILM, makeFaceFilm } from '../../src/testing/media/face-film.ts';
import { type FramingQuality, measureFraming } from '../../src/testing/media/measure-framing.ts';
import { followFilm } from '../harness/follow-film.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { openMediaHarness } from '../harness/open-media-harness.ts';
import { ROUNDS } from './rounds.ts';
import { spread } from './spread.ts';

export interface FramingBench {
  readonly seconds: readonly number[];
  readonly faceShare: number;
  readonly keyframes: number;
  readonly followed: FramingQuality;
  /** The middle of the picture all the time, for comparison. */
  readonly middle: FramingQuality;
}

export async function benchFraming(): Promise<FramingBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness();
  try {
    const film = join(folder, 'film.mp4');
    await makeFaceFilm(film);
    await harness.choose(film);
    const seconds: number[] = [];
    let last = await followFilm(harness, FACE_FILM.durationSec);
    for (let round = 0; round < ROUNDS; round += 1) {
      last = await followFilm(harness, FACE_FILM.durationSec);
      seconds.push(last.seconds);
    }
    return {
      seconds,
      faceShare: last.faceShare,
      keyframes: last.path.keyframes.length,
      followed: measureFraming(last.path),
      middle: measureFraming({ keyframes: [] }),
    };
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export function figuresOfFraming({ seconds, followed }: FramingBench): readonly Figure[] {
  return [
    ratioOf('faces wholly inside the crop, of all pictures', [followed.insideShare], 'more'),
    absoluteOf(
      'real time over following',
      '×',
      seconds.map((sec) => FACE_FILM.durationSec / sec),
      'more',
    ),
  ];
}

export function reportFraming({ seconds, faceShare, keyframes, followed, middle }: FramingBench): string {
  return [
    `film of ${FACE_FILM.durationSec} s, 1280x720, faces in ${percent(faceShare)} of the pictures looked at`,
    `faces wholly inside: ${percent(followed.insideShare)} of frames (the middle: ${percent(middle.insideShare)})`,
    `camera stands:       ${percent(followed.standingShare)} of frames`,
    `camera jerk:         ${followed.jerk.toFixed(1)} crop widths/s³ (root mean square)`,
    `keyframes:           ${keyframes}`,
    `time:                ${spread(seconds, ' s', 1)}`,
    `real time / time:    ${spread(
      seconds.map((sec) => FACE_FILM.durationSec / sec),
      ' x',
      1,
    )}`,
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

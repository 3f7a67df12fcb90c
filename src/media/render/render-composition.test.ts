import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { blankPlan } from '../compose/plans/plan-parts.ts';
import { renderComposition } from './render-composition.ts';

const LENGTH_SEC = 20;
const SIZE = { width: 64, height: 64 };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-'));
});
afterAll(async () => rm(folder, { recursive: true }));

async function made(name: string, ...args: readonly string[]): Promise<Blob> {
  const path = join(folder, name);
  await ffmpeg('-f', 'lavfi', ...args, path);
  return openAsBlob(path);
}

/** A picture that is copied, and a voice that was recorded on one side: all of it is heard before anything is written. */
const PLAN: CompositionPlan = {
  ...blankPlan({ ...SIZE, fps: 25 }, LENGTH_SEC),
  sources: [
    { id: 'film', widthPx: SIZE.width, heightPx: SIZE.height },
    { id: 'voice', widthPx: 0, heightPx: 0 },
  ],
  pictures: [
    {
      target: { x: 0, y: 0, ...SIZE },
      spans: [
        {
          ...{ sourceId: 'film', startSec: 0, endSec: LENGTH_SEC, sourceStartSec: 0 },
          ...{ framing: { keyframes: [] }, fit: 'contain', zoom: 1 },
        },
      ],
    },
  ],
  sounds: [
    {
      ...{ sourceId: 'voice', startSec: 0, endSec: LENGTH_SEC, sourceStartSec: 0 },
      ...{ gain: 1, fadeInSec: 0, fadeOutSec: 0 },
    },
  ],
};

async function madePicture(name: string): Promise<Blob> {
  const picture = `testsrc2=s=${SIZE.width}x${SIZE.height}:r=25:d=${LENGTH_SEC}`;
  return made(name, '-i', picture, '-c:v', 'libx264', '-pix_fmt', 'yuv420p');
}

it('shows signs of progress while it only hears the sound, so that nobody takes it for stuck', async () => {
  const film = await madePicture('film.mp4');
  const voice = await made('voice.wav', '-i', `sine=r=48000:d=${LENGTH_SEC}`, '-af', 'pan=stereo|c0=c0');
  const files = new Map([
    ['film', film],
    ['voice', voice],
  ]);
  const reports: number[] = [];
  const call = {
    signal: new AbortController().signal,
    onProgress: (share: number) => void reports.push(share),
  };
  const written = await renderComposition(files, PLAN, { write: () => undefined }, call);
  expect(written.durationSec).toBe(LENGTH_SEC);
  expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  // Each ten seconds are heard once for their sides, and once for their level.
  const whileHeard = reports.filter((share, at) => share === reports[at - 1]);
  expect(whileHeard.length).toBeGreaterThanOrEqual(3);
});

it('shows signs of progress while it only reads the picture that it will copy', async () => {
  const files = new Map([['film', await madePicture('film.mkv')]]);
  const reports: number[] = [];
  const call = {
    signal: new AbortController().signal,
    onProgress: (share: number) => void reports.push(share),
  };
  await renderComposition(files, { ...PLAN, sounds: [] }, { write: () => undefined }, call);
  // One behind each ten seconds that are read, and one with the first picture that is written.
  expect(reports.filter((share) => share === 0)).toHaveLength(3);
});

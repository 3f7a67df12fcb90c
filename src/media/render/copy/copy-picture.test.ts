import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { blankPlan } from '../../compose/plans/plan-parts.ts';
import { OpenSources } from '../open-sources.ts';
import { openCopiedPicture } from './copy-picture.ts';

const LENGTH_SEC = 2;
const SIZE = { width: 64, height: 64 };
const FPS = 25;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-picture-'));
});
afterAll(async () => rm(folder, { recursive: true }));

const PLAN: CompositionPlan = {
  ...blankPlan({ ...SIZE, fps: FPS }, LENGTH_SEC),
  sources: [{ id: 'film', widthPx: SIZE.width, heightPx: SIZE.height }],
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
};

/** Of a film that is exported from its beginning to its end. */
async function isCopied(name: string, ...encoding: readonly string[]): Promise<boolean> {
  const path = join(folder, name);
  const picture = `testsrc2=s=${SIZE.width}x${SIZE.height}:r=${FPS}:d=${LENGTH_SEC}`;
  await ffmpeg('-f', 'lavfi', '-i', picture, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...encoding, path);
  const sources = new OpenSources(new Map([['film', await openAsBlob(path)]]), PLAN);
  try {
    return (await openCopiedPicture(PLAN, sources, LENGTH_SEC * FPS, () => undefined)) !== null;
  } finally {
    await sources.closeAll();
  }
}

it('copies a picture of whole frames', async () => {
  expect(await isCopied('whole.mp4')).toBe(true);
});

it('leaves half pictures to be drawn, which makes them whole', async () => {
  expect(await isCopied('fields.mp4', '-flags', '+ildct+ilme', '-x264-params', 'tff=1')).toBe(false);
});

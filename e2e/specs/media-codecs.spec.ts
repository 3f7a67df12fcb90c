/** What a browser without an H.264 encoder exports instead is a sound MP4 with the picture it would have had. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { MADE_KINDS, type MadeKind } from '../../src/testing/media/made-kinds.ts';
import { likenessOf } from '../../src/testing/media/picture-likeness.ts';
import { readFrames } from '../../src/testing/media/read-pictures.ts';
import { probeAll } from '../../src/testing/media/run-ffmpeg.ts';
import { mediaBench } from '../harness/media-bench.ts';
import { renderAsIs, renderFixtures } from '../harness/render-fixtures.ts';

const bench = mediaBench();
const { plan, files, frames } = MADE_KINDS['an auto clip in boxed captions'] as MadeKind;

test('without H.264 the export is VP9, and without that AV1, with the same picture and sound', async () => {
  const { folder, fixtures, harness } = bench();
  const usual = await readFrames(
    await renderFixtures(harness, fixtures, files, plan, join(folder, 'avc.mp4')),
    frames,
    plan,
  );
  for (const [codec, lacking] of [
    ['vp9', ['avc1']],
    ['av1', ['avc1', 'vp09']],
  ] as const) {
    await harness.page.evaluate((missing) => mediaHarness.lackEncoders(missing), lacking);
    const path = await renderAsIs(harness, fixtures, files, plan, join(folder, `${codec}.mp4`));
    const { streams, complaints } = await probeAll(path);
    expect(complaints).toBe('');
    expect(streams).toMatchObject([
      { codec_name: codec, width: plan.widthPx, height: plan.heightPx },
      { codec_name: 'aac' },
    ]);
    expect(Number(streams[0]?.nb_read_frames)).toBe(Math.round(plan.durationSec * plan.fps));
    for (const [index, picture] of (await readFrames(path, frames, plan)).entries()) {
      const { ssim } = likenessOf(usual[index]!, picture);
      expect.soft(ssim, `${codec}, frame ${frames[index]}`).toBeGreaterThanOrEqual(0.98);
    }
  }
});

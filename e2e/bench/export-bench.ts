/** Export against ffmpeg: the same clip with crop, scale and burned captions, in alternating runs. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { openMediaHarness } from '../harness/open-media-harness.ts';
import { FULL_HD, makeFilm } from './export-film.ts';
import { renderNative } from './export-native.ts';
import { compareQuality, type Quality, qualityText } from './export-quality.ts';
import {
  CLIP_SEC,
  costText,
  type Memory,
  memoryInBrowser,
  memoryText,
  START_SEC,
  timeInBrowser,
} from './export-run.ts';
import { spread } from './spread.ts';

const PORT = 4392;

export interface ExportBench {
  /** Browser over ffmpeg, a pair a round. */
  readonly wallRatios: readonly number[];
  readonly cpuRatios: readonly number[];
  readonly quality: { readonly native: Quality; readonly browser: Quality };
  readonly memory: Memory;
}

export async function benchExport(rounds = 3): Promise<ExportBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness(PORT);
  try {
    const source = join(folder, FULL_HD.name);
    await makeFilm(source, FULL_HD, 60);
    await harness.choose(source);
    const wallRatios: number[] = [];
    const cpuRatios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const native = await renderNative(folder, FULL_HD, CLIP_SEC);
      const browser = await timeInBrowser(harness, FULL_HD, CLIP_SEC);
      wallRatios.push(browser.wallSec / native.wallSec);
      cpuRatios.push(browser.cpuSec / native.cpuSec);
      console.log(
        `round ${round + 1}: ffmpeg ${costText(native)}, browser ${costText(browser)}, ` +
          `ratio wall ${ratio(wallRatios.at(-1))} cpu ${ratio(cpuRatios.at(-1))}`,
      );
    }
    await harness.save('bench/out.mp4', join(folder, 'browser.mp4'));
    const quality = await compareQuality(source, folder, Math.ceil(START_SEC * 30) / 30);
    const memory = await memoryInBrowser(harness, FULL_HD, CLIP_SEC);
    return { wallRatios, cpuRatios, quality, memory };
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export function figuresOfExport({ wallRatios, cpuRatios, quality }: ExportBench): readonly Figure[] {
  return [
    ratioOf('export over ffmpeg veryfast, wall', wallRatios, 'less', 0.5),
    ratioOf('export over ffmpeg veryfast, processor time', cpuRatios, 'less', 0.5),
    absoluteOf(
      'SSIM of ffmpeg less that of the export',
      '',
      [quality.native.ssim - quality.browser.ssim],
      'less',
      0.002,
    ),
  ];
}

export function reportExport({ wallRatios, cpuRatios, quality, memory }: ExportBench): string {
  return [
    `export / ffmpeg veryfast, wall: ${spread(wallRatios)}`,
    `export / ffmpeg veryfast, cpu:  ${spread(cpuRatios)}`,
    `against the uncompressed picture: ffmpeg ${qualityText(quality.native)}, browser ${qualityText(quality.browser)}`,
    `memory of ${CLIP_SEC} s of 1080x1920: ${memoryText(memory)}`,
  ].join('\n');
}

function ratio(value = Number.NaN): string {
  return value.toFixed(2);
}

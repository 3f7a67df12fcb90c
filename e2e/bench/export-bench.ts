/** Export against ffmpeg: the same clip with crop, scale and burned captions, in alternating runs. */
import { join } from 'node:path';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { FULL_HD } from './export-film.ts';
import { compareQuality, type Quality, qualityText } from './export-quality.ts';
import { CLIP_SEC, type Memory, memoryInBrowser, memoryText, START_SEC } from './export-run.ts';
import { type ExportTurns, exportInTurns } from './export-turns.ts';
import { chooseFullHd, inMediaHarness } from './in-media-harness.ts';
import { spread } from './spread.ts';

export interface ExportBench extends ExportTurns {
  readonly quality: { readonly native: Quality; readonly browser: Quality };
  readonly memory: Memory;
}

export function benchExport(): Promise<ExportBench> {
  return inMediaHarness(async (harness, folder) => {
    const source = await chooseFullHd(harness, folder);
    const turns = await exportInTurns(harness, folder, FULL_HD, CLIP_SEC);
    await harness.save('bench/out.mp4', join(folder, 'browser.mp4'));
    const quality = await compareQuality(source, folder, Math.ceil(START_SEC * 30) / 30);
    const memory = await memoryInBrowser(harness, FULL_HD, CLIP_SEC);
    return { ...turns, quality, memory };
  });
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

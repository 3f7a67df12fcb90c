/** Whether an export of an hour takes more memory than one of half a minute, both 1080x1920. Takes twenty minutes. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { openMediaHarness } from '../harness/open-media-harness.ts';
import { type Film, FULL_HD, makeFilm } from './export-film.ts';
import { CLIP_SEC, type Memory, memoryInBrowser, memoryText } from './export-run.ts';

const PORT = 4394;
const HOUR_SEC = 3600;
/** The film of the export bench made small, so that reading it costs little, again and again. */
const HOUR: Film = { ...FULL_HD, name: 'hour.mp4' };

export interface ExportMemoryBench {
  readonly short: Memory;
  readonly hour: Memory;
}

export async function benchExportMemory(): Promise<ExportMemoryBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness(PORT);
  try {
    const hour = join(folder, HOUR.name);
    await makeHour(folder, hour);
    await harness.choose(hour);
    return {
      short: await memoryInBrowser(harness, HOUR, CLIP_SEC),
      hour: await memoryInBrowser(harness, HOUR, HOUR_SEC),
    };
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeHour(folder: string, path: string): Promise<void> {
  const [source, minute] = [join(folder, 'source.mp4'), join(folder, 'minute.mp4')];
  await makeFilm(source, FULL_HD, 60);
  await ffmpeg('-i', source, '-vf', 'scale=640:360', '-preset', 'ultrafast', '-c:a', 'copy', minute);
  await ffmpeg('-stream_loop', '61', '-i', minute, '-c', 'copy', path);
}

export function figuresOfExportMemory({ short, hour }: ExportMemoryBench): readonly Figure[] {
  // One run each, which strays by more than nothing: shown, not compared.
  return [
    absoluteOf(
      'late memory of an hour over that of a short export',
      '',
      [hour.lateBytes / short.lateBytes],
      'less',
      1.2,
    ),
  ];
}

export function reportExportMemory({ short, hour }: ExportMemoryBench): string {
  return [
    `memory of ${CLIP_SEC} s of 1080x1920: ${memoryText(short)}`,
    `memory of ${HOUR_SEC} s of 1080x1920: ${memoryText(hour)}`,
    `late memory of the hour / of ${CLIP_SEC} s: ${(hour.lateBytes / short.lateBytes).toFixed(2)}`,
  ].join('\n');
}

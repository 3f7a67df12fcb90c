/**
 * Whether an export of an hour takes more memory than one of half a minute, both 1080x1920, and what it takes over ffmpeg.
 * An hour takes a quarter of one here, and is exported three times; ffmpeg is given minutes of the same film, as each of
 * them costs it the same.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { openMediaHarness } from '../harness/open-media-harness.ts';
import { type Film, FULL_HD, makeFilm } from './export-film.ts';
import { renderNative } from './export-native.ts';
import { CLIP_SEC, type Memory, memoryInBrowser, memoryText } from './export-run.ts';
import { inTurn, reportRounds } from './rounds.ts';

const HOUR_SEC = 3600;
const NATIVE_SEC = 180;
/** The film of the export bench made small, so that reading it costs little, again and again. */
const HOUR: Film = { ...FULL_HD, name: 'hour.mp4', width: 640, height: 360 };

interface Round {
  /** What ffmpeg takes for an hour, by its minutes. */
  readonly nativeSec: number;
  readonly short: Memory;
  readonly hour: Memory;
}

export type ExportMemoryBench = readonly Round[];

export async function benchExportMemory(): Promise<ExportMemoryBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  try {
    const hour = join(folder, HOUR.name);
    await makeHour(folder, hour);
    return await inTurn(() => measure(folder, hour));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In a browser of its own: one that has exported an hour begins the next with more. */
async function measure(folder: string, hour: string): Promise<Round> {
  const native = await renderNative(folder, HOUR, NATIVE_SEC);
  const harness = await openMediaHarness();
  try {
    await harness.choose(hour);
    return {
      nativeSec: (native.wallSec * HOUR_SEC) / NATIVE_SEC,
      short: await memoryInBrowser(harness, HOUR, CLIP_SEC),
      hour: await memoryInBrowser(harness, HOUR, HOUR_SEC),
    };
  } finally {
    await harness.close();
  }
}

async function makeHour(folder: string, path: string): Promise<void> {
  const [source, minute] = [join(folder, 'source.mp4'), join(folder, 'minute.mp4')];
  await makeFilm(source, FULL_HD, 60);
  const size = `scale=${HOUR.width}:${HOUR.height}`;
  await ffmpeg('-i', source, '-vf', size, '-preset', 'ultrafast', '-c:a', 'copy', minute);
  await ffmpeg('-stream_loop', '61', '-i', minute, '-c', 'copy', path);
}

export function figuresOfExportMemory(rounds: ExportMemoryBench): readonly Figure[] {
  return [
    absoluteOf(
      'late memory of an hour over that of a short export',
      '',
      rounds.map(({ hour, short }) => hour.lateBytes / short.lateBytes),
      'less',
      1.2,
    ),
    ratioOf(
      'export of an hour over ffmpeg veryfast by its minutes, wall',
      rounds.map(({ hour, nativeSec }) => hour.wallSec / nativeSec),
      'less',
      0.5,
    ),
  ];
}

export function reportExportMemory(rounds: ExportMemoryBench): string {
  return reportRounds(rounds, reportRound);
}

function reportRound({ nativeSec, short, hour }: Round): string {
  return [
    `memory of ${CLIP_SEC} s of 1080x1920: ${memoryText(short)}`,
    `memory of ${HOUR_SEC} s of 1080x1920: ${memoryText(hour)}`,
    `late memory of the hour / of ${CLIP_SEC} s: ${(hour.lateBytes / short.lateBytes).toFixed(2)}`,
    `${HOUR_SEC} s: ${hour.wallSec.toFixed(0)} s, ffmpeg ${nativeSec.toFixed(0)} s: ${(hour.wallSec / nativeSec).toFixed(2)}`,
  ].join('\n');
}

/**
 * Exports of other films against ffmpeg, in alternating rounds: slides, 1440p, 4K, 60 pictures a second, ten bits.
 * All come out at 1080x1920. An hour has a bench of its own, for its memory.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { type Film, FULL_HD, makeFilm } from './export-film.ts';
import { type Memory, memoryInBrowser, memoryText, START_SEC } from './export-run.ts';
import { type ExportTurns, exportInTurns } from './export-turns.ts';
import { inMediaHarness } from './in-media-harness.ts';
import { inTurn } from './rounds.ts';
import { spread } from './spread.ts';

const CLIP_SEC = 10;
/** The film goes on after the clip. */
const FILM_SEC = Math.ceil(START_SEC + CLIP_SEC + 2);
const TEN_BITS = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p10le', '-deadline', 'realtime', '-cpu-used', '8'];

const FILMS: Readonly<Record<string, Film>> = {
  '1080p': { ...FULL_HD, name: '1080p.mp4' },
  '1080p of slides': { ...FULL_HD, name: 'slides.mp4', stillSec: 4 },
  '1440p': { name: '1440p.mp4', width: 2560, height: 1440, fps: 30 },
  '4K': { name: '4k.mp4', width: 3840, height: 2160, fps: 30 },
  '1080p at 60 pictures a second': { ...FULL_HD, name: '60fps.mp4', fps: 60 },
  '1080p of ten bits, VP9': { ...FULL_HD, name: 'ten-bits.webm', codec: TEN_BITS },
};

interface OfFilm extends ExportTurns {
  readonly memory: readonly Memory[];
}

export type ExportSourcesBench = Readonly<Record<string, OfFilm>>;

export function benchExportSources(): Promise<ExportSourcesBench> {
  return inMediaHarness(async (harness, folder) => {
    const measured: [string, OfFilm][] = [];
    for (const [what, film] of Object.entries(FILMS)) {
      const path = join(folder, film.name);
      await makeFilm(path, film, FILM_SEC);
      await harness.choose(path);
      const turns = await exportInTurns(harness, folder, film, CLIP_SEC);
      const memory = await inTurn(() => memoryInBrowser(harness, film, CLIP_SEC));
      measured.push([what, { ...turns, memory }]);
      await rm(path);
    }
    return Object.fromEntries(measured);
  });
}

export function figuresOfExportSources(bench: ExportSourcesBench): readonly Figure[] {
  return Object.entries(bench).flatMap(([what, { wallRatios, memory }]) => [
    ratioOf(`export of ${what} over ffmpeg veryfast, wall`, wallRatios, 'less', 0.5),
    absoluteOf(
      `memory late in an export of ${what}`,
      'MiB',
      memory.map(({ lateBytes }) => lateBytes / 2 ** 20),
      'less',
    ),
  ]);
}

export function reportExportSources(bench: ExportSourcesBench): string {
  return Object.entries(bench)
    .flatMap(([what, { wallRatios, memory }]) => [
      `${what}, export / ffmpeg veryfast, wall: ${spread(wallRatios)}`,
      ...memory.map((one) => `${what}, memory of ${CLIP_SEC} s: ${memoryText(one)}`),
    ])
    .join('\n');
}

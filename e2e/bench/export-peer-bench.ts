/**
 * The same clip by our export and by the conversion of mediabunny, on which editors in the browser are built, in turns. The
 * peer draws no captions, and ours does. FreeCut itself has no package that could be installed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { type OpenHarness, openMediaHarness } from '../harness/open-media-harness.ts';
import { FULL_HD, makeFilm } from './export-film.ts';
import { CLIP_SEC, type Cost, costInBrowser, costText, START_SEC, timeInBrowser } from './export-run.ts';
import { inTurn, reportRounds } from './rounds.ts';

const PORT = 4397;
const BITS_PER_SEC = { video: 6_000_000, audio: 160_000 } as const;

interface Round {
  readonly ours: Cost;
  readonly peer: Cost;
}

export type ExportPeerBench = readonly Round[];

export async function benchExportPeer(): Promise<ExportPeerBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness(PORT);
  try {
    const source = join(folder, FULL_HD.name);
    await makeFilm(source, FULL_HD, 60);
    await harness.choose(source);
    return await inTurn(async () => ({
      peer: await costInBrowser(harness, () => convert(harness)),
      ours: await timeInBrowser(harness, FULL_HD, CLIP_SEC),
    }));
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function convert({ page }: OpenHarness): Promise<void> {
  const stretch = {
    ...{ startSec: START_SEC, endSec: START_SEC + CLIP_SEC, widthPx: 1080, heightPx: 1920 },
    ...{ videoBitsPerSec: BITS_PER_SEC.video, audioBitsPerSec: BITS_PER_SEC.audio },
  };
  const sizeBytes = await page.evaluate(([film, wanted]) => mediaHarness.convertByLibrary(film, wanted), [
    FULL_HD.name,
    stretch,
  ] as const);
  const least = (BITS_PER_SEC.video * CLIP_SEC) / 8 / 2;
  if (sizeBytes < least)
    throw new Error(`The peer made ${sizeBytes} bytes, which is no clip of ${CLIP_SEC} s.`);
}

export function figuresOfExportPeer(rounds: ExportPeerBench): readonly Figure[] {
  const ratio = (name: string, what: keyof Cost): Figure =>
    ratioOf(
      `export over a conversion by mediabunny, ${name}`,
      rounds.map(({ ours, peer }) => ours[what] / peer[what]),
      'less',
    );
  return [ratio('wall', 'wallSec'), ratio('processor time', 'cpuSec')];
}

export function reportExportPeer(rounds: ExportPeerBench): string {
  return reportRounds(rounds, ({ ours, peer }) => `mediabunny ${costText(peer)}, ours ${costText(ours)}`);
}

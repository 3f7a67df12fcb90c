/**
 * The same clip by our export and by the conversion of mediabunny, on which editors in the browser are built, in turns. The
 * peer draws no captions, and ours does. FreeCut itself has no package that could be installed.
 */
import { type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import type { OpenHarness } from '../harness/open-media-harness.ts';
import { FULL_HD } from './export-film.ts';
import { CLIP_SEC, type Cost, costInBrowser, costText, START_SEC, timeInBrowser } from './export-run.ts';
import { chooseFullHd, inMediaHarness } from './in-media-harness.ts';
import { inTurn, reportRounds } from './rounds.ts';

const BITS_PER_SEC = { video: 6_000_000, audio: 160_000 } as const;

interface Round {
  readonly ours: Cost;
  readonly peer: Cost;
}

export type ExportPeerBench = readonly Round[];

export function benchExportPeer(): Promise<ExportPeerBench> {
  return inMediaHarness(async (harness, folder) => {
    await chooseFullHd(harness, folder);
    return inTurn(async () => ({
      peer: await costInBrowser(harness, () => convert(harness)),
      ours: await timeInBrowser(harness, FULL_HD, CLIP_SEC),
    }));
  });
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

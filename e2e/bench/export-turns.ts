/** The same clip by ffmpeg and in the browser, in turns: what one costs over the other, a pair a round. */
import type { OpenHarness } from '../harness/open-media-harness.ts';
import type { Film } from './export-film.ts';
import { renderNative } from './export-native.ts';
import { costText, timeInBrowser } from './export-run.ts';
import { ROUNDS } from './rounds.ts';

export interface ExportTurns {
  /** Browser over ffmpeg. */
  readonly wallRatios: readonly number[];
  readonly cpuRatios: readonly number[];
}

/** The film is in `folder` and chosen in the harness. */
export async function exportInTurns(
  harness: OpenHarness,
  folder: string,
  film: Film,
  durationSec: number,
): Promise<ExportTurns> {
  const wallRatios: number[] = [];
  const cpuRatios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const native = await renderNative(folder, film, durationSec);
    const browser = await timeInBrowser(harness, film, durationSec);
    const [wall, cpu] = [browser.wallSec / native.wallSec, browser.cpuSec / native.cpuSec];
    wallRatios.push(wall);
    cpuRatios.push(cpu);
    console.log(
      `${film.name}, round ${round + 1}: ffmpeg ${costText(native)}, browser ${costText(browser)}, ` +
        `ratio wall ${wall.toFixed(2)} cpu ${cpu.toFixed(2)}`,
    );
  }
  return { wallRatios, cpuRatios };
}

/** How much of the picture the two encoders of the export bench keep, outside the captions. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Quality {
  readonly psnrDb: number;
  readonly ssim: number;
  readonly bitsPerSec: number;
}

const run = promisify(execFile);
/** Captions stand below this part of the picture. */
const CAPTION_FREE = 'crop=1080:1100:0:0';

/**
 * Compares `native.mp4` and `browser.mp4` of a folder with the uncompressed picture each of them was given, luma
 * only: the programs crop and scale differently. Their first pictures are left out, about which they differ too: ffmpeg
 * shows the one after the asked moment twice, the browser the one on screen.
 */
export async function compareQuality(source: string, folder: string, secondFrameSec: number) {
  return {
    native: await qualityOf(
      join(folder, 'native.mp4'),
      source,
      secondFrameSec,
      'crop=606:1080,scale=1080:1920',
    ),
    browser: await qualityOf(
      join(folder, 'browser.mp4'),
      source,
      secondFrameSec,
      'crop=608:1080,scale=1080:1920:flags=bilinear',
    ),
  };
}

export function qualityText({ psnrDb, ssim, bitsPerSec }: Quality): string {
  return `PSNR ${psnrDb.toFixed(1)} dB, SSIM ${ssim.toFixed(4)}, ${(bitsPerSec / 1e6).toFixed(1)} Mbit/s`;
}

async function qualityOf(made: string, source: string, fromSec: number, placed: string): Promise<Quality> {
  // The clock first: numbers that are rounded to another one would set some pictures beside their neighbours.
  const numbered = 'settb=1/30,setpts=N,format=yuv420p';
  const graph = [
    `[0:v]trim=start_frame=1,${numbered},${CAPTION_FREE},split[made1][made2]`,
    `[1:v]${placed},${numbered},${CAPTION_FREE},split[whole1][whole2]`,
    '[made1][whole1]psnr=shortest=1[told];[made2][whole2]ssim=shortest=1,nullsink',
  ].join(';');
  // Half a frame early, so that rounding does not skip the frame meant.
  const seekSec = String(fromSec - 0.5 / 30);
  const { stderr } = await run('ffmpeg', [
    ...['-nostdin', '-hide_banner', '-i', made, '-ss', seekSec, '-i', source],
    ...['-lavfi', graph, '-map', '[told]', '-t', '29', '-f', 'null', '-'],
  ]);
  const numberOf = (pattern: RegExp) => Number(pattern.exec(stderr)?.[1]);
  return {
    psnrDb: numberOf(/PSNR y:([\d.]+)/),
    ssim: numberOf(/SSIM Y:([\d.]+)/),
    bitsPerSec: 1000 * numberOf(/bitrate: (\d+) kb\/s/),
  };
}

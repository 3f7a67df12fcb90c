/** The bars of `made-formats.ts` as a finished film shows them. */
import { expect } from '@playwright/test';
import { BARS } from '../../src/testing/media/made-formats.ts';
import { ffmpegBytes } from '../../src/testing/media/run-ffmpeg.ts';

/** Another matrix or range is 13 steps off or more; what the browser itself converts, such as 4:2:2, up to 8. */
const SAME_COLOUR = 10;

/** As RGB from top to bottom, of the picture at 0.5 s; the film is in BT.709 of limited range. */
export async function readBars(path: string): Promise<number[][]> {
  const rows = BARS.length * 8;
  const filter = `crop=iw:ih*0.96,scale=2:${rows}:flags=area,format=yuv444p`;
  const raw = await ffmpegBytes('-ss', '0.5', '-i', path, '-frames:v', '1', '-vf', filter, '-f', 'rawvideo');
  return BARS.map((_, bar) => {
    const at = 2 * (bar * 8 + 4);
    return rgbOf(raw[at]!, raw[at + 2 * rows]!, raw[at + 4 * rows]!);
  });
}

export function expectColours(seen: readonly (readonly number[])[], by: string): void {
  for (const [bar, color] of BARS.entries()) {
    const apart = Math.max(...seen[bar]!.map((value, channel) => Math.abs(value - color[channel]!)));
    expect
      .soft(apart, `${by}: bar ${bar} is ${seen[bar]!.join(' ')}, not ${color.join(' ')}`)
      .toBeLessThanOrEqual(SAME_COLOUR);
  }
}

/** From BT.709 limited range (ITU-R BT.709-6, item 3), which every export says it is. */
function rgbOf(luma: number, blueDifference: number, redDifference: number): number[] {
  const y = (luma - 16) / 219;
  const red = y + (1.5748 * (redDifference - 128)) / 224;
  const blue = y + (1.8556 * (blueDifference - 128)) / 224;
  const green = (y - 0.2126 * red - 0.0722 * blue) / 0.7152;
  return [red, green, blue].map((part) => Math.round(255 * part));
}

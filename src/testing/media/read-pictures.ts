/** Takes pictures out of films, and decodes them to the samples that `likenessOf` compares. Node only. */
import type { Yuv444 } from './picture-likeness.ts';
import { ffmpeg, ffmpegBytes } from './run-ffmpeg.ts';

interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** RGB of a picture file is brought to the same samples as a film that says it is BT.709. */
const SAMPLES =
  'scale=in_color_matrix=bt709:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+bicubic,format=yuv444p';

/** The frames of these numbers, ascending, of a film in BT.709. */
export function readFrames(path: string, numbers: readonly number[], size: SizePx): Promise<Yuv444[]> {
  const filters = `${chosen(numbers)},${SAMPLES}`;
  return read(['-i', path, '-vf', filters, '-vsync', 'passthrough', ...noMoreThan(numbers)], size);
}

/** Writes the frames of these numbers, ascending, to `pathOf(0)`, `pathOf(1)`, …, which end with their number and `.png`. */
export async function takeFrames(
  film: string,
  numbers: readonly number[],
  pathOf: (at: number) => string,
): Promise<void> {
  const outputs = ['-vf', chosen(numbers), '-vsync', '0', '-start_number', '0', ...noMoreThan(numbers)];
  await ffmpeg('-i', film, ...outputs, pathOf(0).replace(/0(?=\.png$)/, '%d'));
}

/** A filter that lets the frames of these numbers through. */
function chosen(numbers: readonly number[]): string {
  return `select=${numbers.map((number) => `eq(n\\,${number})`).join('+')}`;
}

/** What comes after the last of them is not decoded. */
function noMoreThan(numbers: readonly number[]): string[] {
  return ['-frames:v', String(numbers.length)];
}

/** PNG files numbered from 0, `%d` standing for the number. */
export function readPictures(pattern: string, size: SizePx): Promise<Yuv444[]> {
  return read(['-i', pattern, '-vf', SAMPLES], size);
}

async function read(args: readonly string[], { widthPx, heightPx }: SizePx): Promise<Yuv444[]> {
  const raw = await ffmpegBytes(...args, '-f', 'rawvideo');
  const sizeBytes = 3 * widthPx * heightPx;
  return Array.from({ length: raw.length / sizeBytes }, (_, index) => ({
    ...{ widthPx, heightPx },
    bytes: raw.subarray(index * sizeBytes, (index + 1) * sizeBytes),
  }));
}

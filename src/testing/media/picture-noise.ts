/** How far the samples of two picture files lie apart. Node only. */
import { ffmpegBytes } from './run-ffmpeg.ts';

/** Peak signal-to-noise ratio of two pictures of the same shape, dB. */
export async function psnrDb(one: string, other: string): Promise<number> {
  const scaled = (input: number): string => `[${input}]scale=270:480,format=rgb24[scaled${input}]`;
  const graph = `${scaled(0)};${scaled(1)};[scaled0][scaled1]vstack`;
  const both = await ffmpegBytes('-i', one, '-i', other, '-filter_complex', graph, '-f', 'rawvideo');
  const a = both.subarray(0, both.length / 2);
  const b = both.subarray(both.length / 2);
  const squared = a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, squared / a.length));
}

/** How far the samples of two picture files lie apart. Node only. */
import { ffmpegBytes } from './run-ffmpeg.ts';

/** Peak signal-to-noise ratio of two pictures of the same shape, dB. */
export async function psnrDb(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((path) =>
      ffmpegBytes('-i', path, '-vf', 'scale=270:480,format=rgb24', '-f', 'rawvideo'),
    ),
  );
  if (a === undefined || b === undefined || a.length !== b.length)
    throw new Error('The pictures differ in size.');
  const squared = a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, squared / a.length));
}

/** Looks at and listens to a rendered file by ffmpeg, a program that had no part in making it. */
import { ffmpegBytes } from '../../src/testing/media/run-ffmpeg.ts';

/** Mean brightness of every frame, 0 to 255. */
export async function brightness(path: string): Promise<number[]> {
  return [...(await ffmpegBytes('-i', path, '-vf', 'scale=1:1:flags=area,format=gray', '-f', 'rawvideo'))];
}

/** Brightness of the brightest spot of every frame, 0 to 255. */
export async function brightestSpot(path: string): Promise<number[]> {
  const spots = 36 * 64;
  const raw = await ffmpegBytes('-i', path, '-vf', 'scale=36:64:flags=area,format=gray', '-f', 'rawvideo');
  return Array.from({ length: raw.length / spots }, (_, frame) =>
    Math.max(...raw.subarray(frame * spots, (frame + 1) * spots)),
  );
}

/** Of all channels together, at 48 kHz. */
export function soundOf(path: string): Promise<Int16Array> {
  return samplesOf('-i', path);
}

/** Index of the sample where a sound first gets loud after `fromSec`. */
export function firstLoud(samples: Int16Array, fromSec: number): number {
  return samples.findIndex((value, index) => index >= fromSec * 48_000 && Math.abs(value) > 6000);
}

/** Loudness of a stretch of sound, as the root of its mean square, full scale being 1. */
export async function loudness(path: string, fromSec: number, toSec: number): Promise<number> {
  const samples = await samplesOf('-i', path, '-ss', String(fromSec), '-t', String(toSec - fromSec));
  return Math.sqrt(samples.reduce((sum, value) => sum + (value / 32_768) ** 2, 0) / samples.length);
}

/** Colours of evenly spaced points, row by row, of the frame at a time, as red, blue or other. */
export async function colours(path: string, columns: number, rows: number, atSec = 0): Promise<string[]> {
  const filter = `scale=${columns}:${rows}:flags=area,format=rgb24`;
  const at = [...(atSec > 0 ? ['-ss', String(atSec)] : []), '-i', path, '-frames:v', '1'];
  const raw = await ffmpegBytes(...at, '-vf', filter, '-f', 'rawvideo');
  return Array.from({ length: columns * rows }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = raw.subarray(3 * i, 3 * i + 3);
    if (green > 60) return 'other';
    return red > 180 && blue < 60 ? 'red' : blue > 180 && red < 60 ? 'blue' : 'other';
  });
}

async function samplesOf(...film: readonly string[]): Promise<Int16Array> {
  const raw = await ffmpegBytes(...film, '-map', 'a', '-ac', '1', '-ar', '48000', '-f', 's16le');
  return new Int16Array(raw.buffer, raw.byteOffset, Math.floor(raw.byteLength / 2));
}

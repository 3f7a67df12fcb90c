/** How high a tone is that is heard in one channel of a file. Node only. */
import { ffmpegBytes } from './run-ffmpeg.ts';

/** Of a second, by how often it changes its sign. */
export async function toneHz(path: string, channel: 'c0' | 'c1', fromSec = 0): Promise<number> {
  const stretch = ['-ss', String(fromSec), '-t', '1'];
  const shape = ['-af', `pan=mono|c0=${channel}`, '-f', 's16le', '-c:a', 'pcm_s16le'];
  const bytes = await ffmpegBytes('-i', path, ...stretch, ...shape);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  return samples.filter((value, at) => value >= 0 !== (samples[at - 1] ?? 0) >= 0).length / 2;
}

/** Runs ffmpeg and ffprobe for fixtures and for reading results back. Node only. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Throws with ffmpeg's own words. */
export async function ffmpeg(...args: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-y', '-nostdin', ...args], { maxBuffer: MAX_OUTPUT_BYTES });
}

/** Raw bytes of what ffmpeg writes to its standard output. */
export async function ffmpegBytes(...args: readonly string[]): Promise<Buffer> {
  const options = { maxBuffer: MAX_OUTPUT_BYTES, encoding: 'buffer' } as const;
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-nostdin', ...args, 'pipe:1'], options);
  return stdout;
}

export interface ProbedStream {
  readonly codec_type: string;
  readonly codec_name: string;
  readonly width?: number;
  readonly height?: number;
  readonly sample_aspect_ratio?: string;
  readonly nb_read_frames?: string;
  readonly nb_read_packets?: string;
  readonly start_time: string;
  readonly duration?: string;
  readonly pix_fmt?: string;
  readonly color_range?: string;
  readonly color_space?: string;
  readonly sample_rate?: string;
  readonly channels?: number;
}

/** Streams of a file with every frame decoded and counted. */
export async function ffprobe(path: string): Promise<readonly ProbedStream[]> {
  return (await probeAll(path)).streams;
}

/** The same, with what the decoders complained of. */
export async function probeAll(
  path: string,
): Promise<{ readonly streams: readonly ProbedStream[]; readonly complaints: string }> {
  const args = ['-v', 'error', '-count_frames', '-count_packets', '-show_streams', '-of', 'json', path];
  const { stdout, stderr } = await run('ffprobe', args, { maxBuffer: MAX_OUTPUT_BYTES });
  return { streams: (JSON.parse(stdout) as { streams: ProbedStream[] }).streams, complaints: stderr.trim() };
}

/** Where the clock of a film begins, or how long it lasts by its headers, in seconds. */
export async function saidSecOf(path: string, what: 'start_time' | 'duration'): Promise<number> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-show_entries', `format=${what}`, '-of', 'csv=p=0', path],
  ]);
  return Number(stdout);
}

/** Presentation times of the key frames of the picture. */
export async function keyFrameTimes(path: string): Promise<number[]> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-select_streams', 'v:0', '-skip_frame', 'nokey'],
    ...['-show_entries', 'frame=pts_time', '-of', 'csv=p=0', path],
  ]);
  return [...stdout.matchAll(/^[\d.]+/gm)].map(([timeSec]) => Number(timeSec));
}

/** Presentation times of the packets of the sound. */
export async function soundPacketTimes(path: string): Promise<number[]> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-select_streams', 'a:0', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', path],
  ]);
  return [...stdout.matchAll(/^[\d.]+/gm)].map(([timeSec]) => Number(timeSec));
}

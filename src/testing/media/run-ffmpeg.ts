/** Runs ffmpeg and ffprobe for fixtures and for reading results back. Node only. */
import { spawn } from 'node:child_process';

export interface ProgramOptions {
  readonly signal?: AbortSignal;
  /** Called with every chunk of standard output instead of collecting it. */
  readonly onOutput?: (chunk: Uint8Array) => void;
}

/** Gives back what it wrote to its standard output; a failure says what the program said. */
export async function runProgram(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Buffer> {
  return (await run(program, args, options)).stdout;
}

function run(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { signal, onOutput }: ProgramOptions = {},
): Promise<{ readonly stdout: Buffer; readonly stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-v', 'error', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    const output: Uint8Array[] = [];
    const errors: Uint8Array[] = [];
    child.stdout.on('data', (chunk: Uint8Array) =>
      onOutput === undefined ? output.push(chunk) : onOutput(chunk),
    );
    child.stderr.on('data', (chunk: Uint8Array) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const stderr = Buffer.concat(errors).toString();
      if (code === 0) resolve({ stdout: Buffer.concat(output), stderr });
      else reject(new Error(`${program} ended with ${code}: ${stderr.slice(0, 500)}`));
    });
  });
}

/** Writes over what is there. */
export async function ffmpeg(...args: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-y', ...args]);
}

/** Raw bytes of what ffmpeg writes to its standard output. */
export async function ffmpegBytes(...args: readonly string[]): Promise<Buffer> {
  return runProgram('ffmpeg', [...args, 'pipe:1']);
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
  const args = ['-count_frames', '-count_packets', '-show_streams', '-of', 'json', path];
  const { stdout, stderr } = await run('ffprobe', args);
  const { streams } = JSON.parse(stdout.toString()) as { streams: ProbedStream[] };
  return { streams, complaints: stderr.trim() };
}

/** Where the clock of a film begins, or how long it lasts by its headers, in seconds. */
export async function saidSecOf(path: string, what: 'start_time' | 'duration'): Promise<number> {
  const args = ['-show_entries', `format=${what}`, '-of', 'csv=p=0', path];
  return Number((await runProgram('ffprobe', args)).toString());
}

/** Presentation times of the key frames of the picture. */
export async function keyFrameTimes(path: string): Promise<number[]> {
  return timesOf(['-select_streams', 'v:0', '-skip_frame', 'nokey', '-show_entries', 'frame=pts_time', path]);
}

/** Presentation times of the packets of the sound. */
export async function soundPacketTimes(path: string): Promise<number[]> {
  return timesOf(['-select_streams', 'a:0', '-show_entries', 'packet=pts_time', path]);
}

async function timesOf(args: readonly string[]): Promise<number[]> {
  const told = await runProgram('ffprobe', ['-of', 'csv=p=0', ...args]);
  return [...told.toString().matchAll(/^[\d.]+/gm)].map(([timeSec]) => Number(timeSec));
}

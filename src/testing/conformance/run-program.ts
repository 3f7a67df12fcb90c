/** Runs ffmpeg or ffprobe and gives back what it wrote; a failure says what the program said. */
import { spawn } from 'node:child_process';

export interface ProgramOptions {
  readonly signal?: AbortSignal;
  /** Called with every chunk of standard output instead of collecting it. */
  readonly onOutput?: (chunk: Uint8Array) => void;
}

export function runProgram(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Buffer> {
  const { signal, onOutput } = options;
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
      if (code === 0) resolve(Buffer.concat(output));
      else
        reject(new Error(`${program} ended with ${code}: ${Buffer.concat(errors).toString().slice(0, 500)}`));
    });
  });
}

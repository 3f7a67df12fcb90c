/** Starts the built host as a process of its own, as an operator would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ensureHostBuilt } from '../../hosts/node/build/host-build.ts';

export interface HostProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything printed so far. */
  readonly printed: { out: string; err: string };
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command to its end. */
export async function runHostCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { child, printed } = await spawnHost(args, env);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...printed };
}

/** Resolves once it listens. Rejects where it ends instead. */
export async function startHostProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<HostProcess> {
  const { child, printed } = await spawnHost(['serve', '--port', '0', ...args], env);
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const listening = /Cliproom is at (\S+)/.exec(printed.out)?.[1];
      if (listening !== undefined) resolve(listening);
    });
    child.once('close', (code) => reject(new Error(`The host ended with ${code}: ${printed.err}`)));
  });
  return { child, origin, printed };
}

export async function spawnHost(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { commandLine } = await ensureHostBuilt(false);
  const child = spawn(process.execPath, [fileURLToPath(commandLine), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.err += text;
  });
  return { child, printed };
}

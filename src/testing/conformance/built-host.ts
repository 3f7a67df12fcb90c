/** Starts the built host as a process of its own, as an operator would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureHostBuilt } from '../../hosts/node/build/host-build.ts';
import { Caller } from './api-under-test.ts';
import { overNetwork } from './over-network.ts';

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
  node = process.execPath,
): Promise<Ended> {
  const { child, printed } = await spawnHost(args, env, node);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...printed };
}

/**
 * Resolves once it listens. Rejects where it ends instead.
 * @param node path of the Node that runs it
 */
export async function startHostProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  node = process.execPath,
): Promise<HostProcess> {
  return started(await spawnHost(['serve', '--port', '0', ...args], env, node), /Cliproom is at (\S+)/);
}

/** Resolves once it works; `origin` is that of its database. Rejects where it ends instead. */
export async function startWorkerProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  node: string,
): Promise<HostProcess> {
  return started(await spawnHost(['worker', ...args], env, node), /Working on the jobs of (\S+)/);
}

async function started(
  { child, printed }: Pick<HostProcess, 'child' | 'printed'>,
  says: RegExp,
): Promise<HostProcess> {
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const said = says.exec(printed.out)?.[1];
      if (said !== undefined) resolve(said);
    });
    child.once('close', (code) => reject(new Error(`The host ended with ${code}: ${printed.err}`)));
  });
  return { child, origin, printed };
}

/** Has a new account's secrets written to a folder, for `callerOf`. */
export function secretFlags(folder: string): string[] {
  return ['--key-file', join(folder, 'key'), '--owner-token-file', join(folder, 'owner')];
}

/** With the one key there is, in place of all others. */
export function callerOf({ origin }: HostProcess, folder: string): Caller {
  const secret = (name: string): string => readFileSync(join(folder, name), 'utf8').trim();
  const [apiKey, ownerToken] = [secret('key'), secret('owner')];
  const keys = { apiKey, strangerKey: apiKey, readOnlyKey: apiKey, noSpendKey: apiKey, ownerToken };
  return new Caller({ fetch: overNetwork(origin), ...keys, close: async () => undefined });
}

/** Resolves with the code it ended with, null after SIGKILL; also where it has ended already. */
export async function endHost(host: HostProcess | null, signal: NodeJS.Signals): Promise<number | null> {
  if (host === null) return null;
  const { child } = host;
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

export async function spawnHost(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  node = process.execPath,
) {
  const { commandLine } = await ensureHostBuilt(false);
  const child = spawn(node, [fileURLToPath(commandLine), ...args], {
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

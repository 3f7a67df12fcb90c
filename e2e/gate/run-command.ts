/** Commands of the gate: one that is watched, and one that takes what time of the processor the other leaves. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of what others have where they want all of it: with less, tests would run into what waits for them. */
const GIVES_WAY = 5;

/** @returns its exit code; 1 where it could not be started or was killed. */
export function runInFront(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Gives way to everything else on the machine, and says nothing until it ends: two streams of lines at once tell nobody
 * anything.
 */
export function runBehind(command: string, args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    // In a session of its own: Linux shares the processor by session first, and by process within each.
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    giveWay(child.pid);
    const stop = () => child.pid !== undefined && process.kill(-child.pid);
    process.once('exit', stop);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    const end = (code: number) => {
      process.off('exit', stop);
      resolve({ code, said: Buffer.concat(said).toString() });
    };
    child.on('error', ({ message }) => {
      said.push(Buffer.from(message));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Interrupted, the gate ends as at any exit, and takes with it what runs behind. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** What it starts inherits this. */
function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  setPriority(pid, GIVES_WAY);
  const group = `/proc/${pid}/autogroup`;
  // Not every kernel shares by session, and not every container may say so: the priority above is all there is then.
  try {
    if (existsSync(group)) writeFileSync(group, String(GIVES_WAY));
  } catch (error) {
    console.log(`What runs behind gives way by its own priority alone: ${error}`);
  }
}

/** Commands of the gate: one that is watched, and one that takes what time of the processor the other leaves. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A third of what others have where they want all of it: with less, tests would run into what waits for them. */
const GIVES_WAY = 5;

const running = new Map<number, Promise<unknown>>();
let isInterrupted = false;

/** It outlives this process, so it is in a session of its own and holds none of its streams. */
const endWithGate = spawn(
  process.execPath,
  [...process.execArgv, fileURLToPath(new URL('./end-with-gate.ts', import.meta.url))],
  { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
);
endWithGate.unref();
// Where it ended first, nobody is told.
endWithGate.stdin.on('error', () => undefined);

/** @returns its exit code; 1 where it could not be started or was killed. */
export function runInFront(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return codeOf(
    start(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }),
  );
}

/**
 * Gives way to everything else on the machine, and says nothing until it ends: two streams of lines at once tell nobody
 * anything.
 */
export async function runBehind(
  command: string,
  args: readonly string[],
): Promise<{ code: number; said: string }> {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  giveWay(child.pid);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  child.on('error', ({ message }) => said.push(Buffer.from(message)));
  return { code: await codeOf(child), said: Buffer.concat(said).toString() };
}

/** In a session of its own: Linux shares the processor by session first, and a signal for it reaches all that it started. */
function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  endWithGate.stdin.write(`+${pid}\n`);
  const ends = once(child, 'close').finally(() => {
    running.delete(pid);
    endWithGate.stdin.write(`-${pid}\n`);
  });
  running.set(pid, ends);
  return child;
}

function codeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const end = (code: number | null): void => {
      // What would come next begins no more.
      if (!isInterrupted) resolve(code ?? 1);
    };
    child.on('error', () => end(1));
    child.on('close', end);
  });
}

/**
 * Interrupted, the gate ends when all it runs has ended: the runners of tests stop their servers at an interrupt, and at
 * nothing else. A second signal ends it at once.
 */
async function interrupt(): Promise<void> {
  isInterrupted = true;
  for (const pid of running.keys()) {
    try {
      process.kill(-pid, 'SIGINT');
    } catch (error) {
      // It has ended by itself just now.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  await Promise.allSettled(running.values());
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void interrupt());

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

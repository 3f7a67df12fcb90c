/**
 * Stands beside the test command, which starts it and tells it what it runs, a line each: `+` and the process that leads a
 * session when that begins, `-` when it has ended. A command that is killed outright says nothing more: the pipe closes, and
 * what it left running is ended here. A process of its own, for nothing runs in one that is killed.
 */
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EACH_MS = 200;
/** The runners of tests stop their servers and browsers at an interrupt; what has not ended by then is killed. */
const ENDS_WITHIN_MS = 30_000;

const running = new Set<number>();
for await (const line of createInterface({ input: process.stdin })) {
  const leader = Number(line.slice(1));
  if (line.startsWith('+')) running.add(leader);
  else running.delete(leader);
}

signal('SIGINT');
for (let waitedMs = 0; running.size > 0 && waitedMs < ENDS_WITHIN_MS; waitedMs += LOOK_EACH_MS) {
  await wait(LOOK_EACH_MS);
  signal(0);
}
signal('SIGKILL');

/** @param name 0 only looks which are still there */
function signal(name: NodeJS.Signals | 0): void {
  for (const leader of running) {
    try {
      process.kill(-leader, name);
    } catch {
      running.delete(leader);
    }
  }
}

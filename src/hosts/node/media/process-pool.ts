/** Processes that live: those at work, and those without work, which are kept a while for the next task of any lane. */
import type { ChildProcess } from 'node:child_process';

export interface ProcessPool {
  /** One without work, else a new one. */
  take(): ChildProcess;
  /** Its task has ended, and it may do another. */
  giveBack(child: ChildProcess): void;
  isClosed(): boolean;
  /** Process ids of all that live, the ones without work too. */
  pids(): number[];
  /** Ends them all. */
  close(): Promise<void>;
}

/** A process without work ends after this time, so that a quiet host holds no memory. */
export const IDLE_MS = 60_000;
/** Then it makes room for a fresh one, whatever its libraries may have kept. */
const TASKS_PER_PROCESS = 50;

interface Slot {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  tasksLeft: number;
  idleTimer: NodeJS.Timeout | undefined;
}

export function createProcessPool(open: () => ChildProcess): ProcessPool {
  const slots = new Map<ChildProcess, Slot>();
  const idle: Slot[] = [];
  let closed = false;

  const add = (): Slot => {
    const child = open();
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    const slot: Slot = { child, ended, tasksLeft: TASKS_PER_PROCESS, idleTimer: undefined };
    slots.set(child, slot);
    void ended.then(() => {
      slots.delete(child);
      dropIdle(slot);
      clearTimeout(slot.idleTimer);
    });
    return slot;
  };

  const dropIdle = (slot: Slot): void => {
    const place = idle.indexOf(slot);
    if (place >= 0) idle.splice(place, 1);
  };

  return {
    take() {
      const slot = idle.pop() ?? add();
      clearTimeout(slot.idleTimer);
      return slot.child;
    },
    giveBack(child) {
      const slot = slots.get(child);
      if (slot === undefined) return;
      slot.tasksLeft -= 1;
      if (closed || slot.tasksLeft === 0 || !child.connected) {
        child.kill('SIGKILL');
        return;
      }
      idle.push(slot);
      slot.idleTimer = setTimeout(() => {
        // At once: until it has ended it would still be taken for the next task.
        dropIdle(slot);
        child.kill('SIGKILL');
      }, IDLE_MS);
      slot.idleTimer.unref();
    },
    isClosed: () => closed,
    pids: () => [...slots.keys()].flatMap(({ pid }) => pid ?? []),
    async close() {
      closed = true;
      for (const child of slots.keys()) child.kill('SIGKILL');
      await Promise.all([...slots.values()].map(({ ended }) => ended));
    },
  };
}

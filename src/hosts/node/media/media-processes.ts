/**
 * Runs media tasks in processes of their own, a fixed number at a time. What happens to one of them (out of
 * memory, kill -9, a fault of a decoder) is a MediaCrashError of its task and touches nothing else.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problem } from '../../../contract/problems/problem.ts';
import { MediaCrashError } from '../../../media/engine/media-crash-error.ts';
import type { MediaReply, MediaWorker, WorkerEvents } from '../../../media/engine/run-task.ts';

export interface MediaProcesses {
  /** A process for one task, once one of the places is free. Rejects with the signal's reason, MediaCrashError. */
  take(events: WorkerEvents, signal: AbortSignal): Promise<MediaWorker>;
  /** Process ids of all that live, the ones without work too. */
  pids(): number[];
  /** Ends them all; tasks still running reject. */
  close(): Promise<void>;
}

export interface MediaProcessesParts {
  /** Built entry of the process. */
  readonly script: URL;
  /** Folder of the files that tasks name. */
  readonly root: string;
  /** Address of the bucket they are in, where they are not in the folder. Its keys are in the environment. */
  readonly store?: string | undefined;
  readonly atOnce: number;
  readonly onStderr?: (line: string) => void;
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

export function createMediaProcesses({
  script,
  root,
  store,
  atOnce,
  onStderr,
}: MediaProcessesParts): MediaProcesses {
  const slots = new Set<Slot>();
  const idle: Slot[] = [];
  const queue: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  const open = (): Slot => {
    const child = fork(fileURLToPath(script), store === undefined ? [root] : [root, store], {
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
      env: withoutSecrets(process.env),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => onStderr?.(text));
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    const slot: Slot = { child, ended, tasksLeft: TASKS_PER_PROCESS, idleTimer: undefined };
    slots.add(slot);
    void ended.then(() => {
      slots.delete(slot);
      dropIdle(slot);
      clearTimeout(slot.idleTimer);
    });
    return slot;
  };

  const dropIdle = (slot: Slot): void => {
    const place = idle.indexOf(slot);
    if (place >= 0) idle.splice(place, 1);
  };

  const takeSlot = (): Slot => {
    const slot = idle.pop() ?? open();
    clearTimeout(slot.idleTimer);
    return slot;
  };

  const giveBack = (slot: Slot): void => {
    slot.tasksLeft -= 1;
    if (closed || slot.tasksLeft === 0 || !slot.child.connected) {
      slot.child.kill('SIGKILL');
      return;
    }
    idle.push(slot);
    slot.idleTimer = setTimeout(() => {
      // At once: until it has ended it would still be taken for the next task.
      dropIdle(slot);
      slot.child.kill('SIGKILL');
    }, IDLE_MS);
    slot.idleTimer.unref();
  };

  /** Resolves when one of the places is free, in the order of asking. */
  const enter = async (signal: AbortSignal): Promise<void> => {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal.reason);
      };
      queue.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) busy -= 1;
    else next();
  };

  return {
    async take(events, signal) {
      await enter(signal);
      if (closed) {
        leave();
        throw new MediaCrashError(problem('service_stopping'));
      }
      const slot = takeSlot();
      const hearNoMore = listenTo(slot.child, events);
      const leaveWith = (then: () => void) => (): void => {
        hearNoMore();
        then();
        leave();
      };
      return {
        send: (task) =>
          void slot.child.send(task, (error) => {
            if (error !== null) events.onStopped(crash(error.message));
          }),
        release: leaveWith(() => giveBack(slot)),
        end: leaveWith(() => slot.child.kill('SIGKILL')),
      };
    },
    pids: () => [...slots].flatMap(({ child }) => child.pid ?? []),
    async close() {
      closed = true;
      for (const { child } of slots) child.kill('SIGKILL');
      await Promise.all([...slots].map(({ ended }) => ended));
    },
  };
}

/** Returns what ends it. */
function listenTo(child: ChildProcess, { onReply, onStopped }: WorkerEvents): () => void {
  const onMessage = (message: unknown): void => onReply(message as MediaReply);
  const onExit = (code: number | null, signal: string | null): void =>
    onStopped(crash(signal === null ? `code ${code}` : `signal ${signal}`));
  const onError = (error: Error): void => onStopped(crash(error.message));
  child.on('message', onMessage);
  child.once('exit', onExit);
  child.once('error', onError);
  return () => {
    child.off('message', onMessage);
    child.off('exit', onExit);
    child.off('error', onError);
  };
}

function crash(why: string): MediaCrashError {
  return new MediaCrashError(problem('media_process_ended', { why }));
}

/** What opens foreign files knows nothing of keys but those of the bucket it reads them from. */
function withoutSecrets({
  CLIPROOM_SECRET: _secret,
  PGPASSWORD: _password,
  ...env
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}

/**
 * Runs media tasks in processes of their own, a fixed number at a time. What happens to one of them (out of
 * memory, kill -9, a fault of a decoder) is a MediaCrashError of its task and touches nothing else.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problem } from '../../../contract/problems/problem.ts';
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { type MediaCall, MediaCrashError } from '../../../service/kernel/ports/media-engine.ts';
import { mediaErrorOf } from '../../browser/media/media-error.ts';
import type { MediaReply } from '../../browser/media/media-task.ts';
import { LONGEST_SILENCE_MS, STUCK, watchSilence } from '../../browser/media/silence-watch.ts';

export type TaskCall = MediaCall & Partial<Pick<TranscriptionCall, 'onWindow'>>;

export interface MediaProcesses {
  /**
   * Rejects with MediaCrashError, the signal's reason, or what the task failed with. A damaged file can keep a
   * parser busy for ever: without a sign of progress its process is ended, and the file is unreadable.
   */
  run(task: unknown, call?: TaskCall): Promise<unknown>;
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
  readonly atOnce: number;
  /** How long a task may go without reporting progress; fifteen minutes where not given. */
  readonly longestSilenceMs?: number;
  readonly onStderr?: (line: string) => void;
}

/** A process without work ends after this time, so that a quiet host holds no memory. */
const IDLE_MS = 60_000;
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
  atOnce,
  longestSilenceMs = LONGEST_SILENCE_MS,
  onStderr,
}: MediaProcessesParts): MediaProcesses {
  const slots = new Set<Slot>();
  const idle: Slot[] = [];
  const queue: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  const open = (): Slot => {
    const child = fork(fileURLToPath(script), [root], {
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
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
      const place = idle.indexOf(slot);
      if (place >= 0) idle.splice(place, 1);
      clearTimeout(slot.idleTimer);
    });
    return slot;
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
    slot.idleTimer = setTimeout(() => slot.child.kill('SIGKILL'), IDLE_MS);
    slot.idleTimer.unref();
  };

  /** Resolves when one of the places is free, in the order of asking. */
  const enter = async (signal: AbortSignal | undefined): Promise<void> => {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal?.reason);
      };
      queue.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };

  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) busy -= 1;
    else next();
  };

  return {
    async run(task, call) {
      call?.signal.throwIfAborted();
      await enter(call?.signal);
      try {
        if (closed) throw new MediaCrashError(problem('service_stopping'));
        return await doTask(takeSlot(), task, call, { giveBack, longestSilenceMs });
      } finally {
        leave();
      }
    },
    pids: () => [...slots].flatMap(({ child }) => child.pid ?? []),
    async close() {
      closed = true;
      for (const { child } of slots) child.kill('SIGKILL');
      await Promise.all([...slots].map(({ ended }) => ended));
    },
  };
}

function doTask(
  slot: Slot,
  task: unknown,
  call: TaskCall | undefined,
  { giveBack, longestSilenceMs }: { giveBack: (slot: Slot) => void; longestSilenceMs: number },
): Promise<unknown> {
  const { child } = slot;
  return new Promise((resolve, reject) => {
    const silence = watchSilence(longestSilenceMs, () => {
      child.kill('SIGKILL');
      finish(() => reject(new UnreadableMediaError(STUCK)));
    });
    const finish = (settle: () => void): void => {
      silence.stop();
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onExit);
      call?.signal.removeEventListener('abort', onAbort);
      settle();
    };
    /** What a receiver of progress throws ends its task, never the host. */
    const onMessage = (message: unknown): void => {
      try {
        receive(message);
      } catch (error) {
        child.kill('SIGKILL');
        finish(() => reject(error));
      }
    };
    const receive = (message: unknown): void => {
      const answer = message as MediaReply;
      if (answer.kind === 'progress') {
        silence.heard();
        call?.onProgress(answer.progress, answer.stage);
        return;
      }
      if (answer.kind === 'window') {
        call?.onWindow?.(answer.window);
        return;
      }
      giveBack(slot);
      finish(() =>
        answer.kind === 'done'
          ? resolve(answer.result)
          : reject(mediaErrorOf(answer.name, answer.problem, 'disk')),
      );
    };
    const onExit = (why: unknown, signal?: unknown): void => {
      const reason =
        why instanceof Error ? why.message : signal === null ? `code ${why}` : `signal ${signal}`;
      finish(() => reject(new MediaCrashError(problem('media_process_ended', { why: reason }))));
    };
    const onAbort = (): void => {
      child.kill('SIGKILL');
      finish(() => reject(call?.signal.reason));
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.once('error', onExit);
    call?.signal.addEventListener('abort', onAbort, { once: true });
    child.send(task as never, (error) => {
      if (error !== null) onExit(error);
    });
  });
}

/**
 * Runs media tasks in processes of their own, in lanes of a fixed number at a time. What happens to one of them (out of
 * memory, kill -9, a fault of a decoder) is a MediaCrashError of its task and touches nothing else.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problem } from '../../../contract/problems/problem.ts';
import { MediaCrashError } from '../../../media/engine/media-crash-error.ts';
import type { MediaReply, MediaWorker, WorkerEvents } from '../../../media/engine/run-task.ts';
import { createProcessPool, type ProcessPool } from './process-pool.ts';

export interface MediaProcesses {
  /** So many tasks at a time, which wait for no other lane's; whichever process has no work does them. */
  lane(atOnce: number): MediaLane;
  /** Process ids of all that live, the ones without work too. */
  pids(): number[];
  /** Ends them all; tasks still running reject. */
  close(): Promise<void>;
}

export interface MediaLane {
  /** A process for one task, once one of the places is free. Rejects with the signal's reason, MediaCrashError. */
  take(events: WorkerEvents, signal: AbortSignal): Promise<MediaWorker>;
}

export interface MediaProcessesParts {
  /** Built entry of the process. */
  readonly script: URL;
  /** Folder of the files that tasks name. */
  readonly root: string;
  /** Address of the bucket they are in, where they are not in the folder. Its keys are in the environment. */
  readonly store?: string | undefined;
  readonly onStderr?: (line: string) => void;
}

export function createMediaProcesses({ script, root, store, onStderr }: MediaProcessesParts): MediaProcesses {
  const pool = createProcessPool(() => {
    const child = fork(fileURLToPath(script), store === undefined ? [root] : [root, store], {
      serialization: 'advanced',
      // Nothing of the host's; maps of the sources would be read and parsed at each start, twice as much text as the program.
      execArgv: [],
      env: withoutSecrets(process.env),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => onStderr?.(text));
    return child;
  });
  return { lane: (atOnce) => laneOf(pool, atOnce), pids: pool.pids, close: pool.close };
}

function laneOf(pool: ProcessPool, atOnce: number): MediaLane {
  const queue: (() => void)[] = [];
  let busy = 0;

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
      if (pool.isClosed()) {
        leave();
        throw new MediaCrashError(problem('service_stopping'));
      }
      const child = pool.take();
      const hearNoMore = listenTo(child, events);
      const leaveWith = (then: () => void) => (): void => {
        hearNoMore();
        then();
        leave();
      };
      return {
        send: (task) =>
          void child.send(task, (error) => {
            if (error !== null) events.onStopped(crash(error.message));
          }),
        release: leaveWith(() => pool.giveBack(child)),
        end: leaveWith(() => child.kill('SIGKILL')),
      };
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

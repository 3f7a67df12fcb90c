/** Runs one task in a worker that a host gives: stopping it, or its crash, touches nothing else. */
import { deferred } from '../../base/work/deferred.ts';
import type { Problem } from '../../contract/problems/problem.ts';
import { ProblemError } from '../../contract/problems/problem-error.ts';
import type { HeardWindow, TranscriptionCall } from '../listen/speech/transcribe-speech.ts';
import type { MediaCall } from '../media-call.ts';
import { RenderError } from '../pictures/encode/render-error.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { SpeechError } from '../speak/synthesizer.ts';
import { MediaCrashError } from './media-crash-error.ts';
import {
  LONGEST_SILENCE_MS,
  LONGEST_START_MS,
  LONGEST_WORKER_SILENCE_MS,
  STALLED,
  STUCK,
  watchSilence,
} from './silence-watch.ts';

/** What goes to a worker: plain data. */
export interface SentTask {
  readonly name: string;
  readonly input: unknown;
}

export type MediaReply =
  /** Before anything else: what its row says of it. The table is with the worker, for it brings the code of all tasks. */
  | { readonly kind: 'begun'; readonly opensModel: boolean; readonly knowsSources: boolean }
  | { readonly kind: 'progress'; readonly progress: number; readonly stage: string }
  | { readonly kind: 'window'; readonly window: HeardWindow }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly name: string; readonly problem: Problem };

/** A worker or process that does one task at a time. */
export interface MediaWorker {
  send(task: SentTask): void;
  /** Its task has ended; the host may give it another. */
  release(): void;
  /** At once, whatever it is doing. */
  end(): void;
}

export interface WorkerEvents {
  readonly onReply: (reply: MediaReply) => void;
  /** It failed outside of its task. */
  readonly onStopped: (error: Error) => void;
}

export interface MediaWorkers {
  /** Rejects with the signal's reason where it is stopped while it waits for a free one. */
  take(name: string, events: WorkerEvents, signal: AbortSignal): Promise<MediaWorker>;
  /** What failures mean on this host. */
  readonly errors: ErrorsByName;
  /**
   * A damaged file can keep a parser busy for ever: without a sign of progress its worker is ended. Where not given,
   * after fifteen minutes; after two where no file can be the reason, as of a render, and after five where the worker does
   * not begin.
   */
  readonly longestSilenceMs?: number;
}

type TaskCall = MediaCall & Partial<Pick<TranscriptionCall, 'onWindow'>>;

export async function runTask(
  { take, errors, longestSilenceMs }: MediaWorkers,
  task: SentTask,
  call: TaskCall,
): Promise<unknown> {
  const { signal } = call;
  signal.throwIfAborted();
  const end = deferred<unknown>();
  let hasAnswered = false;
  let opensModel = false;
  // Windows are kept one after the other, and the task is not over before the last one is.
  let kept: Promise<void> = Promise.resolve();
  const receive = (reply: MediaReply): void => {
    if (reply.kind === 'begun') {
      ({ opensModel } = reply);
      silence.stop();
      silence = reply.knowsSources ? watchWorker(LONGEST_WORKER_SILENCE_MS) : watchFile();
      return;
    }
    if (reply.kind === 'progress') {
      silence.heard();
      call.onProgress(reply.progress, reply.stage);
      return;
    }
    if (reply.kind === 'window') {
      const { window } = reply;
      kept = kept.then(() => call.onWindow?.(window));
      kept.catch(end.reject);
      return;
    }
    hasAnswered = true;
    if (reply.kind === 'done') kept.then(() => end.resolve(reply.result), end.reject);
    else end.reject(taskError(reply.name, reply.problem, errors));
  };
  const worker = await take(
    task.name,
    {
      onReply(reply) {
        try {
          receive(reply);
        } catch (error) {
          // What a receiver of progress throws ends its task, never the service.
          end.reject(error);
        }
      },
      onStopped: end.reject,
    },
    signal,
  );
  const watchWorker = (longestMs: number) =>
    watchSilence(longestSilenceMs ?? longestMs, () => end.reject(new MediaCrashError(STALLED)));
  const watchFile = () =>
    watchSilence(longestSilenceMs ?? LONGEST_SILENCE_MS, () => end.reject(new UnreadableMediaError(STUCK)));
  let silence = watchWorker(LONGEST_START_MS);
  const stop = (): void => end.reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    else worker.send(task);
    return await end.promise;
  } finally {
    silence.stop();
    signal.removeEventListener('abort', stop);
    if (hasAnswered && !opensModel) worker.release();
    else worker.end();
  }
}

/** Errors by the names they cross with. */
type ErrorsByName = Readonly<Record<string, (crossed: ProblemError) => Error>>;

const OF_MEDIA: ErrorsByName = {
  UnreadableMediaError: ({ problem }) => new UnreadableMediaError(problem),
  RenderError: ({ problem }) => new RenderError(problem),
  SpeechError: ({ problem }) => new SpeechError(problem),
};

/**
 * Gives a failure that crossed from a media worker or process the class the service knows it by.
 * @param ofHost those that are not of media: a full disk, a missing file
 */
function taskError(name: string, why: Problem, ofHost: ErrorsByName): Error {
  const error = new ProblemError(why);
  error.name = name;
  return (OF_MEDIA[name] ?? ofHost[name])?.(error) ?? error;
}

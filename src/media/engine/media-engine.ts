/** Media tasks as the service calls them: by name, each in a worker of its own, wherever a host has its workers. */
import type { MediaCall } from '../media-call.ts';
import type { MEDIA_TASKS, MediaTask } from './media-tasks.ts';
import { type MediaWorkers, runTask } from './run-task.ts';
import { withTimeLimit } from './time-limit.ts';

type Tasks = Readonly<Record<string, MediaTask>>;

/** A task as a function of its input, and of a call where it takes one. */
export type TaskFunction<Task extends MediaTask> =
  Parameters<Task['run']> extends [infer Input, unknown, infer Call]
    ? (input: Input, call: Call) => Promise<ResultOf<Task>>
    : (input: Parameters<Task['run']>[0]) => Promise<ResultOf<Task>>;

type ResultOf<Task extends MediaTask> = Awaited<ReturnType<Task['run']>>;

export type TaskFunctions<Table extends Tasks = typeof MEDIA_TASKS> = {
  readonly [Name in keyof Table]: TaskFunction<Table[Name]>;
};

/** Picture and sound work. Every file is named as in the FileStore; the engine reads it by itself. */
export interface MediaEngine<Table extends Tasks = typeof MEDIA_TASKS> {
  /** Whose decoders it has, for the words about what they cannot decode. */
  readonly runsIn: 'browser' | 'host';
  /** True where `transcribe` needs the files of a speech model. */
  readonly usesSpeechModels?: boolean;
  /**
   * Rejects with what the task throws, MediaCrashError, the signal's reason, or UnreadableMediaError for a file on which
   * it goes on without end.
   */
  run<Name extends keyof Table & string>(
    name: Name,
    ...input: Parameters<TaskFunctions<Table>[Name]>
  ): ReturnType<TaskFunctions<Table>[Name]>;
}

export function createMediaEngine<Table extends Tasks = typeof MEDIA_TASKS>(
  runsIn: MediaEngine['runsIn'],
  workers: MediaWorkers,
): MediaEngine<Table> {
  const run = (name: string, input: unknown, call?: MediaCall): Promise<unknown> =>
    call === undefined
      ? withTimeLimit((limited) => runTask(workers, { name, input }, limited))
      : runTask(workers, { name, input }, call);
  return { runsIn, usesSpeechModels: true, run: run as unknown as MediaEngine<Table>['run'] };
}

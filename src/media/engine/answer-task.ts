/** Does a task and says how far it is, what is heard on the way, and how it ended: the end of it that works, on any host. */
import { problemOf } from '../../contract/problems/problem-error.ts';
import type { TranscriptionCall } from '../listen/speech/transcribe-speech.ts';
import type { MediaHost } from './media-host.ts';
import { MEDIA_TASKS, type MediaTask } from './media-tasks.ts';
import type { MediaReply, SentTask } from './run-task.ts';

export async function answerTask(
  { name, input }: SentTask,
  host: MediaHost,
  reply: (message: MediaReply) => void,
  tasks: Readonly<Record<string, MediaTask>> = MEDIA_TASKS,
): Promise<void> {
  let reported = 0;
  const call: TranscriptionCall = {
    onWindow: (window) => reply({ kind: 'window', window }),
    // Stopping a task ends its worker or process, so this never fires.
    signal: new AbortController().signal,
    onProgress(progress, stage) {
      reported = Math.max(reported, progress);
      reply({ kind: 'progress', progress: reported, stage });
    },
  };
  try {
    const task = tasks[name];
    if (task === undefined) throw new Error(`There is no media task called ${name}.`);
    reply({
      kind: 'begun',
      opensModel: task.opensModel === true,
      knowsSources: task.knowsSources === true,
    });
    reply({ kind: 'done', result: await task.run(input as never, host, call as never) });
  } catch (error) {
    const errorName = error instanceof Error ? error.name : 'Error';
    reply({ kind: 'failed', name: errorName, problem: problemOf(error) });
  }
}

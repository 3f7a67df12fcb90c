/** Does a task and says how far it is, what is heard on the way, and how it ended: the end of it that works, on any host. */
import { problemOf } from '../../../contract/problems/problem-error.ts';
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import type { MediaReply, MediaResults } from './media-task.ts';

export async function answerTask(
  work: (call: TranscriptionCall) => Promise<unknown>,
  reply: (message: MediaReply) => void,
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
    reply({ kind: 'done', result: (await work(call)) as MediaResults[keyof MediaResults] });
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error';
    reply({ kind: 'failed', name, problem: problemOf(error) });
  }
}

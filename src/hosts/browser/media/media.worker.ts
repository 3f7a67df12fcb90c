/** Entry of the media worker: does the one task that comes by the port it is given, and answers there. */
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import { endAfterLostPromise } from '../catch-uncaught.ts';
import { doMediaTask } from './do-media-task.ts';
import type { MediaReply, MediaTask } from './media-task.ts';

endAfterLostPromise(self, reportError);

addEventListener('message', ({ data: port }: MessageEvent<MessagePort>) => {
  const reply = (message: MediaReply): void => port.postMessage(message);
  let reported = 0;
  const call: TranscriptionCall = {
    onWindow: (window) => reply({ kind: 'window', window }),
    // Stopping a task ends its worker, so this never fires.
    signal: new AbortController().signal,
    onProgress(progress, stage) {
      reported = Math.max(reported, progress);
      reply({ kind: 'progress', progress: reported, stage });
    },
  };
  port.onmessage = ({ data: task }: MessageEvent<MediaTask>) => {
    doMediaTask(task, call).then(
      (result) => reply({ kind: 'done', result }),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        reply({ kind: 'failed', name, message });
      },
    );
  };
});

/** Entry of the media worker: does the one task it is sent and answers on the same channel. */
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import { endAfterLostPromise } from '../catch-uncaught.ts';
import { doMediaTask } from './do-media-task.ts';
import type { MediaReply, MediaTask } from './media-task.ts';

endAfterLostPromise(self, reportError);

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

function reply(message: MediaReply): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<MediaTask>) => {
  doMediaTask(data, call).then(
    (result) => reply({ kind: 'done', result }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      reply({ kind: 'failed', name, message });
    },
  );
});

/** Entry of the media worker: does the one task that comes by the port it is given, and answers there. */
import '../../../base/older-browsers.ts';
import { answerTask } from '../../../media/engine/answer-task.ts';
import type { SentTask } from '../../../media/engine/run-task.ts';
import { decodeWhereMissing } from '../../../media/sound/decoders/decode-where-missing.ts';
import { endAfterLostPromise } from '../catch-uncaught.ts';
import { opfsMediaFiles } from './opfs-media-files.ts';
import { askPageForWorkers } from './worker-by-page.ts';

askPageForWorkers(globalThis);
endAfterLostPromise(self, reportError);

addEventListener('message', ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = ({ data: task }: MessageEvent<SentTask>) =>
    void decodeWhereMissing().then(() =>
      answerTask(task, { files: opfsMediaFiles }, (message) => port.postMessage(message)),
    );
});

/** Entry of the media worker: does the one task that comes by the port it is given, and answers there. */
import '../../../base/browser/older-browsers.ts';
import { answerTask } from '../../../media/engine/answer-task.ts';
import type { SentTask } from '../../../media/engine/run-task.ts';
import { registerDecoders } from '../../../media/sound/decoders/register-decoders.ts';
import { endAfterLostPromise } from '../catch-uncaught.ts';
import { opfsMediaFiles } from './opfs-media-files.ts';
import { askPageForWorkers } from './worker-by-page.ts';

askPageForWorkers(globalThis);
endAfterLostPromise(self, reportError);

addEventListener('message', ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = ({ data: task }: MessageEvent<SentTask>) =>
    void registerDecoders().then(() =>
      answerTask(task, { files: opfsMediaFiles }, (message) => port.postMessage(message)),
    );
});

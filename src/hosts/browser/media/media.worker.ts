/** Entry of the media worker: does the one task that comes by the port it is given, and answers there. */
import { endAfterLostPromise } from '../catch-uncaught.ts';
import { answerTask } from './answer-task.ts';
import { doMediaTask } from './do-media-task.ts';
import type { MediaTask } from './media-task.ts';

endAfterLostPromise(self, reportError);

addEventListener('message', ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = ({ data: task }: MessageEvent<MediaTask>) =>
    void answerTask(
      (call) => doMediaTask(task, call),
      (message) => port.postMessage(message),
    );
});

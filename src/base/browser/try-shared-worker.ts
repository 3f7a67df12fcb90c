/** Whether a worker that tabs share answers: a module, over a port handed on inside a message, as tabs hand theirs. */
import { randomId } from '../random-id.ts';
import { answerOfWorker } from './answer-of-worker.ts';

/** It ends once it has answered, so each trial has one by a name of its own: another tab would find it ending. */
export function sharedWorkerAnswers(): Promise<boolean> {
  const worker = new SharedWorker(new URL('./try-shared.worker.ts', import.meta.url), {
    type: 'module',
    name: randomId(),
  });
  const { port1, port2 } = new MessageChannel();
  worker.port.postMessage(port2, [port2]);
  return answerOfWorker(port1, worker).finally(() => {
    port1.close();
    worker.port.close();
  });
}

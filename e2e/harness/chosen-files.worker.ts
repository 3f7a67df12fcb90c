/** A media worker whose files are those a page chose; outputs go where the product's go. */
import { opfsMediaFiles } from '../../src/hosts/browser/media/opfs-media-files.ts';
import { answerTask } from '../../src/media/engine/answer-task.ts';
import type { SentTask } from '../../src/media/engine/run-task.ts';
import { THREADS } from './thread-channel.ts';

export interface ChosenFiles {
  readonly port: MessagePort;
  readonly files: readonly File[];
}

const threads = new BroadcastChannel(THREADS);
globalThis.Worker = class extends Worker {
  constructor(...parts: ConstructorParameters<typeof Worker>) {
    super(...parts);
    threads.postMessage(parts[1]?.name ?? '');
  }
};

addEventListener('message', ({ data: { port, files } }: MessageEvent<ChosenFiles>) => {
  const read = async (name: string): Promise<Blob> =>
    files.find((file) => file.name === name) ?? opfsMediaFiles.read(name);
  port.onmessage = ({ data: task }: MessageEvent<SentTask>) =>
    void answerTask(task, { files: { ...opfsMediaFiles, read } }, (message) => port.postMessage(message));
});

/** A media worker whose files are those a page chose; outputs go where the product's go. */
import { opfsMediaFiles } from '../../src/hosts/browser/media/opfs-media-files.ts';
import { askPageForWorkers } from '../../src/hosts/browser/media/worker-by-page.ts';
import { answerTask } from '../../src/media/engine/answer-task.ts';
import type { SentTask } from '../../src/media/engine/run-task.ts';
import { registerDecoders } from '../../src/media/sound/decoders/register-decoders.ts';
import { THREADS } from './thread-channel.ts';

export interface ChosenFiles {
  readonly port: MessagePort;
  readonly files: readonly File[];
  /** Beginnings of codec strings that the encoder of this worker has not. */
  readonly lacking: readonly string[];
}

askPageForWorkers(globalThis);
const threads = new BroadcastChannel(THREADS);
globalThis.Worker = class extends Worker {
  constructor(...parts: ConstructorParameters<typeof Worker>) {
    super(...parts);
    threads.postMessage(parts[1]?.name ?? '');
  }
};

/** The encoder is as it was, and does not say so of them: what is chosen instead is really encoded. */
function lack(codecs: readonly string[]): void {
  const ask = VideoEncoder.isConfigSupported.bind(VideoEncoder);
  VideoEncoder.isConfigSupported = (config) =>
    codecs.some((codec) => config.codec.startsWith(codec))
      ? Promise.resolve({ supported: false, config })
      : ask(config);
}

addEventListener('message', ({ data: { port, files, lacking } }: MessageEvent<ChosenFiles>) => {
  if (lacking.length > 0) lack(lacking);
  const read = async (name: string): Promise<Blob> =>
    files.find((file) => file.name === name) ?? opfsMediaFiles.read(name);
  port.onmessage = ({ data: task }: MessageEvent<SentTask>) =>
    void registerDecoders().then(() =>
      answerTask(task, { files: { ...opfsMediaFiles, read } }, (message) => port.postMessage(message)),
    );
});

/** Entry of a media process: does the tasks it is sent, one at a time, with the browser's media engine. */
import { openAsBlob } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Conversion } from '../../../media/avi/convert-avi.ts';
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import { answerTask } from '../../browser/media/answer-task.ts';
import type { MediaReply, MediaTask } from '../../browser/media/media-task.ts';
import { openOpfsOutput } from '../../browser/media/opfs-output.ts';
import { installWebCodecs } from '../webcodecs/install-web-codecs.ts';
import { storageOfFolder } from './folder-as-opfs.ts';
import { nameOfFile, withFiles } from './named-files.ts';

const root = process.argv[2] ?? '.';

Object.defineProperty(globalThis, 'navigator', {
  value: { storage: storageOfFolder(root), hardwareConcurrency: availableParallelism() },
  configurable: true,
});
installWebCodecs();

// A host that is gone leaves nobody to answer to.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the host decides what becomes of this process.
process.on('SIGINT', () => undefined);

process.on('message', (task: unknown) => {
  const reply = (message: MediaReply): void => void process.send?.(message);
  void answerTask((call) => work(task, call), reply);
});

async function work(sent: unknown, call: TranscriptionCall): Promise<unknown> {
  const { doMediaTask } = await import('../../browser/media/do-media-task.ts');
  const task = (await withFiles(sent, (name) => openAsBlob(join(root, name)))) as MediaTask;
  const result = await doMediaTask(task, call);
  if (task.kind !== 'convert' || (result as Conversion).kind === 'converted') return result;
  const { convertByFfmpeg } = await import('./convert-by-ffmpeg.ts');
  const output = await openOpfsOutput(task.outputFile);
  try {
    return await convertByFfmpeg(
      join(root, nameOfFile((sent as MediaTask & { file: unknown }).file)),
      output,
      call,
      result,
    );
  } finally {
    output.close();
  }
}

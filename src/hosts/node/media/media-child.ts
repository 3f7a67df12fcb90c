/** Entry of a media process: does the tasks it is sent, one at a time, with the browser's media engine. */
import { openAsBlob } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Conversion } from '../../../media/avi/convert-avi.ts';
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
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
  work(task).then(
    (result) => reply({ kind: 'done', result: result as never }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      reply({ kind: 'failed', name, message });
    },
  );
});

async function work(sent: unknown): Promise<unknown> {
  const { doMediaTask } = await import('../../browser/media/do-media-task.ts');
  const task = (await withFiles(sent, (name) => openAsBlob(join(root, name)))) as MediaTask;
  let reported = 0;
  const call: TranscriptionCall = {
    onWindow: (window) => reply({ kind: 'window', window }),
    // Stopping a task ends its process, so this never fires.
    signal: new AbortController().signal,
    onProgress(progress, stage) {
      reported = Math.max(reported, progress);
      reply({ kind: 'progress', progress: reported, stage });
    },
  };
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

function reply(message: MediaReply): void {
  process.send?.(message);
}

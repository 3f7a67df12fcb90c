/** Entry of a media process: does the tasks it is sent, one at a time, on the files of a folder or a bucket. */
import { availableParallelism } from 'node:os';
import { answerTask } from '../../../media/engine/answer-task.ts';
import type { MediaHost } from '../../../media/engine/media-host.ts';
import type { SentTask } from '../../../media/engine/run-task.ts';
import { installWebCodecs } from '../webcodecs/install-web-codecs.ts';
import { nativeSpeechOf } from './native-speech.ts';
import { folderProcessFiles, type ProcessFiles } from './process-files.ts';

/** A folder, and the bucket its files are in where they are not in the folder itself. */
const [root = '.', store] = process.argv.slice(2);

Object.defineProperty(globalThis, 'navigator', {
  value: { hardwareConcurrency: availableParallelism() },
  configurable: true,
});
installWebCodecs();

// A host that is gone leaves nobody to answer to.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the host decides what becomes of this process.
process.on('SIGINT', () => undefined);

const opening = openHost();

async function openHost(): Promise<{ readonly host: MediaHost; readonly files: ProcessFiles }> {
  const files = await openFiles();
  return { files, host: hostOf(files) };
}

async function openFiles(): Promise<ProcessFiles> {
  if (store === undefined) return folderProcessFiles(root);
  const { s3ProcessFiles } = await import('../s3/s3-process-files.ts');
  const { openS3Bucket } = await import('../s3/s3-bucket.ts');
  const { readS3Address } = await import('../s3/s3-address.ts');
  return s3ProcessFiles(openS3Bucket(readS3Address(store)), root);
}

const hostOf = (files: ProcessFiles): MediaHost => ({
  files,
  async convertOtherwise(file, ...parts) {
    const { convertByFfmpeg } = await import('./convert-by-ffmpeg.ts');
    return files.withPath(file, (path) => convertByFfmpeg(path, ...parts));
  },
  nativeSpeech: nativeSpeechOf(files.pathOfModel),
});

async function answer(task: SentTask): Promise<void> {
  const { host, files } = await opening;
  await answerTask(task, host, (message) => {
    const lost = message.kind === 'failed' ? files.takeLoss() : null;
    process.send?.(lost === null ? message : { kind: 'failed', name: lost.name, problem: lost.problem });
  });
}

process.on('message', (task: unknown) => void answer(task as SentTask));

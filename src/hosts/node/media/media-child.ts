/** Entry of a media process: does the tasks it is sent, one at a time, on the files of a folder. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { answerTask } from '../../../media/engine/answer-task.ts';
import type { MediaHost } from '../../../media/engine/media-host.ts';
import type { SentTask } from '../../../media/engine/run-task.ts';
import { installWebCodecs } from '../webcodecs/install-web-codecs.ts';
import { mediaFilesOf } from './folder-media-files.ts';

const root = process.argv[2] ?? '.';

Object.defineProperty(globalThis, 'navigator', {
  value: { hardwareConcurrency: availableParallelism() },
  configurable: true,
});
installWebCodecs();

// A host that is gone leaves nobody to answer to.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the host decides what becomes of this process.
process.on('SIGINT', () => undefined);

const host: MediaHost = {
  files: mediaFilesOf(root),
  async convertOtherwise(file, ...parts) {
    const { convertByFfmpeg } = await import('./convert-by-ffmpeg.ts');
    return convertByFfmpeg(join(root, file), ...parts);
  },
};

process.on(
  'message',
  (task: unknown) => void answerTask(task as SentTask, host, (message) => void process.send?.(message)),
);

/** Entry of a media process: does the tasks it is sent, one at a time, on the files of a folder. */

import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { answerTask } from '../../../media/engine/answer-task.ts';
import type { MediaFiles, MediaHost } from '../../../media/engine/media-host.ts';
import type { SentTask } from '../../../media/engine/run-task.ts';
import { isFull, openFile } from '../folder-file.ts';
import { installWebCodecs } from '../webcodecs/install-web-codecs.ts';
import { nativeSpeechOf } from './native-speech.ts';

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
  nativeSpeech: nativeSpeechOf(root),
};

process.on(
  'message',
  (task: unknown) => void answerTask(task as SentTask, host, (message) => void process.send?.(message)),
);

/** Files of a folder for media tasks. Outputs are written at once, so that nothing of them waits in memory. */
function mediaFilesOf(root: string): MediaFiles {
  return {
    read: (name) => openFile(join(root, name), name),
    async openOutput(name) {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true });
      const file = openSync(path, 'w');
      return {
        write(bytes, position) {
          let written = 0;
          try {
            while (written < bytes.byteLength)
              written += writeSync(file, bytes, written, bytes.byteLength - written, position + written);
          } catch (error) {
            // The name by which the web platform, and so the engine, knows a full disk.
            if (isFull(error)) throw new DOMException('The disk is full.', 'QuotaExceededError');
            throw error;
          }
        },
        close() {
          fdatasyncSync(file);
          closeSync(file);
        },
      };
    },
  };
}

/** The media engine of the browser: every task runs in a worker of its own, which reads and writes files by their names. */
import { problem } from '../../../contract/problems/problem.ts';
import { MediaCrashError } from '../../../media/engine/media-crash-error.ts';
import { createMediaEngine, type MediaEngine } from '../../../media/engine/media-engine.ts';
import type { MediaReply } from '../../../media/engine/run-task.ts';
import { FileMissingError, StorageFullError } from '../../../service/kernel/ports/file-store.ts';
import type { SpawnMediaWorker } from './media-worker.ts';

/** Its files are those of the FileStore in the origin private file system. */
export function createBrowserMediaEngine(spawn: SpawnMediaWorker): MediaEngine {
  return createMediaEngine('browser', {
    async take(name, { onReply, onStopped }) {
      const { port, end } = spawn(name, (why) =>
        onStopped(new MediaCrashError(problem('media_worker_stopped', { why: why || problem('no_reason') }))),
      );
      port.onmessage = ({ data }: MessageEvent<MediaReply>) => onReply(data);
      return { send: (task) => port.postMessage(task), release: end, end };
    },
    errors: {
      QuotaExceededError: () => new StorageFullError(problem('device_full')),
      FileMissingError: (crossed) => new FileMissingError(crossed.problem),
    },
  });
}

/** The media engine of the browser: every task runs in a worker of its own, which reads and writes files by their names. */
import { problem } from '../../../contract/problems/problem.ts';
import { MediaCrashError } from '../../../media/engine/media-crash-error.ts';
import { createMediaEngine, type MediaEngine } from '../../../media/engine/media-engine.ts';
import type { MediaReply } from '../../../media/engine/run-task.ts';
import {
  FileMissingError,
  OriginalAwayError,
  StorageFullError,
} from '../../../service/kernel/ports/file-store.ts';
import type { SpawnMediaWorker } from './media-worker.ts';

/**
 * A page that goes ends what its workers were loading, and the workers a moment later (Firefox). What could not be loaded is
 * told once that moment is over: where the page has gone nobody is left to count a job as failed, and it is done by the next.
 */
const PAGE_GONE_MS = 3000;

/** Its files are those of the FileStore in the origin private file system. */
export function createBrowserMediaEngine(spawn: SpawnMediaWorker): MediaEngine {
  return createMediaEngine('browser', {
    async take(name, { onReply, onStopped }) {
      const { port, end } = spawn(name, (why) => {
        const tell = () =>
          onStopped(
            new MediaCrashError(problem('media_worker_stopped', { why: why || problem('no_reason') })),
          );
        // A worker whose own script does not come has no reason to give.
        if (why === '') setTimeout(tell, PAGE_GONE_MS);
        else tell();
      });
      port.onmessage = ({ data }: MessageEvent<MediaReply>) => {
        if (mayBeUnloaded(data)) setTimeout(() => onReply(data), PAGE_GONE_MS);
        else onReply(data);
      };
      return { send: (task) => port.postMessage(task), release: end, end };
    },
    errors: {
      QuotaExceededError: () => new StorageFullError(problem('device_full')),
      FileMissingError: (crossed) => new FileMissingError(crossed.problem),
      // What was there at first: in this browser's own files nothing is changed while it is read.
      NotReadableError: () => new OriginalAwayError(problem('original_lost')),
      OriginalAwayError: (crossed) => new OriginalAwayError(crossed.problem),
    },
  });
}

/** What a module throws that does not come. */
function mayBeUnloaded(reply: MediaReply): boolean {
  return reply.kind === 'failed' && reply.name === 'TypeError';
}

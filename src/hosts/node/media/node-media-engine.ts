/** The media engine under Node: every task runs in a process, which reads and writes files by their names. */
import { problem } from '../../../contract/problems/problem.ts';
import { createMediaEngine, type MediaEngine } from '../../../media/engine/media-engine.ts';
import { MEDIA_TASKS, type MediaTask } from '../../../media/engine/media-tasks.ts';
import {
  FileMissingError,
  OriginalAwayError,
  StorageFullError,
  StoreUnreachableError,
} from '../../../service/kernel/ports/file-store.ts';
import type { MediaLane } from './media-processes.ts';

export interface MediaLanes {
  /** Jobs, which may take minutes. */
  readonly jobs: MediaLane;
  /** What a request waits for. */
  readonly quick: MediaLane;
}

/**
 * Its files are those of the FileStore of the lanes' folder or bucket.
 * @param longestSilenceMs how long a task may go without reporting progress; the times of `silence-watch.ts` where not given
 */
export function createNodeMediaEngine(lanes: MediaLanes, longestSilenceMs?: number): MediaEngine {
  const tasks: Readonly<Record<string, MediaTask>> = MEDIA_TASKS;
  return createMediaEngine('host', {
    take: (name, events, signal) => (tasks[name]?.quick ? lanes.quick : lanes.jobs).take(events, signal),
    errors: {
      QuotaExceededError: () => new StorageFullError(problem('disk_full_for_video')),
      FileMissingError: (crossed) => new FileMissingError(crossed.problem),
      // A film that stays where its operator has it: the store's own files do not change while they are read.
      NotReadableError: () => new OriginalAwayError(problem('original_lost')),
      OriginalAwayError: (crossed) => new OriginalAwayError(crossed.problem),
      StorageFullError: (crossed) => new StorageFullError(crossed.problem),
      StoreUnreachableError: (crossed) => new StoreUnreachableError(crossed.problem),
    },
    ...(longestSilenceMs === undefined ? {} : { longestSilenceMs }),
  });
}

/** The media engine under Node: the browser's own, its tasks done in processes instead of workers. */
import {
  type FileStore,
  type MediaCall,
  type MediaEngine,
  SpeechError,
  StorageFullError,
  UnreadableMediaError,
} from '../../../service/ports.ts';
import { createBrowserMediaEngine } from '../../browser/media/browser-media-engine.ts';
import type { MediaResults, MediaTask } from '../../browser/media/media-task.ts';
import { type MediaProcesses, TaskFailure } from './media-processes.ts';
import { withNames } from './named-files.ts';

export interface MediaLanes {
  /** Jobs, which may take minutes. */
  readonly jobs: MediaProcesses;
  /** Short looks at a file that a request waits for; they never stand behind a job. */
  readonly looks: MediaProcesses;
}

const LOOKS: readonly MediaTask['kind'][] = ['probe', 'poster'];

/** `files` and the processes of `lanes` must use the same folder. */
export function createNodeMediaEngine(files: Pick<FileStore, 'read'>, lanes: MediaLanes): MediaEngine {
  const names = new WeakMap<Blob, string>();
  const named: Pick<FileStore, 'read'> = {
    async read(name) {
      const file = await files.read(name);
      names.set(file, name);
      return file;
    },
  };
  return createBrowserMediaEngine(named, async <Task extends MediaTask>(task: Task, call?: MediaCall) => {
    const lane = LOOKS.includes(task.kind) ? lanes.looks : lanes.jobs;
    try {
      const result = await lane.run(
        withNames(task, (file) => names.get(file)),
        call,
      );
      return result as MediaResults[Task['kind']];
    } catch (error) {
      throw told(error);
    }
  });
}

/** Gives failures that crossed a process the class that the service knows them by. */
function told(error: unknown): unknown {
  if (!(error instanceof TaskFailure)) return error;
  const { name, message } = error;
  if (name === 'UnreadableMediaError') return new UnreadableMediaError(message);
  if (name === 'SpeechError') return new SpeechError(message);
  if (name === 'QuotaExceededError')
    return new StorageFullError('The disk is full. Free some space and try again.');
  return error;
}

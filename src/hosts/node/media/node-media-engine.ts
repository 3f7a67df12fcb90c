/** The media engine under Node: the browser's own, its tasks done in processes instead of workers. */
import type { FileStore } from '../../../service/kernel/ports/file-store.ts';
import type { MediaEngine } from '../../../service/kernel/ports/media-engine.ts';
import { createBrowserMediaEngine } from '../../browser/media/browser-media-engine.ts';
import type { MediaResults, MediaTask } from '../../browser/media/media-task.ts';
import type { MediaProcesses, TaskCall } from './media-processes.ts';
import { withNames } from './named-files.ts';

export interface MediaLanes {
  /** Jobs, which may take minutes. */
  readonly jobs: MediaProcesses;
  /** Short looks at a file that a request waits for; they never stand behind a job. */
  readonly looks: MediaProcesses;
}

const LOOKS: readonly MediaTask['kind'][] = [
  'probe',
  'captions',
  'poster',
  'plan filmstrip',
  'filmstrip sheet',
];

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
  const engine = createBrowserMediaEngine(
    named,
    async <Task extends MediaTask>(task: Task, call?: TaskCall) => {
      const lane = LOOKS.includes(task.kind) ? lanes.looks : lanes.jobs;
      const sent = withNames(task, (file) => names.get(file));
      return (await lane.run(sent, call)) as MediaResults[Task['kind']];
    },
  );
  return { ...engine, runsIn: 'host' };
}

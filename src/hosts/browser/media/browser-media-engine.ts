/** The media engine of the browser: every call runs in a worker of its own, files travel by reference. */
import type { FileStore, MediaEngine } from '../../../service/ports.ts';
import { runMediaTask } from './run-media-task.ts';

/** `files` must keep its files in the origin private file system: outputs are written there by name. */
export function createBrowserMediaEngine(files: Pick<FileStore, 'read'>): Pick<MediaEngine, 'render'> {
  return {
    async render(name, plan, outputFile, call) {
      return runMediaTask({ kind: 'render', file: await files.read(name), plan, outputFile }, call);
    },
  };
}

/** The media engine of the browser: every call runs in a worker of its own, files travel by reference. */
import { withRecordings } from '../../../media/speak/named-recording.ts';
import type { FileStore } from '../../../service/kernel/ports/file-store.ts';
import type { MediaEngine } from '../../../service/kernel/ports/media-engine.ts';
import type { RunMediaTask } from './run-media-task.ts';
import { shortLook } from './short-look.ts';

/**
 * `files` must keep its files in the origin private file system: outputs are written there by name.
 */
export function createBrowserMediaEngine(
  files: Pick<FileStore, 'read'>,
  runMediaTask: RunMediaTask,
): MediaEngine {
  return {
    runsIn: 'browser',
    async probe(name) {
      const file = await files.read(name);
      return shortLook((call) => runMediaTask({ kind: 'probe', file }, call));
    },
    async convert(name, outputFile, call) {
      return runMediaTask({ kind: 'convert', file: await files.read(name), outputFile }, call);
    },
    readCaptions(text, format) {
      return shortLook((call) => runMediaTask({ kind: 'captions', text, format }, call));
    },
    async readSubtitles(name, call) {
      return runMediaTask({ kind: 'subtitles', file: await files.read(name) }, call);
    },
    usesSpeechModels: true,
    async transcribe(name, { model, ...wish }, call) {
      if (model === null) throw new Error('Speech recognition here needs the files of a model.');
      const read = Object.entries(model.files).map(
        async ([path, stored]) => [path, await files.read(stored)] as const,
      );
      const modelFiles = new Map(await Promise.all(read));
      const file = await files.read(name);
      const task = { kind: 'transcribe', file, wish, model: { id: model.id, files: modelFiles } } as const;
      return runMediaTask(task, call);
    },
    async listen(name, call) {
      return runMediaTask({ kind: 'listen', file: await files.read(name) }, call);
    },
    async analyzePicture(name, call) {
      return runMediaTask({ kind: 'analyze picture', file: await files.read(name) }, call);
    },
    async followFaces(name, stretch, call) {
      return runMediaTask({ kind: 'frame', file: await files.read(name), stretch }, call);
    },
    async findWebcam(name, durationSec, call) {
      return runMediaTask({ kind: 'webcam', file: await files.read(name), durationSec }, call);
    },
    async poster(name, atSec, outputFile) {
      const file = await files.read(name);
      await shortLook((call) => runMediaTask({ kind: 'poster', file, atSec, outputFile }, call));
    },
    async planFilmstrip(name, call) {
      return runMediaTask({ kind: 'plan filmstrip', file: await files.read(name) }, call);
    },
    async filmstripSheet(name, sheet, size, outputFile, call) {
      const file = await files.read(name);
      await runMediaTask({ kind: 'filmstrip sheet', file, sheet, size, outputFile }, call);
    },
    async speak(texts, call) {
      const read = (name: string) => files.read(name);
      return runMediaTask({ kind: 'speak', texts: await withRecordings(texts, read) }, call);
    },
    async separate(name, keep, outputFile, call, title) {
      const file = await files.read(name);
      return runMediaTask({ kind: 'separate', file, keep, outputFile, title: title ?? null }, call);
    },
    async render(names, plan, outputFile, call) {
      const read = Object.entries(names).map(async ([id, name]) => [id, await files.read(name)] as const);
      const sources = new Map(await Promise.all(read));
      return runMediaTask({ kind: 'render', sources, plan, outputFile }, call);
    },
  };
}

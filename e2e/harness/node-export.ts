/** Renders plans of made files with the media engine of the Node host, in its own process. */
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ensureHostBuilt } from '../../src/hosts/node/build/host-build.ts';
import { createMediaProcesses } from '../../src/hosts/node/media/media-processes.ts';
import { createNodeMediaEngine } from '../../src/hosts/node/media/node-media-engine.ts';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import type { Conversion } from '../../src/media/convert/conversion.ts';
import type { TaskFunctions } from '../../src/media/engine/media-engine.ts';
import type { ToldSpeakers } from '../../src/media/listen/speakers/tell-speakers.ts';
import type { HeardWindow } from '../../src/media/listen/speech/transcribe-speech.ts';
import type { FixtureName, Fixtures } from '../../src/testing/media/make-fixture.ts';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import type { HeardByTask, ToHear } from './structural-speech.ts';

type ToTellApart = Parameters<TaskFunctions['tellSpeakers']>[0];

export interface NodeExport {
  /** `files` by the ids of the plan's sources. Gives the path of the accepted MP4. */
  render(
    fixtures: Fixtures,
    files: Readonly<Record<string, FixtureName>>,
    plan: CompositionPlan,
    name: string,
  ): Promise<string>;
  /** The same of files by their paths. */
  renderPaths(paths: Readonly<Record<string, string>>, plan: CompositionPlan, name: string): Promise<string>;
  /** The same of one file, which is the plan's source `source`. */
  renderFile(path: string, plan: CompositionPlan, name: string): Promise<string>;
  /** The MP4 made of one file, and what became of it. */
  convert(path: string, name: string): Promise<{ readonly path: string; readonly done: Conversion }>;
  /** The path of a still picture of one file. */
  poster(path: string, name: string): Promise<string>;
  /** Puts files where tasks find them, and says what each is called there. */
  give(...paths: readonly string[]): Promise<(file: string) => string>;
  /** What speech recognition hears. */
  hear(task: ToHear): Promise<HeardByTask>;
  /** Who speaks when. */
  tellSpeakers(task: ToTellApart): Promise<ToldSpeakers>;
  close(): Promise<void>;
}

export async function openNodeExport(root: string): Promise<NodeExport> {
  const { mediaScript } = await ensureHostBuilt(false);
  const processes = createMediaProcesses({ script: mediaScript, root });
  const lane = processes.lane(1);
  const engine = createNodeMediaEngine({ jobs: lane, quick: lane });
  await mkdir(join(root, 'assets'), { recursive: true });
  const render = async (files: Readonly<Record<string, string>>, plan: CompositionPlan, name: string) => {
    const named = Object.fromEntries(Object.entries(files).map(([id, file]) => [id, `assets/${file}`]));
    const call = { signal: new AbortController().signal, onProgress: () => undefined };
    await engine.run('render', { files: named, plan, outputFile: `renders/${name}` }, call);
    const path = join(root, 'renders', name);
    await acceptMp4(path);
    return path;
  };
  const renderPaths: NodeExport['renderPaths'] = async (paths, plan, name) => {
    for (const path of Object.values(paths)) await copyFile(path, join(root, 'assets', basename(path)));
    return render(baseNamesOf(paths), plan, name);
  };
  return {
    renderPaths,
    async render(fixtures, files, plan, name) {
      for (const file of new Set(Object.values(files)))
        await copyFile(await fixtures.path(file), join(root, 'assets', file));
      return render(files, plan, name);
    },
    renderFile: (path, plan, name) => renderPaths({ source: path }, plan, name),
    async convert(path, name) {
      await copyFile(path, join(root, 'assets', basename(path)));
      const call = { signal: new AbortController().signal, onProgress: () => undefined };
      const done = await engine.run(
        'convert',
        { file: `assets/${basename(path)}`, outputFile: `assets/${name}` },
        call,
      );
      return { path: join(root, 'assets', name), done };
    },
    async poster(path, name) {
      await mkdir(join(root, 'posters'), { recursive: true });
      await copyFile(path, join(root, 'assets', basename(path)));
      await engine.run('poster', {
        file: `assets/${basename(path)}`,
        atSec: 0.5,
        outputFile: `posters/${name}`,
      });
      return join(root, 'posters', name);
    },
    async give(...paths) {
      for (const path of paths) await copyFile(path, join(root, 'assets', basename(path)));
      return (file) => `assets/${file}`;
    },
    async hear(task) {
      const windows: HeardWindow[] = [];
      const call = {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        onWindow: (window: HeardWindow) => void windows.push(window),
      };
      return { result: await engine.run('transcribe', task, call), windows };
    },
    tellSpeakers: (task) => {
      const call = { signal: new AbortController().signal, onProgress: () => undefined };
      return engine.run('tellSpeakers', task, call);
    },
    close: () => processes.close(),
  };
}

/** Of each path. */
export function baseNamesOf(paths: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, basename(path)]));
}

/** A page that lets Playwright call the browser's media engine on files it chose. No product code. */
import { createBrowserMediaEngine } from '../../src/hosts/browser/media/browser-media-engine.ts';
import { makeWorkersFor } from '../../src/hosts/browser/media/make-workers-for.ts';
import type { SpawnMediaWorker } from '../../src/hosts/browser/media/media-worker.ts';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import type { ChosenFiles } from './chosen-files.worker.ts';
import { convertByLibrary, type UprightStretch } from './convert-by-library.ts';
import { encodeAlone } from './encode-alone.ts';
import { type EncoderChange, encodeRaw, type RawPictures } from './encode-raw.ts';
import { hearFilm } from './hear-film.ts';
import { heardPreview } from './heard-preview.ts';
import { readMadeFrame } from './read-made-frame.ts';
import { recordBeeps } from './record-beeps.ts';
import { previewMoments } from './scene-preview.ts';
import { THREADS } from './thread-channel.ts';
import { triedCompositors } from './tried-compositors.ts';

const input = document.querySelector('input') as HTMLInputElement;

/** What encoders of workers that are made from now on have not. */
let lacking: readonly string[] = [];

function chosenFile(name: string): File {
  const file = [...(input.files ?? [])].find((candidate) => candidate.name === name);
  if (!file) throw new Error(`No chosen file is called ${name}.`);
  return file;
}

/** Media workers that read the chosen files by their names, however large, and write as those of the product do. */
const spawn: SpawnMediaWorker = (name, onStopped) => {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./chosen-files.worker.ts', import.meta.url), { type: 'module', name });
  const endOthers = makeWorkersFor(worker);
  worker.onerror = (event) => onStopped(event.message ?? '');
  worker.postMessage({ port: port2, files: [...(input.files ?? [])], lacking } satisfies ChosenFiles, [
    port2,
  ]);
  return {
    port: port1,
    end: () => {
      worker.terminate();
      endOthers();
      port1.close();
    },
  };
};

/** Names of what media workers started so far. */
const threads: string[] = [];
new BroadcastChannel(THREADS).onmessage = ({ data }: MessageEvent<string>) => void threads.push(data);

const engine = createBrowserMediaEngine(spawn);
const running = new Map<string, AbortController>();
const progress = new Map<string, { progress: number; stage: string }[]>();

function callOf(id: string) {
  const controller = new AbortController();
  running.set(id, controller);
  const seen: { progress: number; stage: string }[] = [];
  progress.set(id, seen);
  return {
    signal: controller.signal,
    onProgress: (value: number, stage: string) => void seen.push({ progress: value, stage }),
  };
}

async function outputHandle(name: string, options: { create: boolean }): Promise<FileSystemFileHandle> {
  const parts = name.split('/');
  let folder = await navigator.storage.getDirectory();
  for (const part of ['cliproom', ...parts.slice(0, -1)])
    folder = await folder.getDirectoryHandle(part, options);
  return folder.getFileHandle(parts.at(-1) ?? '', options);
}

async function outputFile(name: string): Promise<File> {
  return (await outputHandle(name, { create: false })).getFile();
}

async function keepOutput(name: string, content: Blob): Promise<void> {
  const writable = await (await outputHandle(name, { create: true })).createWritable();
  await writable.write(content);
  await writable.close();
}

const harness = {
  threads,
  engine,
  callOf,
  progress: (id: string) => progress.get(id) ?? [],
  /** What the player shows of a plan; `files` by the ids of its sources. */
  preview: (plan: CompositionPlan, files: Readonly<Record<string, string>>, momentsSec: readonly number[]) =>
    previewMoments(plan, (id) => chosenFile(files[id] ?? ''), momentsSec),
  /** What is heard of a plan when the player plays it. */
  hear: (plan: CompositionPlan, files: Readonly<Record<string, string>>) =>
    heardPreview(plan, (id) => chosenFile(files[id] ?? '')),
  /** What speech recognition hears in a film, and how long it takes. */
  hearFilm: (film: string, model: Parameters<typeof hearFilm>[2], cores: number) =>
    hearFilm(chosenFile, film, model, cores),
  readMadeFrame,
  convertByLibrary: (film: string, stretch: UprightStretch) => convertByLibrary(chosenFile(film), stretch),
  encodeAlone,
  /** Whether the browser can; what it made of a chosen file of raw pictures is an output then. */
  async encodeRaw(
    name: string,
    pictures: RawPictures,
    change: EncoderChange,
    output: string,
  ): Promise<boolean> {
    const made = await encodeRaw(chosenFile(name), pictures, change);
    if (made !== null) await keepOutput(output, made);
    return made !== null;
  },
  recordBeeps: async (output: string) => keepOutput(output, await recordBeeps()),
  lackEncoders: (codecs: readonly string[]) => {
    lacking = codecs;
  },
  tryCompositors: triedCompositors,
  stop: (id: string) => running.get(id)?.abort(new DOMException('Stopped by the test.', 'AbortError')),
  /** Offers an output as a download, the only way out of the page for large files. */
  async download(name: string): Promise<number> {
    const file = await outputFile(name);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name.split('/').at(-1) ?? 'output';
    link.click();
    return file.size;
  },
};

export type MediaHarness = typeof harness;

declare global {
  var mediaHarness: MediaHarness;
}

globalThis.mediaHarness = harness;

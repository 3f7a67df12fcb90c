/** `npm run clip`: one video in, finished clips in a folder out, through a host of its own that goes again. */
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { captionFormatOf, captionLanguageOf } from '../../../base/film/caption-endings.ts';
import { textOfFile } from '../../../base/text/text-of-file.ts';
import type { FetchLike } from '../../../base/web/fetch-like.ts';
import { createApiClient } from '../../../client/api-client.ts';
import { memoryIntentStore } from '../../../client/intents.ts';
import { captionsAsVtt } from '../../../media/foreign-captions/captions-as-vtt.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../service/kernel/operator-config.ts';
import { openFileBlob } from '../file-blob.ts';
import { withStoreFile } from '../http/with-store-file.ts';
import { createLineLog } from '../line-log.ts';
import { type NodeHost, openNodeHost } from '../open-node-host.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import {
  CLIP_HELP,
  type ClipOptions,
  RESULT_FILE,
  readClipOptions,
  TRANSCRIPTION_KEY,
} from './clip-options.ts';
import { type ClipResult, resultOf, writtenFiles } from './clip-result.ts';
import { ClipFailedError, type ClipWish, type MadeClip, makeClips } from './make-clips.ts';
import { createProgressLine } from './progress-line.ts';

export interface ClipSurroundings {
  readonly mediaScript: URL;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly errIsTerminal: boolean;
  /** Aborted when the process is asked to end. */
  readonly stop: AbortSignal;
}

/** Never leaves this process. */
const ORIGIN = 'http://cliproom.invalid';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.mov': 'video/quicktime',
  '.mkv': 'video/x-matroska',
  '.webm': 'video/webm',
  '.ts': 'video/mp2t',
  '.avi': 'video/x-msvideo',
  '.flv': 'video/x-flv',
};
/** One's own machine has no allowances to keep. */
const PLENTY = 1_000_000;
const ALL = { exports: PLENTY, assistantTurns: PLENTY, toolRuns: PLENTY, fakeTextScripts: PLENTY };
const CONFIG: OperatorConfig = {
  ...DEFAULT_CONFIG,
  plan: 'studio',
  monthlyCredits: { ...DEFAULT_CONFIG.monthlyCredits, studio: PLENTY },
  dailyLimits: { ...DEFAULT_CONFIG.dailyLimits, studio: ALL },
  rateFactor: PLENTY,
};

/** Resolves with the exit code; everything temporary is gone by then. */
export async function clip(args: readonly string[], around: ClipSurroundings): Promise<number> {
  const progress = { line: createProgressLine(() => undefined, false) };
  try {
    const options = readClipOptions(args);
    if (options === null) {
      around.out(`${CLIP_HELP}\n`);
      return EXIT.done;
    }
    if (!options.json) progress.line = createProgressLine(around.err, around.errIsTerminal);
    const result = await inWorkFolder(options, (folder) =>
      run(options, folder, around, progress.line.report),
    );
    progress.line.end();
    return tellResult(result, options, around);
  } catch (error) {
    progress.line.end();
    if (around.stop.aborted) {
      around.err('Stopped. Nothing was left behind.\n');
      return EXIT.interrupted;
    }
    around.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

/** On the disk of the clips, where there has to be room anyway; gone afterwards, whatever happens. */
async function inWorkFolder<Result>(
  { outFolder }: ClipOptions,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const existed = existsSync(outFolder);
  mkdirSync(outFolder, { recursive: true });
  const folder = mkdtempSync(join(outFolder, '.cliproom-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    if (!existed && readdirSync(outFolder).length === 0) rmdirSync(outFolder);
  }
}

async function run(
  options: ClipOptions,
  folder: string,
  { mediaScript, err, stop }: ClipSurroundings,
  report: (done: number, stage: string) => void,
): Promise<ClipResult> {
  const host = await openNodeHost({
    dataFolder: join(folder, 'library'),
    config: CONFIG,
    mediaWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
    mediaScript,
    // The one address it may be asked to reach is that of a server of one's own.
    allowPrivateAddresses: options.transcription !== undefined,
    log: createLineLog(err),
  });
  try {
    const credentials = await host.firstCredentials();
    if (credentials === null) throw new Error('The library of this run was not new.');
    const fetch = fetchOf(host);
    const client = createApiClient(
      { id: 'clip', kind: 'remote', baseUrl: ORIGIN, fetch, ...credentials },
      { intents: memoryIntentStore() },
    );
    if (options.transcription !== undefined) {
      const key = process.env[TRANSCRIPTION_KEY] || null;
      await client.owner.update_transcription_server({ body: { ...options.transcription, key } });
    }
    report(0, 'reading the video');
    const made = await makeClips(client, await wishOf(options), { progress: report }, stop);
    const ready = join(folder, 'ready');
    mkdirSync(ready);
    const result = resultOf(made, options.videoFile);
    for (const [index, clip] of made.entries())
      await writeClip(clip, result.clips[index], ready, fetch, stop);
    stop.throwIfAborted();
    if (made.length > 0) writeFileSync(join(ready, RESULT_FILE), `${JSON.stringify(result, null, 2)}\n`);
    for (const name of readdirSync(ready)) renameSync(join(ready, name), join(options.outFolder, name));
    return result;
  } finally {
    await host.stopJobs();
    await host.close();
  }
}

function fetchOf(host: NodeHost): FetchLike {
  return async (input, init) => {
    const request = new Request(input, init);
    return withStoreFile(request, await host.fetch(request), host.sendStored);
  };
}

async function wishOf(options: ClipOptions): Promise<ClipWish> {
  const { videoFile, captionsFile, clipCount, minDurationSec, maxDurationSec } = options;
  const { language, captionStyle, reframe } = options;
  return {
    video: {
      file: await openFileBlob(videoFile),
      filename: basename(videoFile),
      contentType: CONTENT_TYPES[extname(videoFile).toLowerCase()] ?? 'video/mp4',
    },
    captions: captionsFile === undefined ? null : await captionsOf(captionsFile, language),
    settings: {
      ...{ language, clipCount, minDurationSec, maxDurationSec, captionStyle },
      objective: 'viral',
      reframe,
    },
  };
}

/** The language from the file's name (`talk.it.srt`), else the flag's, else what its words tell, else that of the terminal. */
async function captionsOf(path: string, flag: ClipOptions['language']): Promise<ClipWish['captions']> {
  const isOffered = (name: string | null | undefined) => name === 'en' || name === 'it';
  const said = [captionLanguageOf(path), flag].find(isOffered);
  const language = said ?? [process.env.LANG?.slice(0, 2)].find(isOffered) ?? 'en';
  const known = { language, detectLanguage: said === undefined };
  const text = await textOfFile(await openFileBlob(path));
  const format = captionFormatOf(path);
  if (format !== null) return { format, text, ...known };
  const vtt = captionsAsVtt(text);
  return vtt === null ? { format: 'srt', text, ...known } : { format: 'vtt', text: vtt, ...known };
}

async function writeClip(
  { captions, rendered }: MadeClip,
  entry: ClipResult['clips'][number] | undefined,
  folder: string,
  fetch: FetchLike,
  signal: AbortSignal,
): Promise<void> {
  const { video, srt, vtt } = entry?.files ?? { video: null, srt: null, vtt: null };
  if (captions !== null && srt !== null && vtt !== null) {
    writeFileSync(join(folder, srt), captions.srt);
    writeFileSync(join(folder, vtt), captions.vtt);
  }
  const url = rendered?.downloadUrl ?? null;
  if (url === null || video === null) return;
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null)
    throw new ClipFailedError(`The finished clip could not be read (status ${response.status}).`);
  const body = Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>);
  await pipeline(body, createWriteStream(join(folder, video)), { signal });
}

function tellResult(
  result: ClipResult,
  { outFolder, json }: ClipOptions,
  { out, err }: ClipSurroundings,
): number {
  const failed = result.clips.filter(({ problem }) => problem !== null);
  if (json) out(`${JSON.stringify(result, null, 2)}\n`);
  else if (result.clips.length > 0)
    out(
      `${writtenFiles(result)
        .map((name) => join(outFolder, name))
        .join('\n')}\n`,
    );
  for (const { number, problem } of failed) err(`Clip ${number} could not be rendered: ${problem}\n`);
  if (result.clips.length === 0) {
    err('No clips were found. Try a smaller --min, or give subtitles with --captions.\n');
    return EXIT.nothingFound;
  }
  return failed.length > 0 ? EXIT.failed : EXIT.done;
}

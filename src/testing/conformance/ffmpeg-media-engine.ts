/**
 * The MediaEngine port by real ffmpeg, for tests under Node, where there is no WebCodecs. Real media in, real
 * media out; captions are not drawn (the browser engine's own tests look at pictures).
 */
import { openAsBlob } from 'node:fs';
import { copyFile, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { sniffSound } from '../../base/film/sniff-sound.ts';
import { problem } from '../../contract/problems/problem.ts';
import { parseCaptions } from '../../media/captions/parse-captions.ts';
import { readCaptions } from '../../media/captions/read-captions.ts';
import { wordsFromCues } from '../../media/captions/words-from-cues.ts';
import { madeSource, madeSourcesOf } from '../../media/compose/made-source.ts';
import { convertFile } from '../../media/engine/convert-file.ts';
import { extractSound } from '../../media/listen/speech/extract-sound.ts';
import type { MediaCall } from '../../media/media-call.ts';
import type { MediaFacts } from '../../media/probe/media-facts.ts';
import { mimeTypeOf } from '../../media/probe/media-facts.ts';
import { isChained } from '../../media/probe/ogg-links.ts';
import { SNIFF_BYTES, sniffContainer } from '../../media/probe/sniff-container.ts';
import { UnreadableMediaError } from '../../media/probe/unreadable-media-error.ts';
import { writeSeparated } from '../../media/separate/separate-file.ts';
import { openEspeak } from '../../media/speak/espeak/espeak-synthesizer.ts';
import { readVoicePack } from '../../media/speak/espeak/read-voice-pack.ts';
import { withRecordings } from '../../media/speak/named-recording.ts';
import { type ClosableWriter, speakTexts } from '../../media/speak/speak-texts.ts';
import { languageOfTrack, saysLanguage } from '../../media/subtitles/subtitle-track.ts';
import { planFilmstrip, SHEET_COLUMNS } from '../../media/vision/filmstrip/plan-filmstrip.ts';
import { contentOf, keptFile, keptValue } from '../media/kept-work.ts';
import { runProgram } from '../media/run-ffmpeg.ts';
import { findWebcamWithFfmpeg, followFacesWithFfmpeg } from './ffmpeg-faces.ts';
import { renderArguments } from './ffmpeg-render.ts';
import { readSoundTrack, readStereoSound } from './ffmpeg-sound.ts';
import { type PlainEngine, plainEngine } from './plain-engine.ts';

interface ProbeStream {
  readonly codec_type: string;
  readonly codec_name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly avg_frame_rate?: string;
  readonly tags?: { readonly language?: string };
  readonly disposition?: { readonly attached_pic?: number };
}

/** Whose clocks are those of players. */
const WITH_CLOCK: ReadonlySet<string> = new Set(['mp4', 'mov', 'mkv', 'webm', 'ogg']);

/**
 * What it finds by looking long, and what it finds often, it finds once in a run of tests (`kept-work.ts`): the films are few.
 * @param root folder of the FolderFileStore whose file names it is given.
 */
export function createFfmpegMediaEngine(root: string): PlainEngine {
  const at = (file: string): string => join(root, file);
  return plainEngine({
    probe: ({ file }) => probe(at(file)),
    convert: async ({ file, outputFile }, call) => {
      const { signal, onProgress } = call;
      const { beginsLate, container } = await probe(at(file));
      // Nothing is decoded for these.
      if (beginsLate || container === 'aiff' || container === 'caf') {
        const writer = await openWriter(at(outputFile));
        return convertFile(await openAsBlob(at(file)), writer, call).finally(() => writer.close());
      }
      const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
      await runProgram('ffmpeg', ['-y', '-i', at(file), ...coded, '-f', 'mp4', at(outputFile)], { signal });
      onProgress(1, 'convert');
      return { kind: 'converted' };
    },
    readCaptions: async (file) => readCaptions(file),
    readSubtitles: async ({ file, language }, { signal, onProgress }) => {
      const { streams } = await ffprobe(at(file));
      const subtitles = streams.filter((stream) => stream.codec_type === 'subtitle');
      const tags = subtitles.map((stream) => stream.tags?.language ?? 'und');
      if (tags.length === 0) return null;
      const track = Math.max(
        0,
        tags.findIndex((tag) => saysLanguage(tag, language)),
      );
      const taken = ['-map', `0:s:${track}`, '-f', 'srt', 'pipe:1'];
      const text = await runProgram('ffmpeg', ['-i', at(file), ...taken], { signal });
      onProgress(1, 'subtitles');
      const words = wordsFromCues(parseCaptions(text.toString(), 'srt').cues);
      return { language: languageOfTrack(tags[track] ?? 'und', words), words };
    },
    transcribe: async () => ({
      status: 'unavailable',
      reason: 'no_model',
      problem: problem('said', {
        text: 'There is no speech model here, so clips were chosen by sound and picture.',
      }),
    }),
    extractSound: async ({ file, outputFile }, call) => {
      const { made, bytes } = await keptValue(['sound', await contentOf(at(file))], async () => {
        const made = await soundOf(at(file), at(outputFile), call);
        return { made, bytes: await readFile(at(outputFile)) };
      });
      await mkdir(dirname(at(outputFile)), { recursive: true });
      await writeFile(at(outputFile), bytes);
      call.onProgress(1, 'transcribe');
      return made;
    },
    listen: async ({ file }, { signal, onProgress }) => {
      const track = await keptValue(['heard', await contentOf(at(file))], () =>
        readSoundTrack(at(file), signal),
      );
      onProgress(1, 'listen');
      return track;
    },
    analyzePicture: async ({ file }, { signal, onProgress }) => {
      const scores = await keptValue(['scenes', await contentOf(at(file))], () =>
        sceneScores(at(file), signal),
      );
      onProgress(1, 'look');
      return {
        stepSec: 0.2,
        motion: scores.map((score) => Math.min(1, score * 4)),
        shotCutsSec: scores.flatMap((score, index) => (score > 0.3 ? [index * 0.2] : [])),
      };
    },
    followFaces: async ({ file, stretch }, call) => {
      const { widthPx, heightPx } = await probe(at(file));
      if (widthPx === null || heightPx === null) return { path: { keyframes: [] }, shots: [], faceShare: 0 };
      const found = await keptValue(['faces', await contentOf(at(file)), stretch], () =>
        followFacesWithFfmpeg(at(file), widthPx / heightPx, stretch, call),
      );
      call.onProgress(1, 'frame');
      return found;
    },
    findWebcam: async ({ file, durationSec }, call) => {
      const { widthPx, heightPx } = await probe(at(file));
      if (widthPx === null || heightPx === null) return null;
      const found = await keptValue(['webcam', await contentOf(at(file)), durationSec], () =>
        findWebcamWithFfmpeg(at(file), widthPx / heightPx, durationSec, call),
      );
      call.onProgress(1, 'webcam');
      return found;
    },
    speak: async ({ texts }, call) =>
      speakTexts(
        await withRecordings(texts, (name) => openAsBlob(at(name))),
        ({ outputFile }) => openWriter(at(outputFile)),
        async () => openEspeak(await readVoicePack()),
        call,
      ),
    separate: async ({ file, keep, outputFile, title }, call) => {
      const { format } = await ffprobe(at(file));
      const writer = await openWriter(at(outputFile));
      try {
        const sound = readStereoSound(at(file), call.signal);
        return await writeSeparated(sound, Number(format.duration ?? 0), keep, writer, call, title);
      } finally {
        await writer.close();
      }
    },
    poster: async ({ file, atSec, outputFile }) => {
      await mkdir(dirname(at(outputFile)), { recursive: true });
      const from = ['-ss', String(atSec), '-i', at(file)];
      const of = ['poster', await contentOf(at(file)), atSec];
      const poster = await keptFile(of, `poster${extname(outputFile)}`, async (making) => {
        await runProgram('ffmpeg', ['-y', ...from, '-frames:v', '1', '-vf', 'scale=640:-2', making]);
      });
      await copyFile(poster, at(outputFile));
    },
    planFilmstrip: async ({ file }) => {
      const { widthPx, heightPx } = await probe(at(file));
      return planFilmstrip(await keyTimes(at(file)), widthPx ?? 2, heightPx ?? 2);
    },
    filmstripSheet: async ({ file, sheet: { timesSec }, size, outputFile }, { signal }) => {
      await mkdir(dirname(at(outputFile)), { recursive: true });
      const known = await keyTimes(at(file));
      const chosen = timesSec.map((timeSec) => `eq(n,${known.indexOf(timeSec)})`).join('+');
      const { pictureWidthPx: width, pictureHeightPx: height } = size;
      const tiles = `${Math.min(SHEET_COLUMNS, timesSec.length)}x${Math.ceil(timesSec.length / SHEET_COLUMNS)}`;
      const filter = `select='${chosen}',scale=${width}:${height},tile=${tiles}`;
      await runProgram(
        'ffmpeg',
        ['-y', '-skip_frame', 'nokey', '-i', at(file), '-vf', filter, '-frames:v', '1', at(outputFile)],
        { signal },
      );
    },
    render: async ({ files, plan, outputFile }, { signal, onProgress }) => {
      await mkdir(dirname(at(outputFile)), { recursive: true });
      const { durationSec } = plan;
      const made: Record<string, string> = {};
      for (const id of madeSourcesOf(plan)) {
        made[id] = `${outputFile}.${Object.keys(made).length}.wav`;
        const sound = await madeSource(id, plan)?.arrayBuffer();
        await writeFile(at(made[id]), new Uint8Array(sound ?? new ArrayBuffer(0)));
      }
      const pathOf = (sourceId: string): string => {
        const file = files[sourceId] ?? made[sourceId];
        if (file === undefined) throw new Error(`No file was given for the source ${sourceId}.`);
        return at(file);
      };
      await runProgram('ffmpeg', renderArguments(plan, pathOf, at(outputFile)), {
        signal,
        onOutput: (chunk) => {
          const doneUs = /out_time_us=(\d+)/.exec(Buffer.from(chunk).toString())?.[1];
          if (doneUs !== undefined) onProgress(Math.min(1, Number(doneUs) / 1e6 / durationSec), 'render');
        },
      });
      for (const file of Object.values(made)) await rm(at(file));
      const { size } = await stat(at(outputFile));
      return { sizeBytes: size, durationSec, widthPx: plan.widthPx, heightPx: plan.heightPx };
    },
  });
}

async function soundOf(path: string, outputPath: string, call: MediaCall) {
  const sound = `${outputPath}.mov`;
  await mkdir(dirname(sound), { recursive: true });
  await runProgram('ffmpeg', ['-i', path, '-vn', '-c:a', 'pcm_s16le', sound], call);
  const writer = await openWriter(outputPath);
  try {
    return await extractSound(await openAsBlob(sound), writer, call);
  } finally {
    await writer.close();
    await rm(sound);
  }
}

async function openWriter(path: string): Promise<ClosableWriter> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, 'w');
  return {
    write: async (bytes, position) => {
      await handle.write(bytes, 0, bytes.byteLength, position);
    },
    close: () => handle.close(),
    discard: () => handle.close(),
  };
}

async function ffprobe(path: string): Promise<{
  streams: ProbeStream[];
  format: { format_name: string; start_time?: string; duration?: string };
}> {
  const shown = async (): Promise<string> =>
    (await runProgram('ffprobe', ['-show_streams', '-show_format', '-of', 'json', path])).toString();
  try {
    return JSON.parse(await keptValue(['ffprobe', await contentOf(path)], shown)) as Awaited<
      ReturnType<typeof ffprobe>
    >;
  } catch (cause) {
    throw new UnreadableMediaError(
      problem('said', { text: 'The file is damaged or cut off, so it cannot be read as video.' }),
      { cause },
    );
  }
}

async function keyTimes(path: string): Promise<number[]> {
  const text = await runProgram('ffprobe', [
    ...['-select_streams', 'v:0', '-skip_frame', 'nokey', '-show_entries', 'frame=pts_time'],
    ...['-of', 'csv=p=0', path],
  ]);
  return [...text.toString().matchAll(/^[\d.]+/gm)].map(
    ([timeSec]) => Math.round(Number(timeSec) * 1000) / 1000,
  );
}

/** Of each picture, five a second: how unlike the one before it is. */
async function sceneScores(path: string, signal: AbortSignal): Promise<number[]> {
  const filter = "scale=160:-2,fps=5,select='gte(scene,0)',metadata=print:file=-";
  const text = await runProgram('ffmpeg', ['-i', path, '-vf', filter, '-an', '-f', 'null', '-'], { signal });
  return [...text.toString().matchAll(/scene_score=([\d.]+)/g)].map((match) => Number(match[1]));
}

async function probe(path: string): Promise<MediaFacts> {
  const { streams, format } = await ffprobe(path);
  // The cover of an album is no film.
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  const [startSec, endSec] = [Number(format.start_time ?? 0), Number(format.duration ?? 0)];
  if ((video === undefined && audio === undefined) || !(endSec > 0))
    throw new UnreadableMediaError(problem('said', { text: 'The file has neither picture nor sound.' }));
  const [frames = 0, seconds = 1] = (video?.avg_frame_rate ?? '0/1').split('/').map(Number);
  const file = await openAsBlob(path);
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const container = sniffSound(head) ?? sniffContainer(head) ?? 'mp4';
  const beginsLate = WITH_CLOCK.has(container) && startSec > 1;
  return {
    container,
    mimeType: mimeTypeOf(container, video !== undefined),
    durationSec: beginsLate ? endSec - startSec : endSec,
    beginsLate,
    isChained: container === 'ogg' && (await isChained(file)),
    isHeardOtherwise: false,
    hasVideo: video !== undefined,
    hasAudio: audio !== undefined,
    widthPx: video?.width ?? null,
    heightPx: video?.height ?? null,
    fps: video === undefined ? null : frames / seconds,
    rotationDeg: 0,
    videoCodec: video?.codec_name ?? null,
    audioCodec: audio?.codec_name ?? null,
    canDecodeVideo: video !== undefined,
    canDecodeAudio: audio !== undefined,
  };
}

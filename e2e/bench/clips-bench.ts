/**
 * Clip finding on a labelled set of talks, through the service's own analysis: words in, clips out. The set
 * brings its own builder, scorer and baselines; it lies beside this repository, so its folder is named.
 *
 *   npm run bench:clips -- --set FOLDER [--from srt|words] [--count 4] [--min 15] [--max 75] [--seed 1]
 *   npm run bench:clips -- --set FOLDER --cross [--only id,id]    how far it travels, see clips-cross.ts
 *   npm run bench:clips -- --set FOLDER --translated              two of its talks in other languages
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Caller } from '../../src/testing/conformance/api-under-test.ts';
import { jobEnd, uploadVideo } from '../../src/testing/conformance/journey.ts';
import { startTestStudio } from '../../src/testing/conformance/test-studio.ts';
import { runProgram } from '../../src/testing/media/run-ffmpeg.ts';
import { crossValidate } from './clips-cross.ts';
import { translateSet } from './translated-talks.ts';

interface Truth {
  readonly id: string;
  readonly language: 'en' | 'it';
  readonly durationSec: number;
}

interface TimedWord {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

interface Wish {
  readonly from: string;
  readonly count: number;
  readonly minSec: number;
  readonly maxSec: number;
}

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    from: { type: 'string', default: 'srt' },
    count: { type: 'string', default: '4' },
    min: { type: 'string', default: '15' },
    max: { type: 'string', default: '75' },
    seed: { type: 'string', default: '1' },
    cross: { type: 'boolean', default: false },
    translated: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (values.set === undefined) throw new Error('Name the folder of the set with --set.');
const folder = mkdtempSync(join(tmpdir(), 'cliproom-clips-'));
const set = values.translated ? join(folder, 'set') : resolve(values.set);
try {
  if (values.translated) translateSet(resolve(values.set), set);
  const built = join(folder, 'built');
  const predictions = join(folder, 'predictions');
  mkdirSync(predictions);
  runNode(join(set, 'build.mjs'), '--out', built, '--seed', values.seed);
  const only = values.only?.split(',') ?? [];
  if (values.cross) console.log(await crossValidate(set, built, Number(values.count), only));
  else await score(built, predictions);
} finally {
  rmSync(folder, { recursive: true });
}

async function score(built: string, predictions: string): Promise<void> {
  const wish = {
    from: values.from,
    count: Number(values.count),
    minSec: Number(values.min),
    maxSec: Number(values.max),
  };
  await predictAll(built, predictions, wish);
  const each = values.translated ? ['--per-talk'] : [];
  const found = ['--built', built, '--predictions', predictions];
  process.stdout.write(runNode(join(set, 'score.mjs'), ...found, ...each));
}

function runNode(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

async function predictAll(built: string, predictions: string, wish: Wish): Promise<void> {
  const studio = await startTestStudio();
  const caller = new Caller({ ...studio, close: () => studio.dispose() });
  try {
    for (const file of readdirSync(built).filter((name) => name.endsWith('.truth.json'))) {
      // Only id, language and length are read: the labels are for the scorer.
      const { id, language, durationSec } = JSON.parse(readFileSync(join(built, file), 'utf8')) as Truth;
      const captions =
        wish.from === 'words'
          ? { format: 'vtt', text: oneCueAWord(join(built, `${id}.words.json`)) }
          : { format: 'srt', text: readFileSync(join(built, `${id}.srt`), 'utf8') };
      const clips = await clipsOf(caller, await silentVideoOf(durationSec), { language, ...captions }, wish);
      writeFileSync(join(predictions, `${id}.json`), JSON.stringify(clips));
    }
  } finally {
    await studio.dispose();
  }
}

async function clipsOf(
  caller: Caller,
  video: Blob,
  captions: { readonly language: string; readonly format: string; readonly text: string },
  wish: Wish,
) {
  const asset = await uploadVideo(caller, video);
  const body = { ...captions, detectLanguage: values.translated };
  await caller.owner('attach_captions', { params: { assetId: asset.id }, body });
  const settings = {
    language: values.translated ? 'auto' : captions.language,
    clipCount: wish.count,
    minDurationSec: wish.minSec,
    maxDurationSec: wish.maxSec,
    objective: 'viral',
    captionStyle: 'boxed',
    reframe: 'center',
  };
  const { project } = await caller.ok('create_project', { body: { sourceAssetId: asset.id, settings } });
  const params = { projectId: project.id };
  const { job } = await caller.ok('analyze_project', { params });
  const ended = await jobEnd(caller, job.id);
  if (ended.status !== 'done') throw new Error(`An analysis ended ${ended.status}: ${ended.errorMessage}`);
  const { data } = await caller.ok('list_clips', { params, query: { limit: 100 } });
  return data.map(({ startSec, endSec, score }) => ({ startSec, endSec, score }));
}

/** The talks are words only; a dark picture of their length stands in for the video. */
async function silentVideoOf(durationSec: number): Promise<Blob> {
  const path = join(folder, 'talk.mp4');
  await runProgram('ffmpeg', [
    ...['-y', '-f', 'lavfi', '-t', String(Math.ceil(durationSec) + 1)],
    ...['-i', 'color=s=64x64:r=2', '-c:v', 'libx264', '-preset', 'ultrafast', path],
  ]);
  return new Blob([readFileSync(path)]);
}

function oneCueAWord(path: string): string {
  const words = JSON.parse(readFileSync(path, 'utf8')) as TimedWord[];
  const cues = words.map(
    ({ text, startSec, endSec }) => `${cueTime(startSec)} --> ${cueTime(endSec)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function cueTime(sec: number): string {
  const ms = Math.round(sec * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(seconds, 2)}.${part(ms % 1000, 3)}`;
}

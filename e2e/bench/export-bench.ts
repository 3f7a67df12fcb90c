/** Export against ffmpeg: the same clip with crop, scale and burned captions, in alternating runs. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { planComposition } from '../../src/media/compose/plans/plan-composition.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { type OpenHarness, openMediaHarness } from '../harness/open-media-harness.ts';
import { compareQuality, type Quality, qualityText } from './export-quality.ts';
import { findProcess, NOT_OURS, usageOf } from './process-usage.ts';
import { mebibytes, medianOf, spread } from './spread.ts';

const PORT = 4392;
const START_SEC = 10.37;
const CLIP_SEC = 30;
const HOUR_SEC = 3600;
/** An hour is exported small: its memory is asked for, and a full one would take most of an hour. */
const FULL = { width: 1080, height: 1920 } as const;
const SMALL = { width: 270, height: 480 } as const;
const MEMORY_SAMPLE_MS = 500;
const run = promisify(execFile);

export interface ExportBench {
  /** Browser over ffmpeg, a pair a round. */
  readonly wallRatios: readonly number[];
  readonly cpuRatios: readonly number[];
  readonly quality: { readonly native: Quality; readonly browser: Quality };
  readonly full: Memory;
  readonly short: Memory;
  readonly hour: Memory;
}

/** Of all browser processes while a video is exported. A single highest value is mostly rubbish not yet collected. */
interface Memory {
  /** Medians of the first and the last third of the samples: what grows with the export shows here. */
  readonly earlyBytes: number;
  readonly lateBytes: number;
  readonly peakBytes: number;
}

type Size = Readonly<{ width: number; height: number }>;

interface Cost {
  readonly wallSec: number;
  readonly cpuSec: number;
}

export async function benchExport(rounds = 3): Promise<ExportBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness(PORT);
  try {
    const source = join(folder, 'source.mp4');
    await makeSource(source, 60);
    const captions = join(folder, 'captions.ass');
    await writeFile(captions, assCaptions());
    await harness.choose(source);
    const wallRatios: number[] = [];
    const cpuRatios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const native = await renderNative(source, captions, join(folder, 'native.mp4'));
      const browser = await renderInBrowser(harness, 'source.mp4', CLIP_SEC);
      wallRatios.push(browser.wallSec / native.wallSec);
      cpuRatios.push(browser.cpuSec / native.cpuSec);
      console.log(
        `round ${round + 1}: ffmpeg ${costText(native)}, browser ${costText(browser)}, ` +
          `ratio wall ${ratio(wallRatios.at(-1))} cpu ${ratio(cpuRatios.at(-1))}`,
      );
    }
    await harness.save('bench/out.mp4', join(folder, 'browser.mp4'));
    const quality = await compareQuality(source, folder, Math.ceil(START_SEC * 30) / 30);
    const hour = join(folder, 'hour.mp4');
    await makeHour(source, hour);
    await harness.choose(source, hour);
    return {
      wallRatios,
      cpuRatios,
      quality,
      full: (await renderInBrowser(harness, 'source.mp4', CLIP_SEC)).memory,
      short: (await renderInBrowser(harness, 'hour.mp4', CLIP_SEC, SMALL)).memory,
      hour: (await renderInBrowser(harness, 'hour.mp4', HOUR_SEC, SMALL)).memory,
    };
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export function reportExport({ wallRatios, cpuRatios, quality, full, short, hour }: ExportBench): string {
  const memory = ({ earlyBytes, lateBytes, peakBytes }: Memory): string =>
    `${mebibytes(earlyBytes)} in the first third, ${mebibytes(lateBytes)} in the last, at most ${mebibytes(peakBytes)}`;
  return [
    `export / ffmpeg veryfast, wall: ${spread(wallRatios)}`,
    `export / ffmpeg veryfast, cpu:  ${spread(cpuRatios)}`,
    `against the uncompressed picture: ffmpeg ${qualityText(quality.native)}, browser ${qualityText(quality.browser)}`,
    `memory of ${CLIP_SEC} s of 1080x1920: ${memory(full)}`,
    `memory of ${CLIP_SEC} s of 270x480:   ${memory(short)}`,
    `memory of ${HOUR_SEC} s of 270x480: ${memory(hour)}`,
    `late memory of the hour / of ${CLIP_SEC} s: ${ratio(hour.lateBytes / short.lateBytes)}`,
  ].join('\n');
}

/** A moving test card under grain: codecs work about as hard on it as on camera pictures. */
async function makeSource(path: string, durationSec: number): Promise<void> {
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=s=1920x1080:r=30:d=${durationSec}`],
    ...['-f', 'lavfi', '-i', `sine=f=330:r=48000:d=${durationSec}`],
    ...['-vf', 'noise=alls=6:allf=t', '-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '10M', '-g', '60'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '128k', path],
  );
}

/** The same grain, an hour of it, small. */
async function makeHour(source: string, path: string): Promise<void> {
  const minute = `${path}.minute.mp4`;
  await ffmpeg('-i', source, '-vf', 'scale=640:360', '-preset', 'ultrafast', '-c:a', 'copy', minute);
  await ffmpeg('-stream_loop', '61', '-i', minute, '-c', 'copy', path);
}

async function renderNative(source: string, captions: string, output: string): Promise<Cost> {
  const filter = `crop=606:1080,scale=1080:1920,ass=${captions}`;
  const command = [
    ...[
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-nostdin',
      '-ss',
      START_SEC,
      '-i',
      source,
      '-t',
      CLIP_SEC,
      '-vf',
      filter,
    ],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '6M', '-c:a', 'aac', '-b:a', '160k', output],
  ].join(' ');
  const { stderr } = await run('bash', ['-c', `TIMEFORMAT='%R %U %S'; time ${command}`]);
  const [wallSec = 0, user = 0, system = 0] = stderr.trim().split(/\s+/).slice(-3).map(Number);
  return { wallSec, cpuSec: user + system };
}

async function renderInBrowser(harness: OpenHarness, name: string, durationSec: number, size: Size = FULL) {
  const pid = await findProcess(harness.profile);
  if (pid === null) throw new Error('The browser is not running.');
  const before = await usageOf(pid, NOT_OURS);
  const samples: number[] = [];
  const watch = setInterval(async () => {
    samples.push((await usageOf(pid, NOT_OURS)).memoryBytes);
  }, MEMORY_SAMPLE_MS);
  const startMs = performance.now();
  try {
    const job = { name, plan: planOf(durationSec, size) };
    await harness.page.evaluate(async ({ name: file, plan }) => {
      await mediaHarness.engine.render({ source: file }, plan, 'bench/out.mp4', mediaHarness.callOf('bench'));
    }, job);
  } finally {
    clearInterval(watch);
  }
  const wallSec = (performance.now() - startMs) / 1000;
  const cpuSec = (await usageOf(pid, NOT_OURS)).cpuSec - before.cpuSec;
  return { wallSec, cpuSec, memory: memoryOf(samples) };
}

function memoryOf(samples: readonly number[]): Memory {
  const third = Math.ceil(samples.length / 3);
  return {
    earlyBytes: medianOf(samples.slice(0, third)),
    lateBytes: medianOf(samples.slice(-third)),
    peakBytes: Math.max(...samples),
  };
}

function planOf(durationSec: number, size: Size): CompositionPlan {
  const words = captionWords(durationSec).map((word, index) => ({ index, ...word, hidden: false }));
  return planComposition(
    {
      ...size,
      fps: 30,
      source: { startSec: START_SEC, endSec: START_SEC + durationSec },
      hook: null,
      captions: { style: 'bold-karaoke' },
      words,
    },
    { id: 'source', width: 1920, height: 1080, hasAudio: true },
  );
}

function captionWords(durationSec: number) {
  const text = ['Most', 'people', 'never', 'ask', 'why', 'this', 'works', 'so', 'well.'];
  return Array.from({ length: Math.floor(durationSec * 3) }, (_, i) => ({
    text: text[i % text.length] as string,
    startSec: i / 3,
    endSec: (i + 0.95) / 3,
  }));
}

/** Three words at a time, the spoken one in colour. */
function assCaptions(): string {
  const words = captionWords(CLIP_SEC);
  const time = (sec: number) => {
    const hundredths = Math.round(sec * 100);
    const two = (value: number) => String(value).padStart(2, '0');
    return `0:${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
  };
  const events = words.map((word, index) => {
    const first = index - (index % 3);
    const line = words
      .slice(first, first + 3)
      .map(({ text }, at) => (first + at === index ? `{\\c&H00D7FF&}${text}{\\c&HFFFFFF&}` : text))
      .join(' ');
    const endSec = words[index + 1]?.startSec ?? word.endSec;
    return `Dialogue: 0,${time(word.startSec)},${time(endSec)},Default,,0,0,0,,${line}`;
  });
  return [
    '[Script Info]',
    'PlayResX: 1080',
    'PlayResY: 1920',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, OutlineColour, Bold, Outline, Alignment, MarginV',
    'Style: Default,sans-serif,84,&H00FFFFFF,&H00000000,-1,6,2,480',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...events,
  ].join('\n');
}

function costText({ wallSec, cpuSec }: Cost): string {
  return `${wallSec.toFixed(1)} s (cpu ${cpuSec.toFixed(1)} s)`;
}

function ratio(value = Number.NaN): string {
  return value.toFixed(2);
}

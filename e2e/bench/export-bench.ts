/** Export against ffmpeg: the same clip with crop, scale and burned captions, in alternating runs. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { openMediaHarness } from '../harness/open-media-harness.ts';
import { compareQuality, type Quality, qualityText } from './export-quality.ts';
import {
  CLIP_SEC,
  type Cost,
  captionWords,
  type Memory,
  memoryInBrowser,
  memoryText,
  START_SEC,
  timeInBrowser,
} from './export-run.ts';
import { spread } from './spread.ts';

const PORT = 4392;
const run = promisify(execFile);

export interface ExportBench {
  /** Browser over ffmpeg, a pair a round. */
  readonly wallRatios: readonly number[];
  readonly cpuRatios: readonly number[];
  readonly quality: { readonly native: Quality; readonly browser: Quality };
  readonly memory: Memory;
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
      const browser = await timeInBrowser(harness, 'source.mp4', CLIP_SEC);
      wallRatios.push(browser.wallSec / native.wallSec);
      cpuRatios.push(browser.cpuSec / native.cpuSec);
      console.log(
        `round ${round + 1}: ffmpeg ${costText(native)}, browser ${costText(browser)}, ` +
          `ratio wall ${ratio(wallRatios.at(-1))} cpu ${ratio(cpuRatios.at(-1))}`,
      );
    }
    await harness.save('bench/out.mp4', join(folder, 'browser.mp4'));
    const quality = await compareQuality(source, folder, Math.ceil(START_SEC * 30) / 30);
    const memory = await memoryInBrowser(harness, 'source.mp4', CLIP_SEC);
    return { wallRatios, cpuRatios, quality, memory };
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export function figuresOfExport({ wallRatios, cpuRatios, quality }: ExportBench): readonly Figure[] {
  return [
    ratioOf('export over ffmpeg veryfast, wall', wallRatios, 'less', 0.5),
    ratioOf('export over ffmpeg veryfast, processor time', cpuRatios, 'less', 0.5),
    absoluteOf(
      'SSIM of ffmpeg less that of the export',
      '',
      [quality.native.ssim - quality.browser.ssim],
      'less',
      0.002,
    ),
  ];
}

export function reportExport({ wallRatios, cpuRatios, quality, memory }: ExportBench): string {
  return [
    `export / ffmpeg veryfast, wall: ${spread(wallRatios)}`,
    `export / ffmpeg veryfast, cpu:  ${spread(cpuRatios)}`,
    `against the uncompressed picture: ffmpeg ${qualityText(quality.native)}, browser ${qualityText(quality.browser)}`,
    `memory of ${CLIP_SEC} s of 1080x1920: ${memoryText(memory)}`,
  ].join('\n');
}

/** A moving test card under grain: codecs work about as hard on it as on camera pictures. */
export async function makeSource(path: string, durationSec: number): Promise<void> {
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=s=1920x1080:r=30:d=${durationSec}`],
    ...['-f', 'lavfi', '-i', `sine=f=330:r=48000:d=${durationSec}`],
    ...['-vf', 'noise=alls=6:allf=t', '-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '10M', '-g', '60'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '128k', path],
  );
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

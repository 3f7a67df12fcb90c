/** Finding clips in a ten-minute talk with subtitles, against real time, in Chromium on the built program. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ffmpeg, ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { HomePage } from '../pages/home-page.ts';
import { ProjectPage } from '../pages/project-page.ts';
import { buildApp, openBuiltApp } from './open-built-app.ts';
import { mebibytes, spread } from './spread.ts';

const PORT = 4394;
const TALK_SEC = 600;
const SAMPLE = resolve(import.meta.dirname, '../../public/sample');

export interface AnalysisBench {
  readonly seconds: readonly number[];
  readonly peakBytes: readonly number[];
}

export async function benchAnalysis(rounds = 3): Promise<AnalysisBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildApp();
  const app = await openBuiltApp(PORT);
  try {
    const files = await makeTalk(folder);
    const home = new HomePage(app.page);
    const project = new ProjectPage(app.page);
    const seconds: number[] = [];
    const peakBytes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await home.open();
      await home.add(...files);
      await project.opened();
      const peak = await app.memoryOf(async () => {
        const startMs = performance.now();
        await project.start.click();
        await project.reviewLink.waitFor({ timeout: TALK_SEC * 1000 });
        seconds.push((performance.now() - startMs) / 1000);
      });
      peakBytes.push(peak);
    }
    return { seconds, peakBytes };
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export function reportAnalysis({ seconds, peakBytes }: AnalysisBench): string {
  return [
    `talk of ${TALK_SEC} s with subtitles, ${seconds.length} rounds`,
    `analysis:      ${spread(seconds, ' s', 1)}`,
    `real time / analysis: ${spread(
      seconds.map((sec) => TALK_SEC / sec),
      ' x',
      1,
    )}`,
    `memory on top: at most ${mebibytes(Math.max(...peakBytes))}`,
  ].join('\n');
}

/** The sample over and over, as one film with one subtitle file. */
async function makeTalk(folder: string): Promise<[string, string]> {
  const source = join(SAMPLE, 'sample.mp4');
  const streams = await ffprobe(source);
  const sampleSec = Number(streams.find((stream) => stream.codec_type === 'video')?.duration);
  const video = join(folder, 'talk.mp4');
  await ffmpeg(
    '-stream_loop',
    '-1',
    '-i',
    source,
    '-t',
    String(TALK_SEC),
    '-map',
    '0:v',
    '-map',
    '0:a',
    '-c',
    'copy',
    video,
  );
  const captions = join(folder, 'talk.en.srt');
  await writeFile(captions, repeatCues(await readFile(join(SAMPLE, 'sample.en.srt'), 'utf8'), sampleSec));
  return [video, captions];
}

function repeatCues(srt: string, everySec: number): string {
  const cues = [...srt.matchAll(/(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})\r?\n(.+(?:\r?\n.+)*)/g)];
  const lines: string[] = [];
  for (let offsetSec = 0; offsetSec < TALK_SEC; offsetSec += everySec) {
    for (const [, start = '', end = '', text = ''] of cues) {
      const endSec = secondsOf(end) + offsetSec;
      if (endSec > TALK_SEC) break;
      lines.push(
        `${lines.length + 1}\n${stamp(secondsOf(start) + offsetSec)} --> ${stamp(endSec)}\n${text}\n`,
      );
    }
  }
  return lines.join('\n');
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.replace(',', '.').split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23).replace('.', ',');
}

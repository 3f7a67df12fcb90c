/** Finding clips in talks of ten and sixty minutes with subtitles, against real time, in Chromium on the built program. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { ffmpeg, ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { HomePage } from '../pages/home-page.ts';
import { ProjectPage } from '../pages/project-page.ts';
import { buildApp, type Cost, type OpenApp, openBuiltApp } from './open-built-app.ts';
import { inTurn } from './rounds.ts';
import { mebibytes, spread } from './spread.ts';
import { withStolenShare } from './stolen-time.ts';

const PORT = 4394;
const TALKS_SEC = [600, 3600] as const;
/** A talk of ten minutes has its start to pay. */
const AIM = { talkSec: 3600, speed: 100 } as const;
const SAMPLE = resolve(import.meta.dirname, '../../public/sample');

interface TalkBench {
  readonly talkSec: number;
  readonly rounds: readonly Round[];
}

interface Round extends Cost {
  /** From the press of the button until the first clips can be reviewed. */
  readonly firstSec: number;
  /** Share of the machine's processor time that other guests took meanwhile. */
  readonly stolenShare: number;
}

export async function benchAnalysis(): Promise<readonly TalkBench[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildApp();
  const app = await openBuiltApp(PORT);
  try {
    const talks: TalkBench[] = [];
    for (const talkSec of TALKS_SEC) {
      const files = await makeTalk(folder, talkSec);
      talks.push({ talkSec, rounds: await inTurn(() => analyse(app, files, talkSec)) });
    }
    return talks;
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** From the press of the button to the finished clips on the screen. */
async function analyse(app: OpenApp, files: readonly string[], talkSec: number): Promise<Round> {
  const home = new HomePage(app.page);
  const project = new ProjectPage(app.page);
  await home.open();
  await home.add(...files);
  await project.opened();
  let firstSec = 0;
  const { result, stolenShare } = await withStolenShare(() =>
    app.costOf(async () => {
      const startMs = performance.now();
      await project.start.click();
      await project.reviewLink.waitFor({ timeout: talkSec * 1000 });
      firstSec = (performance.now() - startMs) / 1000;
      await project.analysed({ timeout: talkSec * 1000 });
    }),
  );
  return { ...result, firstSec, stolenShare };
}

export function figuresOfAnalysis(talks: readonly TalkBench[]): readonly Figure[] {
  return talks.flatMap(({ talkSec, rounds }) => [
    absoluteOf(
      `talk of ${talkSec / 60} minutes with subtitles, real time over analysis`,
      '×',
      rounds.map(({ wallSec }) => talkSec / wallSec),
      'more',
      ...(talkSec === AIM.talkSec ? [AIM.speed] : []),
    ),
    absoluteOf(
      `talk of ${talkSec / 60} minutes with subtitles, first clips over whole analysis`,
      '×',
      rounds.map(({ firstSec, wallSec }) => firstSec / wallSec),
      'less',
    ),
  ]);
}

export function reportAnalysis(talks: readonly TalkBench[]): string {
  return talks.map(reportTalk).join('\n');
}

function reportTalk({ talkSec, rounds }: TalkBench): string {
  const speeds = rounds.map(({ wallSec }) => talkSec / wallSec);
  return [
    `talk of ${talkSec} s with subtitles, ${rounds.length} rounds`,
    ...rounds.map(
      ({ wallSec, firstSec, cpuSec, stolenShare }) =>
        `  ${wallSec.toFixed(1)} s, first clips after ${firstSec.toFixed(1)}, processor ${cpuSec.toFixed(1)} s, ${Math.round(stolenShare * 100)} % of the machine taken by other guests`,
    ),
    `  real time / analysis: ${spread(speeds, ' x', 1)}`,
    `  memory on top: at most ${mebibytes(Math.max(...rounds.map(({ peakBytes }) => peakBytes)))}`,
  ].join('\n');
}

/** The sample over and over, as one film with one subtitle file. */
async function makeTalk(folder: string, talkSec: number): Promise<[string, string]> {
  const source = join(SAMPLE, 'sample.mp4');
  const streams = await ffprobe(source);
  const sampleSec = Number(streams.find((stream) => stream.codec_type === 'video')?.duration);
  const video = join(folder, `talk-${talkSec}.mp4`);
  await ffmpeg(
    '-stream_loop',
    '-1',
    '-i',
    source,
    '-t',
    String(talkSec),
    '-map',
    '0:v',
    '-map',
    '0:a',
    '-c',
    'copy',
    video,
  );
  const captions = join(folder, `talk-${talkSec}.en.srt`);
  await writeFile(
    captions,
    repeatCues(await readFile(join(SAMPLE, 'sample.en.srt'), 'utf8'), sampleSec, talkSec),
  );
  return [video, captions];
}

function repeatCues(srt: string, everySec: number, talkSec: number): string {
  const cues = [...srt.matchAll(/(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})\r?\n(.+(?:\r?\n.+)*)/g)];
  const lines: string[] = [];
  for (let offsetSec = 0; offsetSec < talkSec; offsetSec += everySec) {
    for (const [, start = '', end = '', text = ''] of cues) {
      const endSec = secondsOf(end) + offsetSec;
      if (endSec > talkSec) break;
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

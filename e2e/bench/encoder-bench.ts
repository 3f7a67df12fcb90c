/**
 * The browser's encoder alone with other settings than those of an export, in turns: processor time a frame, bit rate, and
 * likeness to the pictures it was given. Whoever looks for a quicker or a better export sees here what a page can set.
 */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import type { EncoderChange } from '../harness/encode-raw.ts';
import type { OpenHarness } from '../harness/open-media-harness.ts';
import { FULL_HD, makeFilm } from './export-film.ts';
import { costInBrowser } from './export-run.ts';
import { inMediaHarness } from './in-media-harness.ts';
import { inTurn } from './rounds.ts';
import { medianOf } from './spread.ts';

const run = promisify(execFile);
const PICTURES = { widthPx: 1080, heightPx: 1920, fps: 30 } as const;
const FILM_SEC = 3;
const RAW = 'pictures.yuv';
const MADE = 'bench/encoded.h264';
/** Bits buy likeness: settings that end further from ours are not beside them. */
const SAME_BIT_RATE = 0.05;

const OURS = 'as an export';
const SETTINGS: Readonly<Record<string, Partial<EncoderChange>>> = {
  [OURS]: {},
  Main: { config: { codec: 'avc1.4d0028' } },
  'Constrained Baseline': { config: { codec: 'avc1.42e028' } },
  'level 5.1': { config: { codec: 'avc1.640033' } },
  'latency mode realtime': { config: { latencyMode: 'realtime' } },
  'bit rate mode constant': { config: { bitrateMode: 'constant' } },
  'bit rate mode quantizer': { config: { bitrateMode: 'quantizer' } },
  'constant and realtime': { config: { bitrateMode: 'constant', latencyMode: 'realtime' } },
  'prefer software': { config: { hardwareAcceleration: 'prefer-software' } },
  'two temporal layers': { config: { scalabilityMode: 'L1T2' } },
  'hint motion': { config: { contentHint: 'motion' } },
  'hint detail': { config: { contentHint: 'detail' } },
  'hint detail, twice the bits asked for': { config: { contentHint: 'detail', bitrate: 12_000_000 } },
  'a key picture a second': { keyEverySec: 1 },
  'one key picture': { keyEverySec: FILM_SEC },
};

interface Encoded {
  readonly cpuMsPerFrame: number;
  readonly bitsPerSec: number;
  readonly ssim: number;
}

/** By name; null where the browser has no such encoder. */
type Round = Readonly<Record<string, Encoded | null>>;
export type EncoderBench = readonly Round[];

export function benchEncoder(): Promise<EncoderBench> {
  return inMediaHarness(async (harness, folder) => {
    await makePictures(folder);
    await harness.choose(join(folder, RAW));
    return inTurn(async () => {
      const round: [string, Encoded | null][] = [];
      for (const [name, change] of Object.entries(SETTINGS))
        round.push([name, await encode(harness, folder, { config: {}, keyEverySec: 2, ...change })]);
      return Object.fromEntries(round);
    });
  });
}

/** What the encoder of an export is given, without captions. */
async function makePictures(folder: string): Promise<void> {
  const source = join(folder, FULL_HD.name);
  await makeFilm(source, FULL_HD, FILM_SEC);
  const upright = 'crop=608:1080,scale=1080:1920:flags=bilinear';
  await ffmpeg('-i', source, '-vf', upright, '-pix_fmt', 'yuv420p', '-f', 'rawvideo', join(folder, RAW));
}

async function encode(harness: OpenHarness, folder: string, change: EncoderChange): Promise<Encoded | null> {
  let canEncode = false;
  const { cpuSec } = await costInBrowser(harness, async () => {
    canEncode = await harness.page.evaluate(
      ([raw, pictures, changed, made]) => mediaHarness.encodeRaw(raw, pictures, changed, made),
      [RAW, PICTURES, change, MADE] as const,
    );
  });
  if (!canEncode) return null;
  const made = join(folder, 'encoded.h264');
  await harness.save(MADE, made);
  return {
    cpuMsPerFrame: (1000 * cpuSec) / (FILM_SEC * PICTURES.fps),
    bitsPerSec: (8 * (await stat(made)).size) / FILM_SEC,
    ssim: await likeness(made, join(folder, RAW)),
  };
}

/** SSIM of luma. */
async function likeness(made: string, raw: string): Promise<number> {
  const { widthPx, heightPx, fps } = PICTURES;
  const { stderr } = await run('ffmpeg', [
    ...['-nostdin', '-hide_banner', '-r', String(fps), '-i', made],
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${widthPx}x${heightPx}`],
    ...['-r', String(fps), '-i', raw],
    ...['-lavfi', '[0:v]setpts=N[made];[1:v]setpts=N[raw];[made][raw]ssim', '-f', 'null', '-'],
  ]);
  return Number(/SSIM Y:([\d.]+)/.exec(stderr)?.[1]);
}

export function figuresOfEncoder(rounds: EncoderBench): readonly Figure[] {
  const best = (of: (one: Encoded, ours: Encoded) => number, pick: (...values: number[]) => number) =>
    rounds.map((round) => {
      const ours = round[OURS] as Encoded;
      return pick(...besideOurs(round).map((one) => of(one, ours)));
    });
  return [
    ratioOf(
      'processor time a frame of the quickest other setting over that of ours',
      best((one, ours) => one.cpuMsPerFrame / ours.cpuMsPerFrame, Math.min),
      'more',
    ),
    absoluteOf(
      'SSIM of the best other setting less that of ours',
      '',
      best((one, ours) => one.ssim - ours.ssim, Math.max),
      'less',
    ),
  ];
}

/** Settings that end at our bit rate. */
function besideOurs({ [OURS]: ours, ...others }: Round): Encoded[] {
  const isAlike = ({ bitsPerSec }: Encoded): boolean =>
    Math.abs(bitsPerSec / (ours?.bitsPerSec ?? 0) - 1) <= SAME_BIT_RATE;
  return Object.values(others).flatMap((one) => (one !== null && isAlike(one) ? [one] : []));
}

export function reportEncoder(rounds: EncoderBench): string {
  return Object.keys(SETTINGS)
    .map((name) => {
      const found = rounds.flatMap((round) => round[name] ?? []);
      if (found.length === 0) return `${name}: the browser has no such encoder`;
      const median = (of: (one: Encoded) => number): number => medianOf(found.map(of));
      return (
        `${name}: ${median((one) => one.cpuMsPerFrame).toFixed(1)} ms of processor a frame, ` +
        `${(median((one) => one.bitsPerSec) / 1e6).toFixed(2)} Mbit/s, SSIM ${median((one) => one.ssim).toFixed(4)}`
      );
    })
    .join('\n');
}

/** One second of known colours and a tone in every container, codec, pixel format and colour space. Node only. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HdrTransfer } from '../../media/pictures/hdr/hdr-light.ts';
import { hdrSamples } from './hdr-samples.ts';
import { sayLight } from './mp4/say-light.ts';
import { ffmpeg } from './run-ffmpeg.ts';

/** Bars from top to bottom, as RGB; in the middle third of the width, where a vertical crop looks. */
export const BARS = [
  [128, 128, 128],
  [192, 64, 64],
  [64, 160, 96],
  [64, 96, 192],
  [224, 192, 160],
  [32, 32, 32],
] as const;

interface Colour {
  readonly matrix: 'bt709' | 'smpte170m';
  readonly range: 'tv' | 'pc';
}

const HD: Colour = { matrix: 'bt709', range: 'tv' };
const SD: Colour = { matrix: 'smpte170m', range: 'tv' };

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '10'];
const REALTIME = ['-deadline', 'realtime', '-cpu-used', '8', '-b:v', '2M'];
const VP9 = ['-c:v', 'libvpx-vp9', ...REALTIME];
const HEVC = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=0', '-tag:v', 'hvc1'];
const AV1 = ['-c:v', 'libaom-av1', '-usage', 'realtime', '-cpu-used', '8'];

export interface Format {
  readonly codecs: readonly string[];
  readonly pixels?: string;
  readonly colour?: Colour;
  /** False: the file says nothing of its colours. */
  readonly tagged?: boolean;
  readonly size?: readonly [number, number];
  /** The bars as light of an HDR picture in ten bits. */
  readonly hdr?: HdrTransfer;
  /** The brightest light of the film, as its MP4 says it. */
  readonly peakNits?: number;
  /** What there is no decoder for in the browser, as its refusal names it. */
  readonly refusedFor?: string;
  /** Node has a decoder where the browser has none. */
  readonly inNode?: true;
}

/** By file name. */
export const FORMATS = {
  'h264-aac.mp4': { codecs: [...H264, '-c:a', 'aac'] },
  'h264-pcm.mov': { codecs: [...H264, '-c:a', 'pcm_s16le'] },
  'h264-mp3.mkv': { codecs: [...H264, '-c:a', 'libmp3lame'] },
  'h264-aac.ts': { codecs: [...H264, '-c:a', 'aac'] },
  'h264-bt601.mp4': { codecs: [...H264, '-c:a', 'aac'], colour: SD },
  'h264-full-range.mp4': {
    codecs: [...H264, '-c:a', 'aac'],
    pixels: 'yuvj420p',
    colour: { ...HD, range: 'pc' },
  },
  'h264-full-range-bt601.mp4': {
    codecs: [...H264, '-c:a', 'aac'],
    pixels: 'yuvj420p',
    colour: { ...SD, range: 'pc' },
  },
  'h264-untagged.mp4': { codecs: [...H264, '-c:a', 'aac'], colour: SD, tagged: false },
  'h264-ten-bit.mp4': { codecs: [...H264, '-c:a', 'aac'], pixels: 'yuv420p10le' },
  'h264-4-2-2.mkv': { codecs: [...H264, '-c:a', 'aac'], pixels: 'yuv422p' },
  'vp8-vorbis.webm': {
    codecs: ['-c:v', 'libvpx', ...REALTIME, '-c:a', 'libvorbis'],
    colour: SD,
    tagged: false,
  },
  'vp9-opus.webm': { codecs: [...VP9, '-c:a', 'libopus'] },
  'vp9-odd.webm': { codecs: [...VP9, '-c:a', 'libopus'], size: [639, 361] },
  'vp9-ten-bit.webm': { codecs: [...VP9, '-c:a', 'libopus'], pixels: 'yuv420p10le' },
  'vp9-pq.webm': { codecs: [...VP9, '-c:a', 'libopus'], hdr: 'pq' },
  'vp9-pq-600.mp4': { codecs: [...VP9, '-c:a', 'aac'], hdr: 'pq', peakNits: 600 },
  'vp9-hlg.webm': { codecs: [...VP9, '-c:a', 'libopus'], hdr: 'hlg' },
  'av1-flac.mkv': { codecs: [...AV1, '-c:a', 'flac'] },
  'av1-pq.mkv': { codecs: [...AV1, '-c:a', 'flac'], hdr: 'pq' },
  'hevc-aac.mp4': { codecs: [...HEVC, '-c:a', 'aac'], refusedFor: 'HEVC (H.265)', inNode: true },
  'hevc-pq.mp4': { codecs: [...HEVC, '-c:a', 'aac'], hdr: 'pq', refusedFor: 'HEVC (H.265)', inNode: true },
  'prores.mov': {
    codecs: ['-c:v', 'prores_ks', '-c:a', 'pcm_s16le'],
    pixels: 'yuv422p10le',
    refusedFor: 'ProRes',
    inNode: true,
  },
  'mpeg4.mp4': { codecs: ['-c:v', 'mpeg4', '-c:a', 'aac'], refusedFor: 'MPEG-4 Part 2' },
  'h264-ac3.mp4': { codecs: [...H264, '-c:a', 'ac3'], refusedFor: 'AC-3' },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;

const SOUND = ['-f', 'lavfi', '-i', 'sine=f=440:r=48000:d=1'];

export async function makeFormat(name: FormatName, folder: string): Promise<string> {
  const format: Format = FORMATS[name];
  const path = join(folder, name);
  const { hdr, peakNits } = format;
  const picture =
    hdr === undefined ? ordinaryBars(format) : await hdrBars({ transfer: hdr, peakNits }, `${path}.raw`);
  await ffmpeg(...picture.input, ...SOUND, ...picture.output, ...format.codecs, '-ac', '2', path);
  if (peakNits !== undefined)
    await writeFile(path, sayLight(await readFile(path), { contentNits: peakNits }));
  return path;
}

/** Arguments of ffmpeg. */
interface Bars {
  readonly input: readonly string[];
  readonly output: readonly string[];
}

function ordinaryBars({
  pixels = 'yuv420p',
  colour = HD,
  tagged = true,
  size: [width, height] = [640, 360],
}: Format): Bars {
  const barPx = Math.ceil(height / BARS.length);
  const boxes = BARS.map(
    ([r, g, b], bar) =>
      `drawbox=x=0:y=${bar * barPx}:w=${width}:h=${barPx}:t=fill:color=0x${hex(r)}${hex(g)}${hex(b)}`,
  );
  const card = `color=black:s=${width}x${height}:r=25:d=1,format=gbrp,${boxes.join(',')}`;
  const { matrix, range } = colour;
  const scaled = `scale=out_color_matrix=${matrix}:out_range=${range},format=${pixels}`;
  return {
    input: ['-f', 'lavfi', '-i', card],
    output: ['-vf', scaled, ...(tagged ? tags(matrix, matrix, matrix, range) : [])],
  };
}

/** ffmpeg draws no light, so the samples are worked out here: one picture at `path`, shown for a second. */
async function hdrBars(
  { transfer, peakNits }: { readonly transfer: HdrTransfer; readonly peakNits: number | undefined },
  path: string,
): Promise<Bars> {
  const [width, height] = [640, 360];
  const plane = (index: 0 | 1 | 2, step: number) =>
    BARS.flatMap((color) =>
      new Array<number>((width / step) * (height / step / BARS.length)).fill(
        hdrSamples(transfer, color, peakNits)[index],
      ),
    );
  await writeFile(path, Uint16Array.from([...plane(0, 1), ...plane(1, 2), ...plane(2, 2)]));
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p10le', '-s', `${width}x${height}`, '-r', '25'];
  const curve = transfer === 'pq' ? 'smpte2084' : 'arib-std-b67';
  return {
    input: [...raw, '-i', path],
    output: ['-vf', 'loop=24:1:0', ...tags('bt2020nc', 'bt2020', curve, 'tv')],
  };
}

function tags(matrix: string, primaries: string, transfer: string, range: string): string[] {
  return [
    ...['-colorspace', matrix, '-color_primaries', primaries],
    ...['-color_trc', transfer, '-color_range', range],
  ];
}

function hex(value: number): string {
  return value.toString(16).padStart(2, '0');
}

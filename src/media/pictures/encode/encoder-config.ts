/**
 * Chooses how the export is encoded: H.264 with the smallest level that holds size and speed, in the best profile that costs
 * no multiple of the simplest.
 */
import { problem } from '../../../contract/problems/problem.ts';
import { highIsSlow } from './high-is-slow.ts';
import { isSupported } from './is-supported.ts';
import { RenderError } from './render-error.ts';

/** 6 Mbit/s for 1080x1920 at 30 frames a second; other sizes keep the bits per sample. */
const REFERENCE = { bitrate: 6_000_000, samplesPerSec: 1080 * 1920 * 30 };
const MIN_BITRATE = 400_000;
/** Twice the samples do not need twice the bits; this power is the usual rule of thumb. */
const BITRATE_POWER = 0.75;

/** Macroblocks a frame and a second (ITU-T H.264, table A-1), by level_idc in hexadecimal. */
const LEVELS = [
  { hex: '1e', perFrame: 1620, perSec: 40_500 },
  { hex: '1f', perFrame: 3600, perSec: 108_000 },
  { hex: '28', perFrame: 8192, perSec: 245_760 },
  { hex: '2a', perFrame: 8704, perSec: 522_240 },
  { hex: '32', perFrame: 22_080, perSec: 589_824 },
  { hex: '33', perFrame: 36_864, perSec: 983_040 },
  { hex: '34', perFrame: 36_864, perSec: 2_073_600 },
] as const;
/** High, Main, Constrained Baseline: profile_idc and constraint flags. */
const BEST_FIRST = ['6400', '4d00', '42e0'] as const;
/** Level 5.1 of VP9 and AV1, 8 bits: room for every size there is. */
const INSTEAD_OF_H264 = [
  { codec: 'vp9', name: 'vp09.00.51.08' },
  { codec: 'av1', name: 'av01.0.13M.08' },
] as const;

export function bitrateFor(widthPx: number, heightPx: number, fps: number): number {
  const share = (widthPx * heightPx * fps) / REFERENCE.samplesPerSec;
  return Math.max(MIN_BITRATE, Math.round(REFERENCE.bitrate * share ** BITRATE_POWER));
}

/** `level_idc` as two hexadecimal digits; the highest level where nothing fits. */
export function h264Level(widthPx: number, heightPx: number, fps: number): string {
  const perFrame = Math.ceil(widthPx / 16) * Math.ceil(heightPx / 16);
  const fitting = LEVELS.find((level) => perFrame <= level.perFrame && perFrame * fps <= level.perSec);
  return fitting?.hex ?? '34';
}

/** Throws RenderError where the browser cannot encode H.264 of this size. */
export async function chooseH264Config(
  widthPx: number,
  heightPx: number,
  fps: number,
): Promise<VideoEncoderConfig> {
  const config = await findH264Config(widthPx, heightPx, fps);
  if (config === null) throw new RenderError(problem('no_encoder', { width: widthPx, height: heightPx }));
  return config;
}

/** An encoder and what its packets are called in a file. */
export interface ExportEncoder {
  readonly codec: 'avc' | 'vp9' | 'av1';
  readonly config: VideoEncoderConfig;
}

/** H.264, which plays everywhere, or the best there is instead. Throws RenderError where there is none of this size. */
export async function chooseExportEncoder(
  widthPx: number,
  heightPx: number,
  fps: number,
): Promise<ExportEncoder> {
  const h264 = await findH264Config(widthPx, heightPx, fps);
  if (h264 !== null) return { codec: 'avc', config: h264 };
  for (const { codec, name } of INSTEAD_OF_H264) {
    const config = { ...baseConfig(widthPx, heightPx, fps), codec: name };
    if (await isSupported(config)) return { codec, config };
  }
  throw new RenderError(problem('no_encoder', { width: widthPx, height: heightPx }));
}

async function findH264Config(
  widthPx: number,
  heightPx: number,
  fps: number,
): Promise<VideoEncoderConfig | null> {
  const level = h264Level(widthPx, heightPx, fps);
  const configs = BEST_FIRST.map((profile) => ({
    ...baseConfig(widthPx, heightPx, fps),
    codec: `avc1.${profile}${level}`,
    avc: { format: 'avc' } as const,
  }));
  const supported: VideoEncoderConfig[] = [];
  for (const config of configs) if (await isSupported(config)) supported.push(config);
  if (supported.length > 1 && (await highIsSlow())) return supported.at(-1) ?? null;
  return supported[0] ?? null;
}

function baseConfig(widthPx: number, heightPx: number, fps: number) {
  return {
    width: widthPx,
    height: heightPx,
    framerate: fps,
    bitrate: bitrateFor(widthPx, heightPx, fps),
    bitrateMode: 'variable',
    latencyMode: 'quality',
  } as const;
}

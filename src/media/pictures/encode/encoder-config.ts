/** Chooses how the export is encoded: H.264 with the smallest level that holds size and speed, in the best profile that costs no multiple of the simplest. */

import { problem } from '../../../contract/problems/problem.ts';
import { highIsSlow } from './high-is-slow.ts';
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
const QUICK_FIRST = ['42e0', '4d00', '6400'] as const;

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
export async function chooseEncoderConfig(
  widthPx: number,
  heightPx: number,
  fps: number,
): Promise<VideoEncoderConfig> {
  const level = h264Level(widthPx, heightPx, fps);
  for (const profile of (await highIsSlow()) ? QUICK_FIRST : BEST_FIRST) {
    const config: VideoEncoderConfig = {
      codec: `avc1.${profile}${level}`,
      width: widthPx,
      height: heightPx,
      framerate: fps,
      bitrate: bitrateFor(widthPx, heightPx, fps),
      bitrateMode: 'variable',
      latencyMode: 'quality',
      avc: { format: 'avc' },
    };
    const { supported } = await VideoEncoder.isConfigSupported(config);
    if (supported) return config;
  }
  throw new RenderError(problem('no_encoder', { width: widthPx, height: heightPx }));
}

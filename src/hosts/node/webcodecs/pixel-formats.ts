/** Names of pixel formats, colours and codecs: WebCodecs on one side, libav on the other. */
import {
  AV_PIX_FMT_BGRA,
  AV_PIX_FMT_NV12,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV420P12LE,
  AV_PIX_FMT_YUV422P,
  AV_PIX_FMT_YUV444P,
  AV_PIX_FMT_YUVA420P,
  AV_PIX_FMT_YUVJ420P,
  AV_PIX_FMT_YUVJ422P,
  AV_PIX_FMT_YUVJ444P,
  AVCOL_PRI_BT470BG,
  AVCOL_PRI_BT709,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_SMPTE170M,
  AVCOL_PRI_SMPTE432,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_RGB,
  AVCOL_SPC_SMPTE170M,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
  AVCOL_TRC_IEC61966_2_1,
  AVCOL_TRC_LINEAR,
  AVCOL_TRC_SMPTE170M,
  AVCOL_TRC_SMPTE2084,
  type AVColorPrimaries,
  type AVColorSpace,
  type AVColorTransferCharacteristic,
  type AVPixelFormat,
} from 'node-av/constants';
import type { Frame } from 'node-av/lib';

/** Horizontal and vertical step of each plane's samples, and the bytes of one sample. */
export interface PlaneShape {
  readonly stepX: number;
  readonly stepY: number;
  readonly sampleBytes: number;
}

const LUMA: PlaneShape = { stepX: 1, stepY: 1, sampleBytes: 1 };
const CHROMA_420: PlaneShape = { stepX: 2, stepY: 2, sampleBytes: 1 };
const CHROMA_422: PlaneShape = { stepX: 2, stepY: 1, sampleBytes: 1 };
const PAIRS_420: PlaneShape = { stepX: 2, stepY: 2, sampleBytes: 2 };
const DEEP_LUMA: PlaneShape = { ...LUMA, sampleBytes: 2 };
const DEEP_420: PlaneShape = { ...CHROMA_420, sampleBytes: 2 };
const PIXELS: PlaneShape = { stepX: 1, stepY: 1, sampleBytes: 4 };

/** With the formats of more bits, which browsers give and the platform's types do not name yet. */
export type PixelFormat = VideoPixelFormat | 'I420P10' | 'I420P12';

/** Planes of the formats that can be copied out; the others are only drawn. */
export const PLANES: Readonly<Partial<Record<PixelFormat, readonly PlaneShape[]>>> = {
  I420: [LUMA, CHROMA_420, CHROMA_420],
  I420A: [LUMA, CHROMA_420, CHROMA_420, LUMA],
  I420P10: [DEEP_LUMA, DEEP_420, DEEP_420],
  I420P12: [DEEP_LUMA, DEEP_420, DEEP_420],
  I422: [LUMA, CHROMA_422, CHROMA_422],
  I444: [LUMA, LUMA, LUMA],
  NV12: [LUMA, PAIRS_420],
  RGBA: [PIXELS],
  BGRA: [PIXELS],
};

const FORMATS: readonly (readonly [PixelFormat, AVPixelFormat])[] = [
  ['I420', AV_PIX_FMT_YUV420P],
  ['I420', AV_PIX_FMT_YUVJ420P],
  ['I420P10', AV_PIX_FMT_YUV420P10LE],
  ['I420P12', AV_PIX_FMT_YUV420P12LE],
  ['I420A', AV_PIX_FMT_YUVA420P],
  ['I422', AV_PIX_FMT_YUV422P],
  ['I422', AV_PIX_FMT_YUVJ422P],
  ['I444', AV_PIX_FMT_YUV444P],
  ['I444', AV_PIX_FMT_YUVJ444P],
  ['NV12', AV_PIX_FMT_NV12],
  ['RGBA', AV_PIX_FMT_RGBA],
  ['BGRA', AV_PIX_FMT_BGRA],
];
/** Formats that mean full range by their name alone. */
const FULL_RANGE: readonly AVPixelFormat[] = [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P];

const PRIMARIES: readonly (readonly [string, AVColorPrimaries])[] = [
  ['bt709', AVCOL_PRI_BT709],
  ['bt470bg', AVCOL_PRI_BT470BG],
  ['smpte170m', AVCOL_PRI_SMPTE170M],
  ['bt2020', AVCOL_PRI_BT2020],
  ['smpte432', AVCOL_PRI_SMPTE432],
];
const TRANSFERS: readonly (readonly [string, AVColorTransferCharacteristic])[] = [
  ['bt709', AVCOL_TRC_BT709],
  ['smpte170m', AVCOL_TRC_SMPTE170M],
  ['iec61966-2-1', AVCOL_TRC_IEC61966_2_1],
  ['linear', AVCOL_TRC_LINEAR],
  ['pq', AVCOL_TRC_SMPTE2084],
  ['hlg', AVCOL_TRC_ARIB_STD_B67],
];
const MATRICES: readonly (readonly [string, AVColorSpace])[] = [
  ['rgb', AVCOL_SPC_RGB],
  ['bt709', AVCOL_SPC_BT709],
  ['bt470bg', AVCOL_SPC_BT470BG],
  ['smpte170m', AVCOL_SPC_SMPTE170M],
  ['bt2020-ncl', AVCOL_SPC_BT2020_NCL],
];

/** null for formats WebCodecs has no name for, which callers draw instead of copy. */
export function formatName(format: AVPixelFormat): PixelFormat | null {
  return FORMATS.find(([, known]) => known === format)?.[0] ?? null;
}

export function formatNumber(name: PixelFormat): AVPixelFormat | null {
  return FORMATS.find(([known]) => known === name)?.[1] ?? null;
}

/** What the frame says of its colours; null where it says nothing. */
export function colourOf(frame: Frame): VideoColorSpaceInit {
  const full = frame.colorRange === AVCOL_RANGE_JPEG || FULL_RANGE.includes(frame.format as AVPixelFormat);
  const limited = frame.colorRange === AVCOL_RANGE_MPEG;
  return {
    primaries: nameOf(PRIMARIES, frame.colorPrimaries) as VideoColorPrimaries | null,
    transfer: nameOf(TRANSFERS, frame.colorTrc) as VideoTransferCharacteristics | null,
    matrix: nameOf(MATRICES, frame.colorSpace) as VideoMatrixCoefficients | null,
    fullRange: full ? true : limited ? false : null,
  };
}

/** Writes what is known of `colour` into the frame; the rest stays as it is. */
export function tagColour(frame: Frame, colour: VideoColorSpaceInit): void {
  const primaries = numberOf(PRIMARIES, colour.primaries);
  const transfer = numberOf(TRANSFERS, colour.transfer);
  const matrix = numberOf(MATRICES, colour.matrix);
  if (primaries !== undefined) frame.colorPrimaries = primaries;
  if (transfer !== undefined) frame.colorTrc = transfer;
  if (matrix !== undefined) frame.colorSpace = matrix;
  if (typeof colour.fullRange === 'boolean')
    frame.colorRange = colour.fullRange ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG;
}

function nameOf<Value>(table: readonly (readonly [string, Value])[], value: Value): string | null {
  return table.find(([, known]) => known === value)?.[0] ?? null;
}

function numberOf<Value>(
  table: readonly (readonly [string, Value])[],
  name: string | null | undefined,
): Value | undefined {
  return table.find(([known]) => known === name)?.[1];
}

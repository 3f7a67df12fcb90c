/** Comes apart of a stream of MP3 into its frames (ISO/IEC 11172-3, 2.4.1.3; 13818-3 for the lower rates). */
import { concatBytes } from '../../base/bytes/concat-arrays.ts';

export interface MpegAudioFrame {
  /** Its own copy. */
  readonly data: Uint8Array<ArrayBuffer>;
  readonly sampleRate: number;
  readonly channels: number;
  readonly samples: number;
}

const HEADER_BYTES = 4;
/** In kbit/s, of layer III: version 1, then versions 2 and 2.5. */
export const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
export const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;
const MONO = 3;
/** A frame of version 1 has twice as many as others. */
export const SAMPLES_OF_FIRST_VERSION = 1152;

type FrameShape = Omit<MpegAudioFrame, 'data'> & { readonly sizeBytes: number };

export class MpegAudioFrames {
  private rest: Uint8Array = new Uint8Array(0);
  /** What comes begins right behind a frame. Elsewhere a header may be chance: another of its rate must follow. */
  private isInStep = true;

  /** Whole frames so far; what is none of a frame is passed over. */
  push(bytes: Uint8Array): MpegAudioFrame[] {
    const all = concatBytes([this.rest, bytes]);
    const frames: MpegAudioFrame[] = [];
    let at = 0;
    while (at + HEADER_BYTES <= all.length) {
      const shape = readHeader(all, at);
      const end = at + (shape?.sizeBytes ?? 0);
      if (shape !== null && end + (this.isInStep ? 0 : HEADER_BYTES) > all.length) break;
      if (shape !== null && (this.isInStep || readHeader(all, end)?.sampleRate === shape.sampleRate)) {
        const { sizeBytes: _, ...facts } = shape;
        frames.push({ ...facts, data: all.slice(at, end) });
        this.isInStep = true;
        at = end;
      } else {
        this.isInStep = false;
        at += 1;
      }
    }
    this.rest = all.slice(at);
    return frames;
  }
}

function readHeader(bytes: Uint8Array, at: number): FrameShape | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + HEADER_BYTES);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  if (version === 1 || layer !== 1) return null;
  const isFirstVersion = version === 3;
  const kilobits = BITRATES[isFirstVersion ? 0 : 1][third >> 4] ?? 0;
  const base = SAMPLE_RATES[(third >> 2) & 3] ?? 0;
  if (kilobits === 0 || base === 0) return null;
  const sampleRate = base / (isFirstVersion ? 1 : version === 2 ? 2 : 4);
  const samples = isFirstVersion ? SAMPLES_OF_FIRST_VERSION : SAMPLES_OF_FIRST_VERSION / 2;
  const sizeBytes = Math.floor((samples * 125 * kilobits) / sampleRate) + ((third >> 1) & 1);
  return { sampleRate, samples, sizeBytes, channels: fourth >> 6 === MONO ? 1 : 2 };
}

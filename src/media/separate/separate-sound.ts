/** Separates voices from everything else in a stream of stereo sound; memory does not grow with its length. */
import { concatFloats } from '../../base/bytes/concat-arrays.ts';
import type { Stereo } from '../sound/stereo.ts';
import { BINS, HOP_SAMPLES, type Spectrum, SpectrumReader, SpectrumWriter } from './spectra.ts';
import { voiceMask } from './voice-mask.ts';

export type KeptPart = 'vocals' | 'instrumental';

/** Repetition is looked for within one block; masks of neighbouring blocks fade into each other. */
const BLOCK_SEC = 30;
const OVERLAP_SEC = 3;

/** Blocks of any length, together exactly as many samples as came in. Both parts add up to the sound. */
export async function* separateSound(
  sound: AsyncIterable<Stereo>,
  sampleRate: number,
  keep: KeptPart,
): AsyncGenerator<Stereo, void> {
  const reader = new SpectrumReader();
  const blocks = new MaskedBlocks(sampleRate, keep);
  let received = 0;
  let given = 0;
  for await (const block of sound) {
    received += block.left.length;
    for (const spectrum of reader.push(block)) {
      const done = blocks.push(spectrum);
      if (done !== null) yield done;
      given += done?.left.length ?? 0;
    }
  }
  for (const spectrum of reader.finish()) {
    const done = blocks.push(spectrum);
    if (done !== null) yield done;
    given += done?.left.length ?? 0;
  }
  const rest = blocks.finish();
  yield { left: rest.left.slice(0, received - given), right: rest.right.slice(0, received - given) };
}

/** Gathers frames to blocks, masks them and turns them into sound again. */
class MaskedBlocks {
  private readonly writer = new SpectrumWriter();
  private readonly blockFrames: number;
  private readonly overlapFrames: number;
  private readonly sampleRate: number;
  private readonly keep: KeptPart;
  /** The newest frames: those already given as context for the last block, then those that wait. */
  private frames: Spectrum[] = [];
  private givenFrames = 0;
  /** Masks of the previous block for the first frames that wait. */
  private fading: Float32Array[] = [];

  constructor(sampleRate: number, keep: KeptPart) {
    this.sampleRate = sampleRate;
    this.keep = keep;
    this.blockFrames = Math.round((BLOCK_SEC * sampleRate) / HOP_SAMPLES);
    this.overlapFrames = Math.round((OVERLAP_SEC * sampleRate) / HOP_SAMPLES);
  }

  push(spectrum: Spectrum): Stereo | null {
    this.frames.push(spectrum);
    if (this.frames.length - this.givenFrames < this.blockFrames) return null;
    this.frames.splice(0, this.givenFrames);
    this.givenFrames = 0;
    return this.give(this.blockFrames - this.overlapFrames);
  }

  finish(): Stereo {
    const surplus = Math.max(0, Math.min(this.givenFrames, this.frames.length - this.blockFrames));
    this.frames.splice(0, surplus);
    this.givenFrames -= surplus;
    return this.give(this.frames.length);
  }

  /** Masks all frames at hand and turns those from `givenFrames` up to `until` into sound. */
  private give(until: number): Stereo {
    const voices = voiceMask(this.frames, this.sampleRate);
    const waiting = voices.slice(this.givenFrames);
    const blended = waiting.map((mask, index) => this.blend(mask, index));
    const pieces = blended
      .slice(0, until - this.givenFrames)
      .map((mask, index) =>
        this.writer.push(this.frames[this.givenFrames + index] as Spectrum, this.gainsOf(mask)),
      );
    this.fading = blended.slice(until - this.givenFrames);
    this.givenFrames = until;
    return {
      left: concatFloats(pieces.map(({ left }) => left)),
      right: concatFloats(pieces.map(({ right }) => right)),
    };
  }

  private blend(mask: Float32Array, index: number): Float32Array {
    const before = this.fading[index];
    if (before === undefined) return mask;
    const weight = (index + 1) / (this.fading.length + 1);
    return mask.map((value, bin) => weight * value + (1 - weight) * (before[bin] as number));
  }

  private gainsOf(voice: Float32Array): Float32Array {
    if (this.keep === 'vocals') return voice;
    const rest = new Float32Array(BINS);
    for (let bin = 0; bin < BINS; bin += 1) rest[bin] = 1 - (voice[bin] as number);
    return rest;
  }
}

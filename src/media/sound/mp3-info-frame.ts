/**
 * The frame before the first of an MP3 that says how long it is, how to seek in it, and how much of it is no sound: what the
 * encoder put before and behind. Players leave that out, so that the sound begins and ends where it was made to. Laid out as
 * LAME does it ("Mp3 Info Tag revision 1", G. Leeming); it decodes as silence where a player does not know it.
 */
import { BITRATES, SAMPLE_RATES, SAMPLES_OF_FIRST_VERSION } from './mpeg-audio-frames.ts';

export interface Mp3Shape {
  readonly channels: 1 | 2;
  /** 32000, 44100 or 48000. */
  readonly sampleRate: number;
  /** Bits a second. */
  readonly bitrate: number;
}

interface Mp3Content {
  /** Without this one. */
  readonly frames: number;
  /** Of all those frames. */
  readonly sizeBytes: number;
  /** What the encoder was given, a channel. */
  readonly samples: number;
}

/** What LAME puts before a sound. */
const ENCODER_SAMPLES = 576;
const MOST_PADDING = 0xfff;
const SIDE_INFO_BYTES = { 1: 17, 2: 32 } as const;
const HEADER_BYTES = 4;
const MONO = 3;
const JOINT_STEREO = 1;
/** Frames, bytes, places and quality are there. */
const ALL_FIELDS = 0x0f;
const PLACES = 100;
const CONSTANT_RATE = 1;

/** In bytes. */
export function infoFrameSize({ sampleRate, bitrate }: Mp3Shape): number {
  return Math.floor((SAMPLES_OF_FIRST_VERSION / 8) * (bitrate / sampleRate));
}

export function infoFrame(shape: Mp3Shape, { frames, sizeBytes, samples }: Mp3Content): Uint8Array {
  const frame = new Uint8Array(infoFrameSize(shape));
  const view = new DataView(frame.buffer);
  const kilobits = shape.bitrate / 1000;
  const rate = (BITRATES[0] as readonly number[]).indexOf(kilobits);
  const sampleRate = (SAMPLE_RATES as readonly number[]).indexOf(shape.sampleRate);
  const mode = shape.channels === 1 ? MONO : JOINT_STEREO;
  frame.set([0xff, 0xfb, (rate << 4) | (sampleRate << 2), mode << 6]);
  let at = HEADER_BYTES + SIDE_INFO_BYTES[shape.channels];
  // "Info" where the rate is constant, "Xing" where it varies.
  at = writeLetters(frame, at, 'Info');
  const wholeBytes = sizeBytes + frame.length;
  for (const value of [ALL_FIELDS, frames, wholeBytes]) {
    view.setUint32(at, value);
    at += 4;
  }
  // As parts of 256 of the file, a hundredth of its time each.
  for (let place = 0; place < PLACES; place += 1) frame[at + place] = Math.floor((place * 256) / PLACES);
  // The quality is not told.
  at += PLACES + 4;
  at = writeLetters(frame, at, 'LAME3.100');
  frame[at] = CONSTANT_RATE;
  const behind = frames * SAMPLES_OF_FIRST_VERSION - ENCODER_SAMPLES - samples;
  const padding = Math.min(MOST_PADDING, Math.max(0, behind));
  view.setUint32(at + 11, (Math.min(255, kilobits) << 24) | (ENCODER_SAMPLES << 12) | padding);
  view.setUint32(at + 19, wholeBytes);
  return frame;
}

/** Where they end. */
function writeLetters(bytes: Uint8Array, at: number, letters: string): number {
  for (const [index, letter] of [...letters].entries()) bytes[at + index] = letter.charCodeAt(0);
  return at + letters.length;
}

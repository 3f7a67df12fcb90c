/** What a device was tried at, as plain data: told by the worker that tries it, shown and passed on by the page. */

export const TRIED_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const;
export type TriedCodec = (typeof TRIED_CODECS)[number];

/** Of 8 bits, at a level that holds 1080p: what phones and cameras record; H.264 as an export asks for it at least. */
export const CODEC_NAMES: Readonly<Record<TriedCodec, string>> = {
  avc: 'avc1.42e028',
  hevc: 'hvc1.1.6.L120.B0',
  vp8: 'vp8',
  vp9: 'vp09.00.40.08',
  av1: 'av01.0.08M.08',
};

/** How like two pictures are, dB: below this something is moved, torn or in other colours. */
export const LIKE_DB = 24;

/** Two frames, encoded and read back. */
export interface CodecTrial {
  readonly kind: 'codec';
  readonly codec: TriedCodec;
  readonly encodes: boolean;
  /** `said`: the browser says so, and there was nothing to try it on. */
  readonly decodes: 'tried' | 'said' | 'no';
  /** How the frames that come out are stored, as `I420`; null for none, or for what the browser does not name. */
  readonly format: string | null;
  /** PSNR of the worse frame against what was drawn; null where none came out. */
  readonly likenessDb: number | null;
  readonly encodeMsPerFrame: number | null;
  /** Why it was given up, in the browser's words; null where it was not. */
  readonly failure: string | null;
}

/** A second of sound. */
export interface SoundTrial {
  readonly kind: 'sound';
  /** false: exports take the encoder that comes with the program. */
  readonly encodesAac: boolean;
  readonly failure: string | null;
}

/** A second of drawn frames, made into a film of 1080×1920 by the code of every export, and read back. */
export interface ExportTrial {
  readonly kind: 'export';
  /** As WebCodecs names it; null where there is no film. */
  readonly codec: string | null;
  readonly framesPerSec: number | null;
  /** PSNR of the worst frame looked at. */
  readonly likenessDb: number | null;
  readonly sizeBytes: number | null;
  readonly failure: string | null;
}

/** What frames are made of here. */
export interface FrameTrial {
  readonly kind: 'frame';
  /** Rows longer than the picture are kept apart; without it rows are packed first. */
  readonly keepsStrides: boolean;
  /** The encoder takes planes as they are; without it each frame is drawn on a canvas first. */
  readonly encodesPlanes: boolean;
  readonly failure: string | null;
}

export type DeviceTrial = CodecTrial | SoundTrial | ExportTrial | FrameTrial;

/** All of them, in the order they are tried. */
export const TRIALS_COUNT = TRIED_CODECS.length + 3;

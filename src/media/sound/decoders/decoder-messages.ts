/** What goes between who reads a track of sound and the worker that holds its decoder. */
import type { Sound } from '../../../base/browser/missing-sounds.ts';

export interface SoundPacket {
  /** A frame; of AAC without a description, with its ADTS header. */
  readonly bytes: Uint8Array;
  readonly timestampSec: number;
}

export interface SoundBlock {
  readonly timestampSec: number;
  /** Of what comes out: twice that of a stream of AAC that holds its upper half apart (SBR). */
  readonly sampleRate: number;
  /** One a channel, of one length, in the order of WebCodecs. */
  readonly planes: readonly Float32Array[];
}

export interface StreamKind {
  readonly codec: Sound;
  /**
   * What decoders want to know before the first packet, as WebCodecs has it: AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1),
   * the head of Opus, STREAMINFO of FLAC, the headers of Vorbis. Null where each packet says what it is.
   */
  readonly description: Uint8Array | null;
}

/** Streams have numbers of whoever asks; packets of one come in the order of its file. */
export type DecoderRequest =
  | {
      readonly kind: 'decode';
      readonly stream: number;
      readonly of: StreamKind;
      readonly packets: readonly SoundPacket[];
    }
  | { readonly kind: 'end'; readonly stream: number };

/** One to each `decode`, in their order. */
export type DecoderReply =
  | { readonly kind: 'decoded'; readonly blocks: readonly SoundBlock[] }
  /** The packets could not be decoded, or the decoder not be loaded. */
  | { readonly kind: 'failed' | 'not_loaded'; readonly message: string };

/** The head of a stream of Opus (RFC 7845, 5.1): in Ogg and Matroska as it is, of MP4 as mediabunny puts it together. */

/** What comes out of Opus, whatever went in. */
export const OPUS_SAMPLE_RATE = 48_000;

const MOST_CHANNELS = 8;

export interface OpusHead {
  readonly channels: number;
  /** What an encoder put before the beginning. */
  readonly preSkipSec: number;
  /** What samples are to be multiplied with. */
  readonly gain: number;
  readonly streams: number;
  /** How many of the streams hold two channels. */
  readonly coupled: number;
  /** Of each channel, in the order of Xiph, what of the streams it is. */
  readonly mapping: readonly number[];
}

/** Null for what is no head, and for channels that are no loudspeakers: ambisonics, or such that no one named. */
export function readOpusHead(description: Uint8Array): OpusHead | null {
  if (description.length < 19 || !isHead(description)) return null;
  const view = new DataView(description.buffer, description.byteOffset, description.byteLength);
  const channels = view.getUint8(9);
  const rest = mappingOf(channels, description.subarray(18));
  if (rest === null) return null;
  return {
    channels,
    preSkipSec: view.getUint16(10, true) / OPUS_SAMPLE_RATE,
    // In 256ths of a decibel.
    gain: 10 ** (view.getInt16(16, true) / 256 / 20),
    ...rest,
  };
}

/** The same head for a decoder that is to leave nothing out. */
export function withoutPreSkip(description: Uint8Array): Uint8Array {
  const head = description.slice();
  head.fill(0, 10, 12);
  return head;
}

const isHead = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 8)) === 'OpusHead';

function mappingOf(
  channels: number,
  [family, streams = 0, coupled = 0, ...table]: Uint8Array,
): Pick<OpusHead, 'streams' | 'coupled' | 'mapping'> | null {
  if (family === 0 && (channels === 1 || channels === 2))
    return { streams: 1, coupled: channels - 1, mapping: channels === 1 ? [0] : [0, 1] };
  if (family !== 1 || channels < 1 || channels > MOST_CHANNELS || table.length < channels) return null;
  return { streams, coupled, mapping: table.slice(0, channels) };
}

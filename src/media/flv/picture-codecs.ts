/** The codecs whose pictures are copied out of an FLV: both in units behind their lengths, described by a record. */
import { unitType } from '../avc/avc-packets.ts';
import { avcStreamOf, prefixBytesOf, unitsOfRecord } from '../avc/avc-record.ts';
import { hevcUnitType, readHevcRecord } from '../hevc/hevc-record.ts';

export interface PictureStream {
  /** With lengths of 4 bytes before units. */
  readonly config: VideoDecoderConfig;
  readonly sets: readonly Uint8Array[];
  /** Of the lengths before units in the file. */
  readonly prefixBytes: number;
}

export interface PictureCodec {
  /** null for a damaged record. */
  read(record: Uint8Array): PictureStream | null;
  /** Whether the unit is a part of a picture. */
  isSlice(unit: Uint8Array): boolean;
  /** Whether its picture needs none before it. */
  isRestart(unit: Uint8Array): boolean;
}

/** Slices of a picture: whole, the first part of one, and of one that begins anew (ITU-T H.264, 7.4.1). */
const AVC_SLICES = [1, 2, 5];
const AVC_RESTART = 5;
/** ITU-T H.265, 7.4.2.2. */
const HEVC_SLICES_END = 32;
const HEVC_RESTARTS = { first: 16, last: 21 };

export const PICTURE_CODECS: Readonly<Record<'avc' | 'hevc', PictureCodec>> = {
  avc: {
    read: readable((record) => {
      const prefixBytes = prefixBytesOf(record);
      const stream = avcStreamOf(unitsOfRecord(record));
      return stream === null || prefixBytes === null ? null : { ...stream, prefixBytes };
    }),
    isSlice: (unit) => AVC_SLICES.includes(unitType(unit)),
    isRestart: (unit) => unitType(unit) === AVC_RESTART,
  },
  hevc: {
    read: readable(readHevcRecord),
    isSlice: (unit) => hevcUnitType(unit) < HEVC_SLICES_END,
    isRestart: (unit) => {
      const type = hevcUnitType(unit);
      return type >= HEVC_RESTARTS.first && type <= HEVC_RESTARTS.last;
    },
  },
};

function readable(read: PictureCodec['read']): PictureCodec['read'] {
  return (record) => {
    try {
      return read(record.slice());
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return null;
    }
  };
}

/** The H.264 of an FLV as packets of MP4, as they are: in the order of decoding, with the times at which they are shown. */
import { EncodedPacket } from 'mediabunny';
import { unitType, withLengths } from '../avc/avc-packets.ts';
import {
  type AvcStream,
  avcStreamOf,
  prefixBytesOf,
  splitPrefixed,
  unitsOfRecord,
} from '../avc/avc-record.ts';
import type { CopiedPackets } from '../convert/copied-track.ts';
import { type FlvFilm, type FlvTrack, flvPackets } from './flv-film.ts';

/** Slices of a picture: whole, the first part of one, and of one that begins anew. */
const SLICES = [1, 2, 5];
const NAL_IDR = 5;
const FIRST_DURATION_SEC = 1 / 25;

interface DescribedAvc extends AvcStream {
  readonly prefixBytes: number;
}

/** What the picture is in turn; empty where nothing can be decoded. */
export function avcStreamsOf({ configs }: FlvTrack): DescribedAvc[] {
  return configs.map(readRecord).filter((stream) => stream !== null);
}

/** @param first of the streams of this track */
export async function* copiedAvc(
  { file }: FlvFilm,
  [first, ...others]: readonly DescribedAvc[],
  originMs: number,
): AsyncGenerator<CopiedPackets<VideoDecoderConfig>, void> {
  const config = first?.config ?? null;
  let current: DescribedAvc | null = null;
  let isBegun = false;
  let latestMs = 0;
  let earliestMs = 0;
  let decodedMs: number | null = null;
  let durationSec = FIRST_DURATION_SEC;
  for await (const { kind, codec, holds, data, decodeMs, share, ...packet } of flvPackets(file)) {
    if (kind !== 'picture' || codec !== 'avc') continue;
    if (holds === 'config') current = readRecord(data) ?? current;
    if (holds === 'config' || current === null) continue;
    const units = splitPrefixed(data, current.prefixBytes);
    if (!units.some((unit) => SLICES.includes(unitType(unit)))) continue;
    const isRestart = units.some((unit) => unitType(unit) === NAL_IDR);
    if (!isBegun && !isRestart && !packet.isKey) continue;
    const isKey = isRestart || !isBegun;
    if (isKey) earliestMs = latestMs;
    const saidMs = decodeMs + packet.compositionMs - originMs;
    // What is shown before the first one needs pictures that are not there.
    if (saidMs < 0) continue;
    isBegun = true;
    const shownMs = Math.max(saidMs, earliestMs);
    latestMs = Math.max(latestMs, shownMs);
    if (decodedMs !== null && decodeMs > decodedMs) durationSec = (decodeMs - decodedMs) / 1000;
    decodedMs = decodeMs;
    // The description of a track is that of its beginning: where it changes, each place to begin at says its own.
    const described = isKey && others.length > 0 ? [...current.sets, ...units] : units;
    const coded = new EncodedPacket(
      withLengths(described),
      isKey ? 'key' : 'delta',
      shownMs / 1000,
      durationSec,
    );
    yield { packets: [coded], config, endSec: (decodeMs - originMs) / 1000, share };
  }
}

/** null for a damaged one. */
function readRecord(record: Uint8Array): DescribedAvc | null {
  const prefixBytes = prefixBytesOf(record);
  if (prefixBytes === null) return null;
  try {
    const stream = avcStreamOf(unitsOfRecord(record.slice()));
    return stream && { ...stream, prefixBytes };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/** The pictures of an FLV as packets of MP4, as they are: in the order of decoding, with the times at which they are shown. */
import { EncodedPacket } from 'mediabunny';
import { withLengths } from '../avc/avc-packets.ts';
import { splitPrefixed } from '../avc/avc-record.ts';
import type { CopiedPackets } from '../convert/copied-track.ts';
import { type FlvFilm, flvPackets } from './flv-film.ts';
import { PICTURE_CODECS, type PictureStream } from './picture-codecs.ts';

const FIRST_DURATION_SEC = 1 / 25;

/** @param first what the track is in turn */
export async function* copiedPictures(
  { file }: FlvFilm,
  name: keyof typeof PICTURE_CODECS,
  [first, ...others]: readonly PictureStream[],
  originMs: number,
): AsyncGenerator<CopiedPackets<VideoDecoderConfig>, void> {
  const pictures = PICTURE_CODECS[name];
  const config = first?.config ?? null;
  let current: PictureStream | null = null;
  let isBegun = false;
  let latestMs = 0;
  let earliestMs = 0;
  let decodedMs: number | null = null;
  let durationSec = FIRST_DURATION_SEC;
  for await (const { kind, codec, holds, data, decodeMs, share, ...packet } of flvPackets(file)) {
    if (kind !== 'picture' || codec !== name) continue;
    if (holds === 'config') current = pictures.read(data) ?? current;
    if (holds === 'config' || current === null) continue;
    const units = splitPrefixed(data, current.prefixBytes);
    if (!units.some(pictures.isSlice)) continue;
    const isRestart = units.some(pictures.isRestart);
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

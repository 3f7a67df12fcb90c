/** What an H.264 track of an open file says of its pictures. */
import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { bytesOf } from '../../base/bytes/bytes-of.ts';
import { isSequenceSet } from './avc-packets.ts';
import { unitsOfRecord } from './avc-record.ts';
import { readSequenceParameters, type SequenceParameters } from './sequence-parameters.ts';

/** null for other codecs, and where damage left nothing that says it. */
export async function sequenceOf(video: InputVideoTrack): Promise<SequenceParameters | null> {
  if ((await video.getCodec()) !== 'avc') return null;
  // Damage is told by whoever decodes the film.
  const said = await descriptionOf(video).catch(() => null);
  const set = said && unitsOfRecord(said).find(isSequenceSet);
  if (!set) return null;
  try {
    return readSequenceParameters(set);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A record, or a packet of a stream that describes itself. */
async function descriptionOf(video: InputVideoTrack): Promise<Uint8Array | null> {
  const description = (await video.getDecoderConfig())?.description;
  if (description === undefined) return (await new EncodedPacketSink(video).getFirstPacket())?.data ?? null;
  return bytesOf(description);
}

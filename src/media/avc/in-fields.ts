/** Whether the pictures of a film may be two half pictures of different moments, as cameras and television make them. */
import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { splitUnits, unitType } from './avc-packets.ts';
import { readSequenceParameters } from './sequence-parameters.ts';

const NAL_SPS = 7;

/** By what an H.264 stream says of itself; false for other codecs, and where damage left nothing that says it. */
export async function mayBeInFields(video: InputVideoTrack): Promise<boolean> {
  if ((await video.getCodec()) !== 'avc') return false;
  try {
    const set = await sequenceSetOf(video);
    return set !== null && !readSequenceParameters(set).framesOnly;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

async function sequenceSetOf(video: InputVideoTrack): Promise<Uint8Array | null> {
  const description = (await video.getDecoderConfig())?.description;
  if (description !== undefined) return firstSet(bytesOf(description));
  const packet = await new EncodedPacketSink(video).getFirstPacket();
  return packet && (splitUnits(packet.data).find((unit) => unitType(unit) === NAL_SPS) ?? null);
}

/** Of an AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1). */
function firstSet(record: Uint8Array): Uint8Array | null {
  const count = (record[5] ?? 0) & 0x1f;
  const sizeBytes = ((record[6] ?? 0) << 8) | (record[7] ?? 0);
  return count === 0 ? null : record.subarray(8, 8 + sizeBytes);
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

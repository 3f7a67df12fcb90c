/** Whether the pictures of a film may be two half pictures of different moments, as cameras and television make them. */
import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { sequenceOf } from '../avc/sequence-of-track.ts';

/** Of the header of a ProRes frame, behind its length and its name (SMPTE RDD 36, 5.1.1). */
const PRORES_INTERLACE_MODE = { byte: 20, shift: 2, mask: 3 } as const;

/** By what the stream says of itself, H.264 or ProRes; false for other codecs, and where damage left nothing that says it. */
export async function mayBeInFields(video: InputVideoTrack): Promise<boolean> {
  if ((await video.getCodec()) !== 'prores') return (await sequenceOf(video))?.framesOnly === false;
  const first = await new EncodedPacketSink(video).getFirstPacket().catch(() => null);
  const { byte, shift, mask } = PRORES_INTERLACE_MODE;
  return (((first?.data[byte] ?? 0) >> shift) & mask) !== 0;
}

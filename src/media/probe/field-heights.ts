/**
 * H.264 in half pictures (fields), as AVCHD camcorders and television put it into transport streams: mediabunny 1.61 takes
 * the height of one field for that of the picture, and all of the film came out half as high. Other containers say the size
 * beside the stream.
 */
import type { InputVideoTrack } from 'mediabunny';
import { sequenceOf } from '../avc/sequence-of-track.ts';

/** What the library keeps of a stream, as far as it is wrong; none of it is part of its published types. */
interface StreamInfo {
  height: number;
  squarePixelHeight: number;
  readonly decoderConfig: { codedHeight?: number; displayAspectHeight?: number };
}

interface StreamBacking {
  readonly elementaryStream: { readonly info: StreamInfo };
}

/** @param track of a transport stream */
export async function correctFieldHeight(track: InputVideoTrack): Promise<void> {
  const sequence = await sequenceOf(track);
  if (sequence === null || sequence.framesOnly) return;
  const { info } = (track as unknown as { readonly _backing: StreamBacking })._backing.elementaryStream;
  const { heightPx } = sequence;
  // Of samples that are not square the library widens the side that gets longer.
  const [sampleWidth, sampleHeight] = sequence.sampleAspect;
  info.height = heightPx;
  info.squarePixelHeight = Math.round(heightPx * Math.max(1, sampleHeight / sampleWidth));
  info.decoderConfig.codedHeight = heightPx;
  if (info.decoderConfig.displayAspectHeight !== undefined)
    info.decoderConfig.displayAspectHeight = info.squarePixelHeight;
}

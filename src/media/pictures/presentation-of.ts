/** How the pictures of an open source are shown: size, turn, the light of an HDR film, half pictures. */
import type { InputVideoTrack } from 'mediabunny';
import type { OpenSource } from '../probe/open-source.ts';
import type { Presentation } from './draw-upright.ts';
import { hdrTransferOf } from './hdr/hdr-light.ts';
import { mayBeInFields } from './in-fields.ts';

/** @param size as displayed, where it is known already */
export async function presentationOf(
  { peakNits }: Pick<OpenSource, 'peakNits'>,
  video: InputVideoTrack,
  size?: Pick<Presentation, 'widthPx' | 'heightPx'>,
): Promise<Presentation> {
  return {
    widthPx: size?.widthPx ?? (await video.getDisplayWidth()),
    heightPx: size?.heightPx ?? (await video.getDisplayHeight()),
    rotationDeg: await video.getRotation(),
    flipped: await video.getFlip(),
    // HLG is relative to its display: what is said of that changes nothing.
    peakNits: hdrTransferOf(await video.getColorSpace()) === 'pq' ? await peakNits() : null,
    inFields: await mayBeInFields(video),
  };
}

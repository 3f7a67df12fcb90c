/** Tells whether a canvas shows the pictures of a plan as they are. */
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { hdrTransferOf } from '../../pictures/hdr/hdr-light.ts';
import type { OpenSources } from '../open-sources.ts';

/** False for turned, mirrored and HDR pictures. Opens every source shown. Throws UnreadableMediaError. */
export async function areUpright(plan: CompositionPlan, sources: OpenSources): Promise<boolean> {
  const shown = new Set(plan.pictures.flatMap(({ spans }) => spans.map(({ sourceId }) => sourceId)));
  for (const id of shown) {
    const { video } = await sources.get(id);
    if (!video) return false;
    if ((await video.getRotation()) !== 0 || (await video.getFlip())) return false;
    if (hdrTransferOf(await video.getColorSpace()) !== null) return false;
  }
  return true;
}

/** The shots a segment shows, as they were found in its video and framed by hand. */
import type { Composition } from '../../../../contract/schemas/composition.ts';
import { type SeenShot, shotsOfSegment } from '../../../../timeline/geometry/segment-shots.ts';
import type { Edit, PlacedSegment } from '../../../../timeline/model/edit.ts';

export function shotsSeen(
  segment: PlacedSegment,
  { shots: set = [] }: Edit,
  composition: Composition | undefined,
): SeenShot[] {
  const { assetId } = segment;
  const known = (composition?.framing.paths ?? [])
    .filter((path) => path.assetId === assetId)
    .flatMap(({ shots = [] }) => shots);
  return shotsOfSegment(
    segment,
    known,
    set.filter((shot) => shot.assetId === assetId),
  );
}

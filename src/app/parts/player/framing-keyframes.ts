/** Where the crop of a composition goes over time, as its service says; none shows the middle. */
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { FramingKeyframe } from '../../../media/compose/composition-plan.ts';

export function framingKeyframes({ framing }: Composition, assetId: string): readonly FramingKeyframe[] {
  const paths = (framing.paths ?? []).filter((path) => path.assetId === assetId);
  return paths.flatMap(({ keyframes }) => keyframes);
}

/** What of a video a composition shows over time, as its service and its shots say; nothing said shows the middle. */
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { FramingPath } from '../../../media/compose/composition-plan.ts';
import { joinStretches } from '../../../media/compose/join-stretches.ts';
import { framedByHand } from '../../../media/compose/shot-framing.ts';

export function framingOf({ framing }: Pick<Composition, 'framing'>, assetId: string): FramingPath {
  const found = joinStretches((framing.paths ?? []).filter((path) => path.assetId === assetId));
  return framedByHand(found, framing.shots ?? []);
}

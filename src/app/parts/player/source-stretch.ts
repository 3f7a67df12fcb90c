/** Which stretch of its one source a plan plays, on the source's clock. */
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';

/** From 0 for a plan without a picture. */
export function sourceStretch({ pictures, durationSec }: CompositionPlan): {
  readonly startSec: number;
  readonly endSec: number;
} {
  const startSec = pictures[0]?.spans[0]?.sourceStartSec ?? 0;
  return { startSec, endSec: startSec + durationSec };
}

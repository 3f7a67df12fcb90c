/** Work that depends on a plan alone is done once: scenes are asked for many times a second. */
import type { CompositionPlan } from './composition-plan.ts';

/** Plans are never changed in place. */
export function perPlan<Result>(
  compute: (plan: CompositionPlan) => Result,
): (plan: CompositionPlan) => Result {
  const known = new WeakMap<CompositionPlan, { readonly result: Result }>();
  return (plan) => {
    let entry = known.get(plan);
    if (entry === undefined) {
      entry = { result: compute(plan) };
      known.set(plan, entry);
    }
    return entry.result;
  };
}

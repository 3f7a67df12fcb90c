/** Addresses of a plan's sources for the player, by their ids. The caller revokes them. */
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { madeSource } from '../../src/media/compose/made-source.ts';

export function addressesOf(
  plan: CompositionPlan,
  fileOf: (sourceId: string) => Blob,
): Record<string, string> {
  const ids = new Set([...plan.sources.map(({ id }) => id), ...plan.sounds.map(({ sourceId }) => sourceId)]);
  return Object.fromEntries(
    [...ids].map((id) => [id, URL.createObjectURL(madeSource(id, plan) ?? fileOf(id))]),
  );
}

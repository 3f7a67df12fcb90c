/** From what a composition holds to the plan it is drawn from, and the files that plan reads. */
import { type CompositionPlan, planComposition } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { type CompositionState, isClip } from './composition-state.ts';

export interface PlannedWork {
  readonly plan: CompositionPlan;
  /** The file of every source of the plan, by the source's id. */
  readonly files: Readonly<Record<string, string>>;
}

/** @throws ApiError NOT_FOUND where a file it is made of is gone */
export function planOfState({ database }: Studio, accountId: string, state: CompositionState): PlannedWork {
  if (!isClip(state)) throw new Error(`A composition of the kind ${state.scene.kind} cannot be drawn yet.`);
  const asset = requireAsset(database, accountId, state.sourceAssetId);
  const plan = planComposition(
    {
      ...state,
      source: { startSec: state.startSec, endSec: state.endSec },
      captions: { style: state.captionStyle },
    },
    { id: asset.id, width: asset.width, height: asset.height, hasAudio: asset.has_audio === 1 },
  );
  return { plan, files: { [asset.id]: asset.file } };
}

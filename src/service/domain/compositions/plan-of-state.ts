/** From what a composition holds to the plan it is drawn from, and the files that plan reads. */
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { planComposition } from '../../../media/compose/plans/plan-composition.ts';
import { planInputs, renameVoices, voicesOfInputs } from '../../../media/compose/plans/plan-inputs.ts';
import type { PlannedSource } from '../../../media/compose/plans/plan-parts.ts';
import { planVibeEdit } from '../../../media/compose/plans/plan-vibe-edit.ts';
import { durationOf, placeSegments } from '../../../timeline/model/edit.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { drawnBrand } from './brand-file-rows.ts';
import { betweenFilms, plannedSource } from './brand-films.ts';
import { assetsOfBuilt } from './built-inputs.ts';
import type { CompositionContext } from './composition-context.ts';
import { type BuiltState, type ClipState, type CompositionState, isClip } from './composition-state.ts';
import { framingOf } from './followed-stretch.ts';

export interface PlannedWork {
  readonly plan: CompositionPlan;
  /** By the ids of the plan's sources. */
  readonly files: Readonly<Record<string, string>>;
}

/** @throws ApiError NOT_FOUND where an asset it is made of is gone */
export async function planOfState(
  context: CompositionContext,
  accountId: string,
  state: CompositionState,
): Promise<PlannedWork> {
  const work = isClip(state)
    ? await planOfClip(context, accountId, state)
    : await planOfBuilt(context, accountId, state);
  return betweenFilms(context.database, accountId, state, work);
}

async function planOfClip(
  { database }: CompositionContext,
  accountId: string,
  state: ClipState,
): Promise<PlannedWork> {
  const asset = await requireAsset(database, accountId, state.sourceAssetId);
  const plan = planComposition(
    {
      ...state,
      source: { startSec: state.startSec, endSec: state.endSec },
      captions: {
        style: state.captionStyle,
        speakerColors: state.speakerColors,
        brand: await drawnBrand(database, accountId, state.brand),
        details: state.captionDetails,
      },
    },
    { id: asset.id, width: asset.width, height: asset.height, hasAudio: asset.has_audio === 1 },
    framingOf(state, asset.id),
  );
  return { plan, files: { [asset.id]: asset.file } };
}

async function planOfBuilt(
  { database }: CompositionContext,
  accountId: string,
  state: BuiltState,
): Promise<PlannedWork> {
  const { scene: inputs } = state;
  const files: Record<string, string> = {};
  const sources = new Map<string, PlannedSource>();
  for (const id of new Set(assetsOfBuilt(inputs))) {
    const asset = await requireAsset(database, accountId, id);
    files[id] = asset.file;
    sources.set(id, plannedSource(asset));
  }
  const { captionStyle: style, words, speakerColors, captionDetails: details } = state;
  const brand = await drawnBrand(database, accountId, state.brand);
  const captions = { style, words, speakerColors, brand, details };
  if (inputs.kind === 'vibeedit') {
    const { edit } = inputs;
    const timeline = { ...edit, durationSec: durationOf(edit), segments: placeSegments(edit) };
    const framings = new Map([...sources.keys()].map((id) => [id, framingOf(state, id)]));
    return {
      plan: planVibeEdit(timeline, { sources, framings, captions }, state),
      files,
    };
  }
  // Spoken files are named by themselves.
  for (const { file } of voicesOfInputs(inputs)) files[file] = file;
  const named = renameVoices(inputs, ({ file, durationSec }) => ({ sourceId: file, durationSec }));
  const framing = inputs.kind === 'streamer' ? framingOf(state, inputs.sourceAssetId) : { keyframes: [] };
  return { plan: planInputs(named, { sources, captions, framing }, state), files };
}

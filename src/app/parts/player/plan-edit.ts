/** The plan of a vibe edit, saved or not: one for its timeline, its composition page and what is exported. */
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { CompositionWord } from '../../../media/captions/composition-words.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { editFormat } from '../../../media/compose/plans/edit-format.ts';
import { type PlannedTimeline, planVibeEdit } from '../../../media/compose/plans/plan-vibe-edit.ts';
import type { DrawnComposition } from '../preview/drawn-brand.ts';
import { framingOf } from './framing-of.ts';

/** An edit with its segments placed: a timeline as the API shows it is one. */
export interface PlacedEdit extends PlannedTimeline {
  readonly aspect: string;
  readonly captions: {
    readonly enabled: boolean;
    readonly style: string;
    readonly speakerColors?: boolean | undefined;
  };
}

/**
 * @param words on the clock of the edit
 * @param composition says where faces were followed and how captions look beside the edit; undefined shows the
 * middle, in the style alone
 * @returns null while an asset of the edit is not known
 */
export function planEdit(
  edit: PlacedEdit,
  assets: ReadonlyMap<string, Asset>,
  words: readonly CompositionWord[],
  composition: DrawnComposition | undefined,
): CompositionPlan | null {
  const used = [
    ...edit.segments,
    ...edit.broll,
    ...(edit.audio ?? []),
    ...(edit.music === null ? [] : [edit.music]),
  ];
  const first = assets.get(edit.segments[0]?.assetId ?? '');
  if (first === undefined || used.some(({ assetId }) => !assets.has(assetId))) return null;
  const framings =
    composition === undefined
      ? []
      : [...assets.keys()].map((id) => [id, framingOf(composition, id)] as const);
  return planVibeEdit(
    edit,
    {
      sources: assets,
      framings: new Map(framings),
      captions: {
        style: edit.captions.enabled ? edit.captions.style : null,
        words,
        speakerColors: edit.captions.speakerColors,
        brand: composition?.captions.brand,
        details: composition?.captions.details,
      },
    },
    editFormat(edit.aspect, { width: first.width, height: first.height, fps: first.fps }),
  );
}

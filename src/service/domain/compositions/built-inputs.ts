/** What a built composition is made of, by the kind of its project. Assets by id; spoken lines by file name. */
import { assetsOfInputs, type InputsOf } from '../../../media/compose/plans/plan-inputs.ts';
import type { Edit } from '../../../timeline/model/edit.ts';

export interface SpokenFile {
  /** As in the FileStore. */
  readonly file: string;
  readonly durationSec: number;
}

/** Words corrected or hidden by hand, by their place in the transcript of their source. */
export type WordEdits = readonly {
  readonly assetId: string;
  readonly sourceIndex: number;
  readonly text: string;
  readonly hidden: boolean;
}[];

export interface VibeEditInputs {
  readonly kind: 'vibeedit';
  readonly edit: Edit;
  readonly wordEdits: WordEdits;
}

export type BuiltInputs = InputsOf<SpokenFile> | VibeEditInputs;

/** Every asset a composition is drawn or heard from. */
export function assetsOfBuilt(inputs: BuiltInputs): string[] {
  if (inputs.kind !== 'vibeedit') return assetsOfInputs(inputs);
  const { segments, broll, audio = [], music } = inputs.edit;
  return [...segments, ...broll, ...audio, ...(music === null ? [] : [music])].map(({ assetId }) => assetId);
}

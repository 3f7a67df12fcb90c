/** What a built composition is made of, by the kind of its project. Assets by id; spoken lines by file name. */

import { assetsOfScene, type SceneOf } from '../../../media/compose/plans/plan-scene.ts';
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

export interface VibeEditScene {
  readonly kind: 'vibeedit';
  readonly edit: Edit;
  readonly wordEdits: WordEdits;
}

export type BuiltScene = SceneOf<SpokenFile> | VibeEditScene;

/** Every asset a scene is drawn or heard from. */
export function assetsOfBuilt(scene: BuiltScene): string[] {
  if (scene.kind !== 'vibeedit') return assetsOfScene(scene);
  const { segments, broll, music } = scene.edit;
  return [...segments, ...broll, ...(music === null ? [] : [music])].map(({ assetId }) => assetId);
}

/** A brand's intro and outro around what a composition shows by itself, and what that does to its clock. */
import { bracketPlan, bracketSec } from '../../../media/compose/plans/bracket-plan.ts';
import type { PlannedSource } from '../../../media/compose/plans/plan-parts.ts';
import type { Word } from '../../../media/listen/word.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type AssetRow, requireAsset } from '../assets/asset-rows.ts';
import type { CompositionState } from './composition-state.ts';
import type { PlannedWork } from './plan-of-state.ts';

type Branded = Pick<CompositionState, 'brand' | 'fps'>;

/** @throws ApiError NOT_FOUND where a film is gone */
export async function betweenFilms(
  database: Queries,
  accountId: string,
  { brand }: Branded,
  { plan, files }: PlannedWork,
): Promise<PlannedWork> {
  const { intro, outro } = brand?.look ?? {};
  const films = {
    intro: await filmNamed(database, accountId, intro),
    outro: await filmNamed(database, accountId, outro),
  };
  const named = Object.values(films).filter((film) => film !== null);
  return {
    plan: bracketPlan(plan, {
      intro: films.intro && plannedSource(films.intro),
      outro: films.outro && plannedSource(films.outro),
    }),
    files: { ...files, ...Object.fromEntries(named.map(({ id, file }) => [id, file])) },
  };
}

export function plannedSource({ id, width, height, duration_sec, has_audio }: AssetRow): PlannedSource {
  return { id, width, height, durationSec: duration_sec, hasAudio: has_audio === 1 };
}

/** How much later everything is in exports and caption files. @throws ApiError NOT_FOUND where the intro is gone */
export async function introSecOf(
  database: Queries,
  accountId: string,
  { brand, fps }: Branded,
): Promise<number> {
  const film = await filmNamed(database, accountId, brand?.look.intro);
  return bracketSec(film && plannedSource(film), fps);
}

/** Words of a caption file, which is timed as exports are, on the composition's own clock. */
export function wordsAfterIntro(words: readonly Word[], introSec: number): readonly Word[] {
  if (introSec === 0) return words;
  return words
    .filter(({ endSec }) => endSec > introSec)
    .map((word) => ({
      ...word,
      startSec: Math.max(0, word.startSec - introSec),
      endSec: word.endSec - introSec,
    }));
}

async function filmNamed(
  database: Queries,
  accountId: string,
  named: { readonly assetId: string } | undefined,
): Promise<AssetRow | null> {
  return named === undefined ? null : requireAsset(database, accountId, named.assetId);
}

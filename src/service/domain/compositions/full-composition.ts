/** A composition with all that a list leaves out: its words, the path of its crop, its shots and the edit it became. */
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type CompositionRow, stateOf, toComposition } from './composition-rows.ts';
import { type CompositionState, isClip } from './composition-state.ts';
import type { FollowedStretch } from './followed-stretch.ts';
import { shotsOf } from './shots-of-state.ts';

export async function toFullComposition(database: Queries, row: CompositionRow): Promise<Composition> {
  const state = stateOf(row);
  const composition = withWordsAndPaths(row, state);
  const shots = await shotsOf(database, state);
  return {
    ...composition,
    framing: { ...composition.framing, ...(shots === null ? {} : { shots }) },
    ...(isClip(state) ? { timelineProjectId: await newestEditOf(database, row.id) } : {}),
  };
}

/** All that its row alone says. */
export function withWordsAndPaths(row: CompositionRow, state: CompositionState): Composition {
  const composition = toComposition(row, state);
  return {
    ...composition,
    framing: {
      ...composition.framing,
      ...(state.followed ? { paths: state.followed.map(toFramingPath) } : {}),
    },
    words: state.words.map((word) => ({ ...word })),
  };
}

/** null where no edit began as that clip, or none is left. */
async function newestEditOf(database: Queries, compositionId: string): Promise<string | null> {
  const edit = await database.get<{ id: string }>(
    'SELECT id FROM project WHERE made_from_composition_id = ? ORDER BY seq DESC LIMIT 1',
    [compositionId],
  );
  return edit?.id ?? null;
}

function toFramingPath({
  assetId,
  startSec,
  endSec,
  faceShare,
  path: { keyframes, whole, faces },
  shots,
}: FollowedStretch) {
  return {
    ...{ assetId, startSec, endSec, faceShare, keyframes: keyframes.map((key) => ({ ...key })) },
    ...(whole === undefined ? {} : { whole: whole.map((span) => ({ ...span })) }),
    ...(faces === undefined ? {} : { faces: faces.map((area) => ({ ...area })) }),
    ...(shots === undefined ? {} : { shots: shots.map((span) => ({ ...span })) }),
  };
}

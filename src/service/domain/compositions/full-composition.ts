/** A composition with all that a list leaves out: its words, the path of its crop and its shots. */
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Database } from '../../ports.ts';
import { type CompositionRow, stateOf, toComposition } from './composition-rows.ts';
import type { FollowedStretch } from './followed-stretch.ts';
import { shotsOf } from './shots-of-state.ts';

export function toFullComposition(database: Database, row: CompositionRow): Composition {
  const state = stateOf(row);
  const composition = toComposition(row);
  const shots = shotsOf(database, state);
  return {
    ...composition,
    framing: {
      ...composition.framing,
      ...(state.followed ? { paths: state.followed.map(toFramingPath) } : {}),
      ...(shots === null ? {} : { shots }),
    },
    words: state.words.map((word) => ({ ...word })),
  };
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

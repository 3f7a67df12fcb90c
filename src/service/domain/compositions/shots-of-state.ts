/** The shots of a composition and how each is framed: what was found, and what was set by hand (extension `framing_shots`). */
import { listShots, type ShotFraming, withShot } from '../../../base/film/source-shots.ts';
import type { BodyOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { conflict, invalid } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { readTrack } from '../assets/asset-tracks.ts';
import { type CompositionState, isClip } from './composition-state.ts';

export type ShotChange = NonNullable<BodyOf<'edit_composition'>['framing']>[number];

/** A request names a shot by its start, which may have been rounded on its way. */
const SAME_START_SEC = 0.002;

/** What has shots to be framed; null for all that is made of several things. */
function framedSource(state: CompositionState): { assetId: string; startSec: number; endSec: number } | null {
  if (isClip(state)) return { assetId: state.sourceAssetId, startSec: state.startSec, endSec: state.endSec };
  const { scene, durationSec } = state;
  // Areas of a stacked video are set with its project.
  if (scene.kind !== 'streamer' || scene.areas) return null;
  return { assetId: scene.sourceAssetId, startSec: 0, endSec: durationSec };
}

/** Whether there is one video throughout whose crop can be chosen. */
export function isFramed(state: CompositionState): boolean {
  return framedSource(state) !== null;
}

/** Those that are shown, with all of their length, on the source's clock; null where there is nothing to frame. */
export async function shotsOf(database: Queries, state: CompositionState): Promise<ShotFraming[] | null> {
  const source = framedSource(state);
  if (source === null) return null;
  const looked = (state.followed ?? []).filter(({ assetId }) => assetId === source.assetId);
  const base =
    looked.length > 0
      ? looked.flatMap(({ startSec, endSec, shots = [] }) =>
          shots.length > 0 ? shots : [{ startSec, endSec }],
        )
      : cutShots((await readTrack(database, source.assetId, 'picture'))?.shotCutsSec ?? [], source);
  return listShots(base, state.shotsSet ?? []).filter(
    ({ startSec, endSec }) => startSec < source.endSec && source.startSec < endSec,
  );
}

/**
 * @throws ApiError CONFLICT where there is nothing to frame; VALIDATION_FAILED for a start that no shot has, or a point
 * without its place
 */
export async function setShots<State extends CompositionState>(
  database: Queries,
  state: State,
  changes: readonly ShotChange[],
): Promise<State> {
  const shots = await shotsOf(database, state);
  if (shots === null) throw conflict(problem('not_framed'));
  const set = changes.reduce<ShotFraming[]>(
    (known, change, position) => {
      const shot = shots.find(({ startSec }) => Math.abs(startSec - change.startSec) < SAME_START_SEC);
      const at = `/framing/${position}`;
      if (shot === undefined)
        throw invalid(
          `${at}/startSec`,
          'unknown_shot',
          problem('shot_unknown', { seconds: change.startSec }),
        );
      return withShot(known, { ...shot, view: change.view, ...centerOf(change, at) });
    },
    [...(state.shotsSet ?? [])],
  );
  const { shotsSet: _, ...rest } = state;
  return (set.length === 0 ? rest : { ...rest, shotsSet: set }) as State;
}

function centerOf({ view, centerX, centerY }: ShotChange, at: string) {
  if (view !== 'point') return { centerX: null, centerY: null };
  if (typeof centerX !== 'number' || typeof centerY !== 'number')
    throw invalid(at, 'center_missing', problem('point_missing'));
  return { centerX, centerY };
}

/** Without a look at the faces the cuts of the analysis part the shots; without that there is one. */
function cutShots(cutsSec: readonly number[], { startSec, endSec }: { startSec: number; endSec: number }) {
  const first = cutsSec.findLast((cutSec) => cutSec <= startSec) ?? 0;
  const last = cutsSec.find((cutSec) => cutSec >= endSec) ?? endSec;
  const borders = [first, ...cutsSec.filter((cutSec) => cutSec > first && cutSec < last), last];
  return borders.slice(1).map((border, index) => ({ startSec: borders[index] as number, endSec: border }));
}

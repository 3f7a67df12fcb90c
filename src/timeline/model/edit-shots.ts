/**
 * Stretches of sources that are framed by hand. They belong to the source, not to a segment: whatever shows them, in
 * how many pieces and in which order, shows them so.
 */
import { type ShotFraming, withShot } from '../../base/film/source-shots.ts';
import type { Material } from './cut-segments.ts';
import { type Edit, type EditShot, roundSec } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { ShotChange } from './edit-operation.ts';

/** @throws EditError where the source may not be used, or it is not said what is wanted of which stretch */
export function setShot(edit: Edit, change: ShotChange, material: Material): Edit {
  const { assetId } = change;
  const lengthSec = material.usableSec(assetId);
  if (lengthSec === null)
    throw new EditError('clip_not_ready', `The video ${assetId} isn’t ready for this edit. Add it first.`);
  const shot = framingOf(change);
  if (shot.endSec > lengthSec + 1e-6)
    throw new EditError('outside_source', `This goes beyond the source, which is ${lengthSec} s long.`, {
      lengthSec,
    });
  const others = (edit.shots ?? []).filter((one) => one.assetId !== assetId);
  const own = withShot(shotsOf(edit, assetId), shot).map((one) => ({ ...one, assetId }));
  const shots = [...others, ...joined(own)].sort(byPlace);
  const { shots: _, ...rest } = edit;
  return shots.length === 0 ? rest : { ...rest, shots };
}

/** Every stretch that is framed otherwise in `after`, as it is there; `auto` where nothing is set any more. */
export function changedShots(before: Edit, after: Edit): EditShot[] {
  if (before.shots === after.shots) return [];
  const assetIds = new Set([...(before.shots ?? []), ...(after.shots ?? [])].map(({ assetId }) => assetId));
  return [...assetIds].flatMap((assetId) => {
    const [was, is] = [shotsOf(before, assetId), shotsOf(after, assetId)];
    const borders = [...was, ...is].flatMap(({ startSec, endSec }) => [startSec, endSec]);
    const edges = [...new Set(borders)].sort((a, b) => a - b);
    const changed = edges.slice(1).flatMap((endSec, index): EditShot[] => {
      const startSec = edges[index] as number;
      const now = lookAt(is, startSec);
      return isAlike(lookAt(was, startSec), now) ? [] : [{ assetId, startSec, endSec, ...now }];
    });
    return joined(changed);
  });
}

function shotsOf({ shots = [] }: Edit, assetId: string): EditShot[] {
  return shots.filter((shot) => shot.assetId === assetId);
}

/** A centre belongs to a point, and a point has one. */
function framingOf({ startSec, endSec, view, centerX, centerY }: ShotChange): ShotFraming {
  const isPoint = view === 'point';
  const hasCenter = typeof centerX === 'number' && typeof centerY === 'number';
  const span = { startSec: roundSec(startSec), endSec: roundSec(endSec) };
  if (span.endSec <= span.startSec || (isPoint && !hasCenter))
    throw new EditError('shot_unclear', 'A shot must end after it starts, and a point needs a position.');
  return {
    ...span,
    view,
    centerX: isPoint ? (centerX ?? null) : null,
    centerY: isPoint ? (centerY ?? null) : null,
  };
}

type Look = Pick<EditShot, 'view' | 'centerX' | 'centerY'>;

function lookAt(shots: readonly EditShot[], timeSec: number): Look {
  const shot = shots.find(({ startSec, endSec }) => startSec <= timeSec && timeSec < endSec);
  return { view: shot?.view ?? 'auto', centerX: shot?.centerX ?? null, centerY: shot?.centerY ?? null };
}

function isAlike(a: Look, b: Look): boolean {
  return a.view === b.view && a.centerX === b.centerX && a.centerY === b.centerY;
}

/** In order; stretches that meet and are framed alike are one, so that equal framings are equal lists. */
function joined(shots: readonly EditShot[]): EditShot[] {
  const result: EditShot[] = [];
  for (const shot of shots) {
    const last = result.at(-1);
    if (last !== undefined && last.endSec === shot.startSec && isAlike(last, shot))
      result[result.length - 1] = { ...last, endSec: shot.endSec };
    else result.push(shot);
  }
  return result;
}

function byPlace(a: EditShot, b: EditShot): number {
  if (a.assetId !== b.assetId) return a.assetId < b.assetId ? -1 : 1;
  return a.startSec - b.startSec;
}

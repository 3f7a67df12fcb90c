/** What a stretch of an edit shows, whatever its segments are called and however they are split. */
import { type Edit, placeSegments, sourceSecAt } from './edit.ts';

/** A stretch of one source, on its clock. */
interface Run {
  readonly assetId: string;
  readonly startSec: number;
  readonly endSec: number;
}

const NEAR_SEC = 1e-3;

/** In order; material that goes on across a cut is one run. `startSec` and `endSec` are on the output clock. */
function materialBetween(edit: Edit, startSec: number, endSec: number): Run[] {
  const runs: Run[] = [];
  for (const segment of placeSegments(edit)) {
    const fromSec = Math.max(startSec, segment.outputStartSec);
    const toSec = Math.min(endSec, segment.outputEndSec);
    if (toSec - fromSec < NEAR_SEC) continue;
    const { assetId } = segment;
    const run = { assetId, startSec: sourceSecAt(segment, fromSec), endSec: sourceSecAt(segment, toSec) };
    const last = runs.at(-1);
    if (last?.assetId === assetId && isNear(last.endSec, run.startSec))
      runs[runs.length - 1] = { ...last, endSec: run.endSec };
    else runs.push(run);
  }
  return runs;
}

/** Whether two edits show the same for so long, from where each begins. */
export function isSameMaterial(
  one: Edit,
  oneStartSec: number,
  other: Edit,
  otherStartSec: number,
  lengthSec: number,
): boolean {
  const [runs, others] = [
    materialBetween(one, oneStartSec, oneStartSec + lengthSec),
    materialBetween(other, otherStartSec, otherStartSec + lengthSec),
  ];
  return (
    runs.length === others.length &&
    runs.every((run, at) => {
      const beside = others[at];
      return (
        beside?.assetId === run.assetId &&
        isNear(beside.startSec, run.startSec) &&
        isNear(beside.endSec, run.endSec)
      );
    })
  );
}

function isNear(aSec: number, bSec: number): boolean {
  return Math.abs(aSec - bSec) < NEAR_SEC;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { editContext as context, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperation, applyOperations } from './apply-operations.ts';
import { type Edit, placeSegments } from './edit.ts';
import { EditError } from './edit-error.ts';
import { operationsBetween } from './operations-between.ts';

const speed = fc.double({ min: 0.25, max: 4, noNaN: true });
/** Around the least that a piece lasts. */
const least = fc.double({ min: 0.05 - 2e-6, max: 0.05 + 2e-6, noNaN: true });

function splitOff(edit: Edit, lengthSec: number, end: 'start' | 'end'): Edit | null {
  const [first] = placeSegments(edit);
  const atSec = end === 'start' ? lengthSec : (first?.outputEndSec ?? 0) - lengthSec;
  try {
    return applyOperation(edit, { type: 'split', segmentId: 'a', atSec }, context());
  } catch (error) {
    expect(error).toMatchObject({ reason: 'split_outside' });
    return null;
  }
}

describe('a piece as short as pieces may be', () => {
  it('stays through steps that are not about it, at any speed', () => {
    fc.assert(
      fc.property(speed, least, fc.constantFrom('start', 'end'), (faster, lengthSec, end) => {
        const given = context('later ');
        const sped = applyOperation(
          startEdit(),
          { type: 'set_segment', segmentId: 'a', speed: faster },
          given,
        );
        const edit = splitOff(sped, lengthSec, end);
        if (edit === null) return;
        const moved = applyOperation(edit, { type: 'move', segmentId: 'b', toIndex: 0 }, given);
        expect(moved.segments).toEqual([edit.segments[2], edit.segments[0], edit.segments[1]]);
        const undone = applyOperations(moved, operationsBetween(moved, sped, given), given);
        expect(undone).toEqual(sped);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('is refused where it would be too short once its ends are rounded', () => {
    const slow = applyOperation(startEdit(), { type: 'set_segment', segmentId: 'a', speed: 0.25 }, context());
    // A quarter of a microsecond short of 50 ms, and four of them with both ends rounded.
    const short = { sourceStartSec: 1.00000051, sourceEndSec: 1.01250045 };
    expect(() => applyOperation(slow, { type: 'trim', segmentId: 'a', ...short }, context())).toThrow(
      EditError,
    );
  });
});

describe('a stretch that is cut out', () => {
  it('leaves the ends of what it does not reach as they were', () => {
    fc.assert(
      fc.property(speed, speed, (first, second) => {
        const edit = applyOperations(
          startEdit(),
          [
            { type: 'set_segment', segmentId: 'a', speed: first },
            { type: 'set_segment', segmentId: 'b', speed: second },
          ],
          context(),
        );
        const place = placeSegments(edit)[1]?.outputStartSec ?? 0;
        const cut = applyOperation(
          edit,
          { type: 'remove_range', outputStartSec: place + 0.5, outputEndSec: place + 1 },
          context(),
        );
        expect(cut.segments[0]).toEqual(edit.segments[0]);
        expect(cut.segments[2]?.sourceEndSec).toBe(edit.segments[1]?.sourceEndSec);
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});

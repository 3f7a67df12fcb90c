import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAfter, editContext, sec, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { sourceSecAt } from '../model/edit.ts';
import { viewEdit } from './edit-view.ts';
import { markerSecs, toggledMarker } from './markers.ts';

const view = (edit = startEdit()) => viewEdit(edit, () => []);

describe('markers', () => {
  it('are put where the playhead stands and taken away there', () => {
    fc.assert(
      fc.property(sec, (wanted) => {
        const start = view();
        const atSec = Math.min(wanted, start.durationSec);
        const marked = toggledMarker(start, [], atSec, 0.02);
        expect(markerSecs(start, marked)[0]).toBeCloseTo(atSec, 6);
        expect(toggledMarker(start, marked, atSec, 0.02)).toEqual([]);
      }),
    );
  });

  it('stay on their picture whatever is cut, and are never outside the edit', () => {
    fc.assert(
      fc.property(fc.array(sec, { maxLength: 4 }), fc.array(wish, { maxLength: 6 }), (wanted, wishes) => {
        const start = view();
        const markers = wanted.reduce(
          (list, atSec) => toggledMarker(start, list, Math.min(atSec, start.durationSec), 0),
          [] as ReturnType<typeof toggledMarker>,
        );
        const cut = view(editAfter(startEdit(), wishes, editContext()));
        for (const at of markerSecs(cut, markers)) {
          const shown = cut.segments.filter(
            (one) => at >= one.outputStartSec - 1e-5 && at <= one.outputEndSec + 1e-5,
          );
          const sources = shown.map((one) => [one.assetId, sourceSecAt(one, at)] as const);
          expect(
            sources.some(([assetId, sourceSec]) =>
              markers.some((one) => one.assetId === assetId && Math.abs(one.sourceSec - sourceSec) < 1e-4),
            ),
          ).toBe(true);
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { type EditView, viewEdit } from '../geometry/edit-view.ts';
import { applyOperations } from '../model/apply-operations.ts';
import { MUSIC_ID } from '../model/edit.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { removeSelected } from './commands.ts';
import { moveMusic, nudge, slipSelected, trimSelected } from './steps.ts';

const FRAME_SEC = 1 / 30;
const lengths = editContext();

function viewAfter(...operations: EditOperation[]): EditView {
  const context = editContext();
  return viewEdit(applyOperations(startEdit(), operations, context), context.wordsOf);
}

const order = (view: EditView, operations: readonly EditOperation[]): string[] =>
  applyOperations(view.edit, operations, editContext('n')).segments.map(({ id }) => id);

describe('a step', () => {
  it('moves all selected segments one place, and says when there is no further place', () => {
    const view = viewAfter({ type: 'split', segmentId: 'a', atSec: 5 });
    const [first = '', second = '', third = ''] = view.segments.map(({ id }) => id);
    expect(order(view, nudge(view, new Set([first, second]), 1))).toEqual([third, first, second]);
    expect(order(view, nudge(view, new Set([second, third]), -1))).toEqual([second, third, first]);
    expect(() => nudge(view, new Set([first]), -1)).toThrow('further on this side');
    expect(() => nudge(view, new Set([third]), 1)).toThrow('further on this side');
    expect(() => nudge(view, new Set(), 1)).toThrow('Nothing is selected');
  });

  it('trims as far as there is material, then says that there is none', () => {
    const view = viewAfter();
    expect(trimSelected(view, new Set(['b']), 'end', 3, lengths)).toEqual([
      { type: 'trim', segmentId: 'b', sourceEndSec: 12.5 },
    ]);
    expect(() => trimSelected(view, new Set(['a']), 'start', -FRAME_SEC, lengths)).toThrow(
      'source ends here',
    );
    expect(() => trimSelected(view, new Set(['none']), 'end', 1, lengths)).toThrow('Nothing is selected');
  });

  it('slips segments only, as far as there is material', () => {
    const view = viewAfter();
    expect(slipSelected(view, new Set(['b']), -9, lengths)).toEqual([
      { type: 'trim', segmentId: 'b', sourceStartSec: 0, sourceEndSec: 10 },
    ]);
    expect(() => slipSelected(view, new Set(['a']), -FRAME_SEC, lengths)).toThrow('source ends here');
    expect(() => slipSelected(view, new Set(), FRAME_SEC, lengths)).toThrow('Nothing is selected');
  });

  it('moves music that is selected, and says what else it can do', () => {
    const music = { assetId: 'music', volume: 0.2, startSec: 1 };
    const view = viewAfter({ type: 'set_music', music });
    const chosen = new Set([MUSIC_ID]);
    expect(nudge(view, chosen, -1)).toEqual([{ type: 'set_music', music: { ...music, startSec: 2 } }]);
    expect(() =>
      nudge(viewAfter({ type: 'set_music', music: { ...music, startSec: 0 } }), chosen, 1),
    ).toThrow('already starts at its first second');
    expect(removeSelected(view, chosen)).toEqual([{ type: 'set_music', music: null }]);
    expect(() => trimSelected(view, chosen, 'end', 1, lengths)).toThrow('as long as the edit');
    expect(() => slipSelected(view, chosen, 1, lengths)).toThrow('as long as the edit');
    expect(() => nudge(viewAfter(), chosen, 1)).toThrow('Nothing is selected');
  });

  it('moves music no earlier than its first second', () => {
    const view = viewAfter({ type: 'set_music', music: { assetId: 'music', volume: 0.2, startSec: 1 } });
    expect(moveMusic(view, 1)).toMatchObject([{ music: { startSec: 0 } }]);
    const atStart = viewAfter({ type: 'set_music', music: { assetId: 'music', volume: 0.2, startSec: 0 } });
    expect(() => moveMusic(atStart, 1)).toThrow('already starts at its first second');
    expect(() => moveMusic(viewAfter(), 1)).toThrow('has no music');
  });
});

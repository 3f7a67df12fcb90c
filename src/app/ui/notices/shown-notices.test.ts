import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownNotices } from './shown-notices.ts';
import type { Notice } from './toasts.tsx';

const undo = { label: 'Undo', run: () => undefined };
const plain = (id: number, text = `said ${id}`): Notice => ({ id, text });
const undoable = (id: number, text = `done ${id}`): Notice => ({ id, text, action: undo });
const idsOf = (notices: readonly Notice[]) => shownNotices(notices).map(({ id }) => id);

describe('notices on screen', () => {
  it('keep an undo when others come', () => {
    expect(idsOf([undoable(1), plain(2), plain(3), plain(4)])).toEqual([1, 3, 4]);
    expect(idsOf([undoable(1), undoable(2), undoable(3), plain(4)])).toEqual([2, 3, 4]);
  });

  it('say the same once, and offer two undos as two', () => {
    expect(idsOf([plain(1, 'Copied'), undoable(2), plain(3, 'Copied')])).toEqual([2, 3]);
    expect(idsOf([undoable(1, '1 accepted'), undoable(2, '1 accepted')])).toEqual([1, 2]);
  });

  it('are at most three, in the order they came, the newest among them', () => {
    const notices = fc
      .array(fc.record({ text: fc.constantFrom('a', 'b', 'c'), undo: fc.boolean() }), { maxLength: 9 })
      .map((all) => all.map((one, id) => (one.undo ? undoable(id, one.text) : plain(id, one.text))));
    fc.assert(
      fc.property(notices, (all) => {
        const ids = idsOf(all);
        expect(ids.length).toBeLessThanOrEqual(3);
        expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
        expect(ids.at(-1)).toBe(all.at(-1)?.id);
      }),
    );
  });
});

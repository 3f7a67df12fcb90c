import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edit, MUSIC_ID } from '../../../timeline/model/edit.ts';
import { namedSelection, selectionNamed } from './named-selection.ts';

const edit = {
  segments: [{ id: 'seg_a' }, { id: 'seg_b' }],
  texts: [{ id: 'txt_a' }],
  broll: [],
  music: { assetId: 'ast_a' },
} as unknown as Edit;

describe('a selection in the address', () => {
  it('comes back as it was, whatever else an address names', () => {
    const id = fc.constantFrom('seg_a', 'seg_b', 'txt_a', MUSIC_ID);
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.array(fc.constantFrom('gone', 'made up')), (ids, others) => {
        const selection = new Set(ids);
        const named = namedSelection(selection, edit);
        expect(selectionNamed([...others, named].join('.'), edit)).toEqual(selection);
      }),
    );
  });

  it('waits for the lasting names of what was just made', () => {
    expect(namedSelection(new Set(['seg_a', 'segment made here 1']), edit)).toBeNull();
  });

  it('names none of very many', () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ id: `seg_${at}` }));
    const large = { ...edit, segments: many } as unknown as Edit;
    expect(namedSelection(new Set(many.map(({ id }) => id)), large)).toBe('');
  });
});

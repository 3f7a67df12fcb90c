import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPlaces } from './changed-places.ts';

const read = (text: string) => text.split(' ').map((word) => ({ text: word, hidden: false }));

describe('the places a replacement changes', () => {
  it('are told with the words beside them', () => {
    const after = read('we raised the cost today').map((word, row) =>
      row === 1 ? { ...word, hidden: true } : word,
    );
    expect(changedPlaces(read('we raised the price today'), after)).toEqual([
      { row: 1, before: 'raised', after: '', lead: 'we', trail: 'the' },
      { row: 3, before: 'price', after: 'cost', lead: 'the', trail: 'today' },
    ]);
  });

  it('are none where nothing changed, and never more than the words that did', () => {
    const word = fc.record({ text: fc.constantFrom('a', 'b'), hidden: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word)), (rows) => {
        const before = rows.map(([one]) => one);
        const after = rows.map(([, one]) => one);
        const changed = rows.filter(([a, b]) => a.text !== b.text || a.hidden !== b.hidden).length;
        expect(changedPlaces(before, before)).toEqual([]);
        const places = changedPlaces(before, after).length;
        expect(places).toBeLessThanOrEqual(changed);
        expect(places > 0).toBe(changed > 0);
      }),
    );
  });
});

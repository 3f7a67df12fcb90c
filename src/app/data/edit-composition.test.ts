import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Composition } from '../../contract/schemas/composition.ts';
import { type CompositionChange, stillApplies } from './edit-composition.ts';

/** The parts of a composition that edits look at. */
function composition(changes: Partial<Composition> = {}): Composition {
  return {
    title: 'Title',
    hook: null,
    captions: { style: 'boxed' },
    source: { assetId: 'ast_1', startSec: 10, endSec: 30 },
    words: ['never', 'say', 'soon'].map((text, index) => ({
      index,
      text,
      startSec: index,
      endSec: index + 1,
      hidden: false,
    })),
    ...changes,
  } as Composition;
}

const withWord = (index: number, change: { text?: string; hidden?: boolean }): Composition =>
  composition({
    words: (composition().words ?? []).map((word) => (word.index === index ? { ...word, ...change } : word)),
  });

const wordChange = (index: number): CompositionChange => ({
  kind: 'words',
  replacements: [{ index, text: 'new' }],
});

describe('a change met by another one', () => {
  it('always applies where nothing else was changed', () => {
    const change = fc.oneof(
      fc.nat(2).map(wordChange),
      fc.constant<CompositionChange>({ kind: 'fields', edit: { title: 'Other' } }),
      fc.constant<CompositionChange>({ kind: 'fields', edit: { startSec: 1, endSec: 2 } }),
    );
    fc.assert(
      fc.property(change, (one) => {
        expect(stillApplies(one, composition(), composition())).toBe(true);
      }),
    );
  });

  it('applies to a word exactly when that word is as it was', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), fc.boolean(), (mine, theirs, hides) => {
        const now = withWord(theirs, hides ? { hidden: true } : { text: 'theirs' });
        expect(stillApplies(wordChange(mine), composition(), now)).toBe(mine !== theirs);
      }),
    );
  });

  it('does not apply to a word that is gone', () => {
    expect(stillApplies(wordChange(1), composition(), composition({ words: [] }))).toBe(false);
  });

  it('applies to a field that stayed, whatever happened to the others', () => {
    const now = composition({ title: 'Theirs' });
    expect(stillApplies({ kind: 'fields', edit: { hook: 'Mine' } }, composition(), now)).toBe(true);
    expect(stillApplies({ kind: 'fields', edit: { title: 'Mine' } }, composition(), now)).toBe(false);
  });

  it('does not trim what was trimmed elsewhere', () => {
    const now = composition({ source: { assetId: 'ast_1', startSec: 12, endSec: 30 } });
    expect(stillApplies({ kind: 'fields', edit: { endSec: 25 } }, composition(), now)).toBe(false);
  });

  it('replaces everywhere, also in what was changed since', () => {
    const words = { kind: 'words', replacements: [] } as const;
    const find = { kind: 'find', find: 'a', replaceWith: 'b', matchCase: false, words } as const;
    expect(stillApplies(find, composition(), withWord(0, { text: 'theirs' }))).toBe(true);
  });
});

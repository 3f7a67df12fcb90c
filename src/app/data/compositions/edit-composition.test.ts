import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { type Fault, refused } from '../../../testing/client/faulty-transport.ts';
import { startClient } from '../../../testing/client/start-client.ts';
import { acceptedClip, analyzedProject } from '../../../testing/conformance/journey.ts';
import { type CompositionChange, changeComposition, EditConflict, stillApplies } from './edit-composition.ts';

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

describe('a conflict of a service that names no reasons', () => {
  const withoutReason: Fault = async (send) => {
    const answer = await send();
    const { error } = await answer.json();
    return Response.json({ error: { ...error, details: undefined } }, { status: answer.status });
  };
  const hook: CompositionChange = { kind: 'fields', edit: { hook: 'Mine' } };

  /** A composition, and how somebody else changes it. */
  async function shared() {
    const { client, caller, transport } = await startClient();
    const { clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const edited = async (edit: { title?: string; hook?: string }): Promise<void> => {
      const body = { ...edit, expectedRevision: composition.revision };
      await caller.ok('edit_composition', { params: { compositionId: composition.id }, body });
    };
    const change = () => changeComposition(client, composition.id, composition, hook);
    return { transport, edited, change };
  }

  it('is seen to be an edit of somebody else, which the change goes on from', async () => {
    const { transport, edited, change } = await shared();
    await edited({ title: 'Theirs' });
    transport.break(/\/edit$/, withoutReason);
    expect(await change()).toMatchObject({ title: 'Theirs', hook: 'Mine' });
  });

  it('is told as one where both changed the same', async () => {
    const { transport, edited, change } = await shared();
    await edited({ hook: 'Theirs' });
    transport.break(/\/edit$/, withoutReason);
    await expect(change()).rejects.toBeInstanceOf(EditConflict);
  });

  it('is told as it came where nobody changed anything', async () => {
    const { transport, change } = await shared();
    transport.break(/\/edit$/, refused(409, 'CONFLICT'));
    await expect(change()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(transport.count(/\/edit$/)).toBe(1);
  });
});

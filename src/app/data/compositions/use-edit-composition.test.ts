import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { type Fault, refused } from '../../../testing/client/faulty-transport.ts';
import { startClient } from '../../../testing/client/start-client.ts';
import { acceptedClip, analyzedProject } from '../../../testing/conformance/journey.ts';
import { finishUnsent } from '../changes/finish-unsent.ts';
import { heldChanges } from '../changes/held-changes.ts';
import { keepUnsent, keptUnsent } from '../changes/unsent.ts';
import { KEYS } from '../reads/query-keys.ts';
import { comparedOf, EditConflict, type FieldEdit } from './edit-composition.ts';
import { editMutation } from './use-edit-composition.ts';

beforeEach(() => standInBrowser());
afterEach(() => void vi.unstubAllGlobals());

/** A composition that is open in an editor. */
async function openComposition() {
  const { client, caller, transport } = await startClient();
  const { clips } = await analyzedProject(caller);
  const { composition } = await acceptedClip(caller, clips[0]);
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  queries.setQueryData(KEYS.composition(composition.id), composition);
  const editor = new MutationObserver(queries, editMutation(client, queries, composition.id));
  const edit = (fields: FieldEdit): Promise<Composition> => editor.mutate({ kind: 'fields', edit: fields });
  const elsewhere = (fields: FieldEdit) =>
    caller.ok('edit_composition', {
      params: { compositionId: composition.id },
      body: { ...fields, expectedRevision: composition.revision },
    });
  const { id: connectionId } = client.connection;
  const kept = () => keptUnsent(connectionId);
  const toChoose = () => heldChanges(connectionId, composition.id);
  const shown = () => caller.ok('get_composition', { params: { compositionId: composition.id } });
  return { client, composition, edit, elsewhere, kept, toChoose, shown, transport };
}

describe('edits of a composition', () => {
  it('are each told to be saved, also where another follows before the answer', async () => {
    const { edit, kept } = await openComposition();
    const saved: string[] = [];
    await Promise.all([
      edit({ title: 'First' }).then(({ title }) => saved.push(title)),
      edit({ hook: 'Second' }).then(({ hook }) => saved.push(hook ?? '')),
    ]);
    expect(saved).toEqual(['First', 'Second']);
    expect(kept()).toEqual([]);
  });

  it('are kept as made on what the edit before them made', async () => {
    const { client, edit, shown, transport } = await openComposition();
    let fails = true;
    let asked = 0;
    const fault: Fault = (send, init) => {
      asked += 1;
      return asked > 1 && fails ? refused(500, 'INTERNAL')(send, init) : send();
    };
    transport.break(/\/edit$/, fault, Number.POSITIVE_INFINITY);
    const [first, second] = await Promise.allSettled([edit({ title: 'First' }), edit({ title: 'Second' })]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    fails = false;
    expect(await finishUnsent(client)).toEqual({ done: 1, undone: [] });
    expect((await shown()).composition.title).toBe('Second');
  });

  it('that met another wait for a choice on the device, until the same is saved anew', async () => {
    const { composition, edit, elsewhere, toChoose } = await openComposition();
    await elsewhere({ title: 'Theirs' });
    const mine = { kind: 'fields', edit: { title: 'Mine' } } as const;
    await expect(edit(mine.edit)).rejects.toBeInstanceOf(EditConflict);
    expect(toChoose()).toMatchObject([{ change: mine, revision: composition.revision }]);
    await edit({ hook: 'Beside it' });
    expect(toChoose()).toHaveLength(1);
    await edit({ title: 'Anew' });
    expect(toChoose()).toEqual([]);
  });

  it('that the service failed at are saved at a later start', async () => {
    const { client, edit, kept, shown, transport } = await openComposition();
    let fails = true;
    const fault: Fault = (send, init) => (fails ? refused(500, 'INTERNAL')(send, init) : send());
    transport.break(/\/edit$/, fault, Number.POSITIVE_INFINITY);
    await expect(edit({ title: 'Mine' })).rejects.toThrow();
    expect(kept()).toMatchObject([{ waits: true }]);
    fails = false;
    expect(await finishUnsent(client)).toEqual({ done: 1, undone: [] });
    expect((await shown()).composition.title).toBe('Mine');
  });

  it('left behind by a page wait for a choice where the same was changed since', async () => {
    const { client, composition, elsewhere, toChoose, shown } = await openComposition();
    const change = { kind: 'fields', edit: { title: 'Mine' } } as const;
    const before = comparedOf(change, composition);
    const what = { kind: 'composition', compositionId: composition.id, change, before } as const;
    keepUnsent(client.connection.id, what).wait();
    await elsewhere({ title: 'Theirs' });
    expect(await finishUnsent(client)).toMatchObject({
      done: 0,
      undone: [{ error: { name: 'EditConflict', problem: { code: 'changed_elsewhere' } } }],
    });
    expect(await finishUnsent(client)).toBeNull();
    expect(toChoose()).toMatchObject([{ change }]);
    expect((await shown()).composition.title).toBe('Theirs');
  });
});

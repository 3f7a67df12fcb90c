import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../../contract/schemas/composition.ts';
import { standInBrowser } from '../../testing/client/fault-runs/browser-stand-in.ts';
import { startClient } from '../../testing/client/start-client.ts';
import { acceptedClip, analyzedProject } from '../../testing/conformance/journey.ts';
import type { FieldEdit } from './edit-composition.ts';
import { KEYS } from './query-keys.ts';
import { keptUnsent } from './unsent.ts';
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
  const kept = () => keptUnsent(client.connection.id).map(({ what, waits }) => ({ what, waits }));
  return { edit, elsewhere, kept, transport };
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
});

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../../client/api-error.ts';
import { type ErrorCode, STORAGE_FULL } from '../../../contract/errors.ts';
import type { TimelineOperation } from '../../../contract/schemas/timeline.ts';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { startClient } from '../../../testing/client/start-client.ts';
import {
  acceptedClip,
  analyzedProject,
  preparedEdit,
  uploadTalk,
} from '../../../testing/conformance/journey.ts';
import { comparedOf, type FieldEdit } from '../compositions/edit-composition.ts';
import { sendDecision } from '../projects/decide-clips.ts';
import { placeOfStory, writeStory } from '../projects/stories.ts';
import { readTimeline, sendOperations } from '../timeline/timeline.ts';
import { finishUnsent } from './finish-unsent.ts';
import { readTyped } from './kept-typed.ts';
import { maySucceedLater } from './may-succeed-later.ts';
import { type KeptUnsent, keepUnsent, keptUnsent } from './unsent.ts';
import { UNSENT_PREFIX } from './unsent-keys.ts';

const answer = (code: ErrorCode, details = {}): ApiError =>
  new ApiError({ kind: 'answer', operation: 'edit_composition', code, message: 'It failed.', details });

describe('what a page left undone', () => {
  it('stays for the next start where the service failed at it, was busy, or had no room', () => {
    for (const code of ['INTERNAL', 'UNAVAILABLE', 'UPSTREAM_FAILED', 'RATE_LIMITED', 'NOT_READY'] as const)
      expect(maySucceedLater(answer(code)), code).toBe(true);
    expect(maySucceedLater(answer('UNAVAILABLE', { reason: STORAGE_FULL }))).toBe(true);
  });

  it('is given up, and told, where it no longer means what it meant', () => {
    for (const code of ['CONFLICT', 'NOT_FOUND', 'VALIDATION_FAILED'] as const)
      expect(maySucceedLater(answer(code)), code).toBe(false);
    expect(maySucceedLater(new Error('Of this page.'))).toBe(false);
  });
});

it('of two changes to one part the later is done, whether the earlier one had arrived or not', async () => {
  standInBrowser();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { client, caller } = await startClient();
  const { clips } = await analyzedProject(caller);
  for (const hasArrived of [false, true]) {
    const { composition } = await acceptedClip(caller, clips[hasArrived ? 0 : 1]);
    const params = { compositionId: composition.id };
    const leave = (title: string, place: number): void => {
      const change = { kind: 'fields', edit: { title } } as const;
      const what = {
        kind: 'composition',
        ...params,
        change,
        before: comparedOf(change, composition),
      } as const;
      const { id: connectionId } = client.connection;
      const kept: KeptUnsent = { connectionId, tab: 'gone', madeAtMs: Date.now(), place, what };
      localStorage.setItem(UNSENT_PREFIX + crypto.randomUUID(), JSON.stringify(kept));
    };
    leave('Typed', 1);
    leave('Typed on', 2);
    if (hasArrived)
      await caller.ok('edit_composition', {
        params,
        body: { expectedRevision: composition.revision, title: 'Typed' },
      });
    expect(await finishUnsent(client)).toEqual({ done: 2, undone: [] });
    expect((await caller.ok('get_composition', { params })).composition.title).toBe('Typed on');
  }
});

describe('what was typed in a work that is gone', () => {
  beforeEach(() => standInBrowser());
  afterEach(() => void vi.unstubAllGlobals());

  /** A composition that went with its clip, and how a tab that is gone left changes of it behind. */
  async function goneComposition() {
    const { client, caller } = await startClient();
    const { clips } = await analyzedProject(caller);
    const { clip, composition } = await acceptedClip(caller, clips[0]);
    const params = { compositionId: composition.id };
    const { composition: edited } = await caller.ok('edit_composition', {
      params,
      body: { expectedRevision: composition.revision, title: 'Mine' },
    });
    await sendDecision(client, { clip, decision: 'restore' });
    const unsent = (edit: FieldEdit) => {
      const change = { kind: 'fields', edit } as const;
      return { kind: 'composition', ...params, change, before: comparedOf(change, edited) } as const;
    };
    const { id: connectionId } = client.connection;
    const leave = (edit: FieldEdit, madeAtMs = Date.now()): void => {
      const kept: KeptUnsent = { connectionId, tab: 'gone', madeAtMs, place: 1, what: unsent(edit) };
      localStorage.setItem(UNSENT_PREFIX + crypto.randomUUID(), JSON.stringify(kept));
    };
    const bringBack = async (): Promise<void> => {
      const [item] = (await caller.owner('list_bin')).body.data;
      await caller.owner('restore_bin_item', { params: { itemId: item?.id ?? '' } });
    };
    const shown = async () => (await caller.ok('get_composition', { params })).composition;
    return { client, connectionId, leave, unsent, bringBack, shown };
  }

  it('waits, is told once, and is done when that comes back', async () => {
    const { client, leave, bringBack, shown } = await goneComposition();
    leave({ title: 'Typed' }, Date.now() - 2);
    leave({ title: 'Typed on', hook: 'And this' }, Date.now() - 1);
    expect(await finishUnsent(client)).toMatchObject({ done: 0, undone: [{ error: { code: 'NOT_FOUND' } }] });
    expect(await finishUnsent(client)).toEqual({ done: 0, undone: [] });
    await bringBack();
    expect(await finishUnsent(client)).toEqual({ done: 1, undone: [] });
    expect(await shown()).toMatchObject({ title: 'Typed on', hook: 'And this' });
    expect(await finishUnsent(client)).toBeNull();
  });

  it('waits where the page itself was told so, until the same is changed anew', async () => {
    const { client, connectionId, unsent, bringBack, shown } = await goneComposition();
    keepUnsent(connectionId, unsent({ title: 'Typed' })).wait();
    keepUnsent(connectionId, unsent({ hook: 'Left' })).wait();
    expect(await finishUnsent(client)).toEqual({ done: 0, undone: [] });
    keepUnsent(connectionId, unsent({ title: 'Typed anew' })).wait();
    expect(keptUnsent(connectionId)).toHaveLength(2);
    await bringBack();
    await finishUnsent(client);
    expect((await shown()).title).toBe('Typed anew');
  });

  it('is given up once a bin would hold it no longer', async () => {
    const { client, connectionId, leave } = await goneComposition();
    leave({ title: 'Typed' }, Date.now() - 31 * 86_400_000);
    expect((await finishUnsent(client))?.undone).toHaveLength(1);
    expect(keptUnsent(connectionId)).toEqual([]);
  });
});

describe('steps of an edit whose page went', () => {
  beforeEach(() => standInBrowser());
  afterEach(() => void vi.unstubAllGlobals());

  const mute: TimelineOperation = { type: 'set_lane', lane: 'music', muted: true };
  const text: TimelineOperation = {
    ...{ type: 'add_text', text: 'Mine', preset: 'label' },
    ...{ outputStartSec: 1, durationSec: 1 },
  };

  /** An edit where `sent` arrived, of steps that a page that is gone had not heard to have arrived. */
  async function leftEdit(sent: TimelineOperation, steps: readonly TimelineOperation[]) {
    const { client, caller } = await startClient();
    const { projectId } = await preparedEdit(caller, (await uploadTalk(caller)).id);
    const { revision } = await readTimeline(client, projectId);
    await sendOperations(client, projectId, revision, [sent]);
    const kept: KeptUnsent = {
      ...{ connectionId: client.connection.id, tab: 'gone', madeAtMs: Date.now(), place: 1 },
      what: {
        ...{ kind: 'timeline', projectId, revision },
        steps: steps.map((one) => ({ kind: 'apply', operations: [one], made: [] })),
        sides: { revision, before: 'as it was', mine: 'as it was meant' },
      },
    };
    localStorage.setItem(`${UNSENT_PREFIX}one`, JSON.stringify(kept));
    const shown = async () => {
      const { texts, mutedLanes = [], revision: now } = await readTimeline(client, projectId);
      return { texts: texts.map((one) => one.text), mutedLanes, since: now - revision };
    };
    return { client, shown, held: () => keptUnsent(client.connection.id).map(({ what }) => what) };
  }

  it('go on behind the first, which had arrived', async () => {
    const { client, shown } = await leftEdit(text, [text, mute]);
    expect(await finishUnsent(client)).toEqual({ done: 1, undone: [] });
    expect(await shown()).toEqual({ texts: ['Mine'], mutedLanes: ['music'], since: 2 });
  });

  it('are told, none of them done, and kept for the editor where another change has come instead', async () => {
    const { client, shown, held } = await leftEdit(mute, [text, text]);
    expect(await finishUnsent(client)).toMatchObject({ done: 0, undone: [{ error: { code: 'CONFLICT' } }] });
    expect(await shown()).toEqual({ texts: [], mutedLanes: ['music'], since: 1 });
    expect(held()).toMatchObject([{ heldFor: 'editor', steps: [{}, {}] }]);
    const key = `${UNSENT_PREFIX}one`;
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), tab: 'gone too' }),
    );
    // Told once.
    expect(await finishUnsent(client)).toEqual({ done: 0, undone: [] });
    expect(held()).toHaveLength(1);
  });

  it('of which some arrived are not done twice: somebody chooses', async () => {
    const { client, shown, held } = await leftEdit(text, [text, { ...mute, lane: 'nowhere' as 'music' }]);
    expect(await finishUnsent(client)).toMatchObject({
      done: 0,
      undone: [{ error: { code: 'VALIDATION_FAILED' } }],
    });
    expect(await shown()).toEqual({ texts: ['Mine'], mutedLanes: [], since: 1 });
    expect(held()).toMatchObject([{ heldFor: 'choice', steps: [{}] }]);
  });
});

describe('a chat whose page went', () => {
  beforeEach(() => standInBrowser());
  afterEach(() => void vi.unstubAllGlobals());

  it('is kept for its editor where another was written meanwhile', async () => {
    const { client } = await startClient();
    const body = { theme: 'bubbles', language: 'en', voiceover: false } as const;
    const projectId = (await client.api.create_fake_text_project({ body })).project.id;
    const chat = (text: string) => ({
      sides: { me: { name: 'Me', voice: null }, them: { name: 'You', voice: null } },
      lines: [{ side: 'me' as const, text }],
    });
    const saved = await writeStory(client, projectId, 0, chat('Both'));
    await writeStory(client, projectId, saved.revision, chat('Theirs'));
    const written = { draft: chat('Mine'), saved };
    const { id: connectionId } = client.connection;
    const what = {
      kind: 'story',
      projectId,
      revision: saved.revision,
      change: chat('Mine'),
      written,
    } as const;
    keepUnsent(connectionId, what).wait();
    expect(await finishUnsent(client)).toMatchObject({ done: 0, undone: [{ error: { code: 'CONFLICT' } }] });
    expect(keptUnsent(connectionId)).toEqual([]);
    expect(readTyped(connectionId, placeOfStory(projectId), written)?.value).toEqual(written);
  });
});

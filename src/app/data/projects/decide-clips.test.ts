import { describe, expect, it } from 'vitest';
import { startClient } from '../../../testing/client/start-client.ts';
import { acceptedClip, analyzedProject } from '../../../testing/conformance/journey.ts';
import { sendDecision } from './decide-clips.ts';

describe('a decision taken back', () => {
  it('brings back the composition that was edited and deleted with it; a new decision makes a new one', async () => {
    const { client, caller } = await startClient();
    const { clips } = await analyzedProject(caller);
    const { clip, composition } = await acceptedClip(caller, clips[0]);
    const params = { compositionId: composition.id };
    await caller.ok('edit_composition', {
      params,
      body: { expectedRevision: composition.revision, title: 'Mine' },
    });
    const proposed = await sendDecision(client, { clip, decision: 'restore' });
    expect(proposed).toMatchObject({ status: 'proposed', compositionId: null });
    const back = await sendDecision(client, { clip: proposed, decision: 'accept', isUndo: true });
    expect(back).toMatchObject({ status: 'accepted', compositionId: composition.id });
    expect((await caller.ok('get_composition', { params })).composition.title).toBe('Mine');

    const again = await sendDecision(client, { clip: back, decision: 'restore' });
    const anew = await sendDecision(client, { clip: again, decision: 'accept' });
    expect(anew.compositionId).not.toBe(composition.id);
  });

  it('accepts anew where the bin was emptied', async () => {
    const { client, caller } = await startClient();
    const { clips } = await analyzedProject(caller);
    const { clip, composition } = await acceptedClip(caller, clips[0]);
    await caller.ok('edit_composition', {
      params: { compositionId: composition.id },
      body: { expectedRevision: composition.revision, title: 'Mine' },
    });
    const proposed = await sendDecision(client, { clip, decision: 'restore' });
    await caller.owner('empty_bin');
    const back = await sendDecision(client, { clip: proposed, decision: 'accept', isUndo: true });
    expect(back.status).toBe('accepted');
    expect(back.compositionId).not.toBe(composition.id);
  });
});

it('an acceptance is known by its composition alone, where a service returns no more', async () => {
  const { client, caller, transport } = await startClient();
  const { clips } = await analyzedProject(caller);
  const [clip] = clips;
  if (clip === undefined) throw new Error('no clip');
  transport.break(/\/accept$/, async (send) => {
    const { composition } = await (await send()).json();
    return Response.json({ composition });
  });
  const accepted = await sendDecision(client, { clip, decision: 'accept' });
  const { clip: known } = await caller.ok('get_clip', { params: { clipId: clip.id } });
  expect(accepted).toEqual(known);
});

/** Revisions of what an edit is composed to: as many as of the edit, and those that exports hold. */
import { expect, it } from 'vitest';
import { engineWith, startBench, untilAborted } from '../../../testing/conformance/fault-bench.ts';
import { acceptedClip, analyzedProject } from '../../../testing/conformance/journey.ts';

it('lets go of those before the last 300 that no export holds', async () => {
  const { studio, caller } = await startBench({
    media: engineWith(() => ({ render: (_, call) => untilAborted(call) })),
  });
  const { asset, clips } = await analyzedProject(caller);
  const { composition } = await acceptedClip(caller, clips[0]);
  const { project } = await caller.ok('create_vibe_edit_project', {
    body: {
      ...({ language: 'en', captionStyle: 'boxed', aspect: '9:16' } as const),
      ...{ sourceAssetId: asset.id, compositionId: composition.id },
    },
  });
  const params = { projectId: project.id };
  const { compositionId } = await caller.ok('get_timeline', { params });
  let revision = 1;
  const change = async (fadeInSec: number) => {
    const body = { expectedRevision: revision, operations: [{ type: 'set_fades', fadeInSec } as const] };
    ({ revision } = (await caller.ok('apply_timeline_operations', { params, body })).timeline);
  };
  await change(0.1);
  await caller.ok('create_export', { params: { compositionId } });
  await change(0.2);
  // As after 299 more changes.
  await studio.database.run('UPDATE composition SET revision = 302 WHERE id = ?', [compositionId]);
  await change(0.3);
  const kept = 'SELECT revision FROM composition_revision WHERE composition_id = ? ORDER BY revision';
  expect(await studio.database.all(kept, [compositionId])).toEqual([{ revision: 2 }, { revision: 303 }]);
});

/** Edits of which the first revisions are not kept any more. */
import { expect, it } from 'vitest';
import { startBench } from './fault-bench.ts';
import { jobEnd, preparedEdit, uploadTalk } from './journey.ts';

it('an action that later edits cannot be stepped over for answers CONFLICT: it is there', async () => {
  const { caller, studio } = await startBench();
  const params = await preparedEdit(caller, (await uploadTalk(caller)).id);
  const body = { message: 'cut the first 2 seconds' };
  const { turn: asked, job } = await caller.ok('create_assistant_turn', { params, body });
  await jobEnd(caller, job.id);
  const { turn } = await caller.ok('get_assistant_turn', { params: { turnId: asked.id } });
  // As three hundred revisions later.
  await studio.database.run('DELETE FROM timeline_revision WHERE revision = 1', []);
  expect(
    await caller.fails('undo_assistant_action', {
      params: { turnId: turn.id, actionId: turn.actions[0]?.id ?? '' },
    }),
  ).toMatchObject({ code: 'CONFLICT', details: { reason: 'later_edits' } });
});

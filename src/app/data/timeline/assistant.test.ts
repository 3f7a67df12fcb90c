import { expect, it } from 'vitest';
import { startClient } from '../../../testing/client/start-client.ts';
import { preparedEdit, uploadShortTalk } from '../../../testing/conformance/journey.ts';
import { askAssistant } from './assistant.ts';

it('a request is followed by the job beside it, where a service does not name one in it', async () => {
  const { client, caller, transport } = await startClient();
  const { projectId } = await preparedEdit(caller, (await uploadShortTalk(caller)).id);
  const { timeline } = await caller.ok('get_timeline', { params: { projectId } });
  transport.break(/^POST .*\/assistant\/turns$/, async (send) => {
    const answer = await (await send()).json();
    return Response.json({ ...answer, turn: { ...answer.turn, jobId: null } }, { status: 202 });
  });
  const { jobId } = await askAssistant(client, projectId, 'Mute everything', timeline.revision, null);
  const { job } = await caller.ok('get_job', { params: { jobId: jobId ?? '' } });
  expect(job.kind).toBe('assistant_turn');
});

/** The Editor Assistant by a language model of the owner's, from a server on this machine. Extension `assistant_model`. */
import { afterEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../contract/operations.ts';
import { type ChatServer, completion, startChatServer } from '../chat-server.ts';
import type { Caller } from './api-under-test.ts';
import { startBench } from './fault-bench.ts';
import { jobEnd, preparedEdit, uploadTalk } from './journey.ts';

const MODEL = 'small-editor';
const MESSAGE = 'make it feel less sleepy';
const CUT = { type: 'remove_range', outputStartSec: 0, outputEndSec: 5 };
const ANSWER = {
  steps: [
    { label: 'Removed the slow start', operations: [CUT] },
    { label: 'Closer', operations: [{ type: 'set_segment', segmentId: 's1', zoom: 1.4 }] },
  ],
  reply: 'It begins faster now.',
};

const open: ChatServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** An edit, and a model that answers with `answer`. */
async function editWith(answer: unknown) {
  const server = await startChatServer('', (_, response) =>
    Boolean(response.setHeader('Content-Type', 'application/json').end(completion(JSON.stringify(answer)))),
  );
  open.push(server);
  const { caller } = await startBench();
  const params = await preparedEdit(caller, (await uploadTalk(caller)).id);
  const choose = () =>
    caller.owner('update_language_model', { body: { address: server.address, model: MODEL, key: null } });
  const propose = (expectedRevision = 1) =>
    caller.owner('propose_assistant_turn', { params, body: { message: MESSAGE, expectedRevision } });
  return { caller, params, server, choose, propose };
}

async function ended(caller: Caller, turnId: string, jobId: string) {
  await jobEnd(caller, jobId);
  return (await caller.ok('get_assistant_turn', { params: { turnId } })).turn;
}

describe('the assistant by a language model', () => {
  it('shows what would be done, and does exactly that when it is taken', async () => {
    const { caller, params, server, choose, propose } = await editWith(ANSWER);
    const none = await propose();
    expect(none).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'no_language_model' } } },
    });
    await choose();
    const { body } = await propose();
    expect(body).toMatchObject({
      model: MODEL,
      proposal: { reply: ANSWER.reply, leftOut: 0 },
      errorMessage: null,
    });
    const { timeline } = await caller.ok('get_timeline', { params });
    expect(timeline.revision).toBe(1);
    const asked = server.asked[0]?.text ?? '';
    expect(asked).toContain(MESSAGE);
    expect(asked).toContain('This is sentence number 3');
    for (const { id } of timeline.segments) expect(asked).not.toContain(id);

    const steps = body.proposal?.steps ?? [];
    const { turn, job } = await caller.ok('create_assistant_turn', {
      params,
      body: { message: MESSAGE, expectedRevision: 1, proposal: { model: MODEL, steps } },
    });
    expect(await ended(caller, turn.id, job.id)).toMatchObject({
      ...{ status: 'done', model: MODEL, errorMessage: null },
      actions: [
        {
          label: 'Removed the slow start',
          impact: { durationDeltaSec: -5 },
          operations: steps[0]?.operations,
        },
        { label: 'Closer', status: 'applied' },
      ],
    });
    const after = (await caller.ok('get_timeline', { params })).timeline;
    expect(after).toMatchObject({ revision: 3, durationSec: timeline.durationSec - 5 });
    expect(after.segments[0]?.zoom).toBe(1.4);
    expect(server.asked).toHaveLength(1);
  });

  it('is about the edit it was shown: of two taken at once one is done, and the other costs nothing', async () => {
    const { caller, params, choose, propose } = await editWith(ANSWER);
    await choose();
    const steps = (await propose()).body.proposal?.steps ?? [];
    const used = async () => (await caller.ok('get_credits')).dailyLimits.assistantTurns.used;
    const before = await used();
    const take = async () => {
      const body = { message: MESSAGE, expectedRevision: 1, proposal: { model: MODEL, steps } };
      const asked = await caller.send<AnswerOf<'create_assistant_turn'>>('create_assistant_turn', {
        params,
        body,
      });
      // The other one was faster still.
      if (asked.status === 409) return { status: 'failed', errorReason: { code: 'edit_changed_since' } };
      return ended(caller, asked.body.turn.id, asked.body.job.id);
    };
    const turns = await Promise.all([take(), take()]);
    expect(turns.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    expect(turns.find(({ status }) => status === 'failed')).toMatchObject({
      errorReason: { code: 'edit_changed_since' },
    });
    expect((await caller.ok('get_timeline', { params })).timeline.revision).toBe(1 + ANSWER.steps.length);
    expect(await used()).toBe(before + 1);
    expect(await propose(1)).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'revision_mismatch' } } },
    });
  });

  it('takes nothing from an answer that wants more than an edit, and says so', async () => {
    const hostile = {
      steps: [
        { label: 'Delete everything', operations: [{ type: 'delete_project', projectId: 'prj_1' }] },
        { label: 'Other', operations: [{ type: 'remove', segmentIds: ['seg_00000000000000000000'] }] },
        { label: 'Look', operations: [{ ...CUT, outputEndSec: 1e9, next: 'https://evil.test' }] },
      ],
      reply: 'Visit https://evil.test',
    };
    const { caller, params, choose, propose } = await editWith(hostile);
    await choose();
    const { body } = await propose();
    expect(body).toMatchObject({ model: MODEL, proposal: null, errorReason: { code: 'llm_unclear' } });
    expect((await caller.ok('get_timeline', { params })).timeline.revision).toBe(1);
    // The rules are there all the same.
    const { turn, job } = await caller.ok('create_assistant_turn', {
      params,
      body: { message: 'captions off' },
    });
    expect(await ended(caller, turn.id, job.id)).toMatchObject({ status: 'done', model: null });
  });
});

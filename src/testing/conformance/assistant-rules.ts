/** The Editor Assistant's turns. Shapes: open-shapes.md, Assistant turn. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../contract/operations.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { AssistantTurn } from '../../contract/schemas/story.ts';
import type { Caller } from './api-under-test.ts';
import { jobEnd, preparedEdit, uploadTalk } from './journey.ts';

export function assistantRules(caller: () => Caller): void {
  describe('an assistant turn', () => {
    let source: Asset;
    beforeAll(async () => {
      source = await uploadTalk(caller());
    });
    const ask = async (params: { projectId: string }, message: string): Promise<AssistantTurn> => {
      const { turn, job } = await caller().ok('create_assistant_turn', { params, body: { message } });
      expect(turn).toMatchObject({
        status: 'queued',
        jobId: job.id,
        reply: null,
        actions: [],
        finishedAt: null,
      });
      await jobEnd(caller(), job.id);
      return (await caller().ok('get_assistant_turn', { params: { turnId: turn.id } })).turn;
    };
    const now = async (params: { projectId: string }) =>
      (await caller().ok('get_timeline', { params })).timeline;

    it('needs a prepared edit, and the revision last read where one is given', async () => {
      const body = { language: 'en', captionStyle: 'boxed', aspect: '9:16', sourceAssetId: source.id };
      const { project } = await caller().ok('create_vibe_edit_project', { body });
      expect(
        await caller().fails('create_assistant_turn', {
          params: { projectId: project.id },
          body: { message: 'captions off' },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'not_prepared' } });
      const params = await preparedEdit(caller(), source.id);
      expect(
        await caller().fails('create_assistant_turn', {
          params,
          body: { message: 'captions off', expectedRevision: 9 },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'revision_mismatch' } });
    });

    it('on the revision last read changes no other: of three on one, one does, and the others use nothing', async () => {
      const params = await preparedEdit(caller(), source.id);
      const used = async () => (await caller().ok('get_credits')).dailyLimits.assistantTurns.used;
      const before = await used();
      const body = { message: 'cut the last 2 seconds', expectedRevision: 1 };
      const turns = await Promise.all(
        [1, 2, 3].map(() =>
          caller().send<Partial<AnswerOf<'create_assistant_turn'>>>('create_assistant_turn', {
            params,
            body,
          }),
        ),
      );
      const reasons: (string | undefined)[] = [];
      for (const { body: asked } of turns) {
        // Refused at once where the first was faster still.
        if (asked.turn === undefined || asked.job === undefined) continue;
        await jobEnd(caller(), asked.job.id);
        const { turn } = await caller().ok('get_assistant_turn', { params: { turnId: asked.turn.id } });
        reasons.push(turn.errorReason?.code);
      }
      expect(reasons.filter((reason) => reason !== 'edit_changed_since')).toEqual([undefined]);
      expect((await now(params)).revision).toBe(2);
      expect(await used()).toBe(before + 1);
    });

    it('uses one of the day, applies each action as a revision and says what it did', async () => {
      const params = await preparedEdit(caller(), source.id);
      const before = (await caller().ok('get_credits')).dailyLimits.assistantTurns.used;
      const turn = await ask(params, 'cut the first 2 seconds, captions off');
      expect((await caller().ok('get_credits')).dailyLimits.assistantTurns.used).toBe(before + 1);
      expect(turn).toMatchObject({ status: 'done', errorMessage: null });
      expect(turn.reply).toContain('2 s');
      expect(turn.actions).toMatchObject([
        { status: 'applied', revisionBefore: 1, revisionAfter: 2, impact: { durationDeltaSec: -2 } },
        { status: 'applied', revisionBefore: 2, revisionAfter: 3, impact: { segmentsChanged: 0 } },
      ]);
      expect(await now(params)).toMatchObject({ revision: 3, captions: { enabled: false } });
      const { data } = await caller().ok('list_timeline_revisions', { params });
      expect(data.slice(0, 2).map(({ origin }) => origin)).toEqual(['assistant', 'assistant']);
    });

    it('answers in the language of the request and changes nothing it did not understand', async () => {
      const params = await preparedEdit(caller(), source.id);
      const turn = await ask(params, 'fammi una torta con le mele');
      expect(turn).toMatchObject({ status: 'done', actions: [] });
      expect(turn.reply).toContain('Non ho capito');
      expect((await now(params)).revision).toBe(1);
    });

    it('is undone one action at a time, as a new revision, also under later ones', async () => {
      const params = await preparedEdit(caller(), source.id);
      const turn = await ask(params, 'cut the first 2 seconds, captions off');
      const [cut, captions] = turn.actions;
      const undone = await caller().ok('undo_assistant_action', {
        params: { turnId: turn.id, actionId: cut?.id ?? '' },
      });
      expect(undone.timeline).toMatchObject({ revision: 4, captions: { enabled: false } });
      expect(undone.timeline.durationSec).toBeCloseTo(source.durationSec ?? 0, 3);
      expect(undone.turn.actions.map(({ status }) => status)).toEqual(['undone', 'applied']);
      const both = await caller().ok('undo_assistant_action', {
        params: { turnId: turn.id, actionId: captions?.id ?? '' },
      });
      expect(both.timeline).toMatchObject({ revision: 5, captions: { enabled: true } });
      expect(both.timeline.durationSec).toBeCloseTo(source.durationSec ?? 0, 3);
    });

    it('is not undone where a later edit needs it', async () => {
      const params = await preparedEdit(caller(), source.id);
      const turn = await ask(params, 'cut the first 2 seconds');
      await caller().ok('restore_timeline', { params, body: { revision: 2, expectedRevision: 2 } });
      expect(
        await caller().fails('undo_assistant_action', {
          params: { turnId: turn.id, actionId: turn.actions[0]?.id ?? '' },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'later_edits', revision: 3 } });
    });

    it('is listed with the newest first', async () => {
      const params = await preparedEdit(caller(), source.id);
      const first = await ask(params, 'captions off');
      const second = await ask(params, 'captions on');
      const { data } = await caller().ok('list_assistant_turns', { params });
      expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
    });
  });
}

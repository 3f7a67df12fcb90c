/** How segments and texts of an edit look, sound and follow each other, beyond what the specification names. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Caller } from './api-under-test.ts';
import { editCalls, preparedEdit, uploadTalk } from './journey.ts';

export function timelineLookRules(caller: () => Caller): void {
  describe('the looks of an edit', () => {
    let source: Asset;
    beforeAll(async () => {
      source = await uploadTalk(caller());
    });

    const prepared = () => preparedEdit(caller(), source.id);
    const { now, apply } = editCalls(caller);

    it('plays a segment at another speed, and is as long as that makes it (extension `timeline_speed`)', async () => {
      const params = await prepared();
      const [first] = (await now(params)).segments;
      const segmentId = first?.id ?? '';
      const fast = await apply(
        params,
        { type: 'split', segmentId, atSec: 4 },
        { type: 'set_segment', segmentId, speed: 2 },
      );
      expect(fast.segments).toMatchObject([
        { speed: 2, outputEndSec: 2 },
        { outputStartSec: 2, sourceStartSec: 4 },
      ]);
      expect(fast.segments[1]).not.toHaveProperty('speed');
      expect(fast.durationSec).toBeCloseTo((source.durationSec ?? 0) - 2, 3);
      const { composition } = await caller().ok('get_composition', {
        params: { compositionId: fast.compositionId },
      });
      expect(composition.durationSec).toBeCloseTo(fast.durationSec, 3);
      for (const speed of [0.2, 4.5, 0]) {
        const body = { expectedRevision: 2, operations: [{ type: 'set_segment', segmentId, speed }] };
        expect(await caller().fails('apply_timeline_operations', { params, body })).toMatchObject({
          code: 'VALIDATION_FAILED',
        });
      }
      const usual = await apply(params, { type: 'set_segment', segmentId, speed: 1 });
      expect(usual.durationSec).toBeCloseTo(source.durationSec ?? 0, 3);
    });

    it('keeps how a segment follows the one before it, through cuts and undoing (extension `timeline_transitions`)', async () => {
      const params = await prepared();
      const [first] = (await now(params)).segments;
      const halves = await apply(params, { type: 'split', segmentId: first?.id ?? '', atSec: 4 });
      const segmentId = halves.segments[1]?.id ?? '';
      const dissolved = await apply(params, { type: 'set_segment', segmentId, transition: 'dissolve' });
      expect(dissolved.segments[1]).toMatchObject({ transition: 'dissolve', transitionSec: 0.5 });
      expect(dissolved.durationSec).toBe(halves.durationSec);
      // What is cut off behind follows by a cut.
      const parts = await apply(params, { type: 'split', segmentId, atSec: 6 });
      expect(parts.segments[1]).toMatchObject({ transition: 'dissolve' });
      expect(parts.segments[2]).not.toHaveProperty('transition');
      const dip = { transition: 'dip', transitionSec: 2 } as const;
      expect((await apply(params, { type: 'set_segment', segmentId, ...dip })).segments[1]).toMatchObject(
        dip,
      );
      const cut = await apply(params, { type: 'set_segment', segmentId, transition: null });
      expect(cut.segments[1]).not.toHaveProperty('transition');
      expect(cut.segments[1]).not.toHaveProperty('transitionSec');
      for (const wrong of [{ transition: 'wipe' }, { transitionSec: 9 }]) {
        const body = { expectedRevision: 6, operations: [{ type: 'set_segment', segmentId, ...wrong }] };
        expect(await caller().fails('apply_timeline_operations', { params, body })).toMatchObject({
          code: 'VALIDATION_FAILED',
        });
      }
    });

    it('keeps how a text differs from its preset, until it is left to that again (extension `timeline_text_look`)', async () => {
      const params = await prepared();
      const look = { font: 'anton', color: '#ff0000', sizeScale: 1.5 } as const;
      const place = { outputStartSec: 1, durationSec: 2 };
      const added = await apply(params, {
        type: 'add_text',
        text: 'Look',
        preset: 'label',
        ...place,
        ...look,
      });
      expect(added.texts).toMatchObject([look]);
      const textId = added.texts[0]?.id ?? '';
      const [text] = (await apply(params, { type: 'update_text', textId, font: null, color: null })).texts;
      expect(text).toMatchObject({ sizeScale: 1.5 });
      expect(text).not.toHaveProperty('font');
      expect(text).not.toHaveProperty('color');
      for (const wrong of [{ font: 'comic' }, { color: 'red' }, { sizeScale: 9 }]) {
        const operations = [{ type: 'update_text', textId, ...wrong }];
        const body = { expectedRevision: 3, operations };
        expect(await caller().fails('apply_timeline_operations', { params, body })).toMatchObject({
          code: 'VALIDATION_FAILED',
        });
      }
    });

    it('lays texts and pictures under those that are there (extension `timeline_order`)', async () => {
      const params = await prepared();
      const stands = { outputStartSec: 1, durationSec: 2 };
      const text = (name: string) => ({ type: 'add_text', text: name, preset: 'label', ...stands }) as const;
      const broll = (fit: 'cover' | 'contain') =>
        ({ type: 'add_broll', assetId: source.id, fit, ...stands }) as const;
      const laid = await apply(
        params,
        ...[text('middle'), text('over'), broll('cover')],
        ...[
          { ...text('under'), toIndex: 0 },
          { ...text('highest'), toIndex: 9 },
          { ...broll('contain'), toIndex: 0 },
        ],
      );
      expect(laid.texts.map((one) => one.text)).toEqual(['under', 'middle', 'over', 'highest']);
      expect(laid.broll.map(({ fit }) => fit)).toEqual(['contain', 'cover']);
    });

    it('lays sounds of the account at any moment, each as it is asked for (extension `timeline_audio`)', async () => {
      const params = await prepared();
      const laid = { assetId: source.id, outputStartSec: 1, durationSec: 2, sourceStartSec: 3 };
      const both = await apply(
        params,
        { type: 'add_audio', ...laid },
        { type: 'add_audio', ...laid, outputStartSec: 2, volume: 0.5, fadeInSec: 0.2, fadeOutSec: 0.3 },
      );
      expect(both.audio).toMatchObject([
        { ...laid, volume: 1, fadeInSec: 0, fadeOutSec: 0 },
        { outputStartSec: 2, volume: 0.5, fadeInSec: 0.2, fadeOutSec: 0.3 },
      ]);
      const audioId = both.audio?.[0]?.id ?? '';
      const moved = await apply(params, { type: 'update_audio', audioId, outputStartSec: 4, volume: 2 });
      expect(moved.audio?.[0]).toMatchObject({ outputStartSec: 4, volume: 2, sourceStartSec: 3 });
      const lane = await apply(params, { type: 'set_lane', lane: 'audio', muted: true });
      expect(lane.mutedLanes).toEqual(['audio']);
      const one = await apply(params, { type: 'remove_audio', audioId });
      expect(one.audio).toHaveLength(1);
      const refused = async (operation: object, code: string) => {
        const body = { expectedRevision: one.revision, operations: [operation] };
        const problem = await caller().fails('apply_timeline_operations', { params, body });
        expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ code }] } });
      };
      await refused({ type: 'add_audio', ...laid, assetId: `ast_${'0'.repeat(20)}` }, 'no_such_sound');
      await refused({ type: 'add_audio', ...laid, sourceStartSec: 900 }, 'outside_source');
      await refused({ type: 'remove_audio', audioId }, 'no_such_item');
      const { timeline } = await caller().ok('restore_timeline', {
        params,
        body: { expectedRevision: one.revision, revision: 1 },
      });
      expect(timeline).not.toHaveProperty('audio');
    });

    it('marks words in the captions wherever they are said, through cuts (extension `timeline_word_marks`)', async () => {
      const params = await prepared();
      const mark = { assetId: source.id, sourceIndex: 2 };
      const words = async () => {
        const { compositionId } = await now(params);
        const { composition } = await caller().ok('get_composition', { params: { compositionId } });
        return composition.words ?? [];
      };
      const plain = await words();
      const marked = await apply(params, {
        type: 'mark_words',
        marks: [{ ...mark, emphasised: true, breaksAfter: true }],
      });
      expect(marked.wordMarks).toEqual([{ ...mark, emphasised: true, breaksAfter: true }]);
      expect((await words()).filter(({ emphasised }) => emphasised)).toEqual([
        { ...plain[2], emphasised: true, breaksAfter: true },
      ]);
      // The word before it is cut out: it has another number now, and its marks.
      await apply(params, { type: 'remove_words', wordIndexes: [1] });
      expect((await words())[1]).toMatchObject({ text: plain[2]?.text, emphasised: true, breaksAfter: true });
      const flat = await apply(params, { type: 'mark_words', marks: [{ ...mark, breaksAfter: false }] });
      expect(flat.wordMarks).toEqual([{ ...mark, emphasised: true }]);
      const none = await apply(params, { type: 'mark_words', marks: [{ ...mark, emphasised: false }] });
      expect(none).not.toHaveProperty('wordMarks');
      const body = {
        expectedRevision: none.revision,
        operations: [{ type: 'mark_words', marks: [{ ...mark, sourceIndex: 9999, emphasised: true }] }],
      };
      expect(await caller().fails('apply_timeline_operations', { params, body })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ code: 'no_such_word' }] },
      });
    });

    it('keeps which lanes are not heard, and what lies in them (extension `timeline_lanes`)', async () => {
      const params = await prepared();
      const muted = await apply(params, { type: 'set_lane', lane: 'sound', muted: true });
      expect(muted.mutedLanes).toEqual(['sound']);
      expect(muted.segments[0]).toMatchObject({ muted: false, volume: 1 });
      const both = await apply(params, { type: 'set_lane', lane: 'music', muted: true });
      expect(both.mutedLanes).toEqual(['sound', 'music']);
      await apply(params, { type: 'set_lane', lane: 'sound', muted: false });
      const heard = await apply(params, { type: 'set_lane', lane: 'music', muted: false });
      expect(heard).not.toHaveProperty('mutedLanes');
      const body = {
        expectedRevision: heard.revision,
        operations: [{ type: 'set_lane', lane: 'video', muted: true }],
      };
      expect(await caller().fails('apply_timeline_operations', { params, body })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });
}

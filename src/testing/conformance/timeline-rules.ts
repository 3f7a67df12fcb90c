/** Vibe edit projects and their timelines. Specification, sections 2 and 4; operations: open-shapes.md. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Caller } from './api-under-test.ts';
import { editCalls, exportEnd, jobEnd, uploadTalk, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const EDIT = { language: 'en', captionStyle: 'boxed', aspect: '9:16' } as const;

export function timelineRules(caller: () => Caller): void {
  describe('a vibe edit', () => {
    let source: Asset;
    beforeAll(async () => {
      source = await uploadTalk(caller());
    });

    const create = async () =>
      (await caller().ok('create_vibe_edit_project', { body: { ...EDIT, sourceAssetId: source.id } }))
        .project;
    const prepared = async (): Promise<{ projectId: string }> => {
      const params = { projectId: (await create()).id };
      const { job } = await caller().ok('prepare_timeline', { params });
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      return params;
    };
    const { now, apply } = editCalls(caller);

    it('has no timeline before it is prepared', async () => {
      const project = await create();
      expect(project).toMatchObject({
        kind: 'vibeedit',
        status: 'draft',
        vibeEdit: { prepared: false, aspect: '9:16' },
      });
      const params = { projectId: project.id };
      expect(await caller().fails('get_timeline', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'not_prepared' },
      });
    });

    it('is prepared once for one credit a started minute, and never charged again', async () => {
      const params = { projectId: (await create()).id };
      const minutes = Math.ceil((source.durationSec ?? 0) / 60);
      expect((await caller().ok('estimate_analysis', { params })).estimate).toMatchObject({
        work: 'prepare',
        credits: minutes,
      });
      const first = await caller().ok('prepare_timeline', { params });
      expect(first).toMatchObject({ creditsCharged: minutes, reused: false, job: { kind: 'analysis' } });
      await jobEnd(caller(), first.job.id);
      const again = await caller().ok('prepare_timeline', { params });
      expect(again).toMatchObject({
        creditsCharged: 0,
        reused: true,
        paidWith: null,
        job: { id: first.job.id },
      });
      expect((await caller().ok('estimate_analysis', { params })).estimate).toMatchObject({
        credits: 0,
        paidWith: null,
        affordable: true,
      });
      const { project } = await caller().ok('get_project', { params });
      expect(project).toMatchObject({ status: 'ready', vibeEdit: { prepared: true } });
      expect(await now(params)).toMatchObject({
        projectId: project.id,
        compositionId: project.compositionId,
        revision: 1,
        durationSec: source.durationSec,
        aspect: '9:16',
        captions: { enabled: true, style: 'boxed' },
        music: null,
        clips: [{ assetId: source.id, state: 'ready' }],
        segments: [{ assetId: source.id, sourceStartSec: 0, outputStartSec: 0 }],
        texts: [],
        broll: [],
        diagnostics: [],
      });
    });

    it('changes only from the revision last read, all or nothing', async () => {
      const params = await prepared();
      const [segment] = (await now(params)).segments;
      const operations = [{ type: 'split', segmentId: segment?.id ?? '', atSec: 3 }];
      expect(
        await caller().fails('apply_timeline_operations', {
          params,
          body: { expectedRevision: 7, operations },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'revision_mismatch', currentRevision: 1 } });
      const body = {
        expectedRevision: 1,
        operations: [...operations, { type: 'remove', segmentIds: ['seg_nothing'] }],
      };
      expect(await caller().fails('apply_timeline_operations', { params, body })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/operations/1', code: 'no_such_segment' }] },
      });
      expect(await now(params)).toMatchObject({ revision: 1, segments: [{ id: segment?.id }] });
    });

    it('tiles the output after every cut, and texts move with the material under them', async () => {
      const params = await prepared();
      const [first] = (await now(params)).segments;
      const cut = await apply(
        params,
        { type: 'add_text', text: 'Look', preset: 'label', outputStartSec: 6, durationSec: 1 },
        { type: 'split', segmentId: first?.id ?? '', atSec: 4 },
        { type: 'remove_range', outputStartSec: 1, outputEndSec: 2.5 },
      );
      expect(cut.revision).toBe(2);
      expect(cut.texts).toMatchObject([
        { text: 'Look', outputStartSec: 4.5, xPercent: null, yPercent: null },
      ]);
      let atSec = 0;
      for (const segment of cut.segments) {
        expect(segment.outputStartSec).toBeCloseTo(atSec, 5);
        atSec = segment.outputEndSec;
      }
      expect(cut.durationSec).toBeCloseTo((source.durationSec ?? 0) - 1.5, 3);
    });

    it('keeps a list of revisions, and goes back to one as a new revision', async () => {
      const params = await prepared();
      await apply(params, { type: 'set_aspect', aspect: '1:1' });
      await apply(params, { type: 'remove_range', outputStartSec: 0, outputEndSec: 2 });
      const { timeline } = await caller().ok('restore_timeline', {
        params,
        body: { revision: 1, expectedRevision: 3 },
      });
      expect(timeline).toMatchObject({ revision: 4, aspect: '9:16', durationSec: source.durationSec });
      const read = (revision: number) => caller().ok('get_timeline', { params, query: { revision } });
      expect((await read(2)).timeline).toMatchObject({ revision: 2, aspect: '1:1' });
      expect((await read(4)).timeline).toEqual(timeline);
      expect(await caller().fails('get_timeline', { params, query: { revision: 99 } })).toMatchObject({
        code: 'NOT_FOUND',
      });
      const { data } = await caller().ok('list_timeline_revisions', { params });
      expect(data[0]?.summary).toMatch(/^Back to revision 1, before “/);
      expect(data.map(({ revision, origin }) => [revision, origin])).toEqual([
        [4, 'restore'],
        [3, 'edit'],
        [2, 'edit'],
        [1, 'prepared'],
      ]);
      expect(
        await caller().fails('restore_timeline', { params, body: { revision: 99, expectedRevision: 4 } }),
      ).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('says what each revision changed as data too (extension `timeline_changes`)', async () => {
      const params = await prepared();
      await apply(params, { type: 'set_aspect', aspect: '1:1' });
      await apply(params, { type: 'remove_range', outputStartSec: 0, outputEndSec: 2 });
      await caller().ok('restore_timeline', { params, body: { revision: 2, expectedRevision: 3 } });
      const { data } = await caller().ok('list_timeline_revisions', { params });
      expect(data.map(({ change }) => change)).toEqual([
        { operations: [], durationDeltaSec: expect.closeTo(2, 3), undoes: null, restores: 2 },
        {
          operations: [{ type: 'remove_range', count: 1 }],
          durationDeltaSec: expect.closeTo(-2, 3),
          undoes: null,
          restores: null,
        },
        {
          operations: [{ type: 'set_aspect', count: 1 }],
          durationDeltaSec: 0,
          undoes: null,
          restores: null,
        },
        null,
      ]);
    });

    it('is restored only as a prepared vibe edit, from the revision last read, for free', async () => {
      const body = { revision: 1, expectedRevision: 1 };
      const restore = (projectId: string, given: object = body) =>
        caller().fails('restore_timeline', { params: { projectId }, body: given });
      const { project: other } = await caller().ok('create_project', { body: {} });
      expect(await restore(other.id)).toMatchObject({ code: 'CONFLICT', details: { reason: 'wrong_kind' } });
      expect(await restore((await create()).id)).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'not_prepared' },
      });
      const params = await prepared();
      await apply(params, { type: 'set_aspect', aspect: '1:1' });
      expect(await restore(params.projectId)).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'revision_mismatch', currentRevision: 2 },
      });
      expect(await restore(params.projectId, { revision: -1, expectedRevision: 2 })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      const before = (await caller().ok('get_credits')).credits;
      const input = { params, body: { revision: 1, expectedRevision: 2 }, idempotencyKey: newId('event') };
      const first = await caller().ok('restore_timeline', input);
      expect(first.timeline.revision).toBe(3);
      expect(await caller().ok('restore_timeline', input)).toEqual(first);
      expect((await caller().ok('get_credits')).credits).toEqual(before);
    });

    it('takes at most a hundred operations at once', async () => {
      const params = await prepared();
      const operations = Array.from({ length: 101 }, () => ({ type: 'set_aspect', aspect: '1:1' }));
      for (const given of [operations, []])
        expect(
          await caller().fails('apply_timeline_operations', {
            params,
            body: { expectedRevision: 1, operations: given },
          }),
        ).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/operations' }] } });
    });

    it('cuts words out by their place, and keeps words corrected by hand whatever is cut later', async () => {
      const params = await prepared();
      const compositionId = (await now(params)).compositionId;
      const words = async () =>
        (await caller().ok('get_composition', { params: { compositionId } })).composition.words ?? [];
      const before = await words();
      await caller().ok('replace_caption_words', {
        params: { compositionId },
        body: { expectedRevision: 1, replacements: [{ index: 4, text: 'Corrected' }] },
      });
      await apply(params, { type: 'remove_words', wordIndexes: [0, 1] });
      const after = await words();
      expect(after.length).toBe(before.length - 2);
      expect(after[0]?.text).toBe(before[2]?.text);
      expect(after[2]?.text).toBe('Corrected');
    });

    it('restores corrected words with the edit', async () => {
      const params = await prepared();
      const { compositionId } = await now(params);
      const read = async () =>
        (await caller().ok('get_composition', { params: { compositionId } })).composition;
      const correct = async (text: string) =>
        caller().ok('replace_caption_words', {
          params: { compositionId },
          body: { expectedRevision: (await read()).revision, replacements: [{ index: 0, text }] },
        });
      const firstWord = async () => (await read()).words?.[0]?.text;
      await correct('Before');
      const { revision } = await now(params);
      await apply(params, { type: 'set_fades', fadeInSec: 1, fadeOutSec: 0 });
      await correct('After');
      const later = await now(params);
      const back = (to: number, expectedRevision: number) =>
        caller().ok('restore_timeline', { params, body: { revision: to, expectedRevision } });
      await back(revision, later.revision);
      expect(await firstWord()).toBe('Before');
      await back(later.revision, later.revision + 1);
      expect(await firstWord()).toBe('After');
    });

    it('has its words as SRT and VTT also where its captions are off', async () => {
      const params = await prepared();
      const { compositionId } = await now(params);
      const captions = async (format: 'srt' | 'vtt') =>
        (await caller().ok('get_composition_captions', { params: { compositionId }, query: { format } }))
          .captions.text;
      const drawn = await captions('srt');
      await apply(params, { type: 'set_captions', enabled: false });
      const { composition } = await caller().ok('get_composition', { params: { compositionId } });
      expect(composition.captions.style).toBeNull();
      const wordsOf = (text: string) =>
        text
          .replace(/^(\d+|.*-->.*|WEBVTT)$/gm, ' ')
          .split(/\s+/)
          .filter(Boolean);
      expect(wordsOf(await captions('srt'))).toEqual(wordsOf(drawn));
      expect(wordsOf(await captions('vtt'))).toEqual(wordsOf(drawn));
    });

    it('uses another video only once it was added and paid for', async () => {
      const params = await prepared();
      const other = await uploadVideo(caller(), await silentVideo(), 'other.mp4');
      const insert = {
        type: 'insert',
        assetId: other.id,
        sourceStartSec: 0,
        sourceEndSec: 2,
        toIndex: 1,
      } as const;
      expect(
        await caller().fails('apply_timeline_operations', {
          params,
          body: { expectedRevision: 1, operations: [insert] },
        }),
      ).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ code: 'clip_not_ready' }] } });
      const added = await caller().ok('add_timeline_clip', { params, body: { assetId: other.id } });
      expect(added.timeline.clips).toMatchObject([
        { assetId: source.id, jobId: null },
        { assetId: other.id, jobId: added.job.id },
      ]);
      expect(added.creditsCharged).toBeGreaterThan(0);
      expect(added.reused).toBe(false);
      await jobEnd(caller(), added.job.id);
      expect((await now(params)).clips[1]).toMatchObject({ state: 'ready', jobId: null });
      const again = await caller().ok('add_timeline_clip', { params, body: { assetId: other.id } });
      expect(again).toMatchObject({ creditsCharged: 0, reused: true, paidWith: null });
      const edited = await apply(params, insert);
      expect(edited.segments.at(-1)).toMatchObject({ assetId: other.id, outputStartSec: source.durationSec });
    });

    it('is found by every video that is ready on its timeline (extension `asset_uses`)', async () => {
      const params = await prepared();
      const other = await uploadTalk(caller());
      await caller().ok('create_project', { body: {} });
      const found = async (assetId: string) =>
        (await caller().ok('list_projects', { query: { assetId } })).data.map(({ id }) => id);
      expect(await found(other.id)).toEqual([]);
      const added = await caller().ok('add_timeline_clip', { params, body: { assetId: other.id } });
      await jobEnd(caller(), added.job.id);
      expect(await found(other.id)).toEqual([params.projectId]);
      expect(await found(source.id)).toContain(params.projectId);
      expect(await found('ast_of_nobody')).toEqual([]);
    });

    it('is exported as it stands, with its captions following the cuts', async () => {
      const params = await prepared();
      const { id: musicId } = await uploadTalk(caller());
      const edited = await apply(
        params,
        { type: 'remove_range', outputStartSec: 3, outputEndSec: 6 },
        { type: 'remove_range', outputStartSec: 7, outputEndSec: 36 },
        { type: 'set_fades', fadeInSec: 0.5, fadeOutSec: 0.5 },
        { type: 'set_music', music: { assetId: musicId, volume: 0.2, startSec: 0 } },
      );
      const { compositionId } = edited;
      const made = await caller().ok('create_export', { params: { compositionId } });
      const exported = await exportEnd(caller(), made.export.id);
      expect(exported.status).toBe('done');
      expect(exported.file?.durationSec).toBeCloseTo(edited.durationSec, 1);
      const { captions } = await caller().ok('get_composition_captions', { params: { compositionId } });
      expect(captions.text).toContain('-->');
    });
  });
}

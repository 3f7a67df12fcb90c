/** Split screen and streamer projects: create, change, build. Specification, section 4; shapes: open-shapes.md. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../contract/operations.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Project } from '../../contract/schemas/project.ts';
import type { Caller } from './api-under-test.ts';
import { exportEnd, jobEnd, uploadShortTalk, uploadTalk, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const SPLIT = { layout: '50-50', captionStyle: 'boxed', language: 'en' } as const;
const STREAM = { captionStyle: 'outline', language: 'en', reframe: 'center' } as const;

export function buildRules(caller: () => Caller): void {
  describe('a split screen project', () => {
    let main: Asset;
    let background: Asset;
    const create = async (extra: object = {}): Promise<Project> => {
      const body = { ...SPLIT, mainAssetId: main.id, backgroundAssetId: background.id, ...extra };
      return (await caller().ok('create_split_screen_project', { body })).project;
    };
    beforeAll(async () => {
      main = await uploadShortTalk(caller());
      background = await uploadVideo(caller(), await silentVideo(), 'background.mp4');
    });

    it('is a draft with its block, and null for everything of other kinds', async () => {
      expect(await create({ title: 'Both' })).toMatchObject({
        kind: 'splitscreen',
        title: 'Both',
        status: 'draft',
        sourceAssetId: main.id,
        compositionId: null,
        settings: null,
        missingSettings: [],
        streamer: null,
        forumStory: null,
        fakeText: null,
        vibeEdit: null,
        splitScreen: {
          mainAssetId: main.id,
          backgroundAssetId: background.id,
          layout: '50-50',
          captionStyle: 'boxed',
          language: 'en',
          backgroundStartSec: null,
          vocabulary: null,
        },
      });
    });

    it('refuses a start past the end of the background, and videos that are not there', async () => {
      const body = { ...SPLIT, mainAssetId: main.id, backgroundAssetId: background.id };
      const endSec = background.durationSec ?? 0;
      for (const backgroundStartSec of [9999, endSec + 0.001])
        expect(
          await caller().fails('create_split_screen_project', { body: { ...body, backgroundStartSec } }),
        ).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { issues: [{ path: '/backgroundStartSec' }] },
        });
      const atEnd = { body: { ...body, backgroundStartSec: endSec } };
      const { project } = await caller().ok('create_split_screen_project', atEnd);
      expect(project.splitScreen?.backgroundStartSec).toBe(endSec);
      expect(
        await caller().fails('create_split_screen_project', {
          body: { ...body, backgroundAssetId: `ast_${'0'.repeat(20)}` },
        }),
      ).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('changes only what is given; its videos and language cannot be changed', async () => {
      const { id } = await create();
      const params = { projectId: id };
      const { project } = await caller().ok('update_split_screen_project', {
        params,
        body: { layout: '60-40', captionStyle: null },
      });
      expect(project.splitScreen).toMatchObject({ layout: '60-40', captionStyle: null, language: 'en' });
      for (const body of [{ mainAssetId: main.id }, { language: 'it' }])
        expect(await caller().fails('update_split_screen_project', { params, body })).toMatchObject({
          code: 'UNKNOWN_PARAMETER',
        });
    });

    it('is built for one credit a started minute of both videos together, into a composition that can be exported', async () => {
      const { id } = await create();
      const params = { projectId: id };
      const { estimate } = await caller().ok('estimate_analysis', { params });
      const minutes = Math.ceil(((main.durationSec ?? 0) + (background.durationSec ?? 0)) / 60);
      expect(estimate).toMatchObject({ work: 'build', billedMinutes: minutes, credits: minutes });
      expect((await caller().ok('list_compositions', { params })).data).toEqual([]);

      const started = await caller().send<AnswerOf<'build_split_screen_video'>>('build_split_screen_video', {
        params,
      });
      expect(started.status).toBe(202);
      expect(started.body).toMatchObject({ creditsCharged: minutes, reused: false, job: { kind: 'build' } });
      expect(started.headers.get('Location')).toBe(`/v1/jobs/${started.body.job.id}`);
      // A build is no analysis; the extension `project_work` names it.
      const building = (await caller().ok('get_project', { params })).project;
      expect(building.analysisJobId).toBeNull();
      if (building.status === 'processing') expect(building.workJobId).toBe(started.body.job.id);
      expect((await jobEnd(caller(), started.body.job.id)).status).toBe('done');

      const { project } = await caller().ok('get_project', { params });
      expect(project).toMatchObject({ status: 'ready', analysisJobId: null });
      expect(project.splitScreen?.backgroundStartSec).not.toBeNull();
      const { data } = await caller().ok('list_compositions', { params });
      expect(data.map((item) => item.id)).toEqual([project.compositionId]);
      expect(data[0]).toMatchObject({
        kind: 'splitscreen',
        clipId: null,
        revision: 1,
        width: 1080,
        height: 1920,
        durationSec: main.durationSec,
        source: { assetId: main.id },
      });
      expect(data[0]?.captions.wordCount).toBeGreaterThan(5);
      const compositionId = data[0]?.id ?? '';
      const made = await caller().ok('create_export', { params: { compositionId } });
      const exported = await exportEnd(caller(), made.export.id);
      expect(exported).toMatchObject({ status: 'done', file: { width: 1080, height: 1920 } });
      const { captions } = await caller().ok('get_composition_captions', { params: { compositionId } });
      expect(captions.text).toContain('-->');
      expect(await caller().fails('delete_composition', { params: { compositionId } })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'not_a_clip' },
      });
    });

    it('built again keeps its composition as a new revision, and the background start it once chose', async () => {
      const { id } = await create();
      const params = { projectId: id };
      const build = async () => {
        const { job } = await caller().ok('build_split_screen_video', { params });
        await jobEnd(caller(), job.id);
        return (await caller().ok('get_project', { params })).project;
      };
      const first = await build();
      await caller().ok('update_split_screen_project', { params, body: { title: 'Second' } });
      const second = await build();
      expect(second.compositionId).toBe(first.compositionId);
      expect(second.splitScreen?.backgroundStartSec).toBe(first.splitScreen?.backgroundStartSec);
      const { composition } = await caller().ok('get_composition', {
        params: { compositionId: second.compositionId ?? '' },
      });
      expect(composition).toMatchObject({ revision: 2, title: 'Second' });
      expect(composition.scene).toMatchObject({
        kind: 'splitscreen',
        backgroundAssetId: background.id,
        backgroundStartSec: second.splitScreen?.backgroundStartSec,
      });
    });

    it('built again keeps what was changed by hand, and says before what it keeps and what it cannot', async () => {
      const project = await create();
      const params = { projectId: project.id };
      const build = async (): Promise<void> => {
        const { job } = await caller().ok('build_split_screen_video', { params });
        expect((await jobEnd(caller(), job.id)).status).toBe('done');
      };
      await build();
      const estimate = async () => (await caller().ok('estimate_analysis', { params })).estimate;
      expect(await estimate()).not.toHaveProperty('rebuild');
      const compositionId = (await caller().ok('get_project', { params })).project.compositionId ?? '';
      const read = async () =>
        (await caller().ok('get_composition', { params: { compositionId } })).composition;
      const word = (await read()).words?.[2];
      await caller().ok('edit_composition', {
        params: { compositionId },
        body: { expectedRevision: 1, title: 'By hand', captionStyle: 'outline' },
      });
      await caller().ok('replace_caption_words', {
        params: { compositionId },
        body: { expectedRevision: 2, replacements: [{ index: word?.index ?? 0, text: 'Handmade' }] },
      });
      const nothing = { title: false, captionStyle: false, words: 0, shots: 0 };
      const all = { title: true, captionStyle: true, words: 1, shots: 0 };
      expect((await estimate()).rebuild).toEqual({ kept: all, lost: nothing });
      await build();
      const again = await read();
      expect(again).toMatchObject({ revision: 5, title: 'By hand', captions: { style: 'outline' } });
      expect(again.revisions?.slice(0, 2)).toMatchObject([{ changes: ['kept'] }, { changes: ['built'] }]);
      expect(again.words?.[2]).toEqual({ ...word, text: 'Handmade' });
      // A style that is chosen for the next build is the later word.
      const isUnbuilt = async () => (await caller().ok('get_project', { params })).project.unbuiltChanges;
      expect(await isUnbuilt()).toBe(false);
      await caller().ok('update_split_screen_project', { params, body: { captionStyle: 'word-pop' } });
      expect(await isUnbuilt()).toBe(true);
      expect((await estimate()).rebuild).toEqual({
        kept: { ...all, captionStyle: false },
        lost: { ...nothing, captionStyle: true },
      });
      await build();
      expect(await read()).toMatchObject({ title: 'By hand', captions: { style: 'word-pop' } });
      expect(await isUnbuilt()).toBe(false);
      const { composition: back } = await caller().ok('edit_composition', {
        params: { compositionId },
        body: { expectedRevision: 7, restoreRevision: 5 },
      });
      expect(back).toMatchObject({ revision: 8, captions: { style: 'outline' } });
    });

    it('keeps its videos from being deleted', async () => {
      await create();
      expect(
        (await caller().owner('delete_asset', { params: { assetId: background.id } })).body.error,
      ).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'in_use' },
      });
    });
  });

  describe('a streamer project', () => {
    it('is built from the whole video with its headline, words and edits', async () => {
      const source = await uploadTalk(caller());
      const { project } = await caller().ok('create_streamer_project', {
        body: { ...STREAM, sourceAssetId: source.id, headline: 'Live' },
      });
      expect(project).toMatchObject({ kind: 'streamer', streamer: { headline: 'Live', reframe: 'center' } });
      const params = { projectId: project.id };
      const { job } = await caller().ok('build_streamer_video', { params });
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      const built = (await caller().ok('get_project', { params })).project;
      const compositionId = built.compositionId ?? '';
      const { composition } = await caller().ok('get_composition', { params: { compositionId } });
      expect(composition).toMatchObject({ kind: 'streamer', framing: { status: 'centered' }, hook: null });
      const edited = await caller().ok('edit_composition', {
        params: { compositionId },
        body: { expectedRevision: 1, title: 'Renamed', captionStyle: 'word-pop' },
      });
      expect(edited.composition).toMatchObject({
        revision: 2,
        title: 'Renamed',
        captions: { style: 'word-pop' },
      });
      expect(
        await caller().fails('edit_composition', {
          params: { compositionId },
          body: { expectedRevision: 2, startSec: 1 },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'not_a_clip' } });
    });

    it('is not worked on by the operations of other kinds', async () => {
      const source = await uploadVideo(caller(), await silentVideo());
      const { project } = await caller().ok('create_streamer_project', {
        body: { ...STREAM, sourceAssetId: source.id },
      });
      for (const id of ['analyze_project', 'build_split_screen_video'] as const)
        expect(await caller().fails(id, { params: { projectId: project.id } })).toMatchObject({
          code: 'CONFLICT',
          details: { reason: 'wrong_kind', kind: 'streamer' },
        });
    });
  });
}

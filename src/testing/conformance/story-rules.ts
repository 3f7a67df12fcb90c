/** Forum stories and fake texts: written, spoken, built. Specification, section 4; shapes: open-shapes.md. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Project } from '../../contract/schemas/project.ts';
import type { Story } from '../../contract/schemas/story.ts';
import type { Caller } from './api-under-test.ts';
import { exportEnd, jobEnd, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const POST = {
  postTitle: 'I found a key in the wall.',
  postBody: 'It opened a drawer.\n\nInside there was a letter.',
  language: 'en',
  voice: 'en-grace',
  captionStyle: 'boxed',
} as const;

export function storyRules(caller: () => Caller): void {
  let background: Asset;

  const exported = async (compositionId: string | null) => {
    const made = await caller().ok('create_export', { params: { compositionId: compositionId ?? '' } });
    return exportEnd(caller(), made.export.id);
  };

  describe('a forum story project', () => {
    beforeAll(async () => {
      background = await uploadVideo(caller(), await silentVideo(), 'background.mp4');
    });
    const create = async (extra: object = {}): Promise<Project> =>
      (
        await caller().ok('create_forum_story_project', {
          body: { ...POST, backgroundAssetId: background.id, ...extra },
        })
      ).project;

    it('is a draft that holds the post; strings not given are empty', async () => {
      expect(await create()).toMatchObject({
        kind: 'forumstory',
        status: 'draft',
        title: POST.postTitle,
        sourceAssetId: null,
        forumStory: { ...POST, author: '', subforum: '', backgroundAssetId: background.id, vocabulary: null },
      });
    });

    it('takes only a voice that speaks its language', async () => {
      for (const voice of ['it-giulia', 'nobody'])
        expect(
          await caller().fails('create_forum_story_project', {
            body: { ...POST, backgroundAssetId: background.id, voice },
          }),
        ).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/voice' }] } });
    });

    it('begins its background where that is set (extension `background_start`), inside it', async () => {
      const past = { ...POST, backgroundAssetId: background.id, backgroundStartSec: 9999 };
      const outside = { code: 'VALIDATION_FAILED', details: { issues: [{ path: '/backgroundStartSec' }] } };
      expect(await caller().fails('create_forum_story_project', { body: past })).toMatchObject(outside);
      const params = { projectId: (await create({ backgroundStartSec: 1.5 })).id };
      expect(
        await caller().fails('update_forum_story_project', { params, body: { backgroundStartSec: 9999 } }),
      ).toMatchObject(outside);
      const { job } = await caller().ok('build_forum_story_video', { params });
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      const { project } = await caller().ok('get_project', { params });
      expect(project.forumStory).toMatchObject({ backgroundStartSec: 1.5 });
      const { composition } = await caller().ok('get_composition', {
        params: { compositionId: project.compositionId ?? '' },
      });
      expect(composition.scene).toMatchObject({ kind: 'forumstory', backgroundStartSec: 1.5 });
      const cleared = await caller().ok('update_forum_story_project', {
        params,
        body: { backgroundStartSec: null },
      });
      expect(cleared.project.forumStory).toMatchObject({ backgroundStartSec: null });
    });

    it('of a chat too: it follows in the video at once (extension `background_start`)', async () => {
      const body = {
        theme: 'bubbles',
        language: 'en',
        voiceover: false,
        backgroundAssetId: background.id,
      } as const;
      const { project } = await caller().ok('create_fake_text_project', { body });
      const params = { projectId: project.id };
      await caller().ok('update_fake_text_story', {
        params,
        body: { expectedRevision: 0, lines: [{ side: 'me', text: 'Hello' }] },
      });
      await caller().ok('update_fake_text_project', { params, body: { backgroundStartSec: 0.5 } });
      const { compositionId } = (await caller().ok('get_project', { params })).project;
      const { composition } = await caller().ok('get_composition', {
        params: { compositionId: compositionId ?? '' },
      });
      expect(composition.scene).toMatchObject({ kind: 'faketext', backgroundStartSec: 0.5 });
    });

    it('is built for the minutes it takes to speak, into a video with voice, captions and the post', async () => {
      const params = { projectId: (await create({ author: 'sam', subforum: 'tales' })).id };
      expect((await caller().ok('estimate_analysis', { params })).estimate).toMatchObject({
        work: 'build',
        billedMinutes: 1,
      });
      const started = await caller().ok('build_forum_story_video', { params });
      expect(started).toMatchObject({ creditsCharged: 1, job: { kind: 'build' } });
      expect((await jobEnd(caller(), started.job.id)).status).toBe('done');
      const { project } = await caller().ok('get_project', { params });
      const compositionId = project.compositionId ?? '';
      const { composition } = await caller().ok('get_composition', { params: { compositionId } });
      expect(composition).toMatchObject({ kind: 'forumstory', source: null, framing: { status: 'none' } });
      expect(composition.words?.map(({ text }) => text)).toEqual(
        'It opened a drawer. Inside there was a letter.'.split(' '),
      );
      const { scene } = composition;
      if (scene?.kind !== 'forumstory') throw new Error('The scene of a forum story is missing.');
      expect(scene).toMatchObject({ backgroundAssetId: background.id, post: { author: 'sam' } });
      const voice = await caller().api.fetch(scene.speech.title.fileUrl);
      expect([voice.status, voice.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      const file = await exported(compositionId);
      expect(file.status).toBe('done');
      expect(file.file?.durationSec).toBeCloseTo(composition.durationSec, 1);
    });
  });

  describe('a fake text project', () => {
    const create = async (extra: object = {}): Promise<{ projectId: string }> => {
      const body = { theme: 'bubbles', language: 'en', voiceover: false, title: 'Chat', ...extra };
      return { projectId: (await caller().ok('create_fake_text_project', { body })).project.id };
    };
    const project = async (params: { projectId: string }) =>
      (await caller().ok('get_project', { params })).project;
    const lines = [
      { side: 'me', text: 'Did you feed the cat?' },
      { side: 'them', text: 'Which cat?' },
    ];

    it('has no story and no composition at first', async () => {
      const params = await create();
      expect(await project(params)).toMatchObject({
        kind: 'faketext',
        compositionId: null,
        fakeText: { theme: 'bubbles', voiceover: false, backgroundAssetId: null, storyId: null },
      });
      expect(await caller().fails('get_fake_text_story', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'no_story' },
      });
    });

    it('gets its story line by line, in revisions; a line without an id is new', async () => {
      const params = await create();
      const first = (
        await caller().ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } })
      ).story;
      expect(first).toMatchObject({ revision: 1, projectId: params.projectId, lines });
      const [kept] = first.lines;
      const body = {
        expectedRevision: 1,
        lines: [{ ...lines[1] }, { id: kept?.id, side: 'me', text: 'Never mind.' }],
      };
      const second = (await caller().ok('update_fake_text_story', { params, body })).story;
      expect(second.lines[1]?.id).toBe(kept?.id);
      expect(second.lines[0]?.id).not.toBe(first.lines[1]?.id);
      expect(await caller().fails('update_fake_text_story', { params, body })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'revision_mismatch', currentRevision: 2 },
      });
      expect(
        await caller().fails('update_fake_text_story', {
          params,
          body: { expectedRevision: 2, lines: [{ id: 'lin_unknown', side: 'me', text: 'x' }] },
        }),
      ).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/lines/0/id' }] } });
    });

    it('without voices has a composition as soon as there is a line, and it can be exported', async () => {
      const params = await create();
      await caller().ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
      const { compositionId, status } = await project(params);
      expect(status).toBe('ready');
      expect((await caller().ok('list_compositions', { params })).data.map(({ id }) => id)).toEqual([
        compositionId,
      ]);
      expect(
        await caller().fails('get_composition_captions', { params: { compositionId: compositionId ?? '' } }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'no_words' } });
      expect((await exported(compositionId)).status).toBe('done');
    });

    it('has its story written by a job, and the same job is given again while it runs', async () => {
      const params = await create();
      const started = await caller().ok('generate_fake_text_story', {
        params,
        body: { prompt: 'a lost key', lineCount: 6 },
      });
      expect(started).toMatchObject({ reused: false, job: { kind: 'story', projectId: params.projectId } });
      expect((await jobEnd(caller(), started.job.id)).status).toBe('done');
      const { story } = await caller().ok('get_fake_text_story', { params });
      expect(story.lines).toHaveLength(6);
      expect((await project(params)).fakeText?.storyId).toBe(story.id);
    });

    it('speaks only lines without a voice, for one script of the day, and then has its composition', async () => {
      const params = await create({ voiceover: true });
      const used = async () => (await caller().ok('get_credits')).dailyLimits.fakeTextScripts.used;
      const before = await used();
      await caller().ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
      expect((await project(params)).compositionId).toBeNull();
      const { job, paidWith } = await caller().ok('create_fake_text_voices', { params });
      expect(paidWith).toBe('plan');
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      expect(await used()).toBe(before + 1);
      const voiced = (await caller().ok('get_fake_text_story', { params })).story;
      expect(voiced.lines.every((line) => line.voiced && (line.durationSec ?? 0) > 0.2)).toBe(true);
      const { compositionId } = await project(params);
      expect(compositionId).not.toBeNull();
      expect(await caller().fails('create_fake_text_voices', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'all_voiced' },
      });

      const [first, second] = voiced.lines;
      const change: { lines: Partial<Story['lines'][number]>[] } = {
        lines: [
          { id: first?.id ?? '', side: 'me', text: 'Did you feed my cat?' },
          { id: second?.id ?? '', side: 'them', text: second?.text ?? '' },
        ],
      };
      const edited = await caller().ok('update_fake_text_story', {
        params,
        body: { expectedRevision: voiced.revision, ...change },
      });
      expect(edited.story.lines.map((line) => line.voiced)).toEqual([false, true]);
    });

    it('shows a message without a word to speak, such as an emoji, in silence', async () => {
      const params = await create({ voiceover: true });
      const written = [...lines, { side: 'me', text: '👍' }, { side: 'them', text: '…' }];
      const body = { expectedRevision: 0, lines: written };
      await caller().ok('update_fake_text_story', { params, body });
      const { job } = await caller().ok('create_fake_text_voices', { params });
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      const { story } = await caller().ok('get_fake_text_story', { params });
      expect(story.lines.map((line) => line.durationSec !== null)).toEqual([true, true, false, false]);
      expect(story.lines.every(({ voiced }) => voiced)).toBe(true);
      expect((await project(params)).compositionId).not.toBeNull();
    });

    it('has no voices before it has a story, and the running job is given again for free', async () => {
      const params = await create({ voiceover: true });
      expect(await caller().fails('create_fake_text_voices', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'no_story' },
      });
      await caller().ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
      const first = await caller().ok('create_fake_text_voices', { params });
      expect(first).toMatchObject({ reused: false, job: { kind: 'voices', projectId: params.projectId } });
      const used = (await caller().ok('get_credits')).dailyLimits.fakeTextScripts.used;
      expect(await caller().ok('create_fake_text_voices', { params })).toMatchObject({
        reused: true,
        paidWith: null,
        job: { id: first.job.id },
      });
      expect((await caller().ok('get_credits')).dailyLimits.fakeTextScripts.used).toBe(used);
      await jobEnd(caller(), first.job.id);
    });

    it('needs new voices for the lines of a side whose voice changed, and for no other', async () => {
      const params = await create({ voiceover: true });
      await caller().ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
      await jobEnd(caller(), (await caller().ok('create_fake_text_voices', { params })).job.id);
      const { story } = await caller().ok('get_fake_text_story', { params });
      const voice = story.sides.them.voice === 'en-jack' ? 'en-grace' : 'en-jack';
      const sides = { ...story.sides, them: { ...story.sides.them, voice } };
      const body = { expectedRevision: story.revision, sides };
      const changed = (await caller().ok('update_fake_text_story', { params, body })).story;
      expect(changed.lines.map(({ side, voiced }) => [side, voiced])).toEqual([
        ['me', true],
        ['them', false],
      ]);
    });

    it('has the sounds of a chat unless they are turned off, without voices too', async () => {
      const params = await create();
      expect((await project(params)).fakeText?.sounds).toBe(true);
      await caller().ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
      const soundsOfScene = async () => {
        const compositionId = (await project(params)).compositionId ?? '';
        const { composition } = await caller().ok('get_composition', { params: { compositionId } });
        return composition.scene?.kind === 'faketext' ? composition.scene.sounds : null;
      };
      expect(await soundsOfScene()).toBe(true);
      expect((await exported((await project(params)).compositionId)).status).toBe('done');
      await caller().ok('update_fake_text_project', { params, body: { sounds: false } });
      expect(await soundsOfScene()).toBe(false);
      expect((await caller().ok('get_me')).features).toContain('chat_sounds');
    });

    it('holds at most 200 lines of 1 to 500 characters', async () => {
      const params = await create();
      const line = (text: string) => ({ side: 'me', text });
      for (const wrong of [Array.from({ length: 201 }, () => line('x')), [line('')], [line('x'.repeat(501))]])
        expect(
          await caller().fails('update_fake_text_story', {
            params,
            body: { expectedRevision: 0, lines: wrong },
          }),
        ).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('has no voices made where they are turned off, or where a side has none', async () => {
      const silent = await create();
      await caller().ok('update_fake_text_story', { params: silent, body: { expectedRevision: 0, lines } });
      expect(await caller().fails('create_fake_text_voices', { params: silent })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'voices_off' },
      });
      const params = await create({ voiceover: true });
      const sides = { me: { name: 'Me', voice: 'en-jack' }, them: { name: 'Them', voice: null } };
      await caller().ok('update_fake_text_story', { params, body: { expectedRevision: 0, sides, lines } });
      expect(await caller().fails('create_fake_text_voices', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'voice_missing', side: 'them' },
      });
    });
  });
}

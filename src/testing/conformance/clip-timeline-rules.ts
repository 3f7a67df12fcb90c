/** Accepted clips as edits on a timeline: extensions `timeline_from_clip` and `timeline_of_clip`. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject, uploadTalk } from './journey.ts';

const EDIT = { language: 'en', captionStyle: 'boxed', aspect: '9:16' } as const;

export function clipTimelineRules(caller: () => Caller): void {
  describe('a vibe edit of an accepted clip', () => {
    let source: Asset;
    beforeAll(async () => {
      source = await uploadTalk(caller());
    });

    it('begins as an accepted clip, prepared, and is not charged again (extension `timeline_from_clip`)', async () => {
      const { asset, clips } = await analyzedProject(caller());
      const { composition } = await acceptedClip(caller(), clips[0]);
      const at = { compositionId: composition.id };
      const index = composition.words?.[1]?.index ?? 0;
      await caller().ok('replace_caption_words', {
        params: at,
        body: { expectedRevision: composition.revision, replacements: [{ index, text: 'Corrected' }] },
      });
      await caller().ok('edit_composition', {
        params: at,
        body: { expectedRevision: composition.revision + 1, wordMarks: [{ index, emphasised: true }] },
      });
      const before = (await caller().ok('get_credits', {})).credits.remaining;
      const body = { ...EDIT, sourceAssetId: asset.id, ...at };
      const { project } = await caller().ok('create_vibe_edit_project', { body });
      expect(project).toMatchObject({
        status: 'ready',
        title: composition.title,
        vibeEdit: { prepared: true },
      });
      const params = { projectId: project.id };
      const { timeline } = await caller().ok('get_timeline', { params });
      expect(timeline.segments).toMatchObject([
        {
          assetId: asset.id,
          sourceStartSec: composition.source?.startSec,
          sourceEndSec: composition.source?.endSec,
        },
      ]);
      expect(timeline.texts.map(({ text }) => text)).toEqual(
        composition.hook === null ? [] : [composition.hook],
      );
      const words = (
        await caller().ok('get_composition', { params: { compositionId: timeline.compositionId } })
      ).composition.words;
      expect(words?.filter(({ emphasised }) => emphasised).map(({ text }) => text)).toEqual(['Corrected']);
      expect(words?.map(({ text }) => text)).toEqual(
        composition.words?.map((word) => (word.index === index ? 'Corrected' : word.text)),
      );
      expect(await caller().ok('prepare_timeline', { params })).toMatchObject({
        reused: true,
        creditsCharged: 0,
      });
      expect((await caller().ok('get_credits', {})).credits.remaining).toBe(before);
      expect(
        await caller().fails('create_vibe_edit_project', { body: { ...body, sourceAssetId: source.id } }),
      ).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/compositionId' }] } });
      expect(
        await caller().fails('create_vibe_edit_project', {
          body: { ...body, compositionId: timeline.compositionId },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'not_a_clip' } });
    });

    it('keeps the words of a subtitle file that were put on the clip (extension `timeline_transcripts`)', async () => {
      const { asset, clips } = await analyzedProject(caller());
      const { composition } = await acceptedClip(caller(), clips[0]);
      const at = { compositionId: composition.id };
      const text = '1\n00:00:00,500 --> 00:00:01,500\nCiao a\n\n2\n00:00:02,000 --> 00:00:03,000\ntutti\n';
      await caller().ok('edit_composition', {
        params: at,
        body: { expectedRevision: composition.revision, captionFile: { format: 'srt', text } },
      });
      await caller().ok('edit_composition', {
        params: at,
        body: { expectedRevision: composition.revision + 1, wordMarks: [{ index: 2, emphasised: true }] },
      });
      const body = { ...EDIT, sourceAssetId: asset.id, ...at };
      const { project } = await caller().ok('create_vibe_edit_project', { body });
      const params = { projectId: project.id };
      const { timeline } = await caller().ok('get_timeline', { params });
      const { words } = (
        await caller().ok('get_composition', { params: { compositionId: timeline.compositionId } })
      ).composition;
      expect(words).toMatchObject([{ text: 'Ciao' }, { text: 'a' }, { text: 'tutti', emphasised: true }]);
      expect(words?.[2]?.startSec).toBeCloseTo(2, 3);
      // The edit reads them as its transcript, with what was heard around the clip; the video keeps its own.
      const transcript = async (query: { projectId?: string }) =>
        (await caller().ok('get_transcript', { params: { assetId: asset.id }, query })).transcript;
      const own = await transcript(params);
      expect(own.words.map((word) => word.text)).toEqual(expect.arrayContaining(['Ciao', 'a', 'tutti']));
      expect(own.words.map(({ index }) => index)).toEqual(own.words.map((_, index) => index));
      const heard = await transcript({});
      expect(heard.words.map((word) => word.text)).not.toContain('tutti');
      expect(heard.hasFormerCaptions).toBe(false);
      // Cut on, they stay.
      const segmentId = timeline.segments[0]?.id ?? '';
      const cut = { type: 'split', segmentId, atSec: 1.8 } as const;
      await caller().ok('apply_timeline_operations', {
        params,
        body: { expectedRevision: 1, operations: [cut, { type: 'remove', segmentIds: [segmentId] }] },
      });
      const { composition: after } = await caller().ok('get_composition', {
        params: { compositionId: timeline.compositionId },
      });
      expect(after.words).toMatchObject([{ text: 'tutti', emphasised: true }]);
    });

    it('says of a clip which edit it became, the newest that is left (extension `timeline_of_clip`)', async () => {
      const { asset, clips } = await analyzedProject(caller());
      const at = { compositionId: (await acceptedClip(caller(), clips[0])).composition.id };
      const edited = async () =>
        (await caller().ok('get_composition', { params: at })).composition.timelineProjectId;
      expect(await edited()).toBeNull();
      const body = { ...EDIT, sourceAssetId: asset.id, ...at };
      const made = async () => (await caller().ok('create_vibe_edit_project', { body })).project.id;
      const first = await made();
      expect(await edited()).toBe(first);
      const second = await made();
      expect(await edited()).toBe(second);
      const { composition: changed } = await caller().ok('edit_composition', {
        params: at,
        body: { expectedRevision: 1, title: 'Another' },
      });
      expect(changed.timelineProjectId).toBe(second);
      const { timeline } = await caller().ok('get_timeline', { params: { projectId: second } });
      const ofEdit = await caller().ok('get_composition', {
        params: { compositionId: timeline.compositionId },
      });
      expect(ofEdit.composition).not.toHaveProperty('timelineProjectId');
      expect((await caller().ok('get_me')).features).toContain('timeline_of_clip');
    });
  });
}

/** Clips: specification, section 3 "Clip". */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './api-under-test.ts';
import { type Analyzed, acceptedClip, analyze, analyzedProject } from './journey.ts';

export function clipRules(caller: () => Caller): void {
  describe('a clip', () => {
    let analyzed: Analyzed;
    const clip = (index: number) => analyzed.clips[index]?.id ?? '';

    beforeAll(async () => {
      analyzed = await analyzedProject(caller());
    });

    it('that is proposed can be rejected and restored with everything else kept', async () => {
      const params = { clipId: clip(0) };
      const before = (await caller().ok('get_clip', { params })).clip;
      expect((await caller().ok('reject_clip', { params })).clip).toEqual({ ...before, status: 'rejected' });
      expect((await caller().ok('reject_clip', { params })).clip.status).toBe('rejected');
      expect((await caller().ok('restore_clip', { params })).clip).toEqual(before);
      expect((await caller().ok('restore_clip', { params })).clip).toEqual(before);
    });

    it('that is rejected cannot be accepted before it is restored', async () => {
      const params = { clipId: clip(1) };
      await caller().ok('reject_clip', { params });
      expect(await caller().fails('accept_clip', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'clip_rejected' },
      });
      await caller().ok('restore_clip', { params });
    });

    it('that is accepted has a composition, the same one when accepted again', async () => {
      const params = { clipId: clip(0) };
      const first = await caller().ok('accept_clip', { params });
      expect(first.clip).toMatchObject({ status: 'accepted', compositionId: first.composition.id });
      expect(first.composition).toMatchObject({
        clipId: params.clipId,
        kind: 'autoclip',
        revision: 1,
        width: 1080,
        height: 1920,
        framing: { status: 'centered' },
      });
      expect(first.composition.source).toEqual({
        assetId: analyzed.asset.id,
        startSec: first.clip?.startSec,
        endSec: first.clip?.endSec,
      });
      expect(await caller().ok('accept_clip', { params })).toEqual(first);
    });

    it('that is accepted can be neither rejected nor restored', async () => {
      const params = { clipId: clip(0) };
      expect(await caller().fails('reject_clip', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'already_accepted' },
      });
      expect(await caller().fails('restore_clip', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'already_accepted' },
      });
    });

    it('is proposed again when its composition is deleted', async () => {
      const { composition } = await acceptedClip(caller(), analyzed.clips[2]);
      const deleted = await caller().ok('delete_composition', { params: { compositionId: composition.id } });
      expect(deleted).toMatchObject({
        compositionId: composition.id,
        deleted: true,
        clip: { id: clip(2), status: 'proposed', compositionId: null },
      });
      expect(
        await caller().fails('delete_composition', { params: { compositionId: composition.id } }),
      ).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('list can be filtered by status and is ordered by rank', async () => {
      const params = { projectId: analyzed.project.id };
      const accepted = await caller().ok('list_clips', { params, query: { status: 'accepted' } });
      expect(accepted.data.map((item) => item.id)).toEqual([clip(0)]);
    });

    it('that is accepted outlives a new analysis; the others go, and their cursors with them', async () => {
      const params = { projectId: analyzed.project.id };
      await caller().ok('reject_clip', { params: { clipId: clip(1) } });
      const { nextCursor } = await caller().ok('list_clips', { params, query: { limit: 1 } });
      await analyze(caller(), analyzed.project.id);
      expect((await caller().ok('get_clip', { params: { clipId: clip(0) } })).clip.status).toBe('accepted');
      for (const index of [1, 2])
        expect(await caller().fails('get_clip', { params: { clipId: clip(index) } })).toMatchObject({
          code: 'NOT_FOUND',
        });
      const stale = await caller().fails('list_clips', { params, query: { cursor: nextCursor ?? '' } });
      expect(stale).toMatchObject({ code: 'CONFLICT', details: { reason: 'list_changed' } });
      const { data } = await caller().ok('list_clips', { params });
      expect(data.map((item) => item.rank)).toEqual(data.map((_, index) => index + 1));
    });
  });
}

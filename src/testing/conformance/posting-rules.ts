/** What compositions are posted with (extension `posting`). */
import { describe, expect, it } from 'vitest';
import { POSTING_OPERATIONS } from '../../contract/owner/posting-operations.ts';
import type { Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject } from './journey.ts';

export function postingRules(caller: () => Caller): void {
  const update = async (compositionId: string, body: object) =>
    POSTING_OPERATIONS.update_posting.answer.parse(
      (await caller().owner('update_posting', { params: { compositionId }, body })).body,
    ).posting;

  describe('what a clip is posted with', () => {
    it('is kept beside the clip, which stays as it was exported', async () => {
      expect((await caller().ok('get_me')).features).toContain('posting');
      const { clips } = await analyzedProject(caller());
      const { id: compositionId, revision } = (await acceptedClip(caller(), clips[0])).composition;
      const read = async () =>
        POSTING_OPERATIONS.get_posting.answer.parse(
          (await caller().owner('get_posting', { params: { compositionId } })).body,
        ).posting;
      expect(await read()).toEqual({ coverSec: null, texts: {} });
      expect(await update(compositionId, { coverSec: 2.5 })).toEqual({ coverSec: 2.5, texts: {} });
      const texts = { shorts: { title: 'A', text: 'B #c' }, reels: { title: '', text: 'D' } };
      await update(compositionId, { texts });
      expect(await read()).toEqual({ coverSec: 2.5, texts });
      expect(await update(compositionId, { coverSec: null, texts: { shorts: null } })).toEqual({
        coverSec: null,
        texts: { reels: texts.reels },
      });
      const { composition } = await caller().ok('get_composition', { params: { compositionId } });
      expect(composition.revision).toBe(revision);
    });

    it('is refused where it could not be, and of what is not there', async () => {
      const { clips } = await analyzedProject(caller());
      const { id: compositionId } = (await acceptedClip(caller(), clips[0])).composition;
      for (const body of [
        { coverSec: -1 },
        { texts: { elsewhere: { title: '', text: '' } } },
        { texts: { shorts: { title: 'x'.repeat(301), text: '' } } },
      ]) {
        const { status } = await caller().owner('update_posting', { params: { compositionId }, body });
        expect(status).toBe(400);
      }
      const params = { compositionId: `cmp_${'0'.repeat(20)}` };
      expect((await caller().owner('get_posting', { params })).status).toBe(404);
      expect(
        (await caller().owner('get_posting', { params: { compositionId }, key: caller().api.apiKey })).status,
      ).toBe(401);
    });
  });
}

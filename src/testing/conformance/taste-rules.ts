/** What rankings learn from decisions (extension `clip_taste`). */
import { describe, expect, it } from 'vitest';
import { TASTE_OPERATIONS } from '../../contract/owner/taste-operations.ts';
import type { Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject } from './journey.ts';

export function tasteRules(caller: () => Caller): void {
  const taste = async () =>
    TASTE_OPERATIONS.get_clip_taste.answer.parse((await caller().owner('get_clip_taste')).body).clipTaste;
  const update = async (body: object) =>
    TASTE_OPERATIONS.update_clip_taste.answer.parse(
      (await caller().owner('update_clip_taste', { body })).body,
    ).clipTaste;

  describe('learning from decisions', () => {
    it('counts what is accepted and rejected, and can be switched off and forgotten', async () => {
      expect((await caller().ok('get_me')).features).toContain('clip_taste');
      expect((await caller().owner('get_clip_taste', { key: caller().api.apiKey })).status).toBe(401);
      await update({ enabled: true, forget: true });
      expect(await taste()).toMatchObject({ enabled: true, accepted: 0, rejected: 0, leanings: [] });

      const { clips } = await analyzedProject(caller());
      await acceptedClip(caller(), clips[0]);
      await caller().ok('reject_clip', { params: { clipId: clips[1]?.id ?? '' } });
      const learned = await taste();
      expect(learned).toMatchObject({ accepted: 1, rejected: 1, usualSec: null });
      const scores = (at: number) =>
        new Map(clips[at]?.scoreBreakdown.map(({ factor, score }) => [factor, score ?? 0]));
      for (const { factor, leaning } of learned.leanings)
        expect(Math.sign(leaning)).toBe(
          Math.sign((scores(0).get(factor) ?? 0) - (scores(1).get(factor) ?? 0)),
        );

      expect(await update({ enabled: false })).toEqual({ ...learned, enabled: false });
      const forgotten = await update({ forget: true });
      expect(forgotten).toMatchObject({ enabled: false, accepted: 0, rejected: 0, leanings: [] });
      expect(forgotten.since).not.toBeNull();
      await update({ enabled: true });
    });
  });
}

/** Key and account. Specification, section 2 "Key and account", section 5; features: open-shapes.md. */
import { describe, expect, it } from 'vitest';
import type { Caller } from './api-under-test.ts';

export function accountRules(caller: () => Caller): void {
  describe('the account', () => {
    it('is told with the key in use, its scopes and the plan, and never with the secret', async () => {
      const me = await caller().ok('get_me');
      expect(me).toMatchObject({
        key: { id: expect.stringMatching(/^mck_/), scopes: ['clips:read', 'clips:write', 'spend'] },
        account: { plan: 'studio' },
      });
      expect(JSON.stringify(me)).not.toContain(caller().api.apiKey);
      expect((await caller().ok('get_me', { key: caller().api.readOnlyKey })).key.scopes).toEqual([
        'clips:read',
      ]);
      expect((await caller().ok('get_credits')).plan).toBe(me.account.plan);
    });

    it('without a bonus says null for it, and null for turns counted apart', async () => {
      const { bonus, dailyLimits, planRequired } = await caller().ok('get_credits');
      expect({ bonus, planRequired }).toEqual({ bonus: null, planRequired: false });
      expect(dailyLimits.assistantTurnsThroughApi).toBeNull();
    });

    it('takes a key in no other way than as a bearer token', async () => {
      const { apiKey } = caller().api;
      for (const headers of [
        { Authorization: apiKey },
        { Authorization: `Basic ${apiKey}` },
        { 'X-Api-Key': apiKey },
      ])
        expect(
          await caller().fails('get_me', { key: null, headers: { ...headers } as Record<string, string> }),
        ).toMatchObject({
          code: 'UNAUTHORIZED',
        });
    });
  });
}

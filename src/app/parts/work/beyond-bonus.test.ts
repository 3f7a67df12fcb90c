import { expect, it } from 'vitest';
import { SOLE_ACCOUNT } from '../../../service/domain/operator/account-setup.ts';
import { startBench } from '../../../testing/conformance/fault-bench.ts';
import { isBeyondBonus } from './beyond-bonus.ts';

const creditsOn = async (plan: 'free' | 'creator', hasBonus: boolean) => {
  const { caller, studio } = await startBench({ config: { plan } });
  if (hasBonus) await studio.admin.grantBonus(SOLE_ACCOUNT);
  return caller.ok('get_credits');
};

it('is longer than a bonus pays for beyond ten minutes, where the plan may not spend', async () => {
  const credits = await creditsOn('free', true);
  expect(credits.dailyLimits.exports.remaining).toBeGreaterThan(0);
  expect([600, 600.1].map((sec) => isBeyondBonus(credits, sec))).toEqual([false, true]);
});

it('is not where the plan pays, or no bonus does', async () => {
  expect(isBeyondBonus(await creditsOn('creator', true), 601)).toBe(false);
  expect(isBeyondBonus(await creditsOn('free', false), 601)).toBe(false);
});

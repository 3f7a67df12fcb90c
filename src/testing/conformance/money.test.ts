/** The API bonus and the ledger, with the clock in hand (specification, sections 2 and 8). */
import { describe, expect, it } from 'vitest';
import { SOLE_ACCOUNT } from '../../service/domain/operator/account-setup.ts';
import { DEFAULT_CONFIG } from '../../service/kernel/operator-config.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench, untilAborted } from './fault-bench.ts';
import {
  acceptedClip,
  analyzedProject,
  createProject,
  exportEnd,
  jobEnd,
  preparedEdit,
  uploadTalk,
  uploadVideo,
} from './journey.ts';
import { silentVideo } from './made-video.ts';

const DAY_MS = 86_400_000;

async function withBonus(
  options: Parameters<typeof startBench>[0] = { config: { plan: 'free' } },
): Promise<Bench> {
  const bench = await startBench(options);
  expect(await bench.studio.admin.grantBonus(SOLE_ACCOUNT)).toBe(true);
  return bench;
}

async function draft(caller: Caller) {
  return createProject(caller, (await uploadVideo(caller, await silentVideo())).id);
}

const bonusOf = async (caller: Caller) => (await caller.ok('get_credits')).bonus;

/** Every source's amounts add up to its balance, and each entry says the balance after it. */
async function expectBalancedLedger(caller: Caller): Promise<void> {
  const { data } = await caller.ok('list_ledger_entries', { query: { limit: 100 } });
  const { credits, bonus } = await caller.ok('get_credits');
  const held = { plan: credits.remainingFromPlan, top_up: credits.topUp, api_bonus: bonus?.remaining ?? 0 };
  for (const source of ['plan', 'top_up', 'api_bonus'] as const) {
    const entries = data.filter((entry) => entry.source === source).reverse();
    let sum = 0;
    for (const entry of entries) {
      sum += entry.amount;
      expect(entry.balanceAfter).toBe(sum);
    }
    expect(sum).toBe(held[source]);
  }
}

describe('the API bonus', () => {
  it('is null for an account that never received one, and given once', async () => {
    const { studio, caller } = await startBench({ config: { plan: 'free' } });
    expect(await bonusOf(caller)).toBeNull();
    expect(await studio.admin.grantBonus(SOLE_ACCOUNT)).toBe(true);
    expect(await studio.admin.grantBonus(SOLE_ACCOUNT)).toBe(false);
    const bonus = await bonusOf(caller);
    expect(bonus).toMatchObject({ status: 'active', granted: 50, remaining: 50, resumesAt: null });
    expect(Date.parse(bonus?.expiresAt ?? '') - Date.parse(bonus?.grantedAt ?? '')).toBe(30 * DAY_MS);
  });

  it('pays an analysis first, also while a plan is required', async () => {
    const { caller } = await withBonus();
    const project = await draft(caller);
    const params = { projectId: project.id };
    expect((await caller.ok('get_credits')).planRequired).toBe(true);
    expect((await caller.ok('estimate_analysis', { params })).estimate).toMatchObject({
      paidWith: 'api_bonus',
      affordable: true,
      balanceAfter: 49,
    });
    const started = await caller.ok('analyze_project', { params });
    expect(started).toMatchObject({ paidWith: 'api_bonus', creditsCharged: 1 });
    expect((await jobEnd(caller, started.job.id)).status).toBe('done');
    expect(await bonusOf(caller)).toMatchObject({ remaining: 49 });
    await expectBalancedLedger(caller);
  });

  it('that cannot cover a charge in full is not split: the plan pays, or PLAN_REQUIRED', async () => {
    const bonus = { ...DEFAULT_CONFIG.bonus, credits: 0 };
    const creator = await withBonus({ config: { plan: 'creator', bonus } });
    const params = { projectId: (await draft(creator.caller)).id };
    expect((await creator.caller.ok('analyze_project', { params })).paidWith).toBe('plan');
    const free = await withBonus({ config: { plan: 'free', bonus } });
    const refused = await free.caller.fails('analyze_project', {
      params: { projectId: (await draft(free.caller)).id },
    });
    expect(refused).toMatchObject({ code: 'PLAN_REQUIRED', status: 402 });
    expect(await bonusOf(free.caller)).toMatchObject({ status: 'used_up' });
  });

  it('is given back by failed work', async () => {
    const { caller, studio } = await withBonus({
      config: { plan: 'free' },
      media: engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) })),
    });
    const params = { projectId: (await draft(caller)).id };
    const { job } = await caller.ok('analyze_project', { params });
    expect(await bonusOf(caller)).toMatchObject({ remaining: 49 });
    await caller.owner('cancel_job', { params: { jobId: job.id } });
    expect(await bonusOf(caller)).toMatchObject({ remaining: 50 });
    await expectBalancedLedger(caller);
    expect(studio.logged).toEqual([]);
  });

  it('is lost when its time is over, as an entry of the ledger', async () => {
    const { caller, studio } = await withBonus();
    studio.clock.advance(30 * DAY_MS);
    expect(await bonusOf(caller)).toMatchObject({ status: 'expired', remaining: 0, granted: 50 });
    const { data } = await caller.ok('list_ledger_entries');
    expect(data).toContainEqual(
      expect.objectContaining({ type: 'expiry', source: 'api_bonus', amount: -50 }),
    );
    await expectBalancedLedger(caller);
  });

  it('paused by the operator has no set end; what it would pay for needs a plan, and cancelled it stays so', async () => {
    const { caller, studio } = await withBonus();
    const params = { projectId: (await draft(caller)).id };
    await studio.admin.holdBonus(SOLE_ACCOUNT, 'pause');
    expect(await bonusOf(caller)).toMatchObject({ status: 'paused', resumesAt: null, remaining: 50 });
    expect(await caller.fails('analyze_project', { params })).toMatchObject({ code: 'PLAN_REQUIRED' });
    await studio.admin.holdBonus(SOLE_ACCOUNT, 'resume');
    expect(await bonusOf(caller)).toMatchObject({ status: 'active' });
    await studio.admin.holdBonus(SOLE_ACCOUNT, 'cancel');
    await studio.admin.holdBonus(SOLE_ACCOUNT, 'resume');
    expect(await bonusOf(caller)).toMatchObject({ status: 'cancelled' });
  });

  it('that hit its limit of the day is paused until midnight UTC', async () => {
    const { caller, studio } = await withBonus({
      config: { plan: 'free', bonus: { ...DEFAULT_CONFIG.bonus, creditsPerDay: 1 } },
    });
    const { job } = await caller.ok('analyze_project', { params: { projectId: (await draft(caller)).id } });
    await jobEnd(caller, job.id);
    const paused = await bonusOf(caller);
    expect(paused).toMatchObject({ status: 'paused', remaining: 49 });
    expect(paused?.resumesAt).toBe((await caller.ok('get_credits')).dailyLimits.resetsAt);
    studio.clock.advance(DAY_MS);
    expect(await bonusOf(caller)).toMatchObject({ status: 'active', resumesAt: null });
  });

  it('has the limit of its day whatever yesterday’s work gives back', async () => {
    const { caller, studio } = await withBonus({
      config: { plan: 'free', bonus: { ...DEFAULT_CONFIG.bonus, creditsPerDay: 1 } },
      media: engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) })),
    });
    const start = async () =>
      (await caller.ok('analyze_project', { params: { projectId: (await draft(caller)).id } })).job.id;
    const first = await start();
    studio.clock.advance(DAY_MS);
    const second = await start();
    expect(await bonusOf(caller)).toMatchObject({ status: 'paused', remaining: 48 });
    await caller.owner('cancel_job', { params: { jobId: first } });
    expect(await bonusOf(caller)).toMatchObject({ status: 'paused', remaining: 49 });
    await caller.owner('cancel_job', { params: { jobId: second } });
    expect(await bonusOf(caller)).toMatchObject({ status: 'active', remaining: 50 });
  });

  it('has limits of its own a day: the export over them answers DAILY_LIMIT_REACHED, and tomorrow it is paid', async () => {
    const dailyLimits = { ...DEFAULT_CONFIG.bonus.dailyLimits, exports: 1 };
    const { caller, studio } = await withBonus({
      config: { plan: 'free', bonus: { ...DEFAULT_CONFIG.bonus, dailyLimits } },
    });
    const { clips } = await analyzedProject(caller);
    const first = (await acceptedClip(caller, clips[0])).composition.id;
    const second = (await acceptedClip(caller, clips[1])).composition.id;
    const made = await caller.ok('create_export', { params: { compositionId: first } });
    expect(made.paidWith).toBe('api_bonus');
    await exportEnd(caller, made.export.id);
    expect((await caller.ok('get_credits')).dailyLimits.exports).toEqual({ limit: 1, used: 1, remaining: 0 });
    const refused = await caller.fails('create_export', { params: { compositionId: second } });
    expect(refused.code).toBe('DAILY_LIMIT_REACHED');
    studio.clock.advance(DAY_MS);
    await exportEnd(
      caller,
      (await caller.ok('create_export', { params: { compositionId: second } })).export.id,
    );
  });

  it('never pays an export longer than its limit', async () => {
    const { caller } = await withBonus({
      config: { plan: 'free', bonus: { ...DEFAULT_CONFIG.bonus, longestExportSec: 2 } },
    });
    const { clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const refused = await caller.fails('create_export', { params: { compositionId: composition.id } });
    expect(refused).toMatchObject({ code: 'PLAN_REQUIRED', status: 402 });
  });

  it('runs one job at a time; the next waits as queued', async () => {
    const { caller } = await withBonus({
      config: { plan: 'free', jobsAtOnce: { analysis: 4 } },
      media: engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) })),
    });
    const start = async () =>
      (await caller.ok('analyze_project', { params: { projectId: (await draft(caller)).id } })).job.id;
    const [first, second] = [await start(), await start()];
    const status = async (jobId: string) => (await caller.ok('get_job', { params: { jobId } })).job.status;
    expect([await status(first), await status(second)]).toEqual(['running', 'queued']);
    await caller.owner('cancel_job', { params: { jobId: first } });
    expect(await status(second)).toBe('running');
  });
});

describe('work the bonus pays', () => {
  it('waits for its turn and holds up nothing that the plan pays', async () => {
    const { caller, studio } = await withBonus({
      config: { plan: 'creator', jobsAtOnce: { analysis: 3 } },
      media: engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) })),
    });
    const start = async () =>
      (await caller.ok('analyze_project', { params: { projectId: (await draft(caller)).id } })).job.id;
    const status = async (jobId: string) => (await caller.ok('get_job', { params: { jobId } })).job.status;
    const [first, second, third] = [await start(), await start(), await start()];
    await studio.admin.holdBonus(SOLE_ACCOUNT, 'pause');
    const byPlan = await start();
    expect(await Promise.all([first, second, third, byPlan].map(status))).toEqual([
      'running',
      'queued',
      'queued',
      'running',
    ]);
  });
});

describe('a forum story', () => {
  const built = async (options: Parameters<typeof startBench>[0], minutes: number, words: number) => {
    const bench = await startBench({
      ...options,
      media: engineWith((engine) => ({
        // A word of each text: how long it takes is said here.
        speak: async (input, call) => {
          const texts = input.texts.map((text) => ({ ...text, text: 'word' }));
          return (await engine.speak({ ...input, texts }, call)).map((spoken, index) => ({
            ...spoken,
            durationSec: index === 0 ? minutes * 60 - 30 : 10,
          }));
        },
      })),
    });
    const { caller } = bench;
    const body = {
      ...{ postTitle: 'A title', postBody: 'word '.repeat(words), voice: 'en-grace', language: 'en' },
      ...{ backgroundAssetId: (await uploadVideo(caller, await silentVideo())).id, captionStyle: 'boxed' },
    };
    const { project } = await caller.ok('create_forum_story_project', { body });
    const params = { projectId: project.id };
    const { credits } = (await caller.ok('estimate_analysis', { params })).estimate;
    const started = await caller.ok('build_forum_story_video', { params });
    expect(started.creditsCharged).toBe(credits);
    expect((await jobEnd(caller, started.job.id)).status).toBe('done');
    await expectBalancedLedger(caller);
    const { data } = await caller.ok('list_ledger_entries', { query: { limit: 100 } });
    const ofJob = data.filter((entry) => entry.projectId === project.id).reverse();
    return { estimated: credits, amounts: ofJob.map(({ type, amount }) => [type, amount]), caller };
  };

  it('that is spoken faster than estimated gets back what was too much', async () => {
    const { estimated, amounts } = await built({}, 1, 400);
    expect(estimated).toBeGreaterThan(2);
    expect(amounts).toEqual([
      ['charge', -estimated],
      ['refund', estimated - 1],
    ]);
  });

  it('that is spoken as long as estimated costs that', async () => {
    const { amounts } = await built({}, 1, 10);
    expect(amounts).toEqual([['charge', -1]]);
  });

  it('that is spoken longer costs one credit more at most', async () => {
    const { amounts } = await built({}, 5, 10);
    expect(amounts).toEqual([
      ['charge', -1],
      ['charge', -1],
    ]);
  });

  it('that is spoken longer is done, and costs no more, where no credit is left', async () => {
    const monthlyCredits = { ...DEFAULT_CONFIG.monthlyCredits, studio: 1 };
    const { amounts } = await built({ config: { monthlyCredits } }, 5, 10);
    expect(amounts).toEqual([['charge', -1]]);
  });

  it('gives back to a top-up what was taken from it last', async () => {
    const monthlyCredits = { ...DEFAULT_CONFIG.monthlyCredits, studio: 2 };
    const bench = await startBench({ config: { monthlyCredits } });
    await bench.studio.admin.addTopUp(SOLE_ACCOUNT, 9);
    await bench.kill();
    const { estimated, caller } = await built(
      { config: { monthlyCredits }, folder: bench.studio.folder },
      1,
      400,
    );
    expect(estimated).toBeGreaterThan(2);
    expect((await caller.ok('get_credits')).credits).toMatchObject({ remainingFromPlan: 1, topUp: 9 });
  });
});

describe('what costs nothing', () => {
  it('is affordable for everybody', async () => {
    const { caller, studio } = await startBench();
    const params = await preparedEdit(caller, (await uploadTalk(caller)).id);
    await studio.admin.setPlan(SOLE_ACCOUNT, 'free');
    expect((await caller.ok('estimate_analysis', { params })).estimate).toMatchObject({
      credits: 0,
      affordable: true,
      paidWith: null,
    });
  });
});

describe('top-up and plans', () => {
  it('spend plan credits first, then top-up, and keep the top-up over the month', async () => {
    const monthlyCredits = { ...DEFAULT_CONFIG.monthlyCredits, studio: 1 };
    const { caller, studio } = await startBench({ config: { monthlyCredits } });
    await studio.admin.addTopUp(SOLE_ACCOUNT, 5);
    for (const left of [
      { remainingFromPlan: 0, topUp: 5, remaining: 5 },
      { remainingFromPlan: 0, topUp: 4, remaining: 4 },
    ]) {
      const { job } = await caller.ok('analyze_project', { params: { projectId: (await draft(caller)).id } });
      await jobEnd(caller, job.id);
      expect((await caller.ok('get_credits')).credits).toMatchObject(left);
    }
    studio.clock.advance(32 * DAY_MS);
    expect((await caller.ok('get_credits')).credits).toMatchObject({ remainingFromPlan: 1, topUp: 4 });
    await expectBalancedLedger(caller);
  });

  it('a larger plan adds the difference at once', async () => {
    const { caller, studio } = await startBench({ config: { plan: 'creator' } });
    await studio.admin.setPlan(SOLE_ACCOUNT, 'studio');
    const { plan, credits } = await caller.ok('get_credits');
    expect(plan).toBe('studio');
    expect(credits.remainingFromPlan).toBe(credits.included);
    await expectBalancedLedger(caller);
  });
});

/** Two services on one database, as two hosts are; one of them at most begins jobs, which each would do by itself. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../contract/limits.ts';
import { JOB_KINDS } from '../../contract/schemas/job.ts';
import { createTestRows, type TestRows } from '../postgres/postgres-rows.ts';
import { describePostgres } from '../postgres/test-database.ts';
import { type ApiUnderTest, Caller } from './api-under-test.ts';
import { startHookReceiver } from './hook-receiver.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

const IDEAS = { body: { topic: 'growing tomatoes on a balcony', videoType: 'any', language: 'en' } };
/** Runs of tools a day on this plan. */
const [PLAN, ALLOWED] = ['creator', 50] as const;
const NO_JOBS = Object.fromEntries(JOB_KINDS.map((kind) => [kind, 0]));

let rows: TestRows;
let closing: (() => Promise<void>)[];
let studios: TestStudio[];
let callers: Caller[];

beforeEach(async () => {
  rows = await createTestRows();
  closing = [];
  studios = [];
});

afterEach(async () => {
  for (const studio of studios) await studio.service.stop();
  for (const close of closing) await close();
  for (const studio of studios) await studio.dispose();
  await rows.drop();
});

/** @param config begins jobs on the first of them only, if at all. */
async function startTwo(config: TestStudioOptions['config'] = { jobsAtOnce: NO_JOBS }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-studio-'));
  for (const own of [config, { ...config, jobsAtOnce: NO_JOBS }]) {
    const shared = await rows.openShared();
    closing.push(shared.close);
    studios.push(await startTestStudio({ folder, rows: shared.rows, config: { plan: PLAN, ...own } }));
  }
  // The second to start has the keys that both take.
  const keys = studios[1] as ApiUnderTest & TestStudio;
  callers = studios.map(({ fetch }) => new Caller({ ...keys, fetch }));
}

const used = async (): Promise<number | undefined> =>
  (await callers[0]?.ok('get_credits'))?.dailyLimits.toolRuns.used;

describePostgres('an account on two hosts', () => {
  it('spends what it has, and no more', async () => {
    await startTwo();
    const requests = Array.from({ length: ALLOWED + 30 }, (_, n) =>
      callers[n % 2]?.send('brainstorm_ideas', IDEAS),
    );
    const statuses = (await Promise.all(requests)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(ALLOWED);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await used()).toBe(ALLOWED);
  });

  it('does once what both are asked with one Idempotency-Key', async () => {
    await startTwo();
    for (let n = 0; n < 20; n += 1) {
      const input = { ...IDEAS, idempotencyKey: `once-${n}` };
      const answers = await Promise.all(callers.map((caller) => caller.send('brainstorm_ideas', input)));
      const late = answers.find(({ status }) => status !== 202);
      if (late !== undefined)
        expect(late).toMatchObject({ status: 409, body: { error: { code: 'IDEMPOTENCY_IN_PROGRESS' } } });
      const again = await Promise.all(callers.map((caller) => caller.ok('brainstorm_ideas', input)));
      expect(again[0]?.toolRun.id).toBe(again[1]?.toolRun.id);
      expect(await used()).toBe(n + 1);
    }
  });

  it('asks as often as it may in a minute, whichever answers', async () => {
    await startTwo({ rateFactor: 1, jobsAtOnce: NO_JOBS });
    const requests = Array.from({ length: 200 }, (_, n) => callers[n % 2]?.send('get_me'));
    const statuses = (await Promise.all(requests)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATE_LIMITS.read.perKey);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - RATE_LIMITS.read.perKey);
  });

  it('is there once where both start at once on an empty database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cliproom-studio-'));
    const opened = await Promise.all([rows.openShared(), rows.openShared()]);
    closing.push(...opened.map(({ close }) => close));
    const starts = opened.map((shared) =>
      startTestStudio({ folder, rows: shared.rows, config: { jobsAtOnce: NO_JOBS } }),
    );
    studios = await Promise.all(starts);
    const accounts = await studios[0]?.database.all<{ id: string }>('SELECT id FROM account ORDER BY id');
    expect(accounts?.map(({ id }) => id)).toEqual(['account', 'stranger']);
  });

  it('has its events sent by one of them, and by the other when that one stops', async () => {
    await startTwo();
    const receiver = await startHookReceiver();
    closing.push(receiver.close);
    const caller = callers[1] as Caller;
    const { body } = await caller.owner('create_webhook', { body: { url: receiver.url, events: null } });
    const params = { webhookId: body.webhook.id };
    await caller.owner('test_webhook', { params });
    await receiver.nth(1);
    await studios[0]?.service.stop();
    await caller.owner('test_webhook', { params });
    await receiver.nth(2);
    expect(receiver.received).toHaveLength(2);
  });

  it('is told on one of them as soon as its work on the other is done', async () => {
    await startTwo({});
    const { toolRun } = (await callers[0]?.ok('brainstorm_ideas', IDEAS)) ?? {};
    const query = { wait: 25 };
    const params = { toolRunId: toolRun?.id };
    expect((await callers[1]?.ok('get_tool_run', { params, query }))?.toolRun.status).toBe('done');
  });
});

/** One account spends on two hosts in the same moment, a thousand times, and has far less than that. */
import { expect, it } from 'vitest';
import { JOB_KINDS } from '../../contract/schemas/job.ts';
import { DEFAULT_CONFIG } from '../../service/kernel/operator-config.ts';
import type { Answered, Caller } from '../conformance/api-under-test.ts';
import { createProject, uploadVideo } from '../conformance/journey.ts';
import { silentVideo } from '../conformance/made-video.ts';
import { startHosts, type TestHostOptions } from '../conformance/several-hosts.ts';
import { describePostgres } from '../postgres/test-database.ts';
import { wrongCharges } from '../torture/wrong-charges.ts';

const TIMES = 1000;
const AT_ONCE = 10;
/** Enough for some hundreds of them. */
const CREDITS = 400;
const CONFIG: TestHostOptions = {
  config: {
    monthlyCredits: { ...DEFAULT_CONFIG.monthlyCredits, studio: CREDITS },
    jobsAtOnce: Object.fromEntries(JOB_KINDS.map((kind) => [kind, 0])),
  },
};

interface Spent {
  readonly key: string;
  readonly statuses: readonly number[];
  readonly jobIds: readonly string[];
}

describePostgres('an account that spends on two hosts at once', () => {
  it('never spends more than it has, and what one key asks for once', async () => {
    const [one, other] = await startHosts(CONFIG, CONFIG);
    const asset = await uploadVideo(one.caller, await silentVideo());
    const spend = async (n: number): Promise<Spent> => {
      // Every other time both are asked for the same with the same key.
      const isSame = n % 2 === 0;
      const first = (await createProject(one.caller, asset.id)).id;
      const second = isSame ? first : (await createProject(other.caller, asset.id)).id;
      const analyze = (caller: Caller, projectId: string, key: string) =>
        caller.send<{ job?: { id: string } }>('analyze_project', {
          params: { projectId },
          idempotencyKey: key,
        });
      const answers: Answered<{ job?: { id: string } }>[] = await Promise.all([
        analyze(one.caller, first, `spend-${n}`),
        analyze(other.caller, second, isSame ? `spend-${n}` : `spend-${n}-other`),
      ]);
      return {
        key: isSame ? `spend-${n}` : '',
        statuses: answers.map(({ status }) => status),
        jobIds: answers.flatMap(({ body }) => body.job?.id ?? []),
      };
    };
    const spent: Spent[] = [];
    for (let from = 0; from < TIMES; from += AT_ONCE)
      spent.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => spend(from + n)))));

    const { database } = one.studio;
    expect(await wrongCharges(database)).toEqual([]);
    const entries = await database.all<{ type: string; amount: number; balance_after: number }>(
      'SELECT type, amount, balance_after FROM ledger_entry ORDER BY seq',
    );
    let sum = 0;
    for (const { amount, balance_after } of entries) {
      sum += amount;
      expect(balance_after).toBe(sum);
      expect(sum).toBeGreaterThanOrEqual(0);
    }
    expect((await other.caller.ok('get_credits')).credits.remaining).toBe(sum);
    const charged = entries.filter(({ type }) => type === 'charge');
    const jobIds = new Set(spent.flatMap((both) => both.jobIds));
    expect(jobIds.size).toBe(charged.length);
    for (const { key, jobIds: ids } of spent)
      if (key !== '') expect(new Set(ids).size).toBeLessThanOrEqual(1);
    const most = -Math.min(...charged.map(({ amount }) => amount));
    expect(sum).toBeLessThan(most);
    expect(new Set(spent.flatMap(({ statuses }) => statuses))).toEqual(new Set([202, 402, 409]));
  });
});

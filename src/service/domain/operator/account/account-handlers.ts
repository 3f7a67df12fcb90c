/** Key, credits, ledger and setting options. */
import { descriptionOf, type LedgerReason } from '../../../../contract/ledger-reasons.ts';
import type { LedgerEntry } from '../../../../contract/schemas/account.ts';
import { FEATURES } from '../../../../contract/schemas/account.ts';
import type { Handlers } from '../../../kernel/call.ts';
import type { DailyKind } from '../../../kernel/operator-config.ts';
import { readNewest } from '../../../kernel/paging.ts';
import { isoTime, isoTimeOrNull, monthOf, nextMidnightMs, nextMonthMs } from '../../../kernel/time.ts';
import { within } from '../../../kernel/within.ts';
import type { Bonus } from '../../money/bonus.ts';
import { allowanceToday, usesToday } from '../../money/daily-usage.ts';
import type { LedgerRow } from '../../money/ledger.ts';
import { purseOf, settleBalances } from '../../money/purse.ts';
import type { OperatorContext } from '../operator-context.ts';
import { SETTING_OPTIONS } from './setting-options.ts';

type Ids = 'get_me' | 'get_credits' | 'list_ledger_entries' | 'get_setting_options';

export function accountHandlers(context: OperatorContext): Handlers<Ids> {
  const { database, clock, config, network, files } = context;
  const lacking = new Set([
    ...(network.eventsRefusal === null ? [] : ['owner_webhooks']),
    ...(files.references === null ? ['asset_references'] : []),
  ]);
  const offered = FEATURES.filter((feature) => !lacking.has(feature));
  return {
    get_me: async ({ key, account }) => ({
      body: {
        key: { id: key.id, scopes: [...key.scopes] },
        account: { plan: account.plan },
        features: offered,
        storageFull: await context.room.isFull(),
      },
    }),
    get_credits: async ({ account }) => {
      const { purse, used } = await database.transaction(
        async (tx) => ({
          purse: await purseOf(within(context, tx), account),
          used: await usesToday(within(context, tx), account.id),
        }),
        account.id,
      );
      const today = (kind: DailyKind) => allowanceToday(context, account, purse, kind, used(kind));
      const nowMs = clock.nowMs();
      return {
        body: {
          plan: account.plan,
          planRequired: account.plan === 'free',
          credits: {
            period: monthOf(nowMs),
            periodEndsAt: isoTime(nextMonthMs(nowMs)),
            included: config.monthlyCredits[account.plan],
            remaining: purse.planCredits + purse.topUp,
            remainingFromPlan: purse.planCredits,
            topUp: purse.topUp,
          },
          bonus: bonusFields(purse.bonus),
          dailyLimits: {
            resetsAt: isoTime(nextMidnightMs(nowMs)),
            exports: today('exports'),
            assistantTurns: today('assistantTurns'),
            toolRuns: today('toolRuns'),
            fakeTextScripts: today('fakeTextScripts'),
            assistantTurnsThroughApi: null,
          },
        },
      };
    },
    list_ledger_entries: async ({ account, query }) => {
      await database.transaction((tx) => settleBalances(within(context, tx), account), account.id);
      return {
        body: await readNewest(database, query, {
          list: 'ledger',
          rows: 'SELECT * FROM ledger_entry WHERE account_id = ?',
          values: [account.id],
          toItem: (row: LedgerRow) => ({
            ...described(JSON.parse(row.reason) as LedgerReason),
            id: row.id,
            createdAt: isoTime(row.created_ms),
            type: row.type,
            amount: row.amount,
            balanceAfter: row.balance_after,
            source: row.source,
            projectId: row.project_id,
            jobId: row.job_id,
            toolRunId: row.tool_run_id,
          }),
        }),
      };
    },
    get_setting_options: () => ({ body: SETTING_OPTIONS }),
  };
}

function bonusFields(bonus: Bonus | null) {
  if (bonus === null) return null;
  return {
    status: bonus.status,
    granted: bonus.granted,
    remaining: bonus.remaining,
    grantedAt: isoTime(bonus.grantedMs),
    expiresAt: isoTime(bonus.expiresMs),
    resumesAt: isoTimeOrNull(bonus.resumesMs),
  };
}

function described(reason: LedgerReason): Pick<LedgerEntry, 'description' | 'reason'> {
  return { description: descriptionOf(reason), reason };
}

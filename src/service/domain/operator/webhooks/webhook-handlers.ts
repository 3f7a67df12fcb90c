/** Webhook addresses of an account: list, add, change, remove, test, rotate, and what was sent to them. */
import { newId } from '../../../../contract/ids.ts';
import type { WEBHOOK_OPERATIONS } from '../../../../contract/owner/webhook-operations.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import { conflict, invalid, switchedOff } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { readNewest } from '../../../kernel/paging.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { OperatorContext } from '../operator-context.ts';
import { giveUpWaiting } from './deliver.ts';
import { recordTest } from './record-events.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { requireDelivery, requireWebhook, toDelivery, toWebhook, type WebhookRow } from './webhook-rows.ts';

type Ids = keyof typeof WEBHOOK_OPERATIONS;

const OLD_SECRET_KEPT_MS = 24 * 3_600_000;
const RECORDS_KEPT_MS = 30 * 24 * 3_600_000;
/** Every event is a row for every address that wants it. */
const ADDRESSES_MAX = 100;

export function webhookHandlers(context: OperatorContext): OwnerHandlers<Ids> {
  const { database, clock, network, deliveries } = context;
  const { eventsRefusal } = network;
  if (eventsRefusal !== null) return notOffered(eventsRefusal);

  const requireUrl = (text: string): string => {
    const url = new URL(text);
    const refusal = network.refusalOf(url);
    if (refusal !== null) throw invalid('/url', 'refused_address', refusal);
    return url.href;
  };

  const setSecrets = async (tx: Queries, row: WebhookRow, secret: string): Promise<void> => {
    await tx.run('UPDATE webhook SET secret = ?, old_secret = ?, old_secret_until_ms = ? WHERE id = ?', [
      secret,
      row.secret,
      clock.nowMs() + OLD_SECRET_KEPT_MS,
      row.id,
    ]);
  };

  return {
    list_webhooks: async ({ account, query }) => ({
      body: await readNewest(database, query, {
        list: 'webhooks',
        rows: 'SELECT * FROM webhook WHERE account_id = ?',
        values: [account.id],
        toItem: toWebhook,
      }),
    }),

    create_webhook: async ({ account, body, commit }) => {
      const url = requireUrl(body.url);
      const secret = newWebhookSecret();
      return commit(async (tx) => {
        const found = await tx.get<{ n: number }>('SELECT COUNT(*) AS n FROM webhook WHERE account_id = ?', [
          account.id,
        ]);
        if ((found?.n ?? 0) >= ADDRESSES_MAX)
          throw conflict(problem('too_many_webhooks', { max: ADDRESSES_MAX }), { max: ADDRESSES_MAX });
        const id = newId('webhook');
        await tx.run(
          `INSERT INTO webhook (id, account_id, url, events, status, secret, created_ms) VALUES (?, ?, ?, ?, 'active', ?, ?)`,
          [id, account.id, url, eventsColumn(body.events ?? null), secret, clock.nowMs()],
        );
        return { body: { webhook: toWebhook(await requireWebhook(tx, account.id, id)), secret } };
      });
    },

    update_webhook: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const row = await requireWebhook(tx, account.id, params.webhookId);
        const status = body.status ?? row.status;
        await tx.run(
          'UPDATE webhook SET url = ?, events = ?, status = ?, failing_since_ms = CASE WHEN ? THEN NULL ELSE failing_since_ms END WHERE id = ?',
          [
            body.url === undefined ? row.url : requireUrl(body.url),
            body.events === undefined ? row.events : eventsColumn(body.events),
            status,
            body.url !== undefined || status !== row.status ? 1 : 0,
            row.id,
          ],
        );
        if (status === 'disabled') await giveUpWaiting(tx, row.id);
        return { body: { webhook: toWebhook(await requireWebhook(tx, account.id, row.id)) } };
      }),

    delete_webhook: ({ account, params, commit }) =>
      commit(async (tx) => {
        const row = await requireWebhook(tx, account.id, params.webhookId);
        await tx.run('DELETE FROM webhook WHERE id = ?', [row.id]);
        return { body: { webhookId: row.id, deleted: true as const } };
      }),

    test_webhook: async ({ account, params, commit }) => {
      const reply = await commit(async (tx) => {
        const webhook = await requireWebhook(tx, account.id, params.webhookId);
        const id = await recordTest(tx, clock.nowMs(), webhook);
        return { body: { delivery: toDelivery(await requireDelivery(tx, account.id, id)) } };
      });
      deliveries.wake();
      return reply;
    },

    rotate_webhook_secret: async ({ account, params, commit }) => {
      const secret = newWebhookSecret();
      return commit(async (tx) => {
        const row = await requireWebhook(tx, account.id, params.webhookId);
        await setSecrets(tx, row, secret);
        return { body: { webhook: toWebhook(row), secret } };
      });
    },

    list_webhook_deliveries: async ({ account, params, query }) => {
      const webhook = await requireWebhook(database, account.id, params.webhookId);
      const sinceMs = clock.nowMs() - RECORDS_KEPT_MS;
      return {
        body: await readNewest(database, query, {
          list: `deliveries ${webhook.id}`,
          rows: 'SELECT * FROM delivery WHERE webhook_id = ? AND created_ms > ?',
          values: [webhook.id, sinceMs],
          toItem: toDelivery,
        }),
      };
    },

    resend_delivery: async ({ account, params, commit }) => {
      const reply = await commit(async (tx) => {
        const row = await requireDelivery(tx, account.id, params.deliveryId);
        const webhook = await requireWebhook(tx, account.id, row.webhook_id);
        if (webhook.status === 'disabled') throw conflict(problem('webhook_disabled'));
        const triesLeft = row.status === 'pending' ? row.tries_left : 1;
        await tx.run("UPDATE delivery SET status = 'pending', tries_left = ?, next_ms = ? WHERE id = ?", [
          triesLeft,
          clock.nowMs(),
          row.id,
        ]);
        return { body: { delivery: toDelivery(await requireDelivery(tx, account.id, row.id)) } };
      });
      deliveries.wake();
      return reply;
    },
  };
}

/** Delivery records are kept thirty days (specification, section 6). */
export async function sweepDeliveries({
  database,
  clock,
}: Pick<OperatorContext, 'database' | 'clock'>): Promise<void> {
  await database.run('DELETE FROM delivery WHERE created_ms <= ?', [clock.nowMs() - RECORDS_KEPT_MS]);
}

function eventsColumn(events: readonly string[] | null): string | null {
  return events === null ? null : JSON.stringify([...new Set(events)]);
}

function notOffered(why: Problem): OwnerHandlers<Ids> {
  const refuse = (): never => {
    throw switchedOff(why);
  };
  return {
    list_webhooks: refuse,
    create_webhook: refuse,
    update_webhook: refuse,
    delete_webhook: refuse,
    test_webhook: refuse,
    rotate_webhook_secret: refuse,
    list_webhook_deliveries: refuse,
    resend_delivery: refuse,
  };
}

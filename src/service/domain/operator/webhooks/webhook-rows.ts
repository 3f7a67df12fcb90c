/**
 * Webhook addresses and deliveries as rows. The secret of an address is kept as it is, not as a hash: signing
 * needs it. It leaves the service only in the answer that made it.
 */
import type { Delivery, Webhook } from '../../../../contract/owner/webhook-operations.ts';
import type { Problem } from '../../../../contract/problems/problem.ts';
import { notFound } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { sentenceOrNull } from '../../../kernel/stored-problem.ts';
import { isoTime, isoTimeOrNull } from '../../../kernel/time.ts';

export interface WebhookRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  /** JSON list; null for all. */
  readonly events: string | null;
  readonly status: 'active' | 'disabled';
  readonly secret: string;
  readonly old_secret: string | null;
  readonly old_secret_until_ms: number | null;
  /** First failure since the last success; null while all is well. */
  readonly failing_since_ms: number | null;
  readonly last_delivery_ms: number | null;
  readonly created_ms: number;
}

export interface DeliveryRow {
  readonly seq: number;
  readonly id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly tries_left: number;
  readonly next_ms: number | null;
  /** JSON list of KeptAttempt. */
  readonly attempts: string;
  readonly created_ms: number;
}

export type KeptAttempt = Omit<Delivery['attempts'][number], 'error' | 'problem'> & {
  readonly problem: Problem | null;
};

/** @throws ApiError NOT_FOUND */
export async function requireWebhook(database: Queries, accountId: string, id: string): Promise<WebhookRow> {
  const row = await database.get<WebhookRow>('SELECT * FROM webhook WHERE id = ? AND account_id = ?', [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('webhook address');
  return row;
}

/** @throws ApiError NOT_FOUND */
export async function requireDelivery(
  database: Queries,
  accountId: string,
  id: string,
): Promise<DeliveryRow> {
  const row = await database.get<DeliveryRow>(
    'SELECT d.* FROM delivery d JOIN webhook w ON w.id = d.webhook_id WHERE d.id = ? AND w.account_id = ?',
    [id, accountId],
  );
  if (row === undefined) throw notFound('delivery');
  return row;
}

export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events === null ? null : (JSON.parse(row.events) as NonNullable<Webhook['events']>),
    status: row.status,
    createdAt: isoTime(row.created_ms),
    lastDeliveryAt: isoTimeOrNull(row.last_delivery_ms),
  };
}

export function attemptsOf(row: DeliveryRow): KeptAttempt[] {
  return JSON.parse(row.attempts) as KeptAttempt[];
}

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    eventId: row.event_id,
    type: row.type,
    status: row.status,
    attempts: attemptsOf(row).map((attempt) => ({ ...attempt, error: sentenceOrNull(attempt.problem) })),
    nextAttemptAt: isoTimeOrNull(row.next_ms),
    body: row.body,
    createdAt: isoTime(row.created_ms),
  };
}

/**
 * Makes due deliveries from their rows: a few side by side, at most two to one address, so that a slow receiver
 * holds up nobody else. What is not recorded as made is made again after a restart. One process makes them; any may add some.
 */
import { WEBHOOK_TEST } from '../../../../contract/owner/webhook-operations.ts';
import type { ChangeSignal } from '../../../kernel/change-signal.ts';
import { oneAtATime } from '../../../kernel/one-at-a-time.ts';
import { pause } from '../../../kernel/pause.ts';
import type { Clock } from '../../../kernel/ports/clock.ts';
import type { Database, Queries } from '../../../kernel/ports/database.ts';
import type { Log } from '../../../kernel/ports/log.ts';
import type { Network } from '../../../kernel/ports/network.ts';
import { FAILING_FOR_MS, pauseBeforeTryMs } from './retry-schedule.ts';
import { type AttemptResult, sendDelivery } from './send-delivery.ts';
import { attemptsOf, type DeliveryRow, type WebhookRow } from './webhook-rows.ts';

const AT_ONCE = 16;
const AT_ONCE_TO_ONE = 2;
/** The machine may sleep and its clock be set, so a long pause is not one long timer. */
const LOOK_AGAIN_MS = 1000;
const AFTER_FAULT_MS = 10_000;
/** Topic of the one who makes them: some were added. */
const ADDED = 'deliveries';

export interface Deliveries {
  start(): void;
  /** Has whoever makes them look for due ones; call after a transaction that added one. */
  wake(): void;
  /** Gives up what is being sent; it is sent again after the next start. */
  stop(): Promise<void>;
}

interface DeliveryParts {
  readonly database: Database;
  readonly network: Network;
  readonly changes: ChangeSignal;
  readonly clock: Clock;
  readonly log: Log;
}

export function createDeliveries(parts: DeliveryParts): Deliveries {
  const { database, network, changes, clock, log } = parts;
  const sending = new Map<string, { readonly webhookId: string; readonly ended: Promise<void> }>();
  let stopping: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): void => undefined;

  const send = async (webhook: WebhookRow, delivery: DeliveryRow, stopped: AbortSignal): Promise<void> => {
    try {
      const result = await sendDelivery(parts, webhook, delivery, stopped);
      await writeResult(database, clock.nowMs(), delivery, result);
    } catch (error) {
      if (stopped.aborted) return;
      log.error('A delivery could not be made or noted.', error, { deliveryId: delivery.id });
      // Due again at once, it would fail for ever and hold up what comes after it.
      await pause(AFTER_FAULT_MS, stopped);
    }
  };

  const begin = (webhook: WebhookRow, delivery: DeliveryRow, stopped: AbortSignal): void => {
    const ended = send(webhook, delivery, stopped).finally(() => {
      sending.delete(delivery.id);
      looking.ask();
    });
    sending.set(delivery.id, { webhookId: delivery.webhook_id, ended });
  };

  const sendDue = async (stopped: AbortSignal): Promise<void> => {
    const webhooks = await database.all<WebhookRow>(
      `SELECT w.* FROM webhook w JOIN delivery d ON d.webhook_id = w.id
       WHERE d.next_ms <= ? GROUP BY w.seq ORDER BY MIN(d.next_ms)`,
      [clock.nowMs()],
    );
    for (const webhook of webhooks) {
      // Before the rows are read: one that ends meanwhile is still due in what was read, and would be sent once more.
      const begun = new Set(sending.keys());
      const due = await database.all<DeliveryRow>(
        'SELECT * FROM delivery WHERE webhook_id = ? AND next_ms <= ? ORDER BY next_ms, seq LIMIT ?',
        [webhook.id, clock.nowMs(), AT_ONCE_TO_ONE],
      );
      const busy = [...sending.values()].filter(({ webhookId }) => webhookId === webhook.id).length;
      const free = Math.min(AT_ONCE_TO_ONE - busy, AT_ONCE - sending.size);
      if (stopped.aborted) return;
      const waiting = due.filter(({ id }) => !begun.has(id));
      for (const delivery of waiting.slice(0, Math.max(0, free))) begin(webhook, delivery, stopped);
    }
  };

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (stopping === null) return;
    const { signal } = stopping;
    await sendDue(signal);
    const next = await database.get<{ next_ms: number | null }>(
      'SELECT MIN(next_ms) AS next_ms FROM delivery',
    );
    if (next?.next_ms === undefined || next.next_ms === null || signal.aborted) return;
    const pauseMs = Math.max(1, Math.min(LOOK_AGAIN_MS, next.next_ms - clock.nowMs()));
    // What is due but waits for a free place is begun by the one that ends.
    timer = setTimeout(looking.ask, sending.size > 0 ? LOOK_AGAIN_MS : pauseMs);
  };

  const looking = oneAtATime(look, (error) => {
    log.error('Due deliveries could not be read.', error, {});
    if (stopping !== null) timer = setTimeout(looking.ask, LOOK_AGAIN_MS);
  });

  return {
    start: () => {
      if (network.eventsRefusal !== null) return;
      stopping = new AbortController();
      stopListening = changes.listen(ADDED, looking.ask);
      looking.ask();
    },
    wake: () => changes.notify(ADDED),
    stop: async () => {
      stopListening();
      clearTimeout(timer);
      stopping?.abort(new Error('The service is stopping.'));
      stopping = null;
      await looking.idle();
      clearTimeout(timer);
      await Promise.all([...sending.values()].map(({ ended }) => ended));
    },
  };
}

async function writeResult(
  database: Database,
  nowMs: number,
  before: DeliveryRow,
  { attempt, delivered, gone }: AttemptResult,
): Promise<void> {
  await database.transaction(async (tx) => {
    // The address may have been removed or disabled, or the event resent, while it was being sent.
    const row = await tx.get<DeliveryRow>('SELECT * FROM delivery WHERE id = ?', [before.id]);
    if (row === undefined) return;
    const attempts = JSON.stringify([...attemptsOf(row), attempt]);
    const triesLeft = Math.max(0, row.tries_left - 1);
    const status = delivered
      ? 'delivered'
      : triesLeft === 0 || row.status !== 'pending'
        ? 'failed'
        : 'pending';
    const nextMs = status === 'pending' ? nowMs + pauseBeforeTryMs(triesLeft, Math.random()) : null;
    await tx.run('UPDATE delivery SET status = ?, tries_left = ?, next_ms = ?, attempts = ? WHERE id = ?', [
      status,
      triesLeft,
      nextMs,
      attempts,
      row.id,
    ]);
    await tx.run('UPDATE webhook SET last_delivery_ms = ? WHERE id = ?', [nowMs, row.webhook_id]);
    if (row.type !== WEBHOOK_TEST) await countForAddress(tx, nowMs, row.webhook_id, delivered, gone);
  });
}

async function countForAddress(
  database: Queries,
  nowMs: number,
  webhookId: string,
  delivered: boolean,
  gone: boolean,
): Promise<void> {
  if (delivered) {
    await database.run('UPDATE webhook SET failing_since_ms = NULL WHERE id = ?', [webhookId]);
    return;
  }
  await database.run('UPDATE webhook SET failing_since_ms = COALESCE(failing_since_ms, ?) WHERE id = ?', [
    nowMs,
    webhookId,
  ]);
  const { changes } = await database.run(
    "UPDATE webhook SET status = 'disabled' WHERE id = ? AND (? OR failing_since_ms <= ?)",
    [webhookId, gone ? 1 : 0, nowMs - FAILING_FOR_MS],
  );
  if (changes > 0) await giveUpWaiting(database, webhookId);
}

/** Nothing more goes to a disabled address by itself; each can be resent by hand. */
export async function giveUpWaiting(database: Queries, webhookId: string): Promise<void> {
  await database.run(
    "UPDATE delivery SET status = 'failed', next_ms = NULL WHERE webhook_id = ? AND status = 'pending' AND type <> ?",
    [webhookId, WEBHOOK_TEST],
  );
}

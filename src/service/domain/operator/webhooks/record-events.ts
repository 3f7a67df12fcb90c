/**
 * Writes what happened as deliveries to make, inside the transaction that makes it happen: an event is never
 * lost and never tells of what was rolled back. Bodies carry ids only (specification, section 6).
 */
import { newId } from '../../../../contract/ids.ts';
import { type WEBHOOK_EVENTS, WEBHOOK_TEST } from '../../../../contract/owner/webhook-operations.ts';
import type { JobRow } from '../../../jobs/job-rows.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { isoTime } from '../../../kernel/time.ts';
import { TRIES } from './retry-schedule.ts';
import type { WebhookRow } from './webhook-rows.ts';

type EventType = (typeof WEBHOOK_EVENTS)[number] | typeof WEBHOOK_TEST;

interface NewEvent {
  readonly type: EventType;
  readonly data: Readonly<Record<string, string | null>>;
}

const OUTCOMES = { done: 'completed', failed: 'failed', cancelled: 'cancelled' } as const;

/** @param job as its row is once it has ended. */
export async function recordJobEvents(database: Queries, nowMs: number, job: JobRow): Promise<void> {
  if (job.status === 'queued' || job.status === 'running') return;
  const outcome = OUTCOMES[job.status];
  await record(database, nowMs, job.account_id, { type: `job.${outcome}`, data: jobData(job) });
  if (job.kind === 'export')
    await record(database, nowMs, job.account_id, { type: `export.${outcome}`, data: exportData(job) });
}

/** One try, to this address only. */
export async function recordTest(database: Queries, nowMs: number, webhook: WebhookRow): Promise<string> {
  const event: NewEvent = { type: WEBHOOK_TEST, data: { endpointId: webhook.id } };
  return insertDelivery(database, nowMs, webhook.id, newId('event'), event, 1);
}

async function record(database: Queries, nowMs: number, accountId: string, event: NewEvent): Promise<void> {
  const active = await database.all<Pick<WebhookRow, 'id' | 'events'>>(
    "SELECT id, events FROM webhook WHERE account_id = ? AND status = 'active' ORDER BY seq",
    [accountId],
  );
  const eventId = newId('event');
  for (const { id } of active.filter((webhook) => wants(webhook, event.type)))
    await insertDelivery(database, nowMs, id, eventId, event, TRIES);
}

function wants({ events }: Pick<WebhookRow, 'events'>, type: EventType): boolean {
  return events === null || (JSON.parse(events) as string[]).includes(type);
}

async function insertDelivery(
  database: Queries,
  nowMs: number,
  webhookId: string,
  eventId: string,
  { type, data }: NewEvent,
  tries: number,
): Promise<string> {
  const id = newId('delivery');
  await database.run(
    `INSERT INTO delivery (id, webhook_id, event_id, type, body, status, tries_left, next_ms, created_ms)
     VALUES (?, ?, ?, ?, ?, 'pending', ?, ?, ?)`,
    [
      id,
      webhookId,
      eventId,
      type,
      JSON.stringify({ type, timestamp: isoTime(nowMs), data }),
      tries,
      nowMs,
      nowMs,
    ],
  );
  return id;
}

function jobData(job: JobRow): NewEvent['data'] {
  return {
    jobId: job.id,
    kind: job.kind,
    projectId: job.project_id,
    compositionId: job.composition_id,
    exportId: job.export_id,
    assetId: job.asset_id,
    toolRunId: job.tool_run_id,
    turnId: job.turn_id,
  };
}

function exportData(job: JobRow): NewEvent['data'] {
  return {
    exportId: job.export_id,
    compositionId: job.composition_id,
    projectId: job.project_id,
    jobId: job.id,
  };
}

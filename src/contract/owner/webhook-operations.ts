/**
 * Addresses of the owner that events are sent to, and the record of what was sent. Events: specification,
 * section 6; shapes: open-shapes.md, Owner operations.
 */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { openEnum } from '../open-enum.ts';
import { pageAnswer, pageQuery } from '../page.ts';
import { problemSchema } from '../schemas/problem.ts';
import { count, time } from '../schemas/values.ts';

export const WEBHOOK_EVENTS = [
  'job.completed',
  'job.failed',
  'job.cancelled',
  'export.completed',
  'export.failed',
  'export.cancelled',
] as const;
export const WEBHOOK_TEST = 'webhook.test';
export const WEBHOOK_STATES = ['active', 'disabled'] as const;

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** null: all, those that come later too. */
  events: z.array(openEnum(WEBHOOK_EVENTS)).nullable(),
  status: openEnum(WEBHOOK_STATES),
  createdAt: time,
  lastDeliveryAt: time.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z.object({
  id: z.string(),
  eventId: z.string(),
  type: openEnum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  status: openEnum(['pending', 'delivered', 'failed']),
  attempts: z.array(
    z.object({
      at: time,
      httpStatus: z.int().nullable(),
      error: z.string().nullable(),
      problem: problemSchema,
      durationMs: count,
    }),
  ),
  /** null once it is over. */
  nextAttemptAt: time.nullable(),
  /** The raw text that is sent and signed. */
  body: z.string(),
  createdAt: time,
});
export type Delivery = z.infer<typeof deliverySchema>;

const webhookId = z.strictObject({ webhookId: idParam('webhook') });
const url = z.url().max(2048);
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length).nullable().optional();

export const WEBHOOK_OPERATIONS = {
  list_webhooks: owned('GET', '/owner/webhooks', {
    summary: 'The addresses events are sent to, newest first.',
    query: pageQuery({}),
    answer: pageAnswer(webhookSchema),
  }),
  create_webhook: owned('POST', '/owner/webhooks', {
    summary:
      'Adds an address; without events it gets all. The secret its events are signed with is shown once.',
    body: z.strictObject({ url, events }),
    status: 201,
    answer: z.object({ webhook: webhookSchema, secret: z.string() }),
    errors: ['CONFLICT'],
  }),
  update_webhook: owned('PATCH', '/owner/webhooks/{webhookId}', {
    summary: 'Changes address or events, turns it off, or on again after it was disabled.',
    params: webhookId,
    body: z.strictObject({ url: url.optional(), events, status: z.enum(WEBHOOK_STATES).optional() }),
    answer: z.object({ webhook: webhookSchema }),
  }),
  delete_webhook: owned('DELETE', '/owner/webhooks/{webhookId}', {
    summary: 'Removes an address with the record of its deliveries.',
    params: webhookId,
    answer: z.object({ webhookId: z.string(), deleted: z.literal(true) }),
  }),
  test_webhook: owned('POST', '/owner/webhooks/{webhookId}/test', {
    summary: 'Sends webhook.test once, to a disabled address too. Its failure counts for nothing.',
    params: webhookId,
    answer: z.object({ delivery: deliverySchema }),
  }),
  rotate_webhook_secret: owned('POST', '/owner/webhooks/{webhookId}/rotate-secret', {
    summary: 'Makes a new secret, shown once; the old one signs beside it for a day.',
    params: webhookId,
    answer: z.object({ webhook: webhookSchema, secret: z.string() }),
  }),
  list_webhook_deliveries: owned('GET', '/owner/webhooks/{webhookId}/deliveries', {
    summary: 'What was sent to an address in the last thirty days, newest first.',
    params: webhookId,
    query: pageQuery({}),
    answer: pageAnswer(deliverySchema),
  }),
  resend_delivery: owned('POST', '/owner/deliveries/{deliveryId}/resend', {
    summary: 'Sends an event at once: once more where it is over, ahead of its turn where it waits.',
    params: z.strictObject({ deliveryId: idParam('delivery') }),
    answer: z.object({ delivery: deliverySchema }),
    errors: ['CONFLICT'],
  }),
};

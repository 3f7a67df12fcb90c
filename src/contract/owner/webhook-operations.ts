/**
 * Addresses of the owner that events are sent to, and the record of what was sent. Events: specification,
 * section 6; shapes: open-shapes.md, Owner operations.
 */

import { z } from 'zod';
import { NOTHING } from '../define-operation.ts';
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
  list_webhooks: {
    method: 'GET',
    path: '/owner/webhooks',
    params: NOTHING,
    query: pageQuery({}),
    body: null,
    status: 200,
    answer: pageAnswer(webhookSchema),
    errors: [],
    summary: 'The addresses events are sent to, newest first.',
  },
  create_webhook: {
    method: 'POST',
    path: '/owner/webhooks',
    params: NOTHING,
    query: NOTHING,
    body: z.strictObject({ url, events }),
    status: 201,
    answer: z.object({ webhook: webhookSchema, secret: z.string() }),
    errors: ['CONFLICT'],
    summary:
      'Adds an address; without events it gets all. The secret its events are signed with is shown once.',
  },
  update_webhook: {
    method: 'PATCH',
    path: '/owner/webhooks/{webhookId}',
    params: webhookId,
    query: NOTHING,
    body: z.strictObject({ url: url.optional(), events, status: z.enum(WEBHOOK_STATES).optional() }),
    status: 200,
    answer: z.object({ webhook: webhookSchema }),
    errors: ['NOT_FOUND'],
    summary: 'Changes address or events, turns it off, or on again after it was disabled.',
  },
  delete_webhook: {
    method: 'DELETE',
    path: '/owner/webhooks/{webhookId}',
    params: webhookId,
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ webhookId: z.string(), deleted: z.literal(true) }),
    errors: ['NOT_FOUND'],
    summary: 'Removes an address with the record of its deliveries.',
  },
  test_webhook: {
    method: 'POST',
    path: '/owner/webhooks/{webhookId}/test',
    params: webhookId,
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ delivery: deliverySchema }),
    errors: ['NOT_FOUND'],
    summary: 'Sends webhook.test once, to a disabled address too. Its failure counts for nothing.',
  },
  rotate_webhook_secret: {
    method: 'POST',
    path: '/owner/webhooks/{webhookId}/rotate-secret',
    params: webhookId,
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ webhook: webhookSchema, secret: z.string() }),
    errors: ['NOT_FOUND'],
    summary: 'Makes a new secret, shown once; the old one signs beside it for a day.',
  },
  list_webhook_deliveries: {
    method: 'GET',
    path: '/owner/webhooks/{webhookId}/deliveries',
    params: webhookId,
    query: pageQuery({}),
    body: null,
    status: 200,
    answer: pageAnswer(deliverySchema),
    errors: ['NOT_FOUND'],
    summary: 'What was sent to an address in the last thirty days, newest first.',
  },
  resend_delivery: {
    method: 'POST',
    path: '/owner/deliveries/{deliveryId}/resend',
    params: z.strictObject({ deliveryId: idParam('delivery') }),
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ delivery: deliverySchema }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Sends an event at once: once more where it is over, ahead of its turn where it waits.',
  },
} as const;

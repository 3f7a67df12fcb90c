/** Events: specification, section 6; addresses and records: open-shapes.md, "Owner operations". */
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import type { Delivery } from '../../contract/owner/webhook-operations.ts';
import type { Caller } from './api-under-test.ts';
import { type HookReceiver, isSignedWith, startHookReceiver } from './hook-receiver.ts';
import { acceptedClip, analyzedProject, exportEnd, jobEnd } from './journey.ts';

export function webhookRules(caller: () => Caller): void {
  const receivers: HookReceiver[] = [];
  const webhooks: string[] = [];

  const receive = async (...args: Parameters<typeof startHookReceiver>): Promise<HookReceiver> => {
    const receiver = await startHookReceiver(...args);
    receivers.push(receiver);
    return receiver;
  };

  const register = async (url: string, events: readonly string[] | null = null) => {
    const { status, body } = await caller().owner('create_webhook', { body: { url, events } });
    expect(status, JSON.stringify(body)).toBe(201);
    webhooks.push(body.webhook.id);
    return body;
  };

  const deliveriesOf = async (webhookId: string): Promise<Delivery[]> =>
    (await caller().owner('list_webhook_deliveries', { params: { webhookId } })).body.data;

  /** Reads until the delivery is no more pending or has the wanted attempts. */
  const deliveryAfter = async (webhookId: string, id: string, attempts: number): Promise<Delivery> => {
    for (;;) {
      const found = (await deliveriesOf(webhookId)).find((delivery) => delivery.id === id);
      if (found !== undefined && found.attempts.length >= attempts) return found;
    }
  };

  const test = async (webhookId: string): Promise<Delivery> =>
    (await caller().owner('test_webhook', { params: { webhookId } })).body.delivery;

  afterEach(async () => {
    for (const webhookId of webhooks.splice(0))
      await caller().owner('delete_webhook', { params: { webhookId } });
    for (const receiver of receivers.splice(0)) await receiver.close();
  });

  describe('a webhook address', () => {
    it('is shown with every field, newest first, and its secret never again', async () => {
      const first = await register('https://example.org/a?x=1', ['export.completed']);
      const second = await register('https://example.org/b');
      expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/);
      expect(first.webhook).toMatchObject({
        id: expect.stringMatching(/^whk_/),
        url: 'https://example.org/a?x=1',
        events: ['export.completed'],
        status: 'active',
        lastDeliveryAt: null,
      });
      expect(second.webhook.events).toBeNull();
      const listed = await caller().owner('list_webhooks', { query: { limit: 2 } });
      expect(listed.body.data.map(({ id }) => id)).toEqual([second.webhook.id, first.webhook.id]);
      expect(JSON.stringify(listed.body)).not.toContain('whsec_');
    });

    it('is refused with another scheme, with credentials, or for events that do not exist', async () => {
      const add = async (body: unknown) =>
        (await caller().owner('create_webhook', { body })).body.error?.code;
      expect(await add({ url: 'ftp://example.org/' })).toBe('VALIDATION_FAILED');
      expect(await add({ url: 'https://me:secret@example.org/' })).toBe('VALIDATION_FAILED');
      expect(await add({ url: 'not an address' })).toBe('VALIDATION_FAILED');
      expect(await add({ url: 'https://example.org/', events: ['job.started'] })).toBe('VALIDATION_FAILED');
      expect(await add({ url: 'https://example.org/', events: [] })).toBe('VALIDATION_FAILED');
      expect(await add({ url: 'https://example.org/', secret: 'mine' })).toBe('UNKNOWN_PARAMETER');
    });

    it('can be changed, turned off and on, and removed', async () => {
      const { webhook } = await register('https://example.org/a');
      const params = { webhookId: webhook.id };
      const change = async (body: unknown) =>
        (await caller().owner('update_webhook', { params, body })).body.webhook;
      expect(await change({ url: 'https://example.org/b', events: ['job.failed'] })).toMatchObject({
        url: 'https://example.org/b',
        events: ['job.failed'],
        status: 'active',
      });
      expect(await change({ status: 'disabled' })).toMatchObject({
        status: 'disabled',
        events: ['job.failed'],
      });
      expect(await change({ status: 'active', events: null })).toMatchObject({
        status: 'active',
        events: null,
      });
      expect((await caller().owner('delete_webhook', { params })).body).toEqual({ ...params, deleted: true });
      for (const id of [
        'delete_webhook',
        'update_webhook',
        'list_webhook_deliveries',
        'test_webhook',
      ] as const) {
        const body = id === 'update_webhook' ? {} : undefined;
        expect((await caller().owner(id, { params, body })).body.error.code, id).toBe('NOT_FOUND');
      }
      const resend = await caller().owner('resend_delivery', { params: { deliveryId: newId('delivery') } });
      expect(resend.body.error.code).toBe('NOT_FOUND');
    });
  });

  describe('an event', () => {
    it('webhook.test is sent once with the id of the address, signed, and recorded', async () => {
      const receiver = await receive();
      const { webhook, secret } = await register(receiver.url);
      const sent = await test(webhook.id);
      const event = await receiver.nth(1);
      expect(event.headers['content-type']).toBe('application/json');
      expect(event.headers['webhook-id']).toBe(sent.eventId);
      expect(Math.abs(Number(event.headers['webhook-timestamp']) - event.atMs / 1000)).toBeLessThan(300);
      expect(isSignedWith(secret, event)).toBe(true);
      expect(isSignedWith(secret, { ...event, body: event.body.replace('test', 'tent') })).toBe(false);
      const body = JSON.parse(event.body);
      expect(Object.keys(body)).toEqual(['type', 'timestamp', 'data']);
      expect(body).toMatchObject({ type: 'webhook.test', data: { endpointId: webhook.id } });
      expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
      const record = await deliveryAfter(webhook.id, sent.id, 1);
      expect(record).toMatchObject({
        type: 'webhook.test',
        status: 'delivered',
        nextAttemptAt: null,
        body: event.body,
        attempts: [{ httpStatus: 204, error: null }],
      });
      const listed = (await caller().owner('list_webhooks')).body.data.find(({ id }) => id === webhook.id);
      expect(listed?.lastDeliveryAt).not.toBeNull();
    });

    it('is signed with the old secret too for a while after a rotation', async () => {
      const receiver = await receive();
      const { webhook, secret } = await register(receiver.url);
      const rotated = await caller().owner('rotate_webhook_secret', { params: { webhookId: webhook.id } });
      expect(rotated.body.secret).not.toBe(secret);
      await test(webhook.id);
      const event = await receiver.nth(1);
      expect(String(event.headers['webhook-signature']).split(' ')).toHaveLength(2);
      expect(isSignedWith(secret, event)).toBe(true);
      expect(isSignedWith(rotated.body.secret, event)).toBe(true);
    });

    it('of a test that fails is not tried again, counts for nothing, and can be resent', async () => {
      const receiver = await receive((response, nth) =>
        response.writeHead(nth === 1 ? 500 : 200).end('thanks'),
      );
      const { webhook } = await register(receiver.url);
      const sent = await test(webhook.id);
      expect(await deliveryAfter(webhook.id, sent.id, 1)).toMatchObject({
        status: 'failed',
        nextAttemptAt: null,
        attempts: [{ httpStatus: 500, error: 'The receiver answered 500.' }],
      });
      const again = await caller().owner('resend_delivery', { params: { deliveryId: sent.id } });
      expect(again.body.delivery).toMatchObject({ id: sent.id, eventId: sent.eventId });
      const [first, second] = [await receiver.nth(1), await receiver.nth(2)];
      expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
      expect(second.body).toBe(first.body);
      const record = await deliveryAfter(webhook.id, sent.id, 2);
      expect(record).toMatchObject({
        status: 'delivered',
        attempts: [{ httpStatus: 500 }, { httpStatus: 200 }],
      });
      expect(JSON.stringify(record)).not.toContain('thanks');
    });

    it('does not follow a redirect', async () => {
      const other = await receive();
      const receiver = await receive((response) => response.writeHead(307, { Location: other.url }).end());
      const { webhook } = await register(receiver.url);
      const record = await deliveryAfter(webhook.id, (await test(webhook.id)).id, 1);
      expect(record).toMatchObject({ status: 'failed', attempts: [{ httpStatus: 307 }] });
      expect(other.received).toEqual([]);
    });

    it('follows every job and export that ends, with ids only, to those who asked for its type', async () => {
      const everything = await receive();
      const exportsOnly = await receive();
      const off = await receive();
      await register(everything.url);
      await register(exportsOnly.url, ['export.completed']);
      const { webhook } = await register(off.url);
      await caller().owner('update_webhook', {
        params: { webhookId: webhook.id },
        body: { status: 'disabled' },
      });
      const { project, clips } = await analyzedProject(caller());
      const analysis = JSON.parse((await everything.nth(1)).body);
      expect(analysis).toMatchObject({
        type: 'job.completed',
        data: { kind: 'analysis', projectId: project.id, compositionId: null, exportId: null },
      });
      expect(Object.keys(analysis.data)).toEqual([
        ...['jobId', 'kind', 'projectId', 'compositionId'],
        ...['exportId', 'assetId', 'toolRunId', 'turnId'],
      ]);
      expect((await jobEnd(caller(), analysis.data.jobId)).status).toBe('done');

      const { composition } = await acceptedClip(caller(), clips[0]);
      const params = { compositionId: composition.id };
      const { export: made } = await caller().ok('create_export', { params });
      await exportEnd(caller(), made.id);
      const ended = [await everything.nth(2), await everything.nth(3)].map(({ body }) => JSON.parse(body));
      expect(ended.map(({ type }) => type).sort()).toEqual(['export.completed', 'job.completed']);
      const told = JSON.parse((await exportsOnly.nth(1)).body);
      expect(told).toEqual(ended.find(({ type }) => type === 'export.completed'));
      expect(told.data).toEqual({
        exportId: made.id,
        compositionId: composition.id,
        projectId: project.id,
        jobId: made.jobId,
      });
      expect(everything.received.map(({ body }) => body).join()).not.toMatch(/https?:|\/files\//);
      expect(off.received).toEqual([]);
      expect(exportsOnly.received).toHaveLength(1);
    });

    it('has the same id for everyone it goes to', async () => {
      const [a, b] = [await receive(), await receive()];
      await register(a.url, ['job.completed']);
      await register(b.url, ['job.completed']);
      await analyzedProject(caller());
      expect((await a.nth(1)).headers['webhook-id']).toBe((await b.nth(1)).headers['webhook-id']);
    });
  });
}

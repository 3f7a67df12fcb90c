/** What happens to events over days: with the clock in hand, real receivers, and restarts. Specification, section 6. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import type { Delivery } from '../../contract/owner/webhook-operations.ts';
import { problem } from '../../contract/problems/problem.ts';
import {
  FAILING_FOR_MS,
  pauseBeforeTryMs,
  RETRY_PAUSES_MS,
  TRIES,
} from '../../service/domain/operator/webhooks/retry-schedule.ts';
import { Caller } from './api-under-test.ts';
import { engineWith, untilAborted } from './fault-bench.ts';
import { type HookReceiver, isSignedWith, startHookReceiver } from './hook-receiver.ts';
import { createProject, jobEnd, uploadTalk } from './journey.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(options: TestStudioOptions = {}): Promise<{ studio: TestStudio; caller: Caller }> {
  const studio = await startTestStudio(options);
  return { studio, caller: new Caller({ ...studio, close: studio.dispose }) };
}

async function start(options: TestStudioOptions = {}) {
  const opened = await open(options);
  closing.push(opened.studio.dispose);
  return opened;
}

async function receive(...args: Parameters<typeof startHookReceiver>): Promise<HookReceiver> {
  const receiver = await startHookReceiver(...args);
  closing.push(receiver.close);
  return receiver;
}

async function register(caller: Caller, url: string, events: readonly string[] | null = ['job.completed']) {
  const { body } = await caller.owner('create_webhook', { body: { url, events } });
  return { ...body.webhook, secret: body.secret };
}

async function records(caller: Caller, webhookId: string): Promise<Delivery[]> {
  return (await caller.owner('list_webhook_deliveries', { params: { webhookId } })).body.data;
}

/** The newest record of an address once it has the attempts. */
async function attempted(caller: Caller, webhookId: string, attempts: number): Promise<Delivery> {
  for (;;) {
    const [record] = await records(caller, webhookId);
    if (record !== undefined && record.attempts.length >= attempts) return record;
  }
}

async function statusOf(caller: Caller, webhookId: string): Promise<string | undefined> {
  return (await caller.owner('list_webhooks')).body.data.find(({ id }) => id === webhookId)?.status;
}

/** A job that ends well: something to send an event about. */
async function finishJob(caller: Caller): Promise<void> {
  const project = await createProject(caller, (await uploadTalk(caller)).id);
  const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
  expect((await jobEnd(caller, job.id)).status).toBe('done');
}

function waitMs({ attempts, nextAttemptAt }: Delivery): number {
  return Date.parse(nextAttemptAt ?? '') - Date.parse(attempts.at(-1)?.at ?? '');
}

describe('the schedule of tries', () => {
  it('spreads ten tries over about three days, each pause within a fifth of its place', () => {
    const total = (random: number) =>
      RETRY_PAUSES_MS.reduce((sum, _, index) => sum + pauseBeforeTryMs(TRIES - 1 - index, random), 0);
    expect(total(0.5) / DAY_MS).toBeCloseTo(3.15, 1);
    expect(total(0)).toBeGreaterThanOrEqual(FAILING_FOR_MS - TRIES);
    expect(total(1) / total(0.5)).toBeCloseTo(1.2, 3);
  });
});

describe('an event whose receiver fails', () => {
  it('is tried ten times with growing pauses, the same id and a new timestamp, then the address is disabled', async () => {
    const { studio, caller } = await start();
    const receiver = await receive((response) => response.writeHead(503).end());
    const webhook = await register(caller, receiver.url);
    await finishJob(caller);
    const ids = new Set<unknown>();
    const timestamps = new Set<unknown>();
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const event = await receiver.nth(attempt);
      expect(isSignedWith(webhook.secret, event)).toBe(true);
      ids.add(event.headers['webhook-id']);
      timestamps.add(event.headers['webhook-timestamp']);
      const record = await attempted(caller, webhook.id, attempt);
      if (attempt === TRIES) break;
      const planned = RETRY_PAUSES_MS[attempt - 1] ?? 0;
      expect(record.status).toBe('pending');
      expect(waitMs(record)).toBeGreaterThanOrEqual(planned * 0.8);
      expect(waitMs(record)).toBeLessThanOrEqual(planned * 1.2 + 2000);
      expect(await statusOf(caller, webhook.id)).toBe('active');
      studio.clock.advance(waitMs(record));
    }
    expect(await attempted(caller, webhook.id, TRIES)).toMatchObject({
      status: 'failed',
      nextAttemptAt: null,
    });
    expect(await statusOf(caller, webhook.id)).toBe('disabled');
    expect(ids.size).toBe(1);
    expect(timestamps.size).toBe(TRIES);
  });

  it('is delivered once the receiver is back, and the address counts as well again', async () => {
    const { studio, caller } = await start();
    const receiver = await receive((response, nth) => response.writeHead(nth === 1 ? 500 : 204).end());
    const webhook = await register(caller, receiver.url);
    await finishJob(caller);
    const first = await attempted(caller, webhook.id, 1);
    studio.clock.advance(waitMs(first));
    expect(await attempted(caller, webhook.id, 2)).toMatchObject({
      status: 'delivered',
      nextAttemptAt: null,
    });
    expect(await studio.database.get('SELECT failing_since_ms FROM webhook')).toEqual({
      failing_since_ms: null,
    });
  });

  it('that is gone (410) gets nothing more, neither what waits nor what comes; what was missed can be resent', async () => {
    const { caller } = await start();
    const receiver = await receive((response, nth) => response.writeHead(nth === 1 ? 410 : 204).end());
    const webhook = await register(caller, receiver.url);
    await finishJob(caller);
    const record = await attempted(caller, webhook.id, 1);
    expect(record).toMatchObject({ status: 'failed', nextAttemptAt: null, attempts: [{ httpStatus: 410 }] });
    expect(await statusOf(caller, webhook.id)).toBe('disabled');
    await finishJob(caller);
    expect(await records(caller, webhook.id)).toHaveLength(1);

    const params = { deliveryId: record.id };
    expect((await caller.owner('resend_delivery', { params })).body.error).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'webhook_disabled' },
    });
    await caller.owner('update_webhook', { params: { webhookId: webhook.id }, body: { status: 'active' } });
    await caller.owner('resend_delivery', { params });
    expect(await attempted(caller, webhook.id, 2)).toMatchObject({ status: 'delivered' });
  });

  it('or is not there is tried again, with the reason in the record', async () => {
    const { caller } = await start();
    const gone = await startHookReceiver();
    await gone.close();
    const webhook = await register(caller, gone.url);
    await finishJob(caller);
    const record = await attempted(caller, webhook.id, 1);
    expect(record.status).toBe('pending');
    expect(record.attempts[0]).toMatchObject({ httpStatus: null, error: expect.stringContaining('reached') });
  });

  it('does not count tests, however long they fail', async () => {
    const { studio, caller } = await start();
    const receiver = await receive((response) => response.writeHead(500).end());
    const webhook = await register(caller, receiver.url);
    for (let count = 1; count <= 3; count += 1) {
      await caller.owner('test_webhook', { params: { webhookId: webhook.id } });
      await attempted(caller, webhook.id, 1);
      studio.clock.advance(2 * DAY_MS);
    }
    expect(await statusOf(caller, webhook.id)).toBe('active');
  });
});

describe('a slow receiver', () => {
  it('holds up nobody else', async () => {
    const { caller } = await start();
    const slow = await receive(() => undefined);
    const quick = await receive();
    const slowHook = await register(caller, slow.url);
    const quickHook = await register(caller, quick.url);
    for (let count = 0; count < 5; count += 1)
      await caller.owner('test_webhook', { params: { webhookId: slowHook.id } });
    await caller.owner('test_webhook', { params: { webhookId: quickHook.id } });
    await quick.nth(1);
    expect(slow.received.length).toBeLessThanOrEqual(2);
  });
});

describe('an answer that comes while what is due is read', () => {
  it('ends its delivery, which is not sent once more', async () => {
    const [sent, read, readOn] = [deferred<() => void>(), deferred<void>(), deferred<void>()];
    let isHeld = false;
    const { caller } = await start({
      database: (database) => ({
        ...database,
        all: async (sql, params) => {
          const rows = await database.all<never>(sql, params);
          if (!isHeld || !/FROM delivery WHERE .* next_ms <=/.test(sql)) return rows;
          read.resolve();
          await readOn.promise;
          return rows;
        },
      }),
    });
    const receiver = await receive((response, nth) => {
      const answer = (): void => void response.writeHead(204).end();
      if (nth === 1) sent.resolve(answer);
      else answer();
    });
    const webhook = await register(caller, receiver.url);
    const input = { params: { webhookId: webhook.id } };
    await caller.owner('test_webhook', input);
    const answer = await sent.promise;
    isHeld = true;
    await read.promise;
    answer();
    await attempted(caller, webhook.id, 1);
    isHeld = false;
    await caller.owner('test_webhook', input);
    readOn.resolve();
    await attempted(caller, webhook.id, 1);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a record of a delivery', () => {
  it('is kept for thirty days', async () => {
    const { studio, caller } = await start();
    const receiver = await receive();
    const webhook = await register(caller, receiver.url);
    await caller.owner('test_webhook', { params: { webhookId: webhook.id } });
    await attempted(caller, webhook.id, 1);
    studio.clock.advance(30 * DAY_MS - HOUR_MS);
    expect(await records(caller, webhook.id)).toHaveLength(1);
    studio.clock.advance(2 * HOUR_MS);
    expect(await records(caller, webhook.id)).toEqual([]);
    await studio.service.stop();
    await studio.service.start();
    expect(await studio.database.get('SELECT COUNT(*) AS n FROM delivery')).toEqual({ n: 0 });
  });

  it('is paged, newest first', async () => {
    const { caller } = await start();
    const receiver = await receive();
    const params = { webhookId: (await register(caller, receiver.url)).id };
    const sent: string[] = [];
    for (let count = 0; count < 3; count += 1)
      sent.unshift((await caller.owner('test_webhook', { params })).body.delivery.id);
    const first = await caller.owner('list_webhook_deliveries', { params, query: { limit: 2 } });
    expect(first.body.data.map(({ id }) => id)).toEqual(sent.slice(0, 2));
    const cursor = first.body.nextCursor;
    const second = await caller.owner('list_webhook_deliveries', { params, query: { limit: 2, cursor } });
    expect(second.body).toMatchObject({ data: [{ id: sent[2] }], hasMore: false, nextCursor: null });
  });
});

describe('a rotated secret', () => {
  it('stops signing after a day', async () => {
    const { studio, caller } = await start();
    const receiver = await receive();
    const webhook = await register(caller, receiver.url);
    const params = { webhookId: webhook.id };
    const rotated = (await caller.owner('rotate_webhook_secret', { params })).body.secret;
    studio.clock.advance(DAY_MS - HOUR_MS);
    await caller.owner('test_webhook', { params });
    expect(isSignedWith(webhook.secret, await receiver.nth(1))).toBe(true);
    studio.clock.advance(2 * HOUR_MS);
    await caller.owner('test_webhook', { params });
    expect(isSignedWith(webhook.secret, await receiver.nth(2))).toBe(false);
    expect(isSignedWith(rotated, await receiver.nth(2))).toBe(true);
  });
});

describe('a restart', () => {
  it('loses no event that waits, nor one that was being sent', async () => {
    const first = await open();
    const silent = await receive((response, nth) => {
      if (nth > 1) response.writeHead(204).end();
    });
    const webhook = await register(first.caller, silent.url);
    await finishJob(first.caller);
    await silent.nth(1);
    await first.studio.service.stop();
    await first.studio.database.close();
    const second = await start({ folder: first.studio.folder });
    const again = await silent.nth(2);
    expect(again.headers['webhook-id']).toBe((await silent.nth(1)).headers['webhook-id']);
    expect(await attempted(second.caller, webhook.id, 1)).toMatchObject({ status: 'delivered' });
  });
});

describe('job.failed and job.cancelled', () => {
  it('tell how the job ended; one that is tried again has not failed', async () => {
    let crashes = 0;
    const { caller } = await start({
      media: (engine) => ({
        ...engine,
        listen: async (...args) => {
          if (crashes++ < 1)
            throw new (await import('../../media/engine/media-crash-error.ts')).MediaCrashError(
              problem('said', { text: 'It died.' }),
            );
          return engine.listen(...args);
        },
      }),
    });
    const receiver = await receive();
    await register(caller, receiver.url, null);
    await finishJob(caller);
    await receiver.nth(1);
    expect(crashes).toBeGreaterThan(1);
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['job.completed']);
  });

  it('come for an export too, beside its own event', async () => {
    const { caller } = await start({
      media: engineWith(() => ({ render: (_, call) => untilAborted(call) })),
    });
    const receiver = await receive();
    await register(caller, receiver.url, ['job.cancelled', 'export.cancelled', 'export.failed']);
    const project = await createProject(caller, (await uploadTalk(caller)).id);
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    await jobEnd(caller, job.id);
    const [clip] = (await caller.ok('list_clips', { params: { projectId: project.id } })).data;
    const { composition } = await caller.ok('accept_clip', { params: { clipId: clip?.id } });
    const { export: made } = await caller.ok('create_export', { params: { compositionId: composition.id } });
    await caller.owner('cancel_export', { params: { exportId: made.id } });
    const bodies = [await receiver.nth(1), await receiver.nth(2)].map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type).sort()).toEqual(['export.cancelled', 'job.cancelled']);
    for (const { data } of bodies) expect(data).toMatchObject({ exportId: made.id, jobId: made.jobId });
  });
});

describe('an address that is not public', () => {
  it('is refused at once as a literal, in every spelling', async () => {
    const { caller } = await start({ allowPrivateAddresses: false });
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '10.1.2.3',
      '169.254.169.254',
      'localhost',
      'localhost.localdomain',
      'router',
    ]) {
      const { body } = await caller.owner('create_webhook', { body: { url: `http://${host}/hook` } });
      expect(body.error, host).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/url', code: 'refused_address' }] },
      });
    }
  });

  it('is refused when an address of before the rule is used, and the record says why', async () => {
    const { studio, caller } = await start({ allowPrivateAddresses: false });
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(async () => void server.close());
    let connections = 0;
    server.on('connection', () => {
      connections += 1;
    });
    const webhook = await register(caller, 'https://example.org/hook');
    const { port } = server.address() as AddressInfo;
    await studio.database.run('UPDATE webhook SET url = ?', [`http://127.0.0.1:${port}/hook`]);
    await caller.owner('test_webhook', { params: { webhookId: webhook.id } });
    const record = await attempted(caller, webhook.id, 1);
    expect(record).toMatchObject({ status: 'failed', attempts: [{ httpStatus: null }] });
    expect(record.attempts[0]?.error).toContain('public internet');
    expect(connections).toBe(0);
  });
});

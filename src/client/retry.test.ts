/** Sending again: what is repeated, how often, after how long. Specification, section 7, "Retry rules". */
import { describe, expect, it } from 'vitest';
import {
  answerCut,
  answered,
  answerLost,
  type Fault,
  hanging,
  refused,
  requestDoubled,
  requestLost,
} from '../testing/client/faulty-transport.ts';
import { startClient } from '../testing/client/start-client.ts';
import { createPace } from './pace/create-pace.ts';

const LISTS: Fault = answered(200, { data: [{ id: 3 }], hasMore: false, nextCursor: null });

describe('a request that fails', () => {
  it('is sent again after the seconds of Retry-After, under the same key', async () => {
    const { client, transport, pausesMs } = await startClient();
    transport.break(/POST \/v1\/projects/, refused(429, 'RATE_LIMITED', { 'Retry-After': '7' }), 2);
    const { project } = await client.api.create_project({ body: { title: 'Once' } });
    expect(project.title).toBe('Once');
    expect(pausesMs).toEqual([7000, 7000]);
    expect(new Set(transport.sent.map((request) => request.idempotencyKey)).size).toBe(1);
  });

  it.each([
    ['INTERNAL', 500],
    ['UPSTREAM_FAILED', 502],
    ['UNAVAILABLE', 503],
  ] as const)('by %s is tried three times in all', async (code, status) => {
    const { client, transport } = await startClient();
    transport.break(/me/, refused(status, code), 10);
    await expect(client.api.get_me({})).rejects.toMatchObject({ kind: 'answer', code });
    expect(transport.count(/me/)).toBe(3);
  });

  it('by RATE_LIMITED after a fault still counts the fault', async () => {
    const { client, transport } = await startClient();
    transport.break(/me/, refused(500, 'INTERNAL'));
    transport.break(/me/, refused(429, 'RATE_LIMITED', { 'Retry-After': '1' }));
    expect((await client.api.get_me({})).key.id).toMatch(/^mck_/);
    expect(transport.count(/me/)).toBe(3);
  });

  it('by a gateway that gives up a service which is at it goes on as long as that says so', async () => {
    const { client, transport } = await startClient();
    const create = /POST \/v1\/projects/;
    const gaveUp = answered(504, '<h1>Gateway Time-out</h1>');
    const atIt = refused(409, 'IDEMPOTENCY_IN_PROGRESS', { 'Retry-After': '1' });
    for (const [fault, times] of [
      [gaveUp, 1],
      [atIt, 5],
      [gaveUp, 2],
      [atIt, 2],
    ] as const)
      transport.break(create, fault, times);
    const { project } = await client.api.create_project({ body: { title: 'Once' } });
    expect(project.title).toBe('Once');
    expect(new Set(transport.sent.map((request) => request.idempotencyKey)).size).toBe(1);
    expect((await client.api.list_projects({})).data).toHaveLength(1);
  });

  it('with no explanation, or in a shape nobody knows, is not sent again', async () => {
    for (const fault of [answered(500, '<h1>Error</h1>'), answered(200, 'hello'), LISTS]) {
      const { client, transport } = await startClient();
      transport.break(/assets/, fault);
      await expect(client.api.list_assets({})).rejects.toMatchObject({ kind: 'unreadable' });
      expect(transport.count(/assets/)).toBe(1);
    }
  });

  it('by a gateway before the service is sent again where that is safe', async () => {
    const { client, transport, pausesMs } = await startClient();
    transport.break(/assets/, answered(502, '<h1>Bad gateway</h1>'), 2);
    transport.break(/assets/, answered(503, 'Starting.', { 'Retry-After': '4' }));
    expect((await client.api.list_assets({})).data).toEqual([]);
    expect(transport.count(/assets/)).toBe(4);
    expect(pausesMs.at(-1)).toBe(4000);
  });

  it('on its way is repeated where that is safe: a read, also by POST, a part, a keyed change', async () => {
    const { client, transport } = await startClient();
    const body = { filename: 'a.mp4', sizeBytes: 4, contentType: 'video/mp4' };
    for (const fault of [requestLost, answerLost, answerCut, requestDoubled]) {
      transport.break(/./, fault);
      const { upload } = await client.api.create_upload({ body });
      transport.break(/./, fault);
      const params = { uploadId: upload.id, partNumber: 1 };
      const part = await client.api.upload_part({ params, body: new Blob(['1234']) });
      expect(part.upload.receivedParts).toEqual([1]);
      transport.break(/./, fault);
      expect((await client.api.get_credits({})).plan).toBe('studio');
      const { project } = await client.api.create_project({ body: {} });
      transport.break(/estimate/, fault);
      await expect(client.api.estimate_analysis({ params: { projectId: project.id } })).rejects.toMatchObject(
        { code: 'CONFLICT' },
      );
    }
    const { uploadIds } = await client.owner.list_open_uploads({});
    expect(uploadIds).toHaveLength(4);
    expect((await client.api.list_projects({})).data).toHaveLength(4);
  });

  it('is not repeated where the service may have done it and no key protects it', async () => {
    const { client, transport } = await startClient();
    const { upload } = await client.api.create_upload({
      body: { filename: 'a.mp4', sizeBytes: 4, contentType: 'video/mp4' },
    });
    transport.break(/DELETE/, answerLost);
    const cancel = client.api.cancel_upload({ params: { uploadId: upload.id } });
    await expect(cancel).rejects.toMatchObject({ kind: 'unreachable' });
    expect(transport.count(/DELETE/)).toBe(1);
  });

  it('for ever is given up after six tries that come slower and slower', async () => {
    const { client, transport, pausesMs } = await startClient();
    transport.break(/me/, requestLost, 100);
    await expect(client.api.get_me({})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(pausesMs).toHaveLength(5);
    for (const [index, wishedMs] of [500, 1000, 2000, 4000, 8000].entries())
      expect(Math.abs((pausesMs[index] ?? 0) - wishedMs)).toBeLessThanOrEqual(wishedMs * 0.2);
  });

  it('is not sent again when the caller changed the request', async () => {
    const { client, transport } = await startClient();
    const create = (filename: string) => {
      const body = { filename, sizeBytes: 4, contentType: 'video/mp4' };
      return client.api.create_upload({ body }, { idempotencyKey: 'same-key' });
    };
    await create('one.mp4');
    await expect(create('two.mp4')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(transport.count(/uploads/)).toBe(2);
  });
});

describe('a caller who gives up', () => {
  it('before the first send sends nothing', async () => {
    const { client, transport } = await startClient();
    const signal = AbortSignal.abort();
    await expect(client.api.get_me({}, { signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(transport.sent).toEqual([]);
  });

  it('while waiting for its turn gets `aborted`, as from every other place', async () => {
    const pace = createPace({ nowMs: () => 0 });
    pace.hold('read', 3600);
    const { client, transport } = await startClient({ pace });
    const leave = new AbortController();
    const call = client.api.get_me({}, { signal: leave.signal });
    leave.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(transport.sent).toEqual([]);
  });

  it('while the request hangs gets `aborted` and no further try', async () => {
    const { client, transport } = await startClient();
    const leave = new AbortController();
    transport.break(/me/, (send, init) => {
      queueMicrotask(() => leave.abort());
      return hanging(send, init);
    });
    const call = client.api.get_me({}, { signal: leave.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(transport.count(/me/)).toBe(1);
  });

  it('between two tries gets `aborted`', async () => {
    const leave = new AbortController();
    const { client, transport } = await startClient({
      pause: async (_, signal) => {
        leave.abort(new Error('left'));
        signal?.throwIfAborted();
      },
    });
    transport.break(/me/, refused(500, 'INTERNAL'));
    await expect(client.api.get_me({}, { signal: leave.signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(transport.count(/me/)).toBe(1);
  });

  it('in the middle of the body gets `aborted`, not a fault of the network', async () => {
    const { client, transport } = await startClient();
    const leave = new AbortController();
    transport.break(/me/, async (send) => {
      await send();
      const body = new ReadableStream({
        pull: (controller) => {
          leave.abort(new Error('left'));
          controller.error(leave.signal.reason);
        },
      });
      return new Response(body);
    });
    await expect(client.api.get_me({}, { signal: leave.signal })).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('a service that refuses for the minute', () => {
  it('is left alone by every call of the class until Retry-After is over', async () => {
    let nowMs = 0;
    const waits: number[] = [];
    const pace = createPace({
      nowMs: () => nowMs,
      wait: async (durationMs) => {
        waits.push(durationMs);
        nowMs += durationMs;
      },
    });
    const { client, transport } = await startClient({ pace });
    transport.break(/me/, refused(429, 'RATE_LIMITED', { 'Retry-After': '30' }));
    await client.api.get_me({});
    expect(waits).toEqual([30_000]);
  });

  it('for hours is asked again after two minutes, and says so to who asks then', async () => {
    let nowMs = 0;
    const waits: number[] = [];
    const pace = createPace({
      nowMs: () => nowMs,
      wait: async (durationMs) => {
        waits.push(durationMs);
        nowMs += durationMs;
      },
    });
    const { client, transport } = await startClient({ pace });
    transport.break(/me/, refused(429, 'RATE_LIMITED', { 'Retry-After': '7200' }), 2);
    for (const _ of ['at first', 'later'])
      await expect(client.api.get_me({})).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(waits).toEqual([120_000]);
  });

  it('for too many held reads does not stop the other reads', async () => {
    const pace = createPace({ nowMs: () => 0 });
    const { client, transport } = await startClient({ pace });
    const details = { reason: 'too_many_waits' };
    transport.break(/me/, refused(429, 'RATE_LIMITED', { 'Retry-After': '1' }, details));
    expect((await client.api.get_me({})).account.plan).toBe('studio');
  });

  it('of itself is never provoked by a client that paces itself', async () => {
    const { studio, transport, nextPage } = await startClient({}, { config: { rateFactor: 1 } });
    const pace = createPace({
      nowMs: () => studio.clock.nowMs(),
      wait: async (durationMs) => studio.clock.advance(durationMs),
    });
    const paced = nextPage({ pace });
    for (let call = 0; call < 150; call += 1) await paced.api.get_me({});
    expect(transport.count(/me/)).toBe(150);
    expect(paced.log.records().filter((record) => record.status !== 200)).toEqual([]);
  });
});

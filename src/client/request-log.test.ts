import { describe, expect, it } from 'vitest';
import { createRequestLog, measured, type RequestRecord } from './request-log.ts';

const READ: Omit<RequestRecord, 'id'> = {
  ...{ operation: 'get_me', method: 'GET', path: '/v1/me', startedAtMs: 50_000, durationMs: 5 },
  ...{ status: 200, code: null, requestId: 'req_1', idempotencyKey: null, replayed: false },
};

describe('the log of requests', () => {
  it('gives the newest first, as many as it has room for, each with an id of its own', () => {
    const log = createRequestLog(3);
    for (const path of ['/a', '/b', '/c', '/d']) log.add({ ...READ, path });
    expect(log.records().map(({ path, id }) => [path, id])).toEqual([
      ['/d', 4],
      ['/c', 3],
      ['/b', 2],
    ]);
  });

  it('keeps one line of a read that is repeated within seconds', () => {
    const log = createRequestLog();
    log.add(READ);
    log.add({ ...READ, startedAtMs: 59_999, requestId: 'req_2' });
    expect(log.records()).toMatchObject([{ id: 2, requestId: 'req_2' }]);
  });

  it.each<[string, Partial<RequestRecord>, Partial<RequestRecord>]>([
    ['comes later', {}, { startedAtMs: 60_000 }],
    ['is no read', { method: 'POST' }, { method: 'POST' }],
    ['was no read before', { method: 'HEAD' }, {}],
    ['is no read now', {}, { method: 'HEAD' }],
    ['goes elsewhere', {}, { path: '/v1/jobs' }],
    ['is another operation', {}, { operation: 'get_credits' }],
    ['was refused before', { status: 503 }, {}],
    ['is refused now', {}, { status: 503 }],
    ['is refused twice', { status: 503 }, { status: 503 }],
  ])('keeps two lines of what %s', (_, before, now) => {
    const log = createRequestLog();
    log.add({ ...READ, ...before });
    log.add({ ...READ, ...now });
    expect(log.records()).toHaveLength(2);
  });

  it('tells whoever listens, until they have enough', () => {
    const log = createRequestLog();
    const seen: number[] = [];
    const enough = log.subscribe(() => seen.push(log.records().length));
    log.add(READ);
    enough();
    log.add({ ...READ, path: '/other' });
    expect(seen).toEqual([1]);
  });
});

describe('a request that is measured', () => {
  const request = { operation: 'get_me', method: 'GET', path: '/v1/me', idempotencyKey: 'key' };
  const noted = (response: Response | null, code: string | null) => {
    const log = createRequestLog();
    const times = [1000, 1250];
    measured(log, () => times.shift() ?? 0, request)(response, code);
    return log.records()[0];
  };

  it('is noted with how long it took and what its answer says of itself', () => {
    const headers = { 'X-Request-Id': 'req_7', 'Idempotent-Replayed': 'true' };
    expect(noted(new Response(null, { status: 201, headers }), 'CODE')).toEqual({
      ...{ ...request, id: 1, startedAtMs: 1000, durationMs: 250 },
      ...{ status: 201, code: 'CODE', requestId: 'req_7', replayed: true },
    });
    expect(noted(new Response(), null)).toMatchObject({ status: 200, requestId: null, replayed: false });
  });

  it('is noted without an answer too', () => {
    expect(noted(null, null)).toMatchObject({ status: null, code: null, requestId: null, replayed: false });
  });
});

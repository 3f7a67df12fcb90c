import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withinMsOf } from './answer-limits.ts';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import { late, limitOf, unanswered } from './limit-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the time an answer may take', () => {
  it('is over once, counted from its begin or from when it begins anew', () => {
    const limit = limitOf(100, undefined);
    vi.advanceTimersByTime(99);
    limit.again();
    vi.advanceTimersByTime(99);
    expect([limit.isLate(), limit.signal?.aborted]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([limit.isLate(), limit.signal?.aborted]).toEqual([true, true]);
  });

  it('is not over where it has been ended', () => {
    const limit = limitOf(100, undefined);
    limit.end();
    vi.advanceTimersByTime(1000);
    expect([limit.isLate(), limit.signal?.aborted, vi.getTimerCount()]).toEqual([false, false, 0]);
  });

  it('is not what ended a request that its caller gave up', () => {
    const leave = new AbortController();
    const limit = limitOf(100, leave.signal);
    leave.abort();
    expect(limit.signal?.aborted).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(limit.isLate()).toBe(false);
    const other = limitOf(100, new AbortController().signal);
    vi.advanceTimersByTime(100);
    expect([other.isLate(), other.signal?.aborted]).toEqual([true, true]);
  });

  it('is as long as it takes where there is none', () => {
    const { signal } = new AbortController();
    const limit = limitOf(null, signal);
    limit.again();
    limit.end();
    expect([limit.signal, limit.isLate(), vi.getTimerCount()]).toEqual([signal, false, 0]);
  });

  const limits = { firstContactMs: 1, readMs: 100, changeMs: 900, partMs: 1, shortestPartMs: 1 };
  const within = (kind: 'browser' | 'remote', rateClass: 'read' | 'write', query?: object, body?: unknown) =>
    withinMsOf({ kind } as Connection, { rateClass, query: query as Record<string, unknown>, body }, limits);

  it('is that of a read, longer by what the read asks to be held, or that of a change', () => {
    expect(within('remote', 'read')).toBe(100);
    expect(within('remote', 'read', { wait: 2 })).toBe(2100);
    expect(within('remote', 'write', { wait: 2 }, {})).toBe(900);
  });

  it('is none for the service in this page, and none while a file is sent', () => {
    expect(within('browser', 'read')).toBeNull();
    expect(within('remote', 'write', {}, new Blob(['1']))).toBeNull();
  });
});

describe('a request without an answer', () => {
  it('says how long was waited, in whole seconds', () => {
    const error = late('get_me', 1001, 'cause');
    expect(error).toMatchObject({ kind: 'unreachable', reason: 'answer_late', cause: 'cause' });
    expect(error.message).toContain('2 seconds');
    expect(error.facts.details?.problem).toMatchObject({ code: 'answer_late', values: { seconds: 2 } });
  });

  it('was given up by its caller or came to nobody, and stays what it is where more is known', () => {
    expect(unanswered('get_me', 'cause', AbortSignal.abort())).toMatchObject({
      kind: 'aborted',
      cause: 'cause',
    });
    for (const signal of [undefined, new AbortController().signal])
      expect(unanswered('get_me', 'cause', signal)).toMatchObject({
        ...{ kind: 'unreachable', cause: 'cause', facts: { operation: 'get_me' } },
      });
    const known = new ApiError({ kind: 'device', operation: 'upload', message: 'Full.' });
    expect(unanswered('get_me', known, AbortSignal.abort())).toBe(known);
  });
});

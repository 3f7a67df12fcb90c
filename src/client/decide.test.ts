import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode, RETRYABLE_CODES } from '../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { decide } from './decide.ts';

const answered = (code: string, facts: object = {}): ApiError =>
  new ApiError({ kind: 'answer', operation: 'get_me', message: 'x', code, ...facts });
const first = { tries: 1, safeToRepeat: true };

describe('the decision about an error', () => {
  it('sends again exactly after the codes the specification calls retryable', () => {
    for (const code of Object.keys(ERROR_CODES) as ErrorCode[]) {
      expect(decide(answered(code), first).next === 'retry', code).toBe(RETRYABLE_CODES.includes(code));
    }
  });

  it('waits the seconds of Retry-After when they are given', () => {
    expect(decide(answered('RATE_LIMITED', { retryAfterSec: 7 }), first)).toEqual({
      next: 'retry',
      afterMs: 7000,
    });
  });

  it('tries a fault three times in all', () => {
    for (const code of ['INTERNAL', 'UPSTREAM_FAILED', 'UNAVAILABLE']) {
      expect(decide(answered(code), { tries: 2, safeToRepeat: true }).next).toBe('retry');
      expect(decide(answered(code), { tries: 3, safeToRepeat: true }).next).toBe('stop');
    }
  });

  it('waits minutes, not moments, for what is behind the service', () => {
    const decision = decide(answered('UPSTREAM_FAILED'), first);
    expect(decision).toEqual({ next: 'retry', afterMs: 60_000 });
  });

  it('spreads a back-off by a fifth either way, and never what the service asked for', () => {
    const lost = new ApiError({ kind: 'unreachable', operation: 'get_me', message: 'x' });
    const waits = [0, undefined, 1].map((random) =>
      decide(lost, { ...first, ...(random === undefined ? {} : { random }), tries: 2 }),
    );
    expect(waits).toMatchObject([{ afterMs: 800 }, { afterMs: 1000 }, { afterMs: 1200 }]);
    expect(decide(answered('RATE_LIMITED', { retryAfterSec: 7 }), { ...first, random: 1 })).toMatchObject({
      afterMs: 7000,
    });
  });

  it('tells a person of a long Retry-After instead of waiting it out', () => {
    expect(decide(answered('RATE_LIMITED', { retryAfterSec: 120 }), first).next).toBe('retry');
    for (const retryAfterSec of [121, 3600, 1e12])
      expect(decide(answered('UNAVAILABLE', { retryAfterSec }), first).next).toBe('stop');
  });

  it('never retries what is switched off', () => {
    expect(decide(answered('UNAVAILABLE', { details: { reason: 'switched_off' } }), first).next).toBe('stop');
  });

  it('does not wait for room that somebody has to make', () => {
    expect(decide(answered('UNAVAILABLE', { details: { reason: 'storage_full' } }), first).next).toBe('stop');
  });

  it('does not repeat an unkeyed change whose fate is unknown', () => {
    const lost = new ApiError({ kind: 'unreachable', operation: 'edit_composition', message: 'x' });
    expect(decide(lost, { tries: 1, safeToRepeat: false }).next).toBe('stop');
    expect(decide(lost, first).next).toBe('retry');
  });

  it.each([
    ['unreadable', 429],
    ['unreachable', 502],
    ['unreachable', 503],
    ['unreachable', 504],
  ] as const)('sends again what a gateway answered in the place of the service: %s, %d', (kind, status) => {
    const gateway = new ApiError({ kind, operation: 'get_me', message: 'x', status });
    expect(decide(gateway, first)).toEqual({ next: 'retry', afterMs: 500 });
    expect(decide(gateway, { tries: 5, safeToRepeat: true }).next).toBe('retry');
    expect(decide(gateway, { tries: 6, safeToRepeat: true }).next).toBe('stop');
    expect(decide(gateway, { tries: 1, safeToRepeat: false }).next).toBe('stop');
    const told = new ApiError({ ...gateway.facts, retryAfterSec: 7 });
    expect(decide(told, first)).toEqual({ next: 'retry', afterMs: 7000 });
  });

  it.each([200, 401, 403, 404, 413, 500, undefined])(
    'stops at what cannot be read with status %s',
    (status) => {
      const page = new ApiError({ kind: 'unreadable', operation: 'get_me', message: 'x', status });
      expect(decide(page, first).next).toBe('stop');
    },
  );

  it('says nothing about what the caller gave up', () => {
    expect(decide(new ApiError({ kind: 'aborted', operation: 'get_me', message: 'x' }), first).next).toBe(
      'nothing',
    );
  });

  it('asks to sign in after an unknown key and to pay after missing credits', () => {
    expect(decide(answered('UNAUTHORIZED'), first).next).toBe('sign_in');
    expect(decide(answered('INSUFFICIENT_CREDITS'), first).next).toBe('pay');
    expect(decide(answered('DAILY_LIMIT_REACHED'), first).next).toBe('wait_until_midnight');
  });

  it.each([
    ['VALIDATION_FAILED', 'change_request'],
    ['CONFLICT', 'read_again'],
    ['IDEMPOTENCY_KEY_REUSED', 'new_key'],
    ['SCOPE_MISSING', 'stop'],
  ])('says after %s what may help: %s', (code, next) => {
    expect(decide(answered(code), first)).toEqual({ next });
  });

  it('stops at codes it does not know', () => {
    expect(decide(answered('SOMETHING_NEW'), first).next).toBe('stop');
  });
});

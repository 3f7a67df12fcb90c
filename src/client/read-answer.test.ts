import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openEnum } from '../contract/open-enum.ts';
import { time } from '../contract/schemas/values.ts';
import type { ApiError } from './api-error.ts';
import { isSilence } from './limit-answer.ts';
import { readAnswer, silenceIn } from './read-answer.ts';

const schema = z.object({
  clip: z.object({ status: openEnum(['proposed']), endSec: z.number(), decidedAt: time.optional() }),
});

function read(text: string, status = 200, headers: Record<string, string> = {}): unknown {
  return readAnswer('get_clip', schema, new Response(null, { status, headers }), text);
}

function failure(text: string, status = 200, headers: Record<string, string> = {}): ApiError {
  try {
    read(text, status, headers);
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('It was read.');
}

describe('an answer', () => {
  it('loses fields nobody knows and keeps values nobody knows', () => {
    const text = JSON.stringify({ clip: { status: 'archived', endSec: 2, colour: 'red' }, more: 1 });
    expect(read(text)).toEqual({ clip: { status: 'archived', endSec: 2 } });
  });

  it.each([
    ['{"clip":{"status":"proposed","endSec":"2"}}', 'clip.endSec'],
    ['{"clip":{"status":"proposed","endSec":2,"decidedAt":"soon"}}', 'clip.decidedAt'],
    ['{"clip":null}', 'clip'],
    ['{}', 'clip'],
  ])('of the wrong shape is unreadable and names the place: %s', (text, place) => {
    const error = failure(text, 200, { 'X-Request-Id': 'req_1' });
    expect(error.facts).toMatchObject({ kind: 'unreadable', operation: 'get_clip', requestId: 'req_1' });
    expect(error.message).toContain(` at ${place}.`);
  });

  it.each(['', '<!doctype html>', '{"clip":', 'null', '[]', '3'])('of %j is unreadable', (text) => {
    const error = failure(text);
    expect(error.kind).toBe('unreadable');
    expect(error.message).toContain('get_clip');
  });

  it('of a gateway says when to come back, a date by the clock of whoever sent it', () => {
    const date = 'Wed, 21 Oct 2015 07:28:00 GMT';
    const headers = { 'Retry-After': 'Wed, 21 Oct 2015 07:28:09 GMT', Date: date };
    expect(failure('<h1>Starting</h1>', 503, headers).facts.retryAfterSec).toBe(9);
    const error = { code: 'RATE_LIMITED', message: 'x' };
    expect(failure(JSON.stringify({ error }), 429, headers).facts.retryAfterSec).toBe(9);
  });

  const NOT_OURS = ['<h1>Bad gateway</h1>', '{"error":"down"}', ''];

  it.each([502, 503, 504])('%d without the error body is the silence of the service', async (status) => {
    for (const text of NOT_OURS) {
      const error = failure(text, status);
      expect(error).toMatchObject({ kind: 'unreachable', reason: 'service_away', facts: { status } });
      expect(isSilence(error)).toBe(true);
      expect(error.message).toContain(String(status));
      expect(await silenceIn('get_clip', new Response(text, { status }))).toEqual(error);
    }
  });

  it.each([
    [502, 'service_away'],
    [504, 'service_late'],
  ])('%d says whether it may be done all the same: %s', (status, code) => {
    expect(failure('', status).facts.details?.problem?.code).toBe(code);
  });

  it.each([
    [502, 'UPSTREAM_FAILED'],
    [503, 'UNAVAILABLE'],
    [503, 'SOMETHING_NEW'],
  ])('%d in the words of the service is its own: %s', async (status, code) => {
    const text = JSON.stringify({ error: { code, message: 'Not now.' } });
    expect(failure(text, status)).toMatchObject({ kind: 'answer', facts: { code } });
    expect(await silenceIn('get_clip', new Response(text, { status }))).toBeNull();
  });

  it.each([
    [401, 'password_before_service'],
    [403, 'refused_before_service'],
    [413, 'too_large_before_service'],
    [429, 'service_away'],
    [500, 'answer_unexplained'],
  ])('%d without the error body is unreadable and says the status: %s', async (status, code) => {
    for (const text of NOT_OURS) {
      const error = failure(text, status);
      expect(error.facts).toMatchObject({ kind: 'unreadable', status, details: { problem: { code } } });
      expect(error.message).toContain(String(status));
      expect(await silenceIn('get_clip', new Response(text, { status }))).toBeNull();
    }
  });

  it('keeps its code where the details have a shape of their own', () => {
    const details = { issues: ['title is long'], allowed: 'many', reason: 7, limit: 5 };
    const text = JSON.stringify({ error: { code: 'CONFLICT', message: 'No.', hint: null, details } });
    const error = failure(text, 409, { 'X-Request-Id': 'req_2' });
    expect(error.facts).toMatchObject({ kind: 'answer', code: 'CONFLICT', requestId: 'req_2' });
    expect(error.issues).toEqual([]);
    expect(error.reason).toBeNull();
    expect(error.facts.details?.['limit']).toBe(5);
  });

  it('takes the reason and its values for the problem, where nothing closer is given', () => {
    const problemOf = (details: unknown) =>
      failure(JSON.stringify({ error: { code: 'CONFLICT', message: 'No.', details } }), 409).facts.details
        ?.problem;
    const given = { code: 'not_framed_yet', values: {} };
    expect(problemOf({ reason: 'in_use', values: { times: 2 } })).toEqual({
      code: 'in_use',
      values: { times: 2 },
    });
    expect(problemOf({ reason: 'in_use', values: {}, problem: given })).toEqual(given);
    expect(problemOf({ reason: 'in_use' })).toBeUndefined();
  });
});

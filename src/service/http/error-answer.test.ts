import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { ApiError, conflict } from '../kernel/api-error.ts';
import { errorAnswer } from './error-answer.ts';

const SILENT = { error: () => undefined };

async function detailsOf(error: unknown): Promise<unknown> {
  const answer = errorAnswer(error, 'req_1', SILENT, 'GET /');
  return ((await answer.json()) as { error: { details: unknown } }).error.details;
}

describe('the details of an error', () => {
  it('carry its reason and what it names', async () => {
    const why = problem('not_found', { what: 'project' });
    expect(await detailsOf(new ApiError('NOT_FOUND', why))).toEqual({
      reason: 'not_found',
      values: { what: 'project' },
    });
  });

  it('keep what a conflict is about, beside its reason', async () => {
    const why = problem('revision_mismatch', { current: 3, expected: 2 });
    expect(await detailsOf(conflict(why, { currentRevision: 3 }))).toEqual({
      reason: 'revision_mismatch',
      values: { current: 3, expected: 2 },
      currentRevision: 3,
    });
  });

  it('say the problem too where a stable word stands for several', async () => {
    const why = problem('not_found', { what: 'project' });
    const details = { reason: 'switched_off' };
    expect(await detailsOf(new ApiError('UNAVAILABLE', why, { details }))).toEqual({
      reason: 'switched_off',
      values: { what: 'project' },
      problem: why,
    });
  });

  it('give nothing of an unknown fault away', async () => {
    expect(await detailsOf(new Error('secret'))).toEqual({ reason: 'service_failed', values: {} });
  });
});

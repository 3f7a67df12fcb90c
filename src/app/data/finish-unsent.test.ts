import { describe, expect, it } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { type ErrorCode, STORAGE_FULL } from '../../contract/errors.ts';
import { passes } from './finish-unsent.ts';

const answer = (code: ErrorCode, details = {}): ApiError =>
  new ApiError({ kind: 'answer', operation: 'edit_composition', code, message: 'It failed.', details });

describe('what a page left undone', () => {
  it('stays for the next start where the service failed at it, was busy, or had no room', () => {
    for (const code of ['INTERNAL', 'UNAVAILABLE', 'UPSTREAM_FAILED', 'RATE_LIMITED', 'NOT_READY'] as const)
      expect(passes(answer(code)), code).toBe(true);
    expect(passes(answer('UNAVAILABLE', { reason: STORAGE_FULL }))).toBe(true);
  });

  it('is given up, and told, where it no longer means what it meant', () => {
    for (const code of ['CONFLICT', 'NOT_FOUND', 'VALIDATION_FAILED'] as const)
      expect(passes(answer(code)), code).toBe(false);
    expect(passes(new Error('Of this page.'))).toBe(false);
  });
});

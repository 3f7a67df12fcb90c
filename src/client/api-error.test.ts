import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorFacts } from './api-error.ts';

const errorOf = (facts: Partial<ApiErrorFacts>, cause?: unknown) =>
  new ApiError({ kind: 'answer', operation: 'get_me', message: 'No.', ...facts }, cause);

describe('an error of the client', () => {
  it('has the code that the service gave, where it is one of the contract', () => {
    expect(errorOf({ code: 'CONFLICT' }).code).toBe('CONFLICT');
    for (const code of ['SOMETHING_NEW', 'toString', undefined]) expect(errorOf({ code }).code).toBeNull();
  });

  it('has the reason and the issues of its details, and none without', () => {
    const issues = [{ path: 'title', code: 'too_long', message: 'It is long.' }];
    expect(errorOf({ details: { reason: 'in_use', issues } })).toMatchObject({ reason: 'in_use', issues });
    expect(errorOf({})).toMatchObject({ reason: null, issues: [], kind: 'answer', message: 'No.' });
  });

  it('keeps what caused it', () => {
    expect(errorOf({}, 7).cause).toBe(7);
    expect(Object.hasOwn(errorOf({}), 'cause')).toBe(false);
  });
});

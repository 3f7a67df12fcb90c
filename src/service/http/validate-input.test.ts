import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../contract/operations.ts';
import type { ApiError } from '../kernel/api-error.ts';
import { validateInput } from './validate-input.ts';

function refused(body: unknown): ApiError {
  try {
    validateInput(OPERATIONS.replace_caption_words.body, body);
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('The input was accepted.');
}

describe('a body that may take one of two forms', () => {
  it('is told what the nearest form is missing', () => {
    const { code, options } = refused({ expectedRevision: 1, find: 'a' });
    expect(code).toBe('VALIDATION_FAILED');
    expect(options.details?.issues).toMatchObject([{ path: '/replaceWith' }]);
  });

  it('is told the path deep inside the form that was meant', () => {
    const { options } = refused({ expectedRevision: 1, replacements: [{ index: -1, text: 'a' }] });
    expect(options.details?.issues).toMatchObject([{ path: '/replacements/0/index' }]);
  });

  it('is told every field of both forms when one is unknown', () => {
    const { code, options } = refused({ expectedRevision: 1, replace: [] });
    expect(code).toBe('UNKNOWN_PARAMETER');
    expect(options.details?.allowed).toEqual(
      expect.arrayContaining(['expectedRevision', 'replacements', 'find', 'replaceWith', 'matchCase']),
    );
  });
});

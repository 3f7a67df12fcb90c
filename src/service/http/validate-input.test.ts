import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { OPERATIONS } from '../../contract/operations.ts';
import type { ApiError } from '../kernel/api-error.ts';
import { validateInput } from './validate-input.ts';

function refused(body: unknown, schema: z.ZodType = OPERATIONS.replace_caption_words.body): ApiError {
  try {
    validateInput(schema, body);
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

describe('an operation of a timeline with an unknown field', () => {
  const allowedFor = (operation: object) =>
    refused(
      { expectedRevision: 1, operations: [{ type: 'remove', segmentIds: [] }, operation] },
      OPERATIONS.apply_timeline_operations.body,
    ).options.details?.allowed;

  it('is told the fields of its type alone', () => {
    expect(allowedFor({ type: 'set_aspect', aspect: '1:1', x: 1 })).toEqual(['type', 'aspect']);
  });

  it('is told those of the part of it that has the unknown one', () => {
    expect(allowedFor({ type: 'set_music', music: { assetId: 'ast_1', x: 1 } })).toEqual([
      'assetId',
      'volume',
      'startSec',
    ]);
  });
});

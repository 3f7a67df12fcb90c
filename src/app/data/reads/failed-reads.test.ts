import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../client/api-error.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { hasNoWords } from '../assets/has-no-words.ts';
import { failedReads } from './failed-reads.ts';

describe('reads that failed', () => {
  it('say why the first did, and are tried again without the others', () => {
    const tried: string[] = [];
    const read = (name: string, error: Error | null) => ({
      ...{ isError: error !== null, error },
      refetch: () => tried.push(name),
    });
    const [first, last] = [new Error('first'), new Error('last')];
    const failed = failedReads([read('a', null), read('b', first), read('c', last)]);
    expect(failed.error).toBe(first);
    failed.refetch();
    expect(tried).toEqual(['b', 'c']);
    expect(failedReads([read('a', null)]).error).toBeNull();
  });
});

describe('words that are not there', () => {
  const refused = (code: ErrorCode) =>
    new ApiError({ kind: 'answer', operation: 'get_transcript', code, message: 'No.' });

  it('are told from words that could not be read', () => {
    expect([refused('NOT_FOUND'), refused('NOT_READY')].map(hasNoWords)).toEqual([true, true]);
    expect([refused('INTERNAL'), new Error('No answer')].map(hasNoWords)).toEqual([false, false]);
  });
});

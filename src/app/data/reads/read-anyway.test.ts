import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { deferred } from '../../../base/work/deferred.ts';
import { readAnyway } from './read-anyway.ts';

/** A query whose first read never ends by itself, and the second at once. */
function twoReads() {
  const begun = deferred<void>();
  let reads = 0;
  const query = queryOptions({
    queryKey: ['film'],
    queryFn: ({ signal }) => {
      reads += 1;
      if (reads > 1) return Promise.resolve('film');
      begun.resolve();
      return new Promise<string>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    },
    retry: false,
  });
  return { query, begun: begun.promise, reads: () => reads };
}

describe('a read that others watch', () => {
  test('is made again where they go, for the query that is made of it', async () => {
    const cache = new QueryClient();
    const { query, begun, reads } = twoReads();
    const leave = new QueryObserver(cache, query).subscribe(() => undefined);
    await begun;
    const made = cache.fetchQuery({
      queryKey: ['pictures'],
      queryFn: async ({ signal, client }) =>
        `pictures of ${await readAnyway(() => client.fetchQuery(query), signal)}`,
    });
    leave();
    expect(await made).toBe('pictures of film');
    expect(reads()).toBe(2);
  });

  test('is given up with the query that is made of it', async () => {
    const cache = new QueryClient();
    const { query, begun, reads } = twoReads();
    const leave = new QueryObserver(cache, query).subscribe(() => undefined);
    await begun;
    const given = new AbortController();
    const read = readAnyway(() => cache.fetchQuery(query), given.signal);
    given.abort();
    leave();
    await expect(read).rejects.toThrow('CancelledError');
    expect(reads()).toBe(1);
  });

  test('fails as it fails', async () => {
    const refusal = new Error('refused');
    await expect(readAnyway(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});

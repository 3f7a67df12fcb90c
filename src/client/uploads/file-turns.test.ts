import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { createFileTurns, FILES_AT_ONCE } from './file-turns.ts';

interface Bench {
  readonly begun: readonly string[];
  /** What is left of it is all of it until it ends. */
  give(name: string, sizeBytes: number, signal?: AbortSignal): Promise<void>;
  end(name: string): Promise<void>;
}

function openTurns(): Bench {
  const turns = createFileTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const given = new Map<string, Promise<void>>();
  return {
    begun,
    give(name, sizeBytes, signal = new AbortController().signal) {
      const over = deferred<void>();
      ends.set(name, over.resolve);
      const done = turns.take(
        () => sizeBytes,
        signal,
        () => {
          begun.push(name);
          return over.promise;
        },
      );
      given.set(name, done);
      return done;
    },
    async end(name) {
      ends.get(name)?.();
      await given.get(name);
      await new Promise(setImmediate);
    },
  };
}

const settled = () => new Promise(setImmediate);

describe('the turns of files', () => {
  it('come as they were given, some at a time', async () => {
    const bench = openTurns();
    const names = Array.from({ length: FILES_AT_ONCE + 2 }, (_, at) => `film ${at}`);
    for (const name of names) void bench.give(name, 10);
    await settled();
    expect(bench.begun).toEqual(names.slice(0, FILES_AT_ONCE));
    await bench.end('film 2');
    expect(bench.begun).toEqual(names.slice(0, FILES_AT_ONCE + 1));
    await bench.end('film 0');
    expect(bench.begun).toEqual(names);
  });

  it('are not waited for by what is smaller than the rest of all that are under way', async () => {
    const bench = openTurns();
    for (let at = 0; at < FILES_AT_ONCE; at++) void bench.give(`film ${at}`, 100 + at);
    void bench.give('another film', 100);
    void bench.give('clip', 3);
    void bench.give('larger clip', 4);
    await settled();
    expect(bench.begun.slice(FILES_AT_ONCE)).toEqual(['clip']);
  });

  it('are given up by who waits, and passed on', async () => {
    const bench = openTurns();
    for (let at = 0; at < FILES_AT_ONCE; at++) void bench.give(`film ${at}`, 10);
    const abort = new AbortController();
    const gone = bench.give('gone', 10, abort.signal);
    void bench.give('next', 10);
    abort.abort();
    await expect(gone).rejects.toMatchObject({ kind: 'aborted' });
    await expect(bench.give('too late', 10, abort.signal)).rejects.toMatchObject({ kind: 'aborted' });
    await bench.end('film 1');
    expect(bench.begun.slice(FILES_AT_ONCE)).toEqual(['next']);
  });

  it('come to everyone, whatever they weigh and in whatever order they end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }),
        fc.nat(),
        async (sizes, seed) => {
          const bench = openTurns();
          const names = sizes.map((_, at) => String(at));
          for (const [at, size] of sizes.entries()) void bench.give(String(at), size);
          await settled();
          const ended = new Set<string>();
          for (let round = 0; round < names.length; round++) {
            const open = bench.begun.filter((name) => !ended.has(name));
            expect(open.length).toBeGreaterThan(0);
            const next = open[(seed + round) % open.length] ?? '';
            ended.add(next);
            await bench.end(next);
          }
          expect(new Set(bench.begun)).toEqual(new Set(names));
        },
      ),
    );
  });
});

import { setMaxListeners } from 'node:events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const settled = () => new Promise((resolve) => void setImmediate(resolve));
const forEver = new AbortController().signal;
setMaxListeners(0, forEver);

/** Uploads of so many parts of one byte, all sending what they can; each turn the oldest part on its way is answered. */
async function sendAll(partsOf: readonly number[], atOnce: number, turns: number) {
  const through = partsOf.map(() => 0);
  const flying: (() => void)[] = [];
  const all = createFairQueue(() => atOnce);
  for (const [upload, parts] of partsOf.entries())
    for (let part = 0; part < parts; part += 1)
      void all.enter(String(upload), 1, forEver).then((leave) =>
        flying.push(() => {
          through[upload] = (through[upload] ?? 0) + 1;
          leave();
        }),
      );
  let most = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    await settled();
    most = Math.max(most, flying.length);
    flying.shift()?.();
  }
  return { through, most };
}

describe('the queue of parts', () => {
  it('gives every upload the same share as long as it has parts to send, and is never too long', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 6 }),
        async (partsOf, atOnce) => {
          const all = partsOf.reduce((sum, parts) => sum + parts, 0);
          const turns = Math.floor(all / 2);
          const { through, most } = await sendAll(partsOf, atOnce, turns);
          expect(most).toBeLessThanOrEqual(atOnce);
          const unfinished = through.filter((sent, upload) => sent < (partsOf[upload] ?? 0));
          // What was on its way when the next one came, and one part each since.
          if (unfinished.length > 1)
            expect(Math.max(...unfinished) - Math.min(...unfinished)).toBeLessThanOrEqual(2 * atOnce);
          expect(through.reduce((sum, sent) => sum + sent, 0)).toBe(turns);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('lets a small file through at once that comes late beside a large one', async () => {
    const queue = createFairQueue(() => 2);
    const leaves: (() => void)[] = [];
    let small = 0;
    for (let part = 0; part < 100; part += 1)
      void queue.enter('large', 8, forEver).then((leave) => leaves.push(leave));
    for (let turn = 0; turn < 40; turn += 1) {
      await settled();
      leaves.shift()?.();
    }
    for (let part = 0; part < 2; part += 1)
      void queue.enter('small', 8, forEver).then((leave) => {
        small += 1;
        leaves.push(leave);
      });
    for (let turn = 0; turn < 4; turn += 1) {
      await settled();
      leaves.shift()?.();
    }
    await settled();
    expect(small).toBe(2);
  });

  it('loses nothing of a part that is given up while it waits', async () => {
    const queue = createFairQueue(() => 1);
    const leave = await queue.enter('a', 1, forEver);
    const stop = new AbortController();
    const given = queue.enter('b', 1, stop.signal);
    const next = queue.enter('c', 1, forEver);
    stop.abort(new Error('stopped'));
    await expect(given).rejects.toThrow('stopped');
    await expect(queue.enter('b', 1, stop.signal)).rejects.toThrow('stopped');
    leave();
    (await next)();
  });
});

import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReadAhead, readAhead } from './read-ahead.ts';

const cut = new Error('Cut.');
const chunkOf = (byte: number, sizeBytes = 1) => new Uint8Array(sizeBytes).fill(byte);

/** A stream as a socket fills it: whether or not anybody reads. */
function socket() {
  let end!: ReadableStreamDefaultController<Uint8Array>;
  const cancelled: unknown[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = controller;
    },
    cancel: (reason) => void cancelled.push(reason),
  });
  return { stream, cancelled, end };
}

async function rest(ahead: ReadAhead): Promise<number[]> {
  const bytes: number[] = [];
  for (let chunk = await ahead.next(); chunk !== null; chunk = await ahead.next()) bytes.push(...chunk);
  return bytes;
}

describe('a stream that is read ahead', () => {
  it('is all its bytes in their order, in whatever turns it comes and is asked for', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 30 }),
        fc.scheduler(),
        async (chunks, heldBytes, scheduler) => {
          const { stream, end } = socket();
          const ahead = readAhead(stream, heldBytes);
          const pushing = (async () => {
            for (const chunk of chunks) {
              await scheduler.schedule(Promise.resolve());
              end.enqueue(chunk);
            }
            end.close();
          })();
          const read = scheduler.waitFor(Promise.all([rest(ahead), pushing]));
          expect((await read)[0]).toEqual(chunks.flatMap((chunk) => [...chunk]));
        },
      ),
    ));

  it('gives what came before it broke, and then why', async () => {
    const { stream, end } = socket();
    const ahead = readAhead(stream, 100);
    for (const byte of [1, 2, 3]) end.enqueue(chunkOf(byte));
    await setImmediate();
    end.error(cut);
    await setImmediate();
    expect(await ahead.next()).toEqual(chunkOf(1));
    expect(await ahead.next()).toEqual(chunkOf(2));
    expect(await ahead.next()).toEqual(chunkOf(3));
    await expect(ahead.next()).rejects.toBe(cut);
    await expect(ahead.next()).rejects.toBe(cut);
  });

  it('takes no more than it may hold', async () => {
    const { stream, end } = socket();
    const ahead = readAhead(stream, 10);
    for (const byte of [1, 2, 3, 4]) end.enqueue(chunkOf(byte, 6));
    await setImmediate();
    expect(end.desiredSize).toBe(-1);
    await ahead.next();
    await setImmediate();
    expect(end.desiredSize).toBe(0);
    end.close();
    expect(await rest(ahead)).toHaveLength(18);
  });

  it('is let go of, also while it is full', async () => {
    const { stream, end, cancelled } = socket();
    const ahead = readAhead(stream, 1);
    end.enqueue(chunkOf(1));
    await setImmediate();
    await ahead.cancel();
    expect(cancelled).toHaveLength(1);
    const broken = socket();
    const other = readAhead(broken.stream, 1);
    broken.end.error(cut);
    await other.cancel();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardText } from './heard-text.ts';

/** The text of an answer that came in these pieces, and how often it was given its time again. */
async function heard(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  let renewed = 0;
  const limit = { again: () => (renewed += 1) };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return { text: await heardText(new Response(body), limit), renewed };
}

const kilobytes = (count: number) => new Uint8Array(count * 1024).fill(0x2e);

describe('the text of an answer that comes in pieces', () => {
  it('is the same wherever it was cut, also within a character', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.nat(), { maxLength: 5 }),
        async (text, at) => {
          const bytes = new TextEncoder().encode(text);
          const cuts = [0, ...at.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
          const pieces = cuts.slice(1).map((end, nth) => bytes.slice(cuts[nth], end));
          expect((await heard(pieces)).text).toBe(new TextDecoder().decode(bytes));
        },
      ),
    ));

  it('has its time again with every 4 KiB of it', async () => {
    expect((await heard(Array.from({ length: 10 }, () => kilobytes(1)))).renewed).toBe(2);
    expect((await heard([kilobytes(9), kilobytes(3), kilobytes(1)])).renewed).toBe(2);
  });

  it('is empty where there is none', async () => {
    expect(await heardText(new Response(null), { again: () => undefined })).toBe('');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portOfStream, streamOfPort } from './stream-port.ts';

const carried = (stream: ReadableStream<Uint8Array>) => streamOfPort(portOfStream(stream));

function ofChunks(chunks: readonly Uint8Array[], onPull: (index: number) => void = () => undefined) {
  let index = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        onPull(index);
        const chunk = chunks[index];
        index += 1;
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
}

describe('a stream over a port', () => {
  it('gives every byte in order', async () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { maxLength: 12 }), async (chunks) => {
        const got = new Uint8Array(await new Response(carried(ofChunks(chunks))).arrayBuffer());
        expect([...got]).toEqual(chunks.flatMap((chunk) => [...chunk]));
      }),
      { numRuns: 40 },
    );
  });

  it('asks its source for a chunk only when one is read', async () => {
    const asked: number[] = [];
    const chunks = Array.from({ length: 5 }, (_, at) => Uint8Array.of(at));
    const reader = carried(ofChunks(chunks, (index) => asked.push(index))).getReader();
    expect((await reader.read()).value).toEqual(Uint8Array.of(0));
    expect((await reader.read()).value).toEqual(Uint8Array.of(1));
    expect(asked).toEqual([0, 1]);
    await reader.cancel();
  });

  it('fails with what its source failed with', async () => {
    const failing = new ReadableStream<Uint8Array>({
      pull: () => Promise.reject(new Error('The disk is gone.')),
    });
    await expect(carried(failing).getReader().read()).rejects.toThrow('The disk is gone.');
  });

  it('lets go of its source when it is cancelled', async () => {
    const gone = new Promise<string>((resolve) => {
      const source = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(Uint8Array.of(1)),
        cancel: () => resolve('cancelled'),
      });
      const reader = carried(source).getReader();
      void reader.read().then(() => reader.cancel());
    });
    expect(await gone).toBe('cancelled');
  });
});

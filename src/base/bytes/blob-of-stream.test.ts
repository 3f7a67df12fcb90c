import { describe, expect, it } from 'vitest';
import { blobOfStream } from './blob-of-stream.ts';

const pieces = (...texts: string[]) => new Blob(texts).stream();

describe('all of a stream', () => {
  it('is its pieces, with their type', async () => {
    const blob = await blobOfStream(pieces('a film', ' of two pieces'), 'text/plain');
    expect(blob.type).toBe('text/plain');
    expect(await blob.text()).toBe('a film of two pieces');
  });

  it('is empty where there is none', async () => {
    expect((await blobOfStream(null, '')).size).toBe(0);
  });

  it('rejects as the stream does', async () => {
    const given = new Error('Given up.');
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: () => Promise.reject(given),
    });
    await expect(blobOfStream(stream, '')).rejects.toBe(given);
  });
});

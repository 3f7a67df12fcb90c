/** What becomes of what a worker of decoders says, at the other end of its messages. */
import { describe, expect, it } from 'vitest';
import type { DecoderReply, SoundBlock } from './decoder-messages.ts';
import { DecoderWorker } from './decoder-worker.ts';

const AAC = { codec: 'aac', description: null } as const;
const block = (timestampSec: number): SoundBlock => ({ timestampSec, sampleRate: 48_000, planes: [] });

/** The page's end, and what its worker would say. */
function pair(): {
  decoders: DecoderWorker;
  say: (reply: DecoderReply) => void;
  fail: (why: string) => void;
} {
  const worker = { postMessage: () => undefined } as unknown as Worker;
  const decoders = new DecoderWorker(worker);
  return {
    decoders,
    say: (data) => worker.onmessage?.(new MessageEvent('message', { data })),
    fail: (message) =>
      worker.onerror?.(Object.assign(new Event('error', { cancelable: true }), { message }) as ErrorEvent),
  };
}

describe('packets sent to a worker', () => {
  it('come back as sound, in the order they were sent', async () => {
    const { decoders, say } = pair();
    const asked = [decoders.decode(1, AAC, []), decoders.decode(2, AAC, [])];
    say({ kind: 'decoded', blocks: [block(1)] });
    say({ kind: 'decoded', blocks: [block(2)] });
    expect(await Promise.all(asked)).toEqual([[block(1)], [block(2)]]);
  });

  it('that cannot be decoded are a damaged file, and those after them go on', async () => {
    const { decoders, say } = pair();
    const [bad, good] = [decoders.decode(1, AAC, []), decoders.decode(1, AAC, [])];
    say({ kind: 'failed', message: 'No.' });
    say({ kind: 'decoded', blocks: [] });
    await expect(bad).rejects.toMatchObject({ problem: { code: 'sound_damaged' } });
    expect(await good).toEqual([]);
  });

  it('are no damaged file where a decoder, or its worker, does not come', async () => {
    const { decoders, say, fail } = pair();
    const asked = [1, 2, 3].map((stream) => decoders.decode(stream, AAC, []));
    const ends = Promise.allSettled(asked);
    say({ kind: 'not_loaded', message: 'Failed to fetch.' });
    fail('');
    const later = Promise.allSettled([decoders.decode(4, AAC, [])]);
    for (const end of [...(await ends), ...(await later)])
      expect(end).toMatchObject({ reason: { problem: { code: 'sound_decoder_not_loaded' } } });
  });
});

/** Downloads from servers that give little at a time; timers are turned on, files are in memory. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AssetContext } from '../asset-context.ts';
import { download, NOTHING_YET } from './download.ts';

const FTYP = Uint8Array.of(0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d);

const nothing = async (): Promise<void> => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A film of this size, of which a second brings so much, from wherever it is asked for. */
function start(sizeBytes: number, bytesPerSec: number) {
  let asked = 0;
  const context = {
    media: { runsIn: 'host' },
    network: {
      request: async ({ headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
        asked += 1;
        let at = Number(/\d+/.exec(headers.Range ?? '')?.[0] ?? 0);
        const told = { 'Content-Range': `bytes ${at}-${sizeBytes - 1}/${sizeBytes}`, ETag: '"1"' };
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
          pull: async (controller) => {
            await new Promise((resolve) => setTimeout(resolve, 1000));
            if (signal.aborted || bytesPerSec === 0) return;
            const chunk = new Uint8Array(Math.min(bytesPerSec, sizeBytes - at));
            if (at === 0) chunk.set(FTYP);
            at += chunk.byteLength;
            controller.enqueue(chunk);
            if (at === sizeBytes) controller.close();
          },
        });
        return { status: 206, headers: new Headers(told), body };
      },
    },
    files: {
      sizeBytes: async () => null,
      freeBytes: async () => null,
      keep: nothing,
      scratch: {
        sizeBytes: async () => sizeBytes,
        openWriter: async () => ({ write: nothing, truncate: nothing, close: nothing }),
      },
    },
  } as unknown as AssetContext;
  const { signal } = new AbortController();
  const url = new URL('https://example.org/a.mp4');
  const end = download(
    context,
    { url, file: 'a', signal, save: nothing, requireAllowed: nothing },
    NOTHING_YET,
  ).then(
    ({ receivedBytes }) => receivedBytes,
    ({ problem }) => problem,
  );
  return { end, asked: () => asked };
}

it('a trickle is given up, though each try brings a little', async () => {
  const { end, asked } = start(8_000_000, 500);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await end).toMatchObject({ code: 'not_downloaded', values: { why: { code: 'host_too_slow' } } });
  expect(asked()).toBe(6);
});

it('what is slow and steady comes to its end', async () => {
  const { end, asked } = start(2_000_000, 4000);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await end).toBe(2_000_000);
  expect(asked()).toBe(1);
});

it('what is silent is said to be', async () => {
  const { end } = start(2_000_000, 0);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await end).toMatchObject({ values: { why: { code: 'host_silent' } } });
});

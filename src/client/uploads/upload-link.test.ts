/** Uploads that share a link, and one whose service does not answer for a while. */
import { beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { PART_SIZE_BYTES } from '../../contract/limits.ts';
import { answered, type Fault, held, requestLost } from '../../testing/client/faulty-transport.ts';
import { startUploads, type UploadBench } from '../../testing/client/start-uploads.ts';
import { silentVideo } from '../../testing/conformance/made-video.ts';
import { FILES_AT_ONCE } from './file-turns.ts';
import type { UploadPhase } from './upload-state.ts';

const PART = /PUT .*\/parts\//;
const part = (number: number) => new RegExp(`PUT .*/parts/${number}$`);

let film: File;
/** Four parts and an odd rest: a real video, followed by bytes that players skip. */
beforeAll(async () => {
  const padding = new Uint8Array(4 * PART_SIZE_BYTES + 12_345);
  padding.set([0, 0, 0, 1, ...new TextEncoder().encode('free')]);
  new DataView(padding.buffer).setBigUint64(8, BigInt(padding.length));
  film = new File([await silentVideo(), padding], 'film.mp4', { type: 'video/mp4', lastModified: 7 });
});

async function assets({ client }: UploadBench): Promise<number> {
  return (await client.api.list_assets({})).data.length;
}

describe('several files', () => {
  it('share the link, so that a small one is through while a large one is sent', async () => {
    const bench = await startUploads();
    const smallWaits = deferred<void>();
    bench.transport.break(PART, held(smallWaits.promise), 3);
    const large = bench.session.start('large', film);
    while (bench.transport.count(PART) < 3) await new Promise(setImmediate);
    const small = bench.session.start('small', new File([await silentVideo()], 'small.mp4'));
    while (bench.last('small').uploadId === null) await new Promise(setImmediate);
    await new Promise(setImmediate);
    smallWaits.resolve();
    await Promise.all([large, small]);
    const parts = bench.transport.sent.filter(({ line }) => PART.test(line));
    expect(parts[3]?.line).toContain(bench.last('small').uploadId);
    expect(bench.last('large').phase).toBe('done');
    expect(bench.last('small').phase).toBe('done');
    expect(await assets(bench)).toBe(2);
  });

  it('are there one after the other where they are many, and all of them are written down at once', async () => {
    const bench = await startUploads();
    const video = await silentVideo();
    const names = Array.from({ length: FILES_AT_ONCE + 3 }, (_, at) => `${at}.mp4`);
    const firstGoOn = deferred<void>();
    bench.transport.break(/POST .*\/complete$/, held(firstGoOn.promise), FILES_AT_ONCE);
    const sent = names.map((name) => bench.session.start(name, new File([video], name)));
    const inPhase = (phase: UploadPhase): string[] =>
      names.filter((name) => bench.last(name).phase === phase);
    while (inPhase('checking').length < FILES_AT_ONCE) await new Promise(setImmediate);
    expect(inPhase('waiting')).toEqual(names.slice(FILES_AT_ONCE));
    expect(await bench.records.list()).toHaveLength(names.length);
    const unwanted = names.at(-2) ?? '';
    await bench.session.cancel(unwanted);
    firstGoOn.resolve();
    await Promise.all(sent);
    expect(inPhase('done')).toEqual(names.filter((name) => name !== unwanted));
    expect(bench.last(unwanted).phase).toBe('cancelled');
    expect(await assets(bench)).toBe(names.length - 1);
  });
});

describe('a service that is silent', () => {
  it.each<[string, Fault]>([
    ['a lost request', requestLost],
    ['a page of a gateway', answered(502, '<h1>Bad gateway</h1>')],
    ['a page of a gateway that says when', answered(503, 'Starting.', { 'Retry-After': '4' })],
  ])('has no speed, and the upload goes on by itself when it answers: %s', async (_, fault) => {
    const bench = await startUploads();
    const session = bench.connected();
    bench.transport.break(PART, (send) => send(), 2);
    // More tries than one part has.
    bench.transport.break(/parts\/[3-9]|\/me$/, fault, 24);
    await session.start('a', film);
    expect(bench.last()).toMatchObject({ phase: 'failed', error: { kind: 'unreachable' } });
    const silent = bench.told.filter(({ isSilent }) => isSilent);
    expect(silent.length).toBeGreaterThan(0);
    for (const { bytesPerSec, remainingSec } of silent)
      expect([bytesPerSec, remainingSec]).toEqual([null, null]);
    await expect.poll(() => bench.last().phase).toBe('done');
    expect(bench.last()).toMatchObject({ isSilent: false, isBegunAnew: false, error: null });
    expect(bench.transport.count(/POST \/v1\/uploads$/)).toBe(1);
    expect(await assets(bench)).toBe(1);
  });

  it('that answered somebody else before an upload was given up is asked again all the same', async () => {
    const bench = await startUploads();
    const session = bench.connected();
    /** Whether the file can still be read is asked once an upload is given up. */
    const slice = film.slice.bind(film);
    const asked = Object.assign(new File([film], film.name), {
      slice: (start: number, end: number) => {
        const bytes = slice(start, end);
        if (end !== 1) return bytes;
        return Object.assign(bytes, {
          arrayBuffer: async () => {
            await session.start('b', new File([await silentVideo()], 'short.mp4'));
            return new ArrayBuffer(1);
          },
        });
      },
    });
    // More tries than one part has.
    bench.transport.break(part(3), requestLost, 6);
    await session.start('a', asked);
    expect(bench.last('b').phase).toBe('done');
    expect(bench.last('a')).toMatchObject({ phase: 'failed', error: { kind: 'unreachable' } });
    await expect.poll(() => bench.last('a').phase).toBe('done');
  });

  it('is tried at once when the network is back', async () => {
    const bench = await startUploads({
      pause: (_, signal) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    const session = bench.connected();
    bench.transport.break(part(3), requestLost);
    const running = session.start('a', film);
    // Nothing else ends a wait here; one that has not begun yet is not woken.
    const phaseOnceWoken = () => {
      session.wake();
      return bench.last().phase;
    };
    await expect.poll(phaseOnceWoken).toBe('done');
    await running;
    expect(bench.last()).toMatchObject({ phase: 'done', isSilent: false });
    expect(bench.transport.count(part(3))).toBe(2);
  });
});

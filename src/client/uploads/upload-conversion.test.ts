import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { refused } from '../../testing/client/faulty-transport.ts';
import { startUploads, type UploadBench } from '../../testing/client/start-uploads.ts';
import { engineWith, untilAborted } from '../../testing/conformance/fault-bench.ts';
import { lateVideo, silentVideo, videoIn } from '../../testing/conformance/made-video.ts';
import { pause } from '../pause.ts';

const film = async () => new File([await videoIn('avi')], 'film.avi');
const NOT_HELD = { conversionHeldSec: 0 };

/** Whose conversion goes on once somebody has been told that it is a quarter done. */
async function slowBench(config = NOT_HELD): Promise<UploadBench> {
  const seen = deferred<void>();
  const media = engineWith((engine) => ({
    convert: async (input, call) => {
      call.onProgress(0.25, 'convert');
      await seen.promise;
      return engine.convert(input, call);
    },
  }));
  const bench = await startUploads({}, { media, config });
  const look = async (send: () => Promise<Response>): Promise<Response> => {
    const answer = await send();
    if ((await answer.clone().text()).includes('0.25')) seen.resolve();
    return answer;
  };
  bench.transport.break(/GET .*uploads/, look, 10);
  return bench;
}

describe('an upload that is converted', () => {
  it('shows how far its conversion is, and waits as long as it takes', async () => {
    const bench = await slowBench();
    await bench.session.start('a', await film());
    expect(bench.phases()).toEqual(['waiting', 'sending', 'checking', 'done']);
    const shares = bench.told.map(({ convertedShare }) => convertedShare);
    expect(shares).toContain(0.25);
    expect(bench.last()).toMatchObject({
      convertedShare: null,
      asset: { filename: 'film.avi', title: 'film' },
    });
  });

  it.each([
    ['begins late', 'live.mp4', () => lateVideo('mp4')],
    ['only the service can read', 'live.wmv', () => videoIn('wmv')],
  ])('shows it of a film that %s, while the service still holds its answer', async (_, name, made) => {
    const bench = await slowBench({ conversionHeldSec: 60 });
    await bench.session.start('a', new File([await made()], name));
    expect(bench.told.map(({ convertedShare }) => convertedShare)).toContain(0.25);
    expect(bench.last()).toMatchObject({ convertedShare: null, asset: { filename: name } });
  });

  it('asks no sooner than the service says, however long that is', async () => {
    const bench = await startUploads();
    const later = refused(409, 'NOT_READY', { 'Retry-After': '300' });
    bench.transport.break(/complete/, later, 2);
    const waitedMs: number[] = [];
    const pause = async (durationMs: number): Promise<void> => void waitedMs.push(durationMs);
    await bench.revisit({ pause }).start('a', new File([await silentVideo()], 'film.mp4'));
    expect(bench.last().phase).toBe('done');
    expect(waitedMs).toEqual([300_000, 300_000]);
  });

  it('is paused, not failed, by a pause before it is asked for again', async () => {
    const bench = await startUploads();
    bench.transport.break(/complete/, refused(409, 'NOT_READY', { 'Retry-After': '300' }));
    const session = bench.revisit({
      pause: (durationMs, signal) => {
        session.pause('a');
        return pause(durationMs, signal);
      },
    });
    await session.start('a', new File([await silentVideo()], 'film.mp4'));
    expect(bench.last()).toMatchObject({ phase: 'paused', error: null });
  });

  it('can be cancelled while it is converted', async () => {
    const begun = deferred<void>();
    const media = engineWith(() => ({
      convert: (_, call) => {
        begun.resolve();
        return untilAborted(call);
      },
    }));
    const bench = await startUploads({}, { media, config: NOT_HELD });
    const running = bench.session.start('a', await film());
    await begun.promise;
    await bench.session.cancel('a');
    await running;
    expect(bench.last()).toMatchObject({ phase: 'cancelled', error: null });
    expect(await bench.studio.files.list('assets')).toEqual([]);
  });

  it('goes on after a reload without its file: all of it was sent', async () => {
    const begun = deferred<void>();
    const goOn = deferred<void>();
    const media = engineWith((engine) => ({
      convert: async (input, call) => {
        begun.resolve();
        await goOn.promise;
        return engine.convert(input, call);
      },
    }));
    const bench = await startUploads({}, { media, config: NOT_HELD });
    const before = bench.session.start('a', await film());
    await begun.promise;
    bench.session.pause('a');
    await before;
    const later = bench.revisit();
    await later.restore();
    while (bench.last().phase === 'waiting') await new Promise(setImmediate);
    expect(bench.last()).toMatchObject({ phase: 'checking', error: null });
    goOn.resolve();
    await later.resume('a');
    expect(bench.last()).toMatchObject({ phase: 'done', asset: { filename: 'film.avi' } });
    expect(await bench.records.list()).toEqual([]);
  });

  it('asks nothing of a file that needs no conversion', async () => {
    const bench = await startUploads();
    await bench.session.start('a', new File([await silentVideo()], 'film.mp4'));
    expect(bench.last().phase).toBe('done');
    // Once, to see that every part is there.
    expect(bench.transport.count(/GET .*uploads/)).toBe(1);
  });
});

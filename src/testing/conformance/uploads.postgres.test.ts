/** Uploads whose requests go to either of two hosts. */
import { expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { describePostgres } from '../postgres/test-database.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, untilAborted } from './fault-bench.ts';
import { sendParts } from './journey.ts';
import { silentVideo, videoIn } from './made-video.ts';
import { startHosts } from './several-hosts.ts';
import type { TestStudioOptions } from './test-studio.ts';

type Params = Awaited<ReturnType<typeof sendParts>>;

const assetsOf = async (caller: Caller) => (await caller.ok('list_assets')).data;

/** Asks until it is neither being completed nor unknown. */
async function completed(caller: Caller, params: Params, idempotencyKey: string): Promise<string> {
  for (;;) {
    const { status, body } = await caller.send<{ asset: { id: string } }>('complete_upload', {
      ...{ params, idempotencyKey },
    });
    if (status !== 409) {
      expect(status).toBe(201);
      return body.asset.id;
    }
  }
}

/** A host whose conversions say that they began, and wait. */
function heldConversion() {
  const [begun, goOn] = [deferred<void>(), deferred<void>()];
  const stopped = deferred<void>();
  const options: TestStudioOptions = {
    config: { conversionHeldSec: 0 },
    media: engineWith((engine) => ({
      convert: async (input, call) => {
        call.onProgress(0.4, 'convert');
        begun.resolve();
        call.signal.addEventListener('abort', () => stopped.resolve());
        await Promise.race([goOn.promise, untilAborted(call)]);
        return engine.convert(input, call);
      },
    })),
  };
  return { options, begun, goOn, stopped };
}

describePostgres('an upload on two hosts', () => {
  it('that both are asked to complete at once becomes one asset', async () => {
    const [a, b] = await startHosts({}, {});
    for (let n = 0; n < 5; n += 1) {
      const params = await sendParts(a.caller, await silentVideo());
      const ids = await Promise.all([a, b].map(({ caller }) => completed(caller, params, `once-${n}`)));
      expect(ids[0]).toBe(ids[1]);
      expect(await assetsOf(a.caller)).toHaveLength(n + 1);
    }
  });

  it('takes no part and is not cancelled by one while the other completes it', async () => {
    const [begun, goOn] = [deferred<void>(), deferred<void>()];
    const media = engineWith((engine) => ({
      probe: async (...args) => {
        begun.resolve();
        await goOn.promise;
        return engine.probe(...args);
      },
    }));
    const [a, b] = await startHosts({ media }, {});
    const video = await silentVideo();
    const params = await sendParts(a.caller, video);
    const first = a.caller.ok('complete_upload', { params });
    await begun.promise;
    const reason = { code: 'CONFLICT', details: { reason: 'being_completed' } };
    const part = { params: { ...params, partNumber: 1 }, body: video };
    expect(await b.caller.fails('upload_part', part)).toMatchObject(reason);
    expect(await b.caller.fails('cancel_upload', { params })).toMatchObject(reason);
    goOn.resolve();
    await first;
    expect(await assetsOf(b.caller)).toHaveLength(1);
  });

  it('shows on one how far the other is with its MP4, and becomes an asset by either', async () => {
    const { options, begun, goOn } = heldConversion();
    const [a, b] = await startHosts(options, { config: { conversionHeldSec: 0 } });
    const params = await sendParts(b.caller, await videoIn('avi'), 'film.avi');
    const input = { params, idempotencyKey: 'the-film' };
    expect(await a.caller.fails('complete_upload', input)).toMatchObject({ code: 'NOT_READY' });
    await begun.promise;
    while ((await b.caller.ok('get_upload', { params })).upload.conversion?.progress !== 0.4);
    expect(await b.caller.fails('complete_upload', input)).toMatchObject({ code: 'NOT_READY' });
    goOn.resolve();
    const id = await completed(b.caller, params, 'the-film');
    expect((await assetsOf(a.caller)).map((asset) => asset.id)).toEqual([id]);
    expect(await a.studio.files.list('assets')).toHaveLength(1);
  });

  it('is cancelled on one while the other makes an MP4 of it, and nothing stays', async () => {
    const { options, begun, stopped } = heldConversion();
    const [a, b] = await startHosts(options, {});
    const params = await sendParts(b.caller, await videoIn('avi'), 'film.avi');
    expect(await a.caller.fails('complete_upload', { params })).toMatchObject({ code: 'NOT_READY' });
    await begun.promise;
    while ((await b.caller.ok('get_upload', { params })).upload.conversion === null);
    expect(await b.caller.ok('cancel_upload', { params })).toEqual({ ...params, cancelled: true });
    await stopped.promise;
    await a.studio.service.stop();
    expect(await b.studio.files.list('assets')).toEqual([]);
    expect(await b.studio.files.list('posters')).toEqual([]);
    expect(a.studio.logged).toEqual([]);
  });

  it('whose host is killed is completed by the other half a minute later', async () => {
    const { options, begun } = heldConversion();
    const [a, b] = await startHosts(options, { config: { conversionHeldSec: 0 } });
    const params = await sendParts(b.caller, await videoIn('avi'), 'film.avi');
    expect(await a.caller.fails('complete_upload', { params })).toMatchObject({ code: 'NOT_READY' });
    await begun.promise;
    await a.kill();
    expect(await b.caller.fails('complete_upload', { params })).toMatchObject({ code: 'NOT_READY' });
    b.studio.clock.advance(41_000);
    await completed(b.caller, params, 'after-all');
    expect(await assetsOf(b.caller)).toHaveLength(1);
    expect(await b.studio.files.list('assets')).toHaveLength(1);
  });
});

/** An AVI on its way to an MP4: long conversions, what may be done meanwhile, and what is left of those that stopped. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import type { TaskFunctions } from '../../media/engine/media-engine.ts';
import type { MediaCall } from '../../media/media-call.ts';
import { type Bench, engineWith, startBench, untilAborted } from './fault-bench.ts';
import { completeConverted, sendParts, uploadVideo } from './journey.ts';
import { silentVideo, videoIn } from './made-video.ts';
import type { TestStudioOptions } from './test-studio.ts';

const NOT_HELD = { conversionHeldSec: 0 };

async function benchWhere(
  convert: (made: TaskFunctions['convert'], call: MediaCall) => Promise<void>,
  options: TestStudioOptions = {},
): Promise<Bench> {
  const media = engineWith((engine) => ({
    convert: async (input, call) => {
      await convert(engine.convert, call);
      return engine.convert(input, call);
    },
  }));
  return startBench({ media, config: NOT_HELD, ...options });
}

const filesOf = ({ studio }: Bench): string[] =>
  ['assets', 'posters'].flatMap((folder) => {
    try {
      return readdirSync(join(studio.folder, folder));
    } catch {
      return [];
    }
  });

describe('a conversion', () => {
  it('that takes long answers NOT_READY, shows how far it is, and is found by the same key', async () => {
    const goOn = deferred<void>();
    const bench = await benchWhere(async (_, call) => {
      call.onProgress(0.4, 'convert');
      await goOn.promise;
    });
    const { caller } = bench;
    const params = await sendParts(caller, await videoIn('avi'), 'film.avi');
    const input = { params, idempotencyKey: 'the-film' };
    const early = await caller.fails('complete_upload', input);
    expect(early).toMatchObject({ code: 'NOT_READY', status: 409 });
    expect(Number(early.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await caller.ok('get_upload', { params })).upload.conversion).toEqual({ progress: 0.4 });
    const part = { params: { ...params, partNumber: 1 }, body: await videoIn('avi') };
    expect(await caller.fails('upload_part', part)).toMatchObject({ code: 'CONFLICT' });
    // Others are not held up.
    expect((await uploadVideo(caller, await silentVideo())).kind).toBe('video');
    goOn.resolve();
    const asset = await completeConverted(caller, input);
    expect(asset).toMatchObject({ mimeType: 'video/mp4', filename: 'film.avi' });
    expect(await caller.ok('complete_upload', input)).toMatchObject({ asset: { id: asset.id } });
    expect(filesOf(bench)).toHaveLength(4);
  });

  it('can be cancelled, and nothing of it stays', async () => {
    const begun = deferred<void>();
    const bench = await benchWhere(
      (_, call) => {
        begun.resolve();
        return untilAborted(call);
      },
      { config: { conversionHeldSec: 60 } },
    );
    const { caller } = bench;
    const params = await sendParts(caller, await videoIn('avi'), 'film.avi');
    const held = caller.fails('complete_upload', { params });
    await begun.promise;
    expect(await caller.ok('cancel_upload', { params })).toEqual({ ...params, cancelled: true });
    expect(await held).toMatchObject({ code: 'NOT_FOUND' });
    expect(filesOf(bench)).toEqual([]);
    expect(bench.studio.logged).toEqual([]);
  });

  it('whose service stops is asked for again, and leaves no half', async () => {
    const begun = deferred<void>();
    const bench = await benchWhere(
      (_, call) => {
        begun.resolve();
        return untilAborted(call);
      },
      { config: { conversionHeldSec: 60 } },
    );
    const params = await sendParts(bench.caller, await videoIn('avi'), 'film.avi');
    const held = bench.caller.fails('complete_upload', { params });
    await begun.promise;
    await bench.studio.service.stop();
    expect(await held).toMatchObject({ code: 'UNAVAILABLE' });
    expect(filesOf(bench)).toHaveLength(1);
  });

  it('that dies with its host is begun again, and its half is removed', async () => {
    const begun = deferred<void>();
    const first = await benchWhere(async (_, call) => {
      begun.resolve();
      await untilAborted(call);
    });
    const params = await sendParts(first.caller, await videoIn('avi'), 'film.avi');
    expect(await first.caller.fails('complete_upload', { params })).toMatchObject({ code: 'NOT_READY' });
    await begun.promise;
    const { files } = first.studio;
    const [{ name } = { name: '' }] = await files.list('assets');
    for (const half of [`${name}.mp4`, 'assets/ast_half.part']) await files.put(half, new Blob(['1234']));
    await first.kill();
    const next = await startBench({ folder: first.studio.folder });
    expect(filesOf(next)).toHaveLength(1);
    const { asset } = await next.caller.ok('complete_upload', { params });
    expect(asset).toMatchObject({ kind: 'video', mimeType: 'video/mp4' });
  });

  it.each([
    ['browser', 'This browser cannot decode the picture of this file (MPEG-4 Part 2 (Xvid)). Convert it'],
    ['host', 'The picture of this file (MPEG-4 Part 2 (Xvid)) cannot be decoded here. Convert it'],
  ] as const)('that a %s has no decoder for is refused by the codec’s name', async (runsIn, words) => {
    const media = engineWith(() => ({
      runsIn,
      convert: async () => ({ kind: 'no_decoder', part: 'picture', codec: 'MPEG-4 Part 2 (Xvid)' }),
    }));
    const bench = await startBench({ media });
    const params = await sendParts(bench.caller, await videoIn('avi'), 'film.avi');
    const refused = await bench.caller.fails('complete_upload', { params });
    expect(refused).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { issues: [{ code: 'no_decoder' }], codec: 'MPEG-4 Part 2 (Xvid)' },
    });
    expect(refused.message).toContain(words);
    await bench.caller.ok('cancel_upload', { params });
    expect(filesOf(bench)).toEqual([]);
  });
});

/** What must hold while small pictures are made: jobs go first, faults cost nothing, a stop loses one sheet at most. */
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { problem } from '../../contract/problems/problem.ts';
import { filmstripSchema } from '../../contract/schemas/asset.ts';
import type { TaskFunctions } from '../../media/engine/media-engine.ts';
import { UnreadableMediaError } from '../../media/probe/unreadable-media-error.ts';
import { StorageFullError } from '../../service/kernel/ports/file-store.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, startBench, untilAborted } from './fault-bench.ts';
import { wholeFilmstrip } from './filmstrip-rules.ts';
import { createProject, jobEnd, uploadTalk, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const PLAN = {
  pictureWidthPx: 160,
  pictureHeightPx: 90,
  sheets: [
    { stepSec: 4, timesSec: [0, 4, 8] },
    { stepSec: 1, timesSec: [2, 6, 10] },
  ],
};

type Sheet = TaskFunctions['filmstripSheet'];

/** An engine with that plan, whose sheets are posters. */
const planned = (onSheet?: Sheet, change: Partial<TaskFunctions> = {}) =>
  engineWith((engine) => ({
    planFilmstrip: async () => PLAN,
    filmstripSheet: async (...sheet: Parameters<Sheet>) => {
      await onSheet?.(...sheet);
      const [{ file, outputFile }] = sheet;
      await engine.poster({ file, atSec: 0, outputFile });
    },
    ...change,
  }));

async function read(caller: Caller, assetId: string) {
  const { asset } = await caller.ok('get_asset', { params: { assetId } });
  return filmstripSchema.parse(await (await caller.api.fetch(asset.links?.filmstripUrl ?? '')).json());
}

describe('making small pictures', () => {
  it('gives the coarse ones beside a running job and the rest after it', async () => {
    const looking = deferred<void>();
    const { caller } = await startBench({
      media: planned(undefined, {
        analyzePicture: async () => {
          await looking.promise;
          return { stepSec: 1, motion: [0], shotCutsSec: [] };
        },
      }),
    });
    const asset = await uploadTalk(caller);
    const project = await createProject(caller, asset.id);
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    const made = async () => (await read(caller, asset.id)).sheets.filter(({ url }) => url !== null).length;
    await expect.poll(made).toBe(1);
    for (let again = 0; again < 5; again += 1) expect(await made()).toBe(1);
    looking.resolve();
    await jobEnd(caller, job.id);
    await expect.poll(made).toBe(2);
  });

  it('of a file that cannot be read is given up, and the asset is as good as before', async () => {
    const { caller } = await startBench({
      media: planned(undefined, {
        planFilmstrip: () =>
          Promise.reject(new UnreadableMediaError(problem('said', { text: 'The picture is damaged.' }))),
      }),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    expect(await wholeFilmstrip(caller, asset)).toMatchObject({ complete: true, sheets: [] });
    expect((await caller.ok('get_asset', { params: { assetId: asset.id } })).asset.id).toBe(asset.id);
  });

  it('for which there is no room is tried again when there is, and is no fault of the video', async () => {
    let isFull = false;
    let tries = 0;
    const media = planned(async () => {
      tries += 1;
      if (isFull) throw new StorageFullError(problem('disk_full_unsaved'));
    });
    const { caller, studio } = await startBench({ media, freeBytes: async () => (isFull ? 0 : 1e12) });
    const asset = await uploadVideo(caller, await silentVideo());
    isFull = true;
    const { complete, sheets } = await wholeFilmstrip(caller, asset);
    expect(complete).toBe(true);
    expect(sheets.every(({ url }) => url === null)).toBe(true);
    await read(caller, asset.id);
    expect(tries).toBe(1);

    isFull = false;
    const urls = async () => (await read(caller, asset.id)).sheets.map(({ url }) => typeof url);
    await expect.poll(urls).toEqual(['string', 'string']);
    expect(studio.logged).toEqual([]);
  });

  it('is given up where writing fails with all the room there is', async () => {
    let tries = 0;
    const { caller, studio } = await startBench({
      media: planned(() => {
        tries += 1;
        return Promise.reject(new StorageFullError(problem('disk_full_unsaved')));
      }),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    await expect
      .poll(async () => {
        await read(caller, asset.id);
        return tries;
      })
      .toBe(3);
    expect(await wholeFilmstrip(caller, asset)).toMatchObject({ complete: true });
    await read(caller, asset.id);
    expect(tries).toBe(3);
    expect(studio.logged).toEqual([]);
  });

  it('goes on after a crash with the sheet that was missing', async () => {
    const started: string[] = [];
    const media = planned(async ({ sheet: { stepSec } }, { signal }) => {
      started.push(`${stepSec}`);
      if (started.length === 2) await untilAborted({ signal, onProgress: () => undefined });
    });
    const { caller, studio, kill } = await startBench({ media });
    const asset = await uploadVideo(caller, await silentVideo());
    await read(caller, asset.id);
    await expect.poll(() => started).toEqual(['4', '1']);
    await kill();
    const later = await startBench({ folder: studio.folder, media });
    const { sheets } = await wholeFilmstrip(later.caller, asset);
    expect(sheets.every(({ url }) => url !== null)).toBe(true);
    expect(started).toEqual(['4', '1', '1']);
  });

  it('of a video that another process deletes meanwhile is no fault', async () => {
    const looked = deferred<void>();
    const { caller, studio } = await startBench({
      media: planned(undefined, {
        planFilmstrip: async ({ file }) => {
          await studio.database.run('DELETE FROM asset WHERE file = ?', [file]);
          looked.resolve();
          throw new UnreadableMediaError(problem('said', { text: 'The file is not there.' }));
        },
      }),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    await read(caller, asset.id);
    await looked.promise;
    await studio.service.stop();
    expect(studio.logged).toEqual([]);
  });

  it('stops when its video is deleted', async () => {
    const begun = deferred<void>();
    const { caller } = await startBench({
      media: planned((_, call) => {
        begun.resolve();
        return untilAborted(call);
      }),
    });
    const asset = await uploadVideo(caller, await silentVideo());
    await read(caller, asset.id);
    await begun.promise;
    const { status } = await caller.owner('delete_asset', { params: { assetId: asset.id } });
    expect(status).toBe(200);
  });
});

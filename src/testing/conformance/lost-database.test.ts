/** What becomes of the media files where the database is missing, empty or older than they are. */
import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LostDatabaseError } from '../../service/domain/operator/owner/library-mark.ts';
import { startBench } from './fault-bench.ts';
import { uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';
import { startTestStudio, type TestStudioOptions } from './test-studio.ts';

const DAY_MS = 86_400_000;

function names(folder: string, ...parts: string[]): string[] {
  const path = join(folder, ...parts);
  return existsSync(path) ? readdirSync(path).toSorted() : [];
}

/** A library with one video, whose service has ended. */
async function libraryOfOne(): Promise<{ folder: string; video: string; again: Again }> {
  const bench = await startBench();
  const { folder } = bench.studio;
  await uploadVideo(bench.caller, await silentVideo());
  await bench.kill();
  const [video = ''] = names(folder, 'assets');
  expect(video).toMatch(/^ast_/);
  return { folder, video, again: (options = {}) => startBench({ folder, ...options }) };
}
type Again = (options?: TestStudioOptions) => ReturnType<typeof startBench>;

describe('a library whose database is gone', () => {
  for (const state of ['missing', 'empty'])
    it(`is not begun anew beside its files: ${state}`, async () => {
      const { folder, video } = await libraryOfOne();
      for (const ending of ['', '-wal']) rmSync(join(folder, `studio.db${ending}`), { force: true });
      if (state === 'empty') writeFileSync(join(folder, 'studio.db'), '');
      for (const _ of ['once', 'again'])
        await expect(startTestStudio({ folder })).rejects.toMatchObject({
          name: 'LostDatabaseError',
          reason: 'new',
        });
      expect(names(folder, 'assets')).toEqual([video]);
    });

  it('is begun anew where that is asked for: its files wait thirty days and come back with their rows', async () => {
    const { folder, video, again } = await libraryOfOne();
    copyFileSync(join(folder, 'studio.db'), join(folder, 'kept.db'));
    rmSync(join(folder, 'studio.db'));
    const anew = await again({ lostDatabase: 'set_aside' });
    expect(names(folder, 'assets')).toEqual([]);
    const swept = names(folder, 'swept').map((name) => name.replace(/^\d{4}-\d\d-\d\d\./, ''));
    expect(swept).toContain(`assets.${video}`);
    const { storage } = (await anew.caller.owner('get_storage')).body;
    expect(storage.byKind).toContainEqual(
      expect.objectContaining({ kind: 'swept', fileCount: swept.length }),
    );
    await anew.kill();
    copyFileSync(join(folder, 'kept.db'), join(folder, 'studio.db'));
    await again();
    expect(names(folder, 'assets')).toEqual([video]);
    expect(names(folder, 'swept')).toEqual([]);
  });
});

describe('a library whose database is older than its files', () => {
  it('is refused until its files may be set aside, and the newer database is taken back', async () => {
    const { folder, video, again } = await libraryOfOne();
    const older = join(folder, 'older.db');
    const newer = join(folder, 'newer.db');
    copyFileSync(join(folder, 'studio.db'), older);
    const second = await again();
    await uploadVideo(second.caller, await silentVideo(), 'second.mp4');
    await second.kill();
    const both = names(folder, 'assets');
    expect(both).toHaveLength(2);
    copyFileSync(join(folder, 'studio.db'), newer);

    copyFileSync(older, join(folder, 'studio.db'));
    const refusal: unknown = await startTestStudio({ folder }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LostDatabaseError);
    expect(refusal).toMatchObject({ reason: 'older', unknownFiles: 2 });
    expect(names(folder, 'assets')).toEqual(both);

    await (await again({ lostDatabase: 'set_aside' })).kill();
    expect(names(folder, 'assets')).toEqual([video]);
    expect(names(folder, 'swept')).toHaveLength(2);
    copyFileSync(newer, join(folder, 'studio.db'));
    await again();
    expect(names(folder, 'assets')).toEqual(both);
  });

  it('is refused where it is the database of another library', async () => {
    const one = await libraryOfOne();
    const other = await libraryOfOne();
    copyFileSync(join(other.folder, 'studio.db'), join(one.folder, 'studio.db'));
    await expect(startTestStudio({ folder: one.folder })).rejects.toMatchObject({ reason: 'other' });
    expect(names(one.folder, 'assets')).toEqual([one.video]);
  });
});

describe('files no row knows', () => {
  it('are set aside at the next start and deleted after thirty days', async () => {
    const { folder, video, again } = await libraryOfOne();
    writeFileSync(join(folder, 'assets', 'ast_left.mp4'), 'left by a crash');
    const next = await again();
    expect(names(folder, 'assets')).toEqual([video]);
    expect(names(folder, 'swept')).toHaveLength(1);
    await next.kill();
    const early = await again({ startsInMs: 29 * DAY_MS });
    expect(names(folder, 'swept')).toHaveLength(1);
    await early.kill();
    await again({ startsInMs: 32 * DAY_MS });
    expect(names(folder, 'swept')).toEqual([]);
  });
});

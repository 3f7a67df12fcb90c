import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/conformance/api-under-test.ts';
import {
  callerOf,
  endHost,
  type HostProcess,
  runHostCommand,
  secretFlags,
  startHostProcess,
} from '../../../testing/conformance/built-host.ts';
import { uploadVideo } from '../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../testing/conformance/made-video.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

let folder = '';
let host: HostProcess | null = null;

beforeAll(() => ensureHostBuilt(false));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-backup-'));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

const at = (...parts: string[]) => join(folder, ...parts);
const account = (...args: string[]) => runHostCommand(['account', ...args, '--data', at('data')]);

async function start(...flags: string[]): Promise<Caller> {
  const secrets = existsSync(at('key')) ? [] : secretFlags(folder);
  host = await startHostProcess(['--data', at('data'), ...flags, ...secrets]);
  return callerOf(host, folder);
}

async function kill(): Promise<void> {
  await endHost(host, 'SIGKILL');
  host = null;
}

const titles = async (caller: Caller) => (await caller.ok('list_assets')).data.map(({ title }) => title);

describe('account backup and restore', () => {
  it('copy a library whose host runs, whole, and put it back after its database was lost', async () => {
    const caller = await start();
    await uploadVideo(caller, await silentVideo(), 'first.mp4');
    // Under way: it has no file yet, and none that could be missing.
    await caller.ok('create_upload', {
      body: { filename: 'b.mp4', sizeBytes: 9000, contentType: 'video/mp4' },
    });
    const made = await account('backup', '--to', at('kept'), '--with-files');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/copied to .*studio\.db.*\d media files .* are there too/);
    await uploadVideo(caller, await silentVideo(), 'second.mp4');
    const running = await account('restore', '--from', at('kept'));
    expect(running).toMatchObject({ code: 2, err: expect.stringContaining('is in use by another') });
    await kill();

    rmSync(at('data', 'studio.db'));
    rmSync(at('data', 'studio.db-wal'));
    const refused = await runHostCommand(['serve', '--port', '0', '--data', at('data')]);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/restore --from DIR.*--set-files-aside/);
    rmSync(at('data', 'assets'), { recursive: true });
    const restored = await account('restore', '--from', at('kept'));
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Restored\. (\d) of its \1 media/),
    });
    expect(await titles(await start())).toEqual(['first']);
  });

  it('say which files are left to copy, and which are missing after a return to an older state', async () => {
    const caller = await start();
    const { id } = await uploadVideo(caller, await silentVideo(), 'first.mp4');
    await kill();
    expect((await account('backup', '--to', at('kept'))).out).toMatch(/were not: copy the folders/);
    const second = await start();
    await uploadVideo(second, await silentVideo(), 'second.mp4');
    await second.owner('delete_asset', { params: { assetId: id }, query: { bin: 'skip' } });
    await kill();
    const restored = await account('restore', '--from', at('kept'));
    expect(restored.out).toMatch(/is in .*before-restore-.*Missing: assets\/ast_/);
    expect(await titles(await start())).toEqual(['first']);
    // What came after the backup waits among the files set aside.
    expect(readdirSync(at('data', 'swept')).some((name) => name.includes('assets.ast_'))).toBe(true);
  });

  it('refuse what is no backup, and folders that are not named', async () => {
    await start();
    await kill();
    expect(await account('restore', '--from', at('none'))).toMatchObject({ code: 2 });
    expect(await account('backup')).toMatchObject({
      code: 2,
      err: expect.stringContaining('backup --to DIR'),
    });
    expect((await account('backup', '--from', at('kept'))).code).toBe(2);
    expect((await runHostCommand(['account', '--help'])).out).toContain('backup --to DIR');
  });
});

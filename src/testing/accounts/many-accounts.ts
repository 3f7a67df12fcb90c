/** What `npm run account` does where a library has several accounts, wherever its rows are. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account } from '../../hosts/node/account/account.ts';
import type { Database } from '../../service/kernel/ports/database.ts';
import type { SchemaKeeper } from '../../service/kernel/ports/schema.ts';
import { Caller } from '../conformance/api-under-test.ts';
import { engineWith, untilAborted } from '../conformance/fault-bench.ts';
import { createProject, uploadTalk, uploadVideo } from '../conformance/journey.ts';
import { silentVideo } from '../conformance/made-video.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from '../conformance/test-studio.ts';

export interface AccountsPlace {
  /** Beside `--data`. */
  readonly flags: readonly string[];
  /** Whether commands run beside the host. */
  readonly isShared: boolean;
  openRows(folder: string): Promise<{ readonly database: Database; readonly schema: SchemaKeeper }>;
  drop(): Promise<void>;
}

const FOLDERS = ['assets', 'posters', 'filmstrips', 'voices', 'exports', 'swept'];
/** Of every start of a studio, and of every use of a key. */
const PASSING = ['secret_hash', 'token_hash', 'last_used_ms'];

export function manyAccounts(openPlace: () => Promise<AccountsPlace>): void {
  let folder: string;
  let place: AccountsPlace;
  let studio: TestStudio | null = null;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-accounts-'));
    place = await openPlace();
  });
  afterEach(async () => {
    await stop();
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(options: TestStudioOptions = {}): Promise<TestStudio> {
    studio = await startTestStudio({ folder, rows: await place.openRows(folder), ...options });
    return studio;
  }

  async function stop(): Promise<void> {
    const running = studio;
    studio = null;
    await running?.service.stop();
    await running?.database.close();
  }

  async function run(...flags: string[]): Promise<{ code: number; out: string; err: string }> {
    if (!place.isShared) await stop();
    const printed = { out: '', err: '' };
    const code = await account([...flags, '--data', folder, ...place.flags], {
      out: (text) => {
        printed.out += text;
      },
      err: (text) => {
        printed.err += text;
      },
    });
    return { code, ...printed };
  }

  async function add(...flags: string[]): Promise<{ id: string; apiKey: string; ownerToken: string }> {
    const { code, out, err } = await run('add', ...flags);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = /^Account: +(acc_\S+)\nAPI key: +(mcs_\S+)\nOwner token: +(mco_\S+)\n/.exec(out) ?? [];
    const [, id = '', apiKey = '', ownerToken = ''] = found;
    return { id, apiKey, ownerToken };
  }

  const as = (of: TestStudio, who: { apiKey: string; ownerToken: string }) =>
    new Caller({ ...of, apiKey: who.apiKey, ownerToken: who.ownerToken, close: async () => undefined });

  const listed = async () => JSON.parse((await run('list', '--json')).out).accounts;

  /** Every row there is, but for what each start of a studio changes. */
  async function allRows(): Promise<Record<string, string[]>> {
    const { database, schema } = await place.openRows(folder);
    const found: Record<string, string[]> = {};
    for (const { name } of (await schema.open(database)).tables)
      if (name !== 'library_mark')
        found[name] = (await database.all<Record<string, unknown>>(`SELECT * FROM ${name}`))
          .map((row) => JSON.stringify(row, (key, value) => (PASSING.includes(key) ? undefined : value)))
          .toSorted();
    await database.close();
    return found;
  }

  const allFiles = () =>
    FOLDERS.flatMap((name) => {
      const path = join(folder, name);
      return existsSync(path) ? readdirSync(path).map((file) => `${name}/${file}`) : [];
    }).toSorted();

  it('makes an account that works, lists it, and changes the one that is named', async () => {
    await start();
    const made = await add('--plan', 'creator', '--name', 'Anna', '--storage-limit', '1.5GB');
    const again = await add('--name', 'Anna');
    expect(again.id).not.toBe(made.id);
    const host = studio ?? (await start());
    expect((await as(host, made).ok('get_me')).account.plan).toBe('creator');
    expect((await as(host, again).ok('get_me')).account.plan).toBe('studio');
    const { sizeBytes } = await uploadVideo(as(host, made), await silentVideo());
    expect((await as(host, again).ok('list_assets')).data).toEqual([]);

    const found = await listed();
    expect(found).toHaveLength(4);
    expect(found.find(({ id }: { id: string }) => id === made.id)).toMatchObject({
      name: 'Anna',
      plan: 'creator',
      credits: 300,
      bonus: null,
      assets: 1,
      assetBytes: sizeBytes,
      storedBytes: sizeBytes,
      storageLimitBytes: 1.5e9,
      projects: 0,
    });
    const table = (await run('list')).out.split('\n');
    expect(table[0]).toMatch(/^Id +Name +Plan +Credits +Bonus +Assets +Stored +Limit +Projects +Made$/);
    expect(table.find((line) => line.startsWith(made.id))).toMatch(
      /Anna +creator +300 +- +1 \(.+\) .+ 1\.5 GB/,
    );

    expect(await run('--plan', 'starter')).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${made.id} (Anna)`),
    });
    const changed = await run('--account', made.id, '--top-up', '5', '--storage-limit', 'none');
    expect(changed.out).toBe('Plan creator: 300 credits of this month, 5 bought; no API bonus.\n');
    expect((await run('--account', made.id, '--name', 'Anna B.')).out).toMatch(/^Plan creator/);
    expect((await listed()).find(({ id }: { id: string }) => id === made.id)).toMatchObject({
      name: 'Anna B.',
    });
    expect(await run('--account', 'acc_nobody')).toMatchObject({ code: 2 });
    const other = (await listed()).find(({ id }: { id: string }) => id === again.id);
    expect(other).toMatchObject({ plan: 'studio', credits: 1200, storageLimitBytes: null });
  });

  it('removes an account with all that is its own, and nothing else', async () => {
    const host = await start();
    const first = as(host, host);
    await createProject(first, (await uploadVideo(first, await silentVideo())).id);
    const deleted = await uploadVideo(first, await silentVideo());
    await first.owner('delete_asset', { params: { assetId: deleted.id }, query: { bin: 'only' } });
    await run('list');
    const [rows, files] = [await allRows(), allFiles()];

    const made = await add();
    const caller = as(studio ?? (await start()), made);
    await createProject(caller, (await uploadVideo(caller, await silentVideo())).id);
    const binned = await uploadVideo(caller, await silentVideo());
    await caller.owner('delete_asset', { params: { assetId: binned.id }, query: { bin: 'only' } });
    await caller.ok('create_upload', {
      body: { filename: 'a.mp4', sizeBytes: 9, contentType: 'video/mp4' },
      idempotencyKey: 'only-mine',
    });
    expect(allFiles().length).toBeGreaterThan(files.length);

    expect(await run('remove', made.id)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
    expect((await run('remove', made.id, '--yes')).out).toContain(`Account ${made.id} is deleted`);
    await stop();
    expect(await allRows()).toEqual(rows);
    expect(allFiles()).toEqual(files);
    expect(await run('remove', made.id, '--yes')).toMatchObject({ code: 2 });
    const answer = await as(studio ?? (await start()), made).send('get_me');
    expect(answer.status).toBe(401);
  });

  it('does not remove an account while work of it waits or runs', async () => {
    await start();
    const made = await add();
    await stop();
    const held = engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) }));
    const caller = as(await start({ media: held }), made);
    const project = await createProject(caller, (await uploadTalk(caller)).id);
    await caller.ok('analyze_project', { params: { projectId: project.id } });
    const before = allFiles();
    expect(await run('remove', made.id, '--yes')).toMatchObject({
      code: 2,
      err: expect.stringContaining('waits or runs: 1'),
    });
    expect(allFiles()).toEqual(before);
  });
}

/** The built host and a worker with their rows in PostgreSQL and their files in a bucket, as an operator starts them. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnCluster } from '../../../testing/cluster/describe-on-cluster.ts';
import { findNode } from '../../../testing/cluster/find-node.ts';
import type { Caller } from '../../../testing/conformance/api-under-test.ts';
import {
  callerOf,
  type Ended,
  endHost,
  type HostProcess,
  runHostCommand,
  secretFlags,
  startHostProcess,
  startWorkerProcess,
} from '../../../testing/conformance/built-host.ts';
import { acceptedClip, analyzedProject, exportEnd } from '../../../testing/conformance/journey.ts';
import { hostOnObjectStore } from '../../../testing/object-store/host-on-object-store.ts';
import { startObjectStore } from '../../../testing/object-store/object-store-under-test.ts';
import type { StartedObjectStore } from '../../../testing/object-store/start-swift.ts';
import { openTestBucket, type TestBucket } from '../../../testing/object-store/test-bucket.ts';
import type { TestDatabase } from '../../../testing/postgres/create-database.ts';
import { createTestDatabase } from '../../../testing/postgres/test-database.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

const NODE = findNode() ?? process.execPath;
/** Nobody asks for it here, and nobody may see it. */
const PASSWORD = 'never-to-be-seen';

let folder: string;
let rows: TestDatabase;
let store: StartedObjectStore;
let bucket: TestBucket;
const running: HostProcess[] = [];

function place(address = rows.address) {
  const url = new URL(address);
  url.password = PASSWORD;
  const { args, env } = hostOnObjectStore(store, bucket);
  return { args: ['--database', url.href, ...args], env };
}

const hostFlags = () => ['--data', join(folder, 'data'), '--rate-factor', '1000', ...secretFlags(folder)];

async function start(): Promise<Caller> {
  const { args, env } = place();
  const host = await startHostProcess([...args, ...hostFlags()], env, NODE);
  running.push(host);
  running.push(await startWorkerProcess([...args, '--data', join(folder, 'worker')], env, NODE));
  return callerOf(host, folder);
}

async function end(signal: NodeJS.Signals): Promise<(number | null)[]> {
  return Promise.all(running.splice(0).map((one) => endHost(one, signal)));
}

const refused = (address?: string, given = {}): Promise<Ended> => {
  const { args, env } = place(address);
  return runHostCommand(['serve', '--port', '0', ...args, ...hostFlags()], { ...env, ...given }, NODE);
};

describeOnCluster('a host and a worker on PostgreSQL', () => {
  beforeAll(async () => {
    await ensureHostBuilt(false);
    store = await startObjectStore();
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-serve-'));
    rows = await createTestDatabase();
    bucket = await openTestBucket(store, 'library/');
  });
  afterEach(async () => {
    await end('SIGKILL');
    await rows.drop();
    await bucket.remove();
    rmSync(folder, { recursive: true });
  });

  it('do the main job, and have it all after they were killed', async () => {
    const caller = await start();
    const printed = running.map((one) => one.printed);
    const { project, clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const params = { compositionId: composition.id };
    const { export: begun } = await caller.ok('create_export', { params });
    await exportEnd(caller, begun.id);
    await end('SIGKILL');
    const again = await start();
    expect((await again.ok('get_project', { params: { projectId: project.id } })).project.id).toBe(
      project.id,
    );
    expect((await again.ok('get_export', { params: { exportId: begun.id } })).export.status).toBe('done');
    expect(existsSync(join(folder, 'data', 'studio.db'))).toBe(false);
    expect(printed[0]?.out).toContain('stay in this process');
    expect(printed[0]?.out).toContain('Rows are in postgres://127.0.0.1:');
    for (const said of [...printed, ...running.map((one) => one.printed)])
      expect(`${said.out}${said.err}`).not.toContain(PASSWORD);
    expect(await end('SIGTERM')).toEqual([0, 0]);
  });

  it('make one account where two hosts are the first, and one of them tells its key', async () => {
    const { args, env } = place();
    const twoFolders = ['one', 'two'].map((name) => join(folder, name));
    const hosts = await Promise.all(
      twoFolders.map((data) =>
        startHostProcess([...args, '--data', data, ...secretFlags(folder)], env, NODE),
      ),
    );
    running.push(...hosts);
    const told = hosts.filter(({ printed }) => printed.out.includes('API key'));
    expect(told).toHaveLength(1);
    for (const host of hosts) await callerOf(host, folder).ok('get_me', {});
  });

  it('say where there is nothing to be reached', async () => {
    const nowhere = await refused('postgres://somebody@127.0.0.1:9/nothing');
    expect(nowhere).toMatchObject({
      code: 2,
      err: expect.stringContaining('postgres://127.0.0.1:9/nothing cannot be reached'),
    });
    expect(nowhere.err).not.toContain(PASSWORD);
  });

  it('refuse a secret that could be guessed', async () => {
    const guessed = await refused(rows.address, { CLIPROOM_SECRET: 'qwertyuiop' });
    expect(guessed).toMatchObject({ code: 2, err: expect.stringContaining('10 characters and needs 32') });
    expect(guessed.out + guessed.err).not.toContain('qwertyuiop');
  });

  it('are not started on a folder that has rows of its own', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data', 'studio.db'), 'rows');
    expect(await refused()).toMatchObject({
      code: 2,
      err: expect.stringContaining('has its rows in studio.db'),
    });
  });
});

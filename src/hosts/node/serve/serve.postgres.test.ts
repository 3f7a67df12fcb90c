/** The built host with its rows in PostgreSQL. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../../testing/conformance/api-under-test.ts';
import {
  callerOf,
  endHost,
  type HostProcess,
  runHostCommand,
  secretFlags,
  startHostProcess,
} from '../../../testing/conformance/built-host.ts';
import { acceptedClip, analyzedProject, exportEnd } from '../../../testing/conformance/journey.ts';
import {
  createTestDatabase,
  describePostgres,
  type TestDatabase,
} from '../../../testing/postgres/test-database.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

let folder: string;
let rows: TestDatabase;
let host: HostProcess | null = null;

/** Nobody asks for it here, and nobody may see it. */
const PASSWORD = 'never-to-be-seen';

function flags(address = rows.address): string[] {
  const url = new URL(address);
  url.password = PASSWORD;
  return [
    ...['--data', join(folder, 'data'), '--database', url.href, '--rate-factor', '1000'],
    ...secretFlags(folder),
  ];
}

async function start(): Promise<Caller> {
  host = await startHostProcess(flags());
  return callerOf(host, folder);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  await endHost(host, signal);
  host = null;
}

const refused = (address?: string) => runHostCommand(['serve', '--port', '0', ...flags(address)]);

describePostgres('a host with its rows in PostgreSQL', () => {
  beforeAll(() => ensureHostBuilt(false), 120_000);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-serve-'));
    rows = await createTestDatabase();
  });
  afterEach(async () => {
    await end('SIGKILL');
    await rows.drop();
    rmSync(folder, { recursive: true });
  });

  it('does the main job, and has it all after it was killed', async () => {
    const caller = await start();
    const printed = host?.printed;
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
    expect(printed?.out).toContain('Rows are in postgres://127.0.0.1:');
    for (const said of [printed, host?.printed]) expect(`${said?.out}${said?.err}`).not.toContain(PASSWORD);
    await end('SIGTERM');
  });

  it('keeps a second host away, and says where there is nothing to be reached', async () => {
    await start();
    const other = mkdtempSync(join(tmpdir(), 'cliproom-serve-'));
    const second = await runHostCommand(['serve', '--port', '0', ...flags(), '--data', other]);
    rmSync(other, { recursive: true });
    expect(second).toMatchObject({ code: 2, err: expect.stringContaining('Another host works on') });
    await end('SIGTERM');
    const nowhere = await refused('postgres://somebody@127.0.0.1:9/nothing');
    expect(nowhere).toMatchObject({
      code: 2,
      err: expect.stringContaining('postgres://127.0.0.1:9/nothing cannot be reached'),
    });
    expect(second.err + nowhere.err).not.toContain(PASSWORD);
  });

  it('is not started on a folder that has rows of its own', async () => {
    await start();
    await end('SIGTERM');
    writeFileSync(join(folder, 'data', 'studio.db'), 'rows');
    expect(await refused()).toMatchObject({
      code: 2,
      err: expect.stringContaining('has its rows in studio.db'),
    });
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
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
import { acceptedClip, analyzedProject, exportEnd } from '../../../testing/conformance/journey.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

let folder = '';
const running: HostProcess[] = [];

beforeAll(() => ensureHostBuilt(false));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-serve-'));
});
afterEach(async () => {
  for (const host of running.splice(0)) await endHost(host, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

const flags = () => [...['--data', join(folder, 'data'), '--rate-factor', '1000'], ...secretFlags(folder)];

async function start(): Promise<HostProcess> {
  const host = await startHostProcess(flags());
  running.push(host);
  return host;
}

/** Processes of media work that belong to the host. */
function mediaPids({ child }: HostProcess): number[] {
  const found = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' });
  return found.stdout.split('\n').filter(Boolean).map(Number);
}

/** An export whose first pictures are done. */
async function runningExport(caller: Caller): Promise<string> {
  const { clips } = await analyzedProject(caller);
  const { composition } = await acceptedClip(caller, clips[0]);
  const params = { compositionId: composition.id };
  const { export: begun } = await caller.ok('create_export', { params });
  const progress = async () =>
    (await caller.ok('get_export', { params: { exportId: begun.id } })).export.progress;
  await expect.poll(progress).toBeGreaterThan(0);
  return begun.id;
}

describe('serve', () => {
  it('shows key and token at the first start only, and writes them for their owner alone', async () => {
    const first = await start();
    const key = readFileSync(join(folder, 'key'), 'utf8').trim();
    expect(first.printed.out).toContain(key);
    expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'owner')).mode & 0o777).toBe(0o600);
    expect(await endHost(first, 'SIGTERM')).toBe(0);
    const second = await start();
    expect(second.printed.out).not.toMatch(/mc[so]_/);
    expect(readFileSync(join(folder, 'key'), 'utf8').trim()).toBe(key);
    expect((await callerOf(second, folder).ok('get_me')).account.plan).toBe('studio');
    expect(first.printed.err + second.printed.err).not.toMatch(/mc[so]_/);
  });

  it('has the samples of all its voices, also where it was built without the client', async () => {
    const { voices } = await callerOf(await start(), folder).ok('list_voices');
    expect(voices.length).toBeGreaterThan(0);
    for (const { sampleUrl } of voices) {
      const sample = await fetch(sampleUrl ?? '');
      expect(sample.headers.get('Content-Type')).toBe('audio/mpeg');
      expect((await sample.bytes()).length).toBeGreaterThan(1000);
    }
  });

  it('refuses a data folder that another host has, until that one is killed', async () => {
    const first = await start();
    const second = await runHostCommand(['serve', '--port', '0', ...flags()]);
    expect(second.code).toBe(2);
    expect(second.err).toMatch(/is in use by another Cliproom host/);
    await endHost(first, 'SIGKILL');
    await start();
  });

  it('refuses wrong flags and files with a sentence and code 2, before it makes anything', async () => {
    for (const wrong of [
      ['--prot', '1'],
      ['--plan', 'gold'],
      ['--config', join(folder, 'none.json')],
    ]) {
      const ended = await runHostCommand(['serve', '--data', join(folder, 'data'), ...wrong]);
      expect(ended.code).toBe(2);
      expect(ended.err.trim().split('\n')).toHaveLength(1);
    }
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('keeps its first keys for a start that can be reached', async () => {
    const other = await start();
    const port = new URL(other.origin).port;
    const data = join(folder, 'second');
    const busy = await runHostCommand(['serve', '--port', port, '--data', data]);
    expect(busy.code).toBe(2);
    expect(busy.err).toContain(`Port ${port} is in use`);
    expect(busy.out).not.toMatch(/mc[so]_/);
    const free = await startHostProcess(['--data', data]);
    running.push(free);
    expect(free.printed.out).toMatch(/mcs_/);
  });

  it('puts a running export back at SIGTERM, and the next start finishes it', async () => {
    const first = await start();
    const caller = callerOf(first, folder);
    const exportId = await runningExport(caller);
    expect(await endHost(first, 'SIGTERM')).toBe(0);
    const second = await start();
    const ended = await exportEnd(callerOf(second, folder), exportId);
    expect(ended.status).toBe('done');
    const url = new URL(ended.downloadUrl ?? '');
    expect(url.origin).toBe(second.origin);
    const part = await fetch(url, { headers: { Range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('ftyp');
  });

  it('finishes an export whose media process was killed, and answers meanwhile', async () => {
    const host = await start();
    const caller = callerOf(host, folder);
    const exportId = await runningExport(caller);
    for (const pid of mediaPids(host)) process.kill(pid, 'SIGKILL');
    expect((await caller.ok('get_me')).account.plan).toBe('studio');
    expect((await exportEnd(caller, exportId)).status).toBe('done');
  });

  it('that is killed takes its media processes with it and loses no export', async () => {
    const host = await start();
    const exportId = await runningExport(callerOf(host, folder));
    const orphans = mediaPids(host);
    expect(orphans.length).toBeGreaterThan(0);
    await endHost(host, 'SIGKILL');
    const alive = () => orphans.filter((pid) => existsSync(`/proc/${pid}`));
    await expect.poll(alive).toEqual([]);
    const again = await start();
    expect((await exportEnd(callerOf(again, folder), exportId)).status).toBe('done');
  });
});

/** A host as those who run it see it: ready, counted, logged, and drained before it ends. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endHost, type HostProcess, startHostProcess } from '../../../testing/conformance/built-host.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

let folder = '';
let host: HostProcess | null = null;

beforeAll(() => ensureHostBuilt(false));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-monitor-'));
});
afterEach(async () => {
  await endHost(host, 'SIGKILL');
  host = null;
  rmSync(folder, { recursive: true });
});

async function start(...flags: string[]): Promise<{ origin: string; monitor: string; host: HostProcess }> {
  host = await startHostProcess([
    ...['--data', join(folder, 'data'), '--key-file', join(folder, 'key'), '--monitor-port', '0'],
    ...flags,
  ]);
  const { printed } = host;
  await expect.poll(() => printed.out).toMatch(/figures are at \S+\n/);
  const monitor = /figures are at (\S+)\/metrics/.exec(printed.out)?.[1] ?? '';
  return { origin: host.origin, monitor, host };
}

const text = async (address: string): Promise<[number, string]> => {
  const answer = await fetch(address);
  return [answer.status, await answer.text()];
};

describe('a host that is watched', () => {
  it('says that it is there and ready, on its own port and beside it, by any name', async () => {
    const { origin, monitor } = await start('--public-address', 'https://clips.example.org');
    for (const base of [origin, monitor]) {
      expect(await text(`${base}/healthz`)).toEqual([200, 'ok\n']);
      expect(await text(`${base}/readyz`)).toEqual([200, 'ready\n']);
    }
  });

  it('counts requests by route and shows the queue in the format of Prometheus, beside its own port only', async () => {
    const { origin, monitor } = await start();
    const headers = { Authorization: `Bearer ${readFileSync(join(folder, 'key'), 'utf8').trim()}` };
    for (let asked = 0; asked < 3; asked += 1) await fetch(`${origin}/v1/me`, { headers });
    await fetch(`${origin}/v1/clips/clip_absent`, { headers });
    const [status, page] = await text(`${monitor}/metrics`);
    expect(status).toBe(200);
    expect(page).toContain(
      'cliproom_request_duration_seconds_count{method="GET",route="/v1/me",status="200"} 3',
    );
    expect(page).toMatch(/_count\{method="GET",route="\/v1\/clips\/\{clipId\}",status="4\d\d"\} 1/);
    expect(page).not.toContain('clip_absent');
    expect(page).toMatch(/^process_resident_memory_bytes \d+/m);
    expect((await fetch(`${origin}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    expect((await fetch(`${monitor}/v1/me`, { headers })).status).toBe(404);
  });

  it('is not ready from the signal to end on, and still answers until it is drained', async () => {
    // Longer than anybody looks.
    const { origin, monitor, host: drained } = await start('--drain-sec', '300');
    drained.child.kill('SIGTERM');
    await expect.poll(() => text(`${monitor}/readyz`)).toEqual([503, 'not ready: stopping\n']);
    expect((await fetch(`${origin}/v1/openapi.json`)).status).toBe(200);
    expect(drained.child.exitCode).toBeNull();
  });

  it('ends well by itself once it is drained', async () => {
    const { host: drained } = await start('--drain-sec', '0.1');
    expect(await endHost(drained, 'SIGTERM')).toBe(0);
  });

  it('writes a line for each request where asked, with its id and without what it was about', async () => {
    const { origin, host: logging } = await start('--log-requests');
    const said = (): string => logging.printed.err;
    const answer = await fetch(`${origin}/v1/clips/clip_secret?cursor=hidden`);
    const requestId = answer.headers.get('x-request-id') ?? '';
    await expect.poll(said).toContain(requestId);
    const line =
      said()
        .split('\n')
        .find((one) => one.includes(requestId)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'info', route: '/v1/clips/{clipId}', status: 401 });
    expect(said()).not.toMatch(/clip_secret|hidden/);
  });
});

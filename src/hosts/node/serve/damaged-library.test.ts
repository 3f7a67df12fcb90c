import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type HostProcess,
  runHostCommand,
  startHostProcess,
} from '../../../testing/conformance/built-host.ts';
import { ensureHostBuilt } from '../build/host-build.ts';

let folder = '';
const database = () => join(folder, 'studio.db');

beforeAll(() => ensureHostBuilt(false));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function end({ child }: HostProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

describe('a library that is damaged', () => {
  it('is told in one sentence with what to do, and left as it is', async () => {
    await end(await startHostProcess(['--data', folder]), 'SIGTERM');
    const whole = readFileSync(database());
    for (const damage of [whole.map((byte) => byte ^ 0x5a), whole.subarray(0, 4096 * 3)]) {
      writeFileSync(database(), damage);
      const told = {
        code: 2,
        err: expect.stringMatching(/^The database .*studio\.db is damaged.*restore --from/),
      };
      const started = await runHostCommand(['serve', '--port', '0', '--data', folder]);
      expect(started).toMatchObject(told);
      expect(started.err.trim().split('\n')).toHaveLength(1);
      expect(readFileSync(database()).equals(damage)).toBe(true);
    }
  });

  it('says that its last changes are lost where its log was cut', async () => {
    const first = await startHostProcess(['--data', folder]);
    await end(first, 'SIGKILL');
    truncateSync(`${database()}-wal`, 32 + 4096 + 24);
    const told = /The last changes to the library are lost/;
    const second = await startHostProcess(['--data', folder]).catch((error: Error) => error);
    expect(second instanceof Error ? second.message : second.printed.err).toMatch(told);
    if (!(second instanceof Error)) await end(second, 'SIGKILL');
  });
});

/** A test command that is killed outright: what it runs is told to end, as its servers are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const RUN_COMMAND = resolve('e2e/gate/run-command.ts');

/** Stands for a runner of tests: it ends at an interrupt, once it has stopped its servers. */
const RUNNER = `
const { writeFileSync } = require('node:fs');
process.chdir(process.argv[1]);
process.on('SIGINT', () => { writeFileSync('stopped', ''); process.exit(); });
setInterval(() => undefined, 1000);
writeFileSync('pid', String(process.pid));`;

const COMMAND = `
import { runInFront } from ${JSON.stringify(RUN_COMMAND)};
await runInFront(process.execPath, ['-e', ${JSON.stringify(RUNNER)}, import.meta.dirname]);`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-gate-killed-'));
  await writeFile(join(folder, 'command.mts'), COMMAND);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const said = (name: string): Promise<string | null> => readFile(join(folder, name), 'utf8').catch(() => null);
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends what a test command ran that is there no more', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', join(folder, 'command.mts')]);
  await expect.poll(() => said('pid')).toMatch(/^\d+$/);
  const pid = Number(await said('pid'));
  command.kill('SIGKILL');
  await once(command, 'exit');
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await said('stopped')).toBe('');
});

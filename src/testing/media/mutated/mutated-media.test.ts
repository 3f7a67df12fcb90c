/** Damaged files: success or UnreadableMediaError, never a crash, a hang or all of the memory. MUTANTS=5000 for more. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ANSWERED_WITHIN_MS } from '../../patience.ts';
import { type FixtureName, Fixtures } from '../make-fixture.ts';

const MUTANTS = Number(process.env.MUTANTS ?? 150);
const FIRST_SEED = Number(process.env.MUTANT_SEED ?? 1);
const MEMORY_MAX_MIB = 768;
const FILES = [
  'tiny.mp4',
  'tiny.mov',
  'tiny-fragments.mp4',
  'tiny.mkv',
  'tiny.webm',
  'tiny.ts',
  'tiny.avi',
  'tiny.flv',
  'tiny.aiff',
  'tiny.caf',
  'beep.opus.ogg',
] as const;

const folder = mkdtempSync(join(tmpdir(), 'cliproom-mutants-'));
const fixtures = new Fixtures(folder);
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly breaches: readonly string[];
  readonly peakMebibytes: number | null;
}

async function readMutants(name: FixtureName): Promise<Outcome> {
  const path = await fixtures.path(name);
  const script = join(import.meta.dirname, 'run-mutants.ts');
  const args = ['--import', 'tsx', script, path, String(FIRST_SEED), String(MUTANTS)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // The container library grumbles about each damage; only the last words of a process that died matter.
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err = (err + text).slice(-2000);
  });
  let out = '';
  const breaches: string[] = [];
  const hang = (): void => {
    breaches.push(`Nothing was heard after seed ${out.trim().split('\n').at(-1)}.`);
    child.kill('SIGKILL');
  };
  let timer = setTimeout(hang, ANSWERED_WITHIN_MS);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    clearTimeout(timer);
    timer = setTimeout(hang, ANSWERED_WITHIN_MS);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  if (code !== 0)
    breaches.push(`The process ended with ${code} at seed ${out.trim().split('\n').at(-1)}. ${err}`);
  breaches.push(...out.split('\n').filter((line) => /^\d+ /.test(line)));
  const peak = /^end (\d+)$/m.exec(out)?.[1];
  return { breaches, peakMebibytes: peak === undefined ? null : Number(peak) };
}

it.each(FILES)(
  'damaged copies of %s are read or refused',
  async (name) => {
    const { breaches, peakMebibytes } = await readMutants(name);
    expect(breaches).toEqual([]);
    expect(peakMebibytes).toBeLessThan(MEMORY_MAX_MIB);
  },
  3_600_000,
);

/**
 * The whole test command: everything that must hold before a change lands, cheap steps first. Ends with one
 * line, `N passed, N failed`, over all of it.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureTools } from './ensure-tools.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name: the end of a long log is where a reader looks. */
  readonly failures?: readonly string[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

type Step = () => Promise<Tally>;

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A step that holds or does not, counted as one. */
function check(command: string, ...args: string[]): Step {
  return async () => ((await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function readReport<Report>(path: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    // No report means that the runner died before it could count; the caller counts that as a failure.
    return null;
  }
}

function failuresOf(report: UnitReport): string[] {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const path = relative(process.cwd(), file.name);
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      return failed.length === 0 ? [path] : failed.map((test) => `${path}: ${test.fullName}`);
    });
}

const unit =
  (folder: string): Step =>
  async () => {
    const path = join(folder, 'unit.json');
    const code = await run('npx', [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ]);
    const report = await readReport<UnitReport>(path);
    if (report === null) return { passed: 0, failed: 1, failures: ['unit tests left no report'] };
    const failed = report.numFailedTests + (code !== 0 && report.numFailedTests === 0 ? 1 : 0);
    return { passed: report.numPassedTests, failed, failures: failuresOf(report) };
  };

const journeys =
  (folder: string): Step =>
  async () => {
    const path = join(folder, 'e2e.json');
    const code = await run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
      E2E_REPORT: path,
    });
    const report = await readReport<{
      stats: { expected: number; unexpected: number; skipped: number; flaky: number };
    }>(path);
    if (report === null) return { passed: 0, failed: 1 };
    const { expected, unexpected, skipped, flaky } = report.stats;
    // What did not run did not pass.
    const failed = unexpected + flaky + skipped;
    return { passed: expected, failed: failed + (code !== 0 && failed === 0 ? 1 : 0) };
  };

async function main(): Promise<void> {
  ensureTools();
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-gate-'));
  const steps: readonly (readonly [string, Step])[] = [
    ['types', check('npx', 'tsc', '--noEmit')],
    ['format and lint', check('npx', 'biome', 'check', '--error-on-warnings', '.')],
    ['unused code', check('npx', 'knip')],
    ['unit, architecture and conformance', unit(folder)],
    ['build', check('npx', 'vite', 'build', '--logLevel', 'warn')],
    ['bundle budget', check('npx', 'tsx', 'e2e/gate/check-budget.ts')],
    ['end to end', journeys(folder)],
  ];
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const [name, step] of steps) {
    console.log(`\n── ${name}`);
    const startedMs = Date.now();
    const { passed, failed, failures: named = failed > 0 ? [name] : [] } = await step();
    failures.push(...named);
    console.log(
      `   ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - startedMs) / 1000)} s`,
    );
    total.passed += passed;
    total.failed += failed;
  }
  await rm(folder, { recursive: true, force: true });
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();

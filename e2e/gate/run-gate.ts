/**
 * The whole test command: everything that must hold before a change lands. Journeys wait for pages half of their time, so
 * what needs no browser runs behind them, with the time they leave. Ends with one line, `N passed, N failed`, over all.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWebKit } from '../../src/testing/find-webkit.ts';
import { ensureTools } from './ensure-tools.ts';
import { runBehind, runInFront } from './run-command.ts';
import { countCheck, countJourneys, countUnits, type Tally } from './tally.ts';

type Steps = readonly (readonly [name: string, step: () => Promise<Tally>])[];

const total = { passed: 0, failed: 0 };
const failures: string[] = [];

const folder = await mkdtemp(join(tmpdir(), 'cliproom-gate-'));
// They come over the network: what needs none of them is done meanwhile.
const tools = ensureTools();
await Promise.all([
  tools,
  inOrder([
    ['build', () => inFront('npx', 'vite', 'build', '--logLevel', 'warn')],
    ['bundle budget', () => inFront('npx', 'tsx', 'e2e/gate/check-budget.ts')],
    ['end to end', () => tools.then(inAllBrowsers)],
    // What is heard of a player is compared in time: other journeys would make it late, what gives way does not.
    ['what is heard', () => journeys(['heard'], { E2E_HARNESS: 'built' })],
  ]),
  inOrder([
    ['types', () => behind('npx', 'tsc', '--noEmit')],
    ['format and lint', () => behind('npx', 'biome', 'check', '--error-on-warnings', '.')],
    ['unused code', () => behind('npx', 'knip')],
    ['unit, architecture and conformance', () => tools.then(units)],
  ]),
]);
await rm(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function inOrder(steps: Steps): Promise<void> {
  for (const [name, step] of steps) {
    console.log(`\n── ${name} begins`);
    const startedMs = Date.now();
    const { passed, failed, failures: named = [] } = await step();
    failures.push(...(failed > 0 && named.length === 0 ? [name] : named));
    const tookSec = Math.round((Date.now() - startedMs) / 1000);
    console.log(`── ${name}: ${passed} passed, ${failed} failed, ${tookSec} s`);
    total.passed += passed;
    total.failed += failed;
  }
}

async function inFront(command: string, ...args: string[]): Promise<Tally> {
  return countCheck(await runInFront(command, args));
}

async function behind(command: string, ...args: string[]): Promise<Tally> {
  const { code, said } = await runBehind(command, args);
  console.log(said.trimEnd());
  return countCheck(code);
}

async function units(): Promise<Tally> {
  const path = join(folder, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { code, said } = await runBehind('npx', ['vitest', 'run', ...reporters]);
  console.log(said.trimEnd());
  return countUnits(path, code);
}

function inAllBrowsers(): Promise<Tally> {
  const webkit = findWebKit() === null ? [] : ['webkit'];
  return journeys(['firefox', ...webkit, 'node', 'whole-browser', 'browser']);
}

async function journeys(projects: readonly string[], env: Record<string, string> = {}): Promise<Tally> {
  const path = join(folder, `${projects[0]}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  // Each has a folder of its own: the next would clear what the one before left of its failures.
  const output = `--output=test-results/${projects[0]}`;
  const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', output, ...chosen];
  return countJourneys(path, await runInFront('npx', args, { ...env, E2E_REPORT: path }));
}

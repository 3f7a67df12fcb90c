/** What the test command tells of journeys, counted from reports that the runner of journeys really wrote. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countJourneys } from '../../e2e/gate/tally.ts';
import { CHROMIUM_FLAGS, findChromium, findChromiumShell } from './find-chromium.ts';

const launchOptions = {
  args: CHROMIUM_FLAGS,
  executablePath: findChromiumShell() ?? findChromium() ?? undefined,
};
const CONFIG = `
export default {
  testDir: '.',
  reporter: [['json', { outputFile: process.env.E2E_REPORT }]],
  use: { launchOptions: ${JSON.stringify(launchOptions)} },
  projects: [{ name: 'first' }, { name: 'second' }],
};`;

/** The first stands for a browser where all is well, the second for one where it is not. */
const JOURNEYS = `
import { expect, test } from '@playwright/test';
const isSecond = () => test.info().project.name === 'second';
test('holds in both', () => undefined);
test('fails in the second', async ({ page }) => {
  await page.setContent('<button>Try again</button>');
  expect(isSecond(), 'where it runs').toBe(false);
});
test('is left out in the second', () => test.skip(isSecond()));`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-tally-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'playwright.config.mjs'), CONFIG);
  await writeFile(join(folder, 'made-up.spec.mjs'), JOURNEYS);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('journeys', () => {
  it('are named with where they failed, also where they hold in the browser before', async () => {
    const report = join(folder, 'report.json');
    const env = { ...process.env, E2E_REPORT: report };
    const code = await new Promise<number>((done) => {
      execFile(process.execPath, [resolve('node_modules/playwright/cli.js'), 'test'], {
        cwd: folder,
        env,
      }).on('close', (ended) => done(ended ?? 1));
    });
    expect(code).toBe(1);
    const { passed, failed, failures = [] } = await countJourneys(report, code);
    expect({ passed, failed }).toEqual({ passed: 4, failed: 2 });
    expect(failures.map((said) => said.split('\n')[0])).toEqual([
      'e2e/specs/made-up.spec.mjs: fails in the second (second)',
      'e2e/specs/made-up.spec.mjs: is left out in the second (second, not run)',
    ]);
    expect(failures[0]).toContain('where it runs');
    expect(failures[0]).toMatch(/^ {4}- button "Try again"/m);
  });

  it('that left no report have failed', async () => {
    expect(await countJourneys(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

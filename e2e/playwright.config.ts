/**
 * Journeys in Chromium, those marked `@firefox` in Firefox too, and in WebKit an account elsewhere and the studio over files
 * of the test, on the built program, two files at a time: the machines that run this have two cores. Nothing here asserts a
 * speed, so waits are as long as a busy machine needs. E2E_HOST=node runs them on hosts under Node.
 */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findChromiumShell } from '../src/testing/find-chromium.ts';
import { findFirefox } from '../src/testing/find-firefox.ts';
import { findWebKit } from '../src/testing/find-webkit.ts';
import { SEEN_WITHIN_MS, TEST_ENDS_WITHIN_MS } from '../src/testing/patience.ts';
import type { HostChoice } from './fixtures/studio-test.ts';
import { ALSO_IN_THE_GATE, IN_A_WHOLE_BROWSER, ONE_HOST, specFile } from './which-host.ts';

/** Another port lets several checkouts run their journeys on one machine. */
const PORT = Number(process.env['E2E_PORT'] ?? 4174);
const executablePath = findChromium();
const launchedFrom = (path: string | null) => ({
  launchOptions: { args: [...CHROMIUM_FLAGS], ...(path === null ? {} : { executablePath: path }) },
});
const inShell = launchedFrom(findChromiumShell() ?? executablePath);

/** In Firefox alone. */
const FIREFOX = specFile('firefox');
/** On tests that run in Firefox as well: what differs between engines, and is quick enough to be looked at twice. */
const ALSO_IN_FIREFOX = /@firefox\b/;
const WEBKIT = specFile('webkit');
/** What is heard of a player is compared in time: beside other journeys it is late, and says so. */
const HEARD = specFile('preview-is-heard');
const inFirefox = {
  name: 'firefox',
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() ?? 'firefox' },
  },
};
/** Everything there, to look what fails: `E2E_BROWSER=firefox npm run e2e -- review-trim`. */
const allInFirefox = process.env['E2E_BROWSER'] === 'firefox';
const wholeBrowser = Object.keys(IN_A_WHOLE_BROWSER).map(specFile);
const oneHost = Object.keys(ONE_HOST).map(specFile);
const onNode = {
  name: 'node',
  use: { whichHost: 'node' as const },
  testIgnore: [...oneHost, FIREFOX, WEBKIT],
};
/** It brings a browser of its own; not every system has one that can be driven. */
const inWebKit = findWebKit() === null ? [] : [{ name: 'webkit', testMatch: WEBKIT }];
const allOnNode = process.env['E2E_HOST'] === 'node';
const projects = allOnNode
  ? [onNode]
  : allInFirefox
    ? [inFirefox]
    : // The longest journeys are on a host and in Firefox: last, they would leave a worker with nothing to do.
      [
        { ...inFirefox, grep: ALSO_IN_FIREFOX },
        ...inWebKit,
        { ...onNode, use: { ...onNode.use, ...inShell }, testMatch: ALSO_IN_THE_GATE.map(specFile) },
        { name: 'whole-browser', testMatch: wholeBrowser },
        { name: 'browser', use: inShell, testIgnore: [FIREFOX, WEBKIT, HEARD, ...wholeBrowser] },
        // The test command runs it when the other journeys are done.
        { name: 'heard', testMatch: HEARD },
      ];

export default defineConfig<HostChoice>({
  testDir: './specs',
  outputDir: '../test-results',
  // No spec that drives the media engine runs on a host.
  globalSetup: ['./harness/before-the-run.ts', ...(allOnNode ? [] : ['./harness/build-once.ts'])],
  timeout: TEST_ENDS_WITHIN_MS,
  expect: { timeout: SEEN_WITHIN_MS },
  retries: 0,
  workers: 2,
  forbidOnly: true,
  projects,
  reporter:
    process.env['E2E_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What it answers no spec could hold back or count, and each context would fetch the whole program first.
    serviceWorkers: 'block',
    // Motion is drawn by the processor here, and would be paid for by every job that is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace is a twelfth of what a journey costs, with pictures and copies of the page a third more. What fails leaves the
    // tree of its page; `npm run e2e -- --trace=on name` films it.
    trace: 'off',
    ...launchedFrom(executablePath),
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    cwd: '..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});

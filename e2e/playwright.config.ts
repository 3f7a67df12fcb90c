/**
 * Journeys in Chromium on the built program, two files at a time: the machines that run this have two cores. Nothing
 * here asserts a speed, so waits are as long as a busy machine needs.
 */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../src/testing/find-chromium.ts';

const PORT = 4174;
const executablePath = findChromium();

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './harness/build-once.ts',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: 0,
  workers: 2,
  forbidOnly: true,
  reporter:
    process.env['E2E_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Motion is drawn by the processor here, and would be paid for by every job that is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // Its screenshots film every page all the time, which is a third of what the browser has to do.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    cwd: '..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});

/** Journeys in Chromium on the built program. One at a time: the machines that run this have two cores. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../src/testing/find-chromium.ts';

const PORT = 4174;
const executablePath = findChromium();

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  workers: 1,
  forbidOnly: true,
  reporter:
    process.env['E2E_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    cwd: '..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});

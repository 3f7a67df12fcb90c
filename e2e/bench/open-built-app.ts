/** The built program in a Chromium with a profile on disk: private windows keep their files in memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../../src/testing/find-chromium.ts';
import { findProcess, NOT_OURS, type ProcessUsage, usageOf } from './process-usage.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CONFIG = join(ROOT, 'vite.config.ts');
const DIST = join(ROOT, 'node_modules/.cache/bench-app');
const MEMORY_SAMPLE_MS = 500;

export interface Cost {
  readonly wallSec: number;
  readonly cpuSec: number;
  /** Most memory above what was there before. */
  readonly peakBytes: number;
}

export interface OpenApp {
  readonly page: Page;
  /** What all browser processes took for `work`. */
  costOf(work: () => Promise<void>): Promise<Cost>;
  /** What all browser processes hold. */
  memoryBytes(): Promise<number>;
  close(): Promise<void>;
}

/** Builds into a folder of its own, beside what may be served from `dist`. @returns the folder. */
export async function buildApp(): Promise<string> {
  await build({
    root: ROOT,
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir: DIST, emptyOutDir: true },
  });
  return DIST;
}

/**
 * Serves what `buildApp` built.
 * @param installs whether the browser keeps the program; it would fetch all of it beside what is measured
 */
export async function openBuiltApp(port: number, installs = false): Promise<OpenApp> {
  const server = await preview({
    root: ROOT,
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir: DIST },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  const executablePath = findChromium();
  const profile = await mkdtemp(join(tmpdir(), 'cliproom-bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === null ? {} : { executablePath }),
    headless: true,
    args: [...CHROMIUM_FLAGS],
    locale: 'en-GB',
    serviceWorkers: installs ? 'allow' : 'block',
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}`,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const pid = await findProcess(profile);
  if (pid === null) throw new Error('The browser is not running.');
  const usage = (): Promise<ProcessUsage> => usageOf(pid, NOT_OURS);
  return {
    page,
    memoryBytes: async () => (await usage()).memoryBytes,
    async costOf(work) {
      const before = await usage();
      let peakBytes = before.memoryBytes;
      const watch = setInterval(async () => {
        peakBytes = Math.max(peakBytes, (await usage()).memoryBytes);
      }, MEMORY_SAMPLE_MS);
      const startMs = performance.now();
      try {
        await work();
      } finally {
        clearInterval(watch);
      }
      const wallSec = (performance.now() - startMs) / 1000;
      const { cpuSec } = await usage();
      return { wallSec, cpuSec: cpuSec - before.cpuSec, peakBytes: peakBytes - before.memoryBytes };
    },
    async close() {
      await context.close();
      await server.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

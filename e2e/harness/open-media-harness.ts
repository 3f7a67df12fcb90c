/** Opens the harness page in a Chromium with a profile on disk: private windows keep their files in memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../src/testing/find-chromium.ts';
import { startMediaHarness } from './media-harness-server.ts';

const HEARD_FLAGS = ['--auto-accept-this-tab-capture', '--autoplay-policy=no-user-gesture-required'];

/** The page as specs use it, in any browser. */
export interface HarnessPage {
  readonly page: Page;
  choose(...paths: string[]): Promise<void>;
  /** Saves an output of the page to disk. */
  save(name: string, path: string): Promise<void>;
}

export interface OpenHarness extends HarnessPage {
  /** Folder of the browser's profile; its path is on the command line of every process of the browser. */
  readonly profile: string;
  close(): Promise<void>;
}

/** `heard` lets the page capture what it plays, without asking and without silence. */
export async function openMediaHarness({ heard = false } = {}): Promise<OpenHarness> {
  const server = await startMediaHarness();
  const executablePath = findChromium();
  const profile = await mkdtemp(join(tmpdir(), 'cliproom-harness-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === null ? {} : { executablePath }),
    headless: true,
    args: [...CHROMIUM_FLAGS, ...(heard ? HEARD_FLAGS : [])],
    ignoreDefaultArgs: heard ? ['--mute-audio'] : [],
    acceptDownloads: true,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    ...(await harnessIn(page, server.url)),
    profile,
    async close() {
      await context.close();
      await server.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The harness in a page that is open already. */
export async function harnessIn(page: Page, url: string): Promise<HarnessPage> {
  await page.goto(url);
  await page.waitForFunction(() => 'mediaHarness' in globalThis);
  return {
    page,
    choose: (...paths) => page.setInputFiles('#source', paths),
    async save(name, path) {
      const downloading = page.waitForEvent('download');
      await page.evaluate((output) => mediaHarness.download(output), name);
      await (await downloading).saveAs(path);
    },
  };
}

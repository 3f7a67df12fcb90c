/** Opens the Chromium that tools of this folder draw with: the installed one, else Playwright's own. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

export async function openChromium(): Promise<Browser> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
  return chromium.launch({ args: FLAGS, ...(found === undefined ? {} : { executablePath: found }) });
}

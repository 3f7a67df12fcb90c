/** Opens the Chromium that the tools beside this draw and measure with. */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium.ts';

export async function openChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...CHROMIUM_FLAGS],
    ...(executablePath === null ? {} : { executablePath }),
  });
}

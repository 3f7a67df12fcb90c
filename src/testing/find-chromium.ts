/**
 * Finds a Chromium to test with: the one named by CHROMIUM_PATH, Playwright's own, or an installed one. Its shell is the same
 * engine without windows, bars and settings: a journey costs a sixth less there.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** As Debian's package names it. */
export const SHELL = 'chromium-headless-shell';

/**
 * The suggestions of the address bar are a page of their own that loads beside each page, unseen. Of several lists
 * Chromium reads the last one only, so Playwright's own stands here first.
 */
const FEATURES_OFF: readonly string[] = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/**
 * Without the background switches, a browser behind a closed network keeps trying to call home.
 * @param alsoOff features of Chromium, by name
 */
export function chromiumFlags(alsoOff: readonly string[] = []): readonly string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...FEATURES_OFF, ...alsoOff].join(',')}`,
  ];
}

export const CHROMIUM_FLAGS = chromiumFlags();

/** A path to launch, or null where none is installed. */
export function findChromium(): string | null {
  return firstThere(chromium.executablePath(), ...placesOf(NAMES));
}

/** Null where none is installed; a browser that is named is named for everything. */
export function findChromiumShell(): string | null {
  return firstThere(...placesOf([SHELL]));
}

function firstThere(...paths: readonly string[]): string | null {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = named === undefined ? paths : [named, ...paths];
  return candidates.find((path) => existsSync(path)) ?? null;
}

function placesOf(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

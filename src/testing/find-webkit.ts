/** Finds what drives a WebKit here: WebKitGTK's WebDriver, which brings its browser, and a display nobody looks at. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages: the driver with its browser, a display, and what plays and codes media for it. */
export const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  ...['libav', 'plugins-good', 'plugins-bad', 'plugins-ugly'].map((part) => `gstreamer1.0-${part}`),
] as const;

export interface WebKitPrograms {
  readonly driver: string;
  readonly display: string;
}

/** null where it is not installed: systems without these packages have no WebKit that can be driven. */
export function findWebKit(): WebKitPrograms | null {
  const driver = program('WebKitWebDriver');
  const display = program('Xvfb');
  return driver === null || display === null ? null : { driver, display };
}

function program(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Finds a Firefox to test with: the one named by FIREFOX_PATH, or an installed one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];
const ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** A path to launch, or null where none is installed. */
export function findFirefox(): string | null {
  const named = process.env['FIREFOX_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return (
    [...(named === undefined ? [] : [named]), ...installed, ON_A_MAC].find((path) => existsSync(path)) ?? null
  );
}

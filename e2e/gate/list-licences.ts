/** Lists the licence of every package that reaches a user, and fails on one nobody has looked at. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Looked at: permissive, or weak copyleft in files of its own that are loaded as they are. */
const ACCEPTED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'MPL-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
]);
/** Copyleft in workers of its own, loaded only when somebody wants a voice, or a browser does not decode a sound. */
const KEPT_APART = new Set(['@echogarden/espeak-ng-emscripten', '@audio/decode-aac', 'codec-parser']);

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly license?: string;
}

const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

async function licenceOf(path: string, locked: LockedPackage): Promise<string> {
  if (locked.license !== undefined) return locked.license;
  const manifest = join(ROOT, path, 'package.json');
  if (!existsSync(manifest)) return 'not installed';
  // Old packages name several licences in a list.
  const { license, licenses } = JSON.parse(await readFile(manifest, 'utf8')) as {
    license?: string;
    licenses?: readonly { type: string }[];
  };
  return license ?? licenses?.map((one) => one.type).join(' OR ') ?? 'unknown';
}

const accepted = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ACCEPTED.has(part.trim())));

let unknown = 0;
for (const [path, locked] of Object.entries(lock.packages)) {
  if (path === '' || locked.dev === true) continue;
  const licence = await licenceOf(path, locked);
  const name = path.replace(/^.*node_modules\//, '');
  const fine = accepted(licence) || KEPT_APART.has(name);
  if (!fine) unknown += 1;
  console.log(`${fine ? ' ' : '?'} ${licence.padEnd(14)} ${name} ${locked.version ?? ''}`);
}
if (unknown > 0) {
  console.log(`\n${unknown} marked with ? want a look before they ship.`);
  process.exitCode = 1;
}

/** The packages around mediabunny are released apart from it; they must go with the one copy that is installed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const MODULES = resolve(import.meta.dirname, '../../node_modules');

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as Manifest;

const companions = readdirSync(join(MODULES, '@mediabunny')).map((name) => `@mediabunny/${name}`);

/** Of versions and caret ranges of one major number. */
const numbersOf = (version: string): number[] => version.replace(/^\^/, '').split('.').map(Number);

it.each(companions)('%s takes the mediabunny that is installed, and brings none of its own', (name) => {
  const range = manifest(name).peerDependencies?.mediabunny ?? '';
  expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  const [major = 0, minor = 0] = numbersOf(range);
  const [coreMajor = 0, coreMinor = 0] = numbersOf(manifest('mediabunny').version);
  expect({ major: coreMajor, isNewEnough: coreMinor >= minor }).toEqual({ major, isNewEnough: true });
  expect(existsSync(join(MODULES, name, 'node_modules/mediabunny'))).toBe(false);
});

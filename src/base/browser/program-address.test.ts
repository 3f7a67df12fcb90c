/** Where the program's files lie, and that nothing of the program takes the top of the origin for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SERVICE_WORKER } from './installed-program.ts';
import { inProgram } from './program-address.ts';

const ROOT = join(import.meta.dirname, '../../..');

it('names files below the path of the build', () => {
  expect(inProgram('icon.svg')).toBe('/icon.svg');
  vi.stubEnv('BASE_URL', '/cliproom/');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(inProgram('icon.svg')).toBe('/cliproom/icon.svg');
  expect(inProgram('')).toBe('/cliproom/');
});

/** What a page asks for by name; `assets` is what the build names, and a page of the program too. */
const FILES = [...readdirSync(join(ROOT, 'public')), SERVICE_WORKER, 'tab-hub.js'];
const FROM_THE_TOP = new RegExp(`["'\`]/(?:${FILES.join('|').replaceAll('.', '\\.')})\\b`);

it('is asked wherever the program names one of its files', () => {
  expect(FROM_THE_TOP.test("fetch('/sample/sample.mp4')")).toBe(true);
  expect(FROM_THE_TOP.test('<img src="/icon.svg" />')).toBe(true);
  const sources = ['src/app', 'src/hosts/browser', 'src/base', 'src/main.tsx'].flatMap(sourcesIn);
  const found = sources.filter((file) => FROM_THE_TOP.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(sources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

function sourcesIn(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(path, name));
}

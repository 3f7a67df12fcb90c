/** What the documents name is there: files they link to, headings, paths and commands in code, and the README is short. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const README_MAX_BYTES = 10_000;
const SCRIPTS = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts);

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const atTop = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
const FILES = [
  ...atTop.map(({ name }) => name),
  ...['.github', 'public', 'src', 'e2e'].flatMap((folder) => filesIn(folder)),
];
const DOCUMENTS = FILES.filter((name) => name.endsWith('.md'));

/** The anchor that a heading has on a page that shows Markdown. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function goneFrom(text: string, folder: string, self: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].filter(
    ([, path = '', anchor]) => {
      const target = path === '' ? self : join(folder, path);
      return (
        !existsSync(target) ||
        (anchor !== undefined && !(statSync(target).isFile() && anchorsOf(target).includes(anchor)))
      );
    },
  );
  // A path with a place to fill in, or a pattern, names no one file.
  const paths = [...text.matchAll(/`((?:src|e2e|public|\.github)\/[^`\s]*)`/g)].filter(
    ([, path = '']) => !/[*<{…]|NAME/.test(path) && !existsSync(join(ROOT, path)),
  );
  // Sources are also named by the end of their path.
  const sources = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].filter(
    ([, path = '']) => !FILES.some((file) => `/${file}`.endsWith(`/${path}`)),
  );
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].filter(
    ([, name = '']) => !SCRIPTS.includes(name),
  );
  return [...links, ...paths, ...sources, ...commands].map(([found]) => found);
}

describe('the documents', () => {
  it('name only what is there', () => {
    const gone = DOCUMENTS.flatMap((document) => {
      const path = join(ROOT, document);
      return goneFrom(readFileSync(path, 'utf8'), dirname(path), path).map(
        (found) => `${document}: ${found}`,
      );
    });
    expect(DOCUMENTS.length).toBeGreaterThan(5);
    expect(gone).toEqual([]);
  });

  it('would be found out', () => {
    const told =
      '[a](nowhere.md) [b](#no-such-heading) `src/nowhere` `nowhere.ts` `npm run nothing` `src/<your>.ts`';
    expect(goneFrom(told, ROOT, join(ROOT, 'README.md'))).toHaveLength(5);
  });

  it('begin with a README that can be read at once', () => {
    expect(statSync(join(ROOT, 'README.md')).size).toBeLessThanOrEqual(README_MAX_BYTES);
  });
});

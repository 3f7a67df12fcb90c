/** Which source files there are below src, and what each imports: the facts behind the import table and the drawing. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const SRC = resolve(import.meta.dirname, '../..');

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Paths below src, without AssemblyScript. */
export function sourceFiles(folder = SRC): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.as.ts') ? [relative(SRC, path)] : [];
  });
}

export interface Import {
  /** Path below src. */
  readonly target: string;
  /** Of types alone: gone once they are checked. */
  readonly isTypeOnly: boolean;
}

/** Relative imports of a file, static, dynamic and by worker address. */
export function readImports(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const found = [
    ...text.matchAll(/(?:from|import)\s+'(\.[^']+)'/g),
    ...text.matchAll(/import\('(\.[^']+)'\)/g),
    ...text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g),
  ];
  return found.map((match) => ({
    target: relative(SRC, resolve(SRC, dirname(file), (match[1] ?? '').replace(/\?.*$/, ''))),
    isTypeOnly: match[0].startsWith('from') && isOfTypes(text.slice(0, match.index)),
  }));
}

/** @param before the text up to the `from` of a statement */
function isOfTypes(before: string): boolean {
  const begin = Math.max(before.lastIndexOf('import '), before.lastIndexOf('export '));
  return /^(?:import|export) type /.test(before.slice(begin));
}

/** The same as paths below src. */
export function importsOf(file: string): string[] {
  return readImports(file).map(({ target }) => target);
}

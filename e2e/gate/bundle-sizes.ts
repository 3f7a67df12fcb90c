/** What the built program weighs, as a browser that accepts gzip loads it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../dist');

export interface BundleSizes {
  /** Scripts the page needs before its first route can paint: the entry and all it imports statically. */
  readonly firstLoadBytes: number;
  /** Every script and WebAssembly file, each largest first. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

export async function bundleSizes(dist = DIST): Promise<BundleSizes> {
  const assets = await readdir(join(dist, 'assets'));
  const sizes = new Map<string, number>();
  for (const name of assets.filter((one) => /\.(js|wasm)$/.test(one))) {
    sizes.set(name, gzipSync(await readFile(join(dist, 'assets', name))).length);
  }
  const first = new Set<string>();
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const visit = async (name: string): Promise<void> => {
    if (first.has(name)) return;
    first.add(name);
    const code = await readFile(join(dist, 'assets', name), 'utf8');
    const imports = [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)];
    for (const [, imported = ''] of imports) await visit(imported);
  };
  for (const [, entry = ''] of html.matchAll(/<script[^>]+src="\/assets\/([\w.-]+\.js)"/g))
    await visit(entry);
  if (first.size === 0) throw new Error('The built page names no script. Run the build first.');
  return {
    firstLoadBytes: [...first].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
    files: [...sizes].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes),
  };
}

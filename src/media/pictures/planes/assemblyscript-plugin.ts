/**
 * Lets a module import `./x.as.ts?assemblyscript`: compiles it, with the other such files of its folder, to one
 * WebAssembly module and gives its bytes. Build time only.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import asc from 'assemblyscript/asc';
import type { Plugin } from 'vite';

const SUFFIX = '?assemblyscript';

export function assemblyScript(): Plugin {
  return {
    name: 'cliproom:assemblyscript',
    enforce: 'pre',
    load: {
      filter: { id: /\?assemblyscript$/ },
      async handler(id) {
        const folder = dirname(id.slice(0, -SUFFIX.length));
        const names = (await readdir(folder)).filter((name) => name.endsWith('.as.ts')).sort();
        for (const name of names) this.addWatchFile(join(folder, name));
        const wasm = await compile(folder, names);
        const base64 = Buffer.from(wasm).toString('base64');
        return `export const wasmBytes = Uint8Array.from(atob('${base64}'), (char) => char.charCodeAt(0));`;
      },
    },
  };
}

async function compile(folder: string, names: readonly string[]): Promise<Uint8Array> {
  const sources = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  // Every source given is an entry, so that the module exports what any of them does.
  const { error, stderr, binary } = await asc.compileString(Object.fromEntries(sources), {
    optimizeLevel: 3,
    runtime: 'stub',
    enable: ['simd'],
    noAssert: true,
  });
  if (error !== null || binary === null) {
    throw new Error(`${folder} does not compile: ${stderr.toString() || error?.message}`);
  }
  return binary;
}

/** Lets a module import `./x.as.ts?assemblyscript`: compiles it to WebAssembly, gives its bytes. Build time only. */
import { readFile } from 'node:fs/promises';
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
        const path = id.slice(0, -SUFFIX.length);
        this.addWatchFile(path);
        const wasm = await compile(await readFile(path, 'utf8'), path);
        const base64 = Buffer.from(wasm).toString('base64');
        return `export const wasmBytes = Uint8Array.from(atob('${base64}'), (char) => char.charCodeAt(0));`;
      },
    },
  };
}

async function compile(source: string, path: string): Promise<Uint8Array> {
  const { error, stderr, binary } = await asc.compileString(
    { 'module.ts': source },
    { optimizeLevel: 3, runtime: 'stub', enable: ['simd'], noAssert: true },
  );
  if (error !== null || binary === null) {
    throw new Error(`${path} does not compile: ${stderr.toString() || error?.message}`);
  }
  return binary;
}

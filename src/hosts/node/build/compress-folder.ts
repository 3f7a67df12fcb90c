/** Puts a Brotli and a gzip form beside every file of a built client for which that pays. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTUAL = [
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.srt',
  '.svg',
  '.txt',
  '.vtt',
  '.wasm',
  '.webmanifest',
];
const MIN_BYTES = 1024;
/** The two levels above take ten times as long for a fiftieth of the size. */
const BROTLI_QUALITY = 9;
/** This one takes minutes on the speech runtime and wins a few percent. */
const LARGE_BROTLI_QUALITY = 5;
const LARGE_BYTES = 2 * 1024 * 1024;
const MIN_SAVING = 0.9;

export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXTUAL.includes(extname(entry.name)));
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const bytes = await readFile(path);
    if (bytes.length < MIN_BYTES) continue;
    const quality = bytes.length > LARGE_BYTES ? LARGE_BROTLI_QUALITY : BROTLI_QUALITY;
    const brotli = await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    });
    const zipped = await promisify(gzip)(bytes, { level: 9 });
    if (brotli.length < MIN_SAVING * bytes.length) await writeFile(`${path}.br`, brotli);
    if (zipped.length < MIN_SAVING * bytes.length) await writeFile(`${path}.gz`, zipped);
  }
}

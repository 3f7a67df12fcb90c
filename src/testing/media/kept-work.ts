/**
 * What was made once in this run of tests, by all that it is made of, so that no other file of tests makes it again: films of
 * ffmpeg, and what it found in them. Nothing outlives the run (`run-folder.ts`); outside of one, this process has its own.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { RUN_FOLDER } from '../run-folder.ts';

let folder: string | null = null;

/**
 * Path of the file, which others read too: it is not to be changed.
 * @param of everything that decides what is made
 * @param make writes it to the path it is given, whose end is that of `name`
 */
export async function keptFile(
  of: readonly unknown[],
  name: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = placeOf(of, name);
  if (existsSync(path)) return path;
  const making = placeOf([...of, process.pid, performance.now()], `making${extname(name)}`);
  try {
    await make(making);
    // Two that make it at the same time both have it whole.
    await rename(making, path);
  } catch (error) {
    await rm(making, { force: true });
    throw error;
  }
  return path;
}

/** The same for what is no file. What failed is tried again. */
export async function keptValue<Value>(of: readonly unknown[], make: () => Promise<Value>): Promise<Value> {
  const path = await keptFile(of, 'value', async (making) => writeFile(making, serialize(await make())));
  return deserialize(await readFile(path)) as Value;
}

/** What a file holds, for `of`. */
export async function contentOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

function placeOf(of: readonly unknown[], name: string): string {
  folder ??= process.env[RUN_FOLDER] ?? mkdtempSync(join(tmpdir(), 'cliproom-made-'));
  return join(folder, `${createHash('sha256').update(JSON.stringify(of)).digest('hex')}-${name}`);
}

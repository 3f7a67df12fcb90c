import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApart } from './build-apart.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(source: string): Promise<string[]> {
  await writeFile(join(folder, 'entry.js'), source);
  const config = { root: folder, build: { lib: { entry: 'entry.js', formats: ['es'], fileName: 'made' } } };
  await writeFile(join(folder, 'config.mjs'), `export default ${JSON.stringify(config)}`);
  await buildApart('--config', join(folder, 'config.mjs'), folder);
  return readdir(join(folder, 'dist'));
}

describe('a build in a process of its own', () => {
  it('is there once it is over', async () => {
    expect(await build('export const one = 1;')).toEqual(['made.mjs']);
  });

  it('that fails is told', async () => {
    await expect(build('export const one = ;')).rejects.toThrow('The build ended with 1.');
  });
});

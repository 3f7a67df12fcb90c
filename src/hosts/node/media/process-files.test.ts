import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderProcessFiles, type ProcessFiles } from './process-files.ts';

let above = '';
let files: ProcessFiles;
beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'process-files-'));
  await writeFile(join(above, 'secret'), 'of somebody else');
  files = folderProcessFiles(join(above, 'data'));
});
afterAll(() => rm(above, { recursive: true }));

it.each(['../secret', 'assets/../../secret', '/etc/hostname'])(
  '%s is no file of the folder',
  async (name) => {
    const ways = {
      read: () => files.read(name),
      write: () => files.openOutput(name),
      open: () => files.withPath(name, async (path) => path),
      load: () => files.pathOfModel(name),
    };
    for (const [way, reach] of Object.entries(ways))
      await expect(reach(), way).rejects.toThrow('leaves the data folder');
  },
);

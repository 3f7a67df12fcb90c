import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStoreRules } from '../../testing/file-store-rules.ts';
import { createFolderFileStore, type FolderFileStore } from './folder-file-store.ts';

describe('files in a folder', () => {
  let folder: string;
  let files: FolderFileStore;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-files-'));
    files = createFolderFileStore(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  fileStoreRules(() => files);

  it('stay in it', async () => {
    for (const name of ['../secret', 'assets/../../secret', '/etc/passwd'])
      await expect(files.put(name, new Blob(['x']))).rejects.toThrow('leaves');
  });
});

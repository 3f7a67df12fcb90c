import { expect, it } from 'vitest';
import { filesOfFolder } from './files-of-folder.ts';

/** As a browser gives a folder that was dropped on a page over plain http. */
function folderOf(...inside: readonly FileSystemEntry[]): FileSystemDirectoryEntry {
  const createReader = (): Pick<FileSystemDirectoryReader, 'readEntries'> => {
    const parts = [[...inside], []];
    return { readEntries: (onRead) => onRead(parts.shift() ?? []) };
  };
  return { isDirectory: true, createReader } as unknown as FileSystemDirectoryEntry;
}

function entryOf(name: string): FileSystemEntry {
  const file = (onFile: (file: File) => void): void => onFile(new File([], name));
  return { isDirectory: false, file } as unknown as FileSystemEntry;
}

it('finds the films of a folder where the platform gives no handles', async () => {
  const folder = folderOf(entryOf('talk 10.mp4'), entryOf('notes.txt'), folderOf(entryOf('talk 9.mp4')));
  const files = await filesOfFolder(folder, () => Promise.reject(new Error('There are no handles.')));
  expect(files.map(({ name }) => name)).toEqual(['talk 9.mp4', 'talk 10.mp4']);
});

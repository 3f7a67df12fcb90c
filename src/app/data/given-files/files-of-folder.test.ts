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
  return { name, isDirectory: false, file } as unknown as FileSystemEntry;
}

it('finds the films of a folder where the platform gives no handles', async () => {
  const folder = folderOf(entryOf('talk 10.mp4'), entryOf('notes.txt'), folderOf(entryOf('talk 9.mp4')));
  const { files } = await filesOfFolder(folder, () => Promise.reject(new Error('There are no handles.')));
  expect(files.map(({ name }) => name)).toEqual(['talk 9.mp4', 'talk 10.mp4']);
});

it('takes what can be read where a file or a folder cannot, and names what is missed', async () => {
  const refused = new DOMException('May not be opened.', 'NotReadableError');
  const unread = (name: string): FileSystemEntry => {
    const file = (_: unknown, onError: (error: DOMException) => void): void => onError(refused);
    return { name, isDirectory: false, file } as unknown as FileSystemEntry;
  };
  const createReader = () => ({
    readEntries: (_: unknown, onError: (error: DOMException) => void) => onError(refused),
  });
  const closed = { name: 'private', isDirectory: true, createReader } as unknown as FileSystemEntry;
  const folder = folderOf(unread('notes.txt'), unread('talk 1.mp4'), closed, entryOf('talk 2.mp4'));
  const { files, unreadable } = await filesOfFolder(folder, () => Promise.reject(refused));
  expect(files.map(({ name }) => name)).toEqual(['talk 2.mp4']);
  expect(unreadable).toEqual(['talk 1.mp4', 'private']);
});

/** What the file store and the media processes share of files in a folder. */
import { isAbsolute, normalize } from 'node:path';
import { problem } from '../../contract/problems/problem.ts';
import { FileMissingError } from '../../service/kernel/ports/file-store.ts';
import { openFileBlob } from './file-blob.ts';

/** The name as a path of the folder. Throws where it leaves it. */
export function insideFolder(name: string): string {
  const path = normalize(name);
  if (path.startsWith('..') || isAbsolute(path))
    throw new Error(`The file name ${name} leaves the data folder.`);
  return path;
}

/** By reference, not read. @param name as in the FileStore @throws FileMissingError */
export async function openFile(path: string, name: string): Promise<Blob> {
  try {
    return await openFileBlob(path);
  } catch (error) {
    throw new FileMissingError(problem('file_not_there', { name }), { cause: error });
  }
}

/** Turns "not there" into nothing; every other error goes on. */
export function ignoreMissing(error: unknown): undefined {
  if (isCode(error, 'ENOENT')) return undefined;
  throw error;
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The disk, or what its owner may use of it. */
export function isFull(error: unknown): boolean {
  return isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT');
}

/**
 * What leads from the name of an asset to a film that stays elsewhere: a symbolic link under that name. Windows lets only
 * some people make one, and exFAT, as memory cards and external disks have it, knows none: there a small file beside the
 * records holds the film's path.
 */
import { lstatSync, readFileSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problem } from '../../../contract/problems/problem.ts';
import { OriginalAwayError } from '../../../service/kernel/ports/file-store.ts';
import { ignoreMissing, isCode, openFile } from '../folder-file.ts';

/** Of the data folder. */
export const RECORDS_FOLDER = 'references';
/** Of Windows and of file systems. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

const pathFileOf = (root: string, name: string): string => join(root, RECORDS_FOLDER, name);

/** @param makeLink as `symlink` of Node */
export async function linkFilm(
  root: string,
  name: string,
  film: string,
  makeLink: typeof symlink = symlink,
): Promise<void> {
  await unlinkFilm(root, name);
  const at = join(root, name);
  await mkdir(dirname(at), { recursive: true });
  try {
    await makeLink(film, at, 'file');
  } catch (error) {
    if (!NO_LINKS.some((code) => isCode(error, code))) throw error;
    await mkdir(dirname(pathFileOf(root, name)), { recursive: true });
    await writeFile(pathFileOf(root, name), film, { flush: true });
  }
}

/** Removes what stands under the name, and not the film. */
export async function unlinkFilm(root: string, name: string): Promise<void> {
  await rm(join(root, name), { force: true });
  await rm(pathFileOf(root, name), { force: true });
}

/** Where a file of the data folder is to be read. */
export function placeOf(root: string, name: string): string {
  const own = join(root, name);
  return lstatSync(own, { throwIfNoEntry: false }) === undefined ? (pathInFile(root, name) ?? own) : own;
}

/** By reference, not read. @throws FileMissingError, OriginalAwayError for a film that is not where it was */
export async function openPlaced(root: string, name: string): Promise<Blob> {
  try {
    return await openFile(placeOf(root, name), name);
  } catch (cause) {
    throw isLinked(root, name) ? new OriginalAwayError(problem('original_lost'), { cause }) : cause;
  }
}

function isLinked(root: string, name: string): boolean {
  const own = lstatSync(join(root, name), { throwIfNoEntry: false });
  return own === undefined ? pathInFile(root, name) !== undefined : own.isSymbolicLink();
}

function pathInFile(root: string, name: string): string | undefined {
  try {
    return readFileSync(pathFileOf(root, name), 'utf8');
  } catch (error) {
    return ignoreMissing(error);
  }
}

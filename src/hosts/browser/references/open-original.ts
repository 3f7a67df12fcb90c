/** Opens a film where a person has it, and only if it is still the one that was given. */
import { hasPrint } from '../../../base/bytes/file-print.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { FileMissingError, OriginalAwayError } from '../../../service/kernel/ports/file-store.ts';
import { readFile } from '../opfs-handle.ts';
import { type ReferenceRecord, referenceRecords } from './reference-records.ts';

/** A file of the store, or the film its name stands for. @throws FileMissingError, OriginalAwayError */
export async function readStored(root: FileSystemDirectoryHandle, name: string): Promise<File> {
  try {
    return await readFile(root, name);
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error;
    const record = (await referenceRecords.list()).find((one) => one.name === name);
    if (record === undefined) throw error;
    return openOriginal(record);
  }
}

/** By reference, not read but for its samples. @throws OriginalAwayError */
export async function openOriginal({
  handle,
  print,
}: Pick<ReferenceRecord, 'print'> & {
  readonly handle: Pick<FileSystemFileHandle, 'name' | 'getFile'>;
}): Promise<File> {
  const away = (code: 'original_not_permitted' | 'original_moved' | 'original_changed', cause?: unknown) =>
    new OriginalAwayError(problem(code, { file: handle.name }), { cause });
  try {
    const file = await handle.getFile();
    if (await hasPrint(file, print)) return file;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (NOT_PERMITTED.has(error.name)) throw away('original_not_permitted', error);
    // A drive that was unplugged is no longer found, or not to be read.
    if (GONE.has(error.name)) throw away('original_moved', error);
    throw error;
  }
  throw away('original_changed');
}

const NOT_PERMITTED: ReadonlySet<string> = new Set(['NotAllowedError', 'SecurityError']);
const GONE: ReadonlySet<string> = new Set(['NotFoundError', 'NotReadableError', 'InvalidStateError']);

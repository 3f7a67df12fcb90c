/** Where the bytes of videos, exports and models are kept: a folder, or the origin private file system. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';

/** Files by name. A name is a relative path such as `assets/ast_….mp4`, made by the service only. */
export interface FileStore {
  /** Opens for writing at any offset; creates the file. One writer a name at a time. */
  openWriter(name: string): Promise<FileWriter>;
  /** The finished file by reference, not read. Throws FileMissingError. */
  read(name: string): Promise<Blob>;
  sizeBytes(name: string): Promise<number | null>;
  /** Atomic where the platform allows. Replaces the target. */
  move(from: string, to: string): Promise<void>;
  /** Removing what is not there succeeds. */
  remove(name: string): Promise<void>;
  list(folder: string): Promise<readonly { name: string; sizeBytes: number }[]>;
  /** Bytes free for this store, null where the platform does not say. */
  freeBytes(): Promise<number | null>;
}

export interface FileWriter {
  /** Resolves when the bytes are durable enough to acknowledge. Throws StorageFullError. */
  write(bytes: Blob | Uint8Array, offset: number): Promise<void>;
  truncate(sizeBytes: number): Promise<void>;
  close(): Promise<void>;
}

/** Raised by file stores when the platform says it is full; jobs and uploads tell the user so. */
export class StorageFullError extends ProblemError {
  override readonly name = 'StorageFullError';
}

export class FileMissingError extends ProblemError {
  override readonly name = 'FileMissingError';
}

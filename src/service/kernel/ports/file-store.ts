/** Where the bytes of videos, exports and models are kept: a folder, or the origin private file system. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';

/** Files by name. A name is a relative path such as `assets/ast_….mp4`, made by the service only. */
export interface FileStore extends WholeFiles {
  readonly uploads: PartedUploads;
  readonly scratch: ScratchFiles;
  /** Makes a file of one in scratch that nobody writes any more, and that is gone from there then. As `put`. */
  keep(scratch: string, name: string): Promise<void>;
  /** null where files keep their names: there, what nobody knows stays in its place. */
  readonly aside: AsideFiles | null;
  /** null where every file is the store's own. */
  readonly references: ReferencedFiles | null;
}

/** Ends the name of a file that a store is writing under another name; one that is found at the start was cut off. */
export const HALF_WRITTEN = '.part';

/** Files under another name, where a person can find them. */
export interface AsideFiles {
  /** Atomic. Replaces the target. Throws StorageFullError. */
  move(from: string, to: string): Promise<void>;
}

/**
 * Files that stay where a person has them, outside the store. Under their names they are read and have a size like all
 * others, and take no room; `read` throws OriginalAwayError where they cannot be reached, `remove` forgets where they are,
 * and what is put under such a name is read from then on.
 */
export interface ReferencedFiles {
  /** Names what the platform keeps by that reference; resolves with the name it has, which may be from before. @throws FileMissingError where it keeps nothing by it */
  adopt(reference: string, name: string): Promise<string>;
  /** null for a file of the store itself. */
  referenceOf(name: string): Promise<string | null>;
  /** Once the store has the bytes itself. Succeeds again. */
  forget(name: string): Promise<void>;
  /** Forgets those that were given long ago and have no name among these. */
  sweep(known: ReadonlySet<string>): Promise<void>;
}

/** Files in the making, on this machine alone. Names are those of the files they are to be. */
export interface ScratchFiles {
  /** Opens for writing at any offset; creates the file. One writer a name at a time. */
  openWriter(name: string): Promise<FileWriter>;
  /** Throws FileMissingError. */
  read(name: string): Promise<Blob>;
  sizeBytes(name: string): Promise<number | null>;
  /** Removing what is not there succeeds. */
  remove(name: string): Promise<void>;
  list(folder: string): Promise<readonly ListedFile[]>;
}

export interface FileWriter {
  /** Resolves when the bytes are durable enough to acknowledge. Throws StorageFullError. */
  write(bytes: Blob | Uint8Array, offset: number): Promise<void>;
  truncate(sizeBytes: number): Promise<void>;
  close(): Promise<void>;
}

export interface ListedFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** When its bytes came. */
  readonly modifiedMs: number;
}

/**
 * Files that are whole, by name. Such a file appears at once or not at all, is never written again in part, and has its
 * final name from the beginning: nothing moves.
 */
export interface WholeFiles {
  /** Replaces what has the name. Throws StorageFullError, StoreUnreachableError; then what was there is still there. */
  put(name: string, content: Blob | AsyncIterable<Uint8Array>): Promise<void>;
  /** The file by reference, not read; what its slices read is read when they are. Throws FileMissingError, OriginalAwayError. */
  read(name: string): Promise<Blob>;
  sizeBytes(name: string): Promise<number | null>;
  /** Removing what is not there succeeds. */
  remove(name: string): Promise<void>;
  /** Of a folder. Without more of each, for which browsers take a second for some thousands of files. */
  names(folder: string): Promise<readonly string[]>;
  list(folder: string): Promise<readonly ListedFile[]>;
  /** Bytes free for this store, null where nobody says. */
  freeBytes(): Promise<number | null>;
}

/** An upload the store is putting together. `id` is the store's own, and kept with the row. */
export interface PartedUpload {
  /** Of the file it becomes. */
  readonly name: string;
  readonly id: string;
  /** Of every part but the last. */
  readonly partSizeBytes: number;
}

/** A part the store has. */
export interface StoredPart {
  /** From 1. */
  readonly number: number;
  /** What the store knows these bytes by; asked for again when the file is made. */
  readonly tag: string;
}

/** Files that come in numbered parts, in any order, again and side by side. */
export interface PartedUploads {
  begin(name: string, partSizeBytes: number): Promise<PartedUpload>;
  /**
   * Goes on with a file that was made of parts, all of which it still has.
   * @throws FileMissingError where it is gone
   */
  reopen(made: Omit<PartedUpload, 'id'>): Promise<{ upload: PartedUpload; parts: readonly StoredPart[] }>;
  /**
   * Resolves with the tag once the bytes are durable enough to acknowledge. A part sent again replaces itself; while
   * that fails, which of the two is there is not known. Throws UploadGoneError where the store says so, StorageFullError, StoreUnreachableError.
   */
  putPart(upload: PartedUpload, number: number, bytes: Uint8Array): Promise<string>;
  /**
   * Makes the file of all its parts; done already, it succeeds. Whoever calls it sees to it that no part is put from then
   * on: some stores would take it into the file. Throws UploadGoneError where neither the upload nor the whole file is there.
   */
  complete(upload: PartedUpload, parts: readonly StoredPart[], sizeBytes: number): Promise<void>;
  /** Forgets its parts, and the file where it was made. Of what is gone: succeeds. */
  abort(upload: PartedUpload): Promise<void>;
  /** Those the store still holds parts of and can tell from files, whoever began them. */
  open(): Promise<readonly { name: string; id: string; begunMs: number }[]>;
}

/** The upload was made a file, or aborted. */
export class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';
}

/** The store does not answer, or not in time; the same request may succeed a moment later. */
export class StoreUnreachableError extends ProblemError {
  override readonly name = 'StoreUnreachableError';
}

/** Raised by file stores when the platform says it is full; jobs and uploads tell the user so. */
export class StorageFullError extends ProblemError {
  override readonly name = 'StorageFullError';
}

export class FileMissingError extends ProblemError {
  override readonly name = 'FileMissingError';
}

/** What is kept by reference may not be read, has been moved, or is not the same any more. */
export class OriginalAwayError extends ProblemError {
  override readonly name = 'OriginalAwayError';
}

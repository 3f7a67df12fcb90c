/**
 * The FileStore on a platform whose files can be written anywhere and renamed, such as a folder. A part of an upload is
 * written at its place in the file it becomes; what comes as a whole, or is made in scratch, gets its name at its end.
 * No byte is written twice.
 */
import { blocksOf } from '../../base/bytes/blocks-of.ts';
import { problem } from '../../contract/problems/problem.ts';
import {
  FileMissingError,
  type FileStore,
  HALF_WRITTEN,
  type PartedUploads,
  type ReferencedFiles,
  type ScratchFiles,
  UploadGoneError,
} from '../kernel/ports/file-store.ts';
import { createSharedWriters } from './shared-writers.ts';

/** What the platform does. */
export interface PlacedFiles extends ScratchFiles {
  /** Atomic. Makes the folder, replaces the target. Throws StorageFullError. */
  move(from: string, to: string): Promise<void>;
  names(folder: string): Promise<readonly string[]>;
  freeBytes(): Promise<number | null>;
  readonly references?: ReferencedFiles;
}

/** Before the names of files in scratch. */
export const SCRATCH = 'scratch/';
/** Each is flushed. */
const BLOCK_BYTES = 4 * 1024 * 1024;

export function createPlacedFileStore(files: PlacedFiles): FileStore {
  const { read, sizeBytes, remove, names, list, freeBytes } = files;
  return {
    ...{ read, sizeBytes, remove, names, list, freeBytes },
    aside: { move: files.move },
    references: files.references ?? null,
    uploads: placedUploads(files),
    scratch: {
      openWriter: (name) => files.openWriter(SCRATCH + name),
      read: (name) => files.read(SCRATCH + name),
      sizeBytes: (name) => files.sizeBytes(SCRATCH + name),
      remove: (name) => files.remove(SCRATCH + name),
      list: async (folder) =>
        (await files.list(SCRATCH + folder)).map((file) => ({
          ...file,
          name: file.name.slice(SCRATCH.length),
        })),
    },
    keep: (scratch, name) => files.move(SCRATCH + scratch, name),
    put: (name, content) => put(files, name, content),
  };
}

async function put(
  files: PlacedFiles,
  name: string,
  content: Blob | AsyncIterable<Uint8Array>,
): Promise<void> {
  const fresh = name + HALF_WRITTEN;
  try {
    const writer = await files.openWriter(fresh);
    try {
      await writer.truncate(0);
      let at = 0;
      for await (const block of blocksOf(
        content instanceof Blob ? piecesOf(content) : content,
        BLOCK_BYTES,
      )) {
        await writer.write(block, at);
        at += block.byteLength;
      }
    } finally {
      await writer.close();
    }
    await files.move(fresh, name);
  } catch (error) {
    // What cannot be removed now is found at the next start.
    await files.remove(fresh).catch(() => undefined);
    throw error;
  }
}

/** Not every browser's streams can be iterated. */
async function* piecesOf(content: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.size; at += BLOCK_BYTES)
    yield new Uint8Array(await content.slice(at, at + BLOCK_BYTES).arrayBuffer());
}

/** The rows say which parts there are: the file does not. */
function placedUploads(files: PlacedFiles): PartedUploads {
  const writers = createSharedWriters(files);
  /** Parts need no names where each has its place. */
  const tag = '';
  return {
    begin: async (name, partSizeBytes) => ({ name, id: '', partSizeBytes }),
    reopen: async ({ name, partSizeBytes }) => {
      const sizeBytes = await files.sizeBytes(name);
      if (sizeBytes === null) throw new FileMissingError(problem('file_not_there', { name }));
      const parts = Array.from({ length: Math.ceil(sizeBytes / partSizeBytes) }, (_, at) => ({
        number: at + 1,
        tag,
      }));
      return { upload: { name, id: '', partSizeBytes }, parts };
    },
    putPart: ({ name, partSizeBytes }, number, bytes) =>
      writers.use(name, async (writer) => {
        await writer.write(bytes, (number - 1) * partSizeBytes);
        return tag;
      }),
    complete: async ({ name }, _, sizeBytes) => {
      await writers.idle(name);
      if ((await files.sizeBytes(name)) !== sizeBytes)
        throw new UploadGoneError(`The upload of ${name} is gone.`);
    },
    abort: async ({ name }) => {
      await writers.idle(name);
      await files.remove(name);
    },
    open: async () => [],
  };
}

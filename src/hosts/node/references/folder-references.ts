/**
 * Films that stay where the operator of a host has them. In the data folder a link leads to each from the name of its
 * asset, so that whatever opens files by path finds the film; a record knows the film again (`base/bytes/file-print.ts`).
 */
import { lstat, stat, type symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FilePrint, hasPrint, type PrintedFile, printOf } from '../../../base/bytes/file-print.ts';
import { problem } from '../../../contract/problems/problem.ts';
import {
  FileMissingError,
  OriginalAwayError,
  type ReferencedFiles,
} from '../../../service/kernel/ports/file-store.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import { openFileBlob } from '../file-blob.ts';
import { ignoreMissing } from '../folder-file.ts';
import { linkFilm, RECORDS_FOLDER, unlinkFilm } from './film-link.ts';
import { createReferenceRecords, type ReferenceRecord } from './reference-records.ts';

export interface FolderReferences extends ReferencedFiles {
  /**
   * Learns of a film; resolves with its reference. One that was moved here is read from here on. Throws what looking at
   * the file throws.
   */
  give(path: string): Promise<string>;
  /** The film itself, if this is a reference; null for any other name. @throws OriginalAwayError */
  open(name: string): Promise<Blob | null>;
  sizeBytes(name: string): Promise<number | null>;
}

/** What no row knows any more may be asked about again once it is brought back. */
const KEPT_MS = 30 * 86_400_000;

interface Given {
  readonly path: string;
  readonly print: FilePrint;
}

/**
 * @param log told of records that are damaged
 * @param makeLink as `symlink` of Node, which it is where not given
 */
export function openFolderReferences(root: string, log: Log, makeLink?: typeof symlink): FolderReferences {
  const records = createReferenceRecords(join(root, RECORDS_FOLDER), (path, cause) =>
    log.error('A record of a film that stays where it is was damaged.', cause, { file: basename(path) }),
  );
  const given = new Map<string, Given>();
  const byId = async (id: string) => (await records.all()).find((record) => record.id === id);
  const byName = async (name: string) => (await records.all()).find((record) => record.name === name);
  const lookAt = (name: string) => lstat(join(root, name)).catch(ignoreMissing);
  /** What stands under the name: a film may have been copied there, and its record is only to know it again. */
  const isCopied = async (name: string): Promise<boolean> => (await lookAt(name))?.isSymbolicLink() === false;
  const live = async (name: string): Promise<ReferenceRecord | undefined> => {
    const record = await byName(name);
    return record === undefined || (await isCopied(name)) ? undefined : record;
  };

  const link = ({ name, path }: Pick<ReferenceRecord, 'name' | 'path'>): Promise<void> =>
    linkFilm(root, name, path, makeLink);

  return {
    give: async (path) => {
      const seen = await stat(path);
      const same = (await records.all()).find(
        (record) =>
          record.path === path &&
          record.print.sizeBytes === seen.size &&
          record.print.modifiedMs === seen.mtimeMs,
      );
      if (same !== undefined) return same.id;
      const print = await printOf(await printed(path));
      const id = print.many;
      given.set(id, { path, print });
      const record = await byId(id);
      if (record !== undefined && !(await isCopied(record.name)) && (await whyAway(record)) !== null) {
        await records.put({ ...record, path, print });
        await link({ ...record, path });
      }
      return id;
    },
    open: async (name) => {
      const record = await live(name);
      if (record === undefined) return null;
      const why = await whyAway(record);
      if (why !== null) throw new OriginalAwayError(problem(why, { file: basename(record.path) }));
      return openFileBlob(record.path);
    },
    sizeBytes: async (name) => (await live(name))?.print.sizeBytes ?? null,
    adopt: async (reference, name) => {
      const before = await byId(reference);
      if (before !== undefined) {
        // Cut off in between, its record has no link.
        if ((await lookAt(before.name)) === undefined) await link(before);
        return before.name;
      }
      const film = given.get(reference);
      if (film === undefined) throw new FileMissingError(problem('file_not_there', { name: reference }));
      const record = { id: reference, name, ...film, keptMs: Date.now() };
      await records.put(record);
      await link(record);
      return name;
    },
    referenceOf: async (name) => (await live(name))?.id ?? null,
    forget: async (name) => {
      // Copied, it is the store's own by what stands under its name; its record stays, so that it is not taken again.
      if (await isCopied(name)) return;
      await unlinkFilm(root, name);
      const record = await byName(name);
      if (record !== undefined) await records.remove(record.id);
    },
    sweep: async (known) => {
      const oldMs = Date.now() - KEPT_MS;
      for (const { id, name, keptMs } of await records.all()) {
        if (keptMs >= oldMs || known.has(name)) continue;
        if (!(await isCopied(name))) await unlinkFilm(root, name);
        await records.remove(id);
      }
    },
  };
}

/** null where the film is there, and the same. */
async function whyAway({ path, print }: Given): Promise<'original_moved_there' | 'original_changed' | null> {
  try {
    return (await hasPrint(await printed(path), print)) ? null : 'original_changed';
  } catch (error) {
    // Moved, or on a drive that is not there, or not to be read any more: whatever it is, it helps to bring it back.
    if (error instanceof DOMException || (error instanceof Error && 'code' in error))
      return 'original_moved_there';
    throw error;
  }
}

async function printed(path: string): Promise<PrintedFile> {
  const { mtimeMs } = await stat(path);
  return Object.assign(await openFileBlob(path), { lastModified: mtimeMs });
}

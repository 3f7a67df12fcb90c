/**
 * The videos, sounds and subtitles in a folder that was dropped, and in those inside it. Other files are left alone, and
 * what cannot be read keeps nothing else away.
 */
import { isNamedCaptions } from '../uploads/captions-of-videos.ts';
import { isNamedSound } from './sound-files.ts';
import { isNamedVideo } from './video-files.ts';

export interface GivenFiles {
  readonly files: readonly File[];
  /** Names of what cannot be read: a file that is in the cloud alone, a folder without leave. */
  readonly unreadable: readonly string[];
}

/** Among files that were not chosen one by one. */
export function isOfUse(file: Pick<File, 'name' | 'type'>): boolean {
  return isNamedVideo(file) || isNamedSound(file) || isNamedCaptions(file);
}

interface Inside {
  readonly name: string;
  readonly isFolder?: true;
  readonly read: () => Promise<File>;
}

/** Never rejects. `fileOf` keeps what the platform gives with a file. */
export async function filesOfFolder(
  folder: FileSystemDirectoryEntry | FileSystemDirectoryHandle,
  fileOf: (handle: FileSystemFileHandle) => Promise<File>,
): Promise<GivenFiles> {
  const files: File[] = [];
  const unreadable: string[] = [];
  // Over plain http there is no class of handles to ask for.
  const inside = 'values' in folder ? handlesIn(folder, fileOf) : entriesIn(folder);
  for await (const { name, isFolder, read } of inside) {
    if (name.startsWith('.')) continue;
    try {
      const file = await read();
      if (isOfUse(file)) files.push(file);
    } catch {
      if (isFolder === true || isOfUse({ name, type: '' })) unreadable.push(name);
    }
  }
  const byName = new Intl.Collator(undefined, { numeric: true });
  return { files: files.toSorted((a, b) => byName.compare(a.name, b.name)), unreadable };
}

async function* handlesIn(
  folder: FileSystemDirectoryHandle,
  fileOf: (handle: FileSystemFileHandle) => Promise<File>,
): AsyncGenerator<Inside> {
  try {
    for await (const one of folder.values()) {
      if (one instanceof FileSystemFileHandle) yield { name: one.name, read: () => fileOf(one) };
      else if (one instanceof FileSystemDirectoryHandle) yield* handlesIn(one, fileOf);
    }
  } catch (error) {
    yield unreadFolder(folder.name, error);
  }
}

/** Where the platform gives no handles. */
async function* entriesIn(folder: FileSystemDirectoryEntry): AsyncGenerator<Inside> {
  const reader = folder.createReader();
  const next = (): Promise<FileSystemEntry[]> =>
    new Promise((resolve, reject) => reader.readEntries(resolve, reject));
  try {
    // A part of them at a time, in the end none.
    for (let entries = await next(); entries.length > 0; entries = await next())
      for (const one of entries) {
        if (isFolder(one)) yield* entriesIn(one);
        else yield { name: one.name, read: () => fileOfEntry(one as FileSystemFileEntry) };
      }
  } catch (error) {
    yield unreadFolder(folder.name, error);
  }
}

const fileOfEntry = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

function unreadFolder(name: string, error: unknown): Inside {
  return { name, isFolder: true, read: () => Promise.reject(error) };
}

export function isFolder(entry: FileSystemEntry | null | undefined): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

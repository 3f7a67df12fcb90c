/** The videos, sounds and subtitles in a folder that was dropped, and in those inside it. Other files are left alone. */
import { isNamedCaptions } from './captions-of-videos.ts';
import { isNamedSound } from './sound-files.ts';
import { isNamedVideo } from './video-files.ts';

/** Among files that were not chosen one by one. */
export function isOfUse(file: File): boolean {
  return isNamedVideo(file) || isNamedSound(file) || isNamedCaptions(file);
}

/** `fileOf` keeps what the platform gives with a file. */
export async function filesOfFolder(
  folder: FileSystemDirectoryEntry | FileSystemDirectoryHandle,
  fileOf: (handle: FileSystemFileHandle) => Promise<File>,
): Promise<File[]> {
  const found: File[] = [];
  const take = (file: File): void => {
    if (!file.name.startsWith('.') && isOfUse(file)) found.push(file);
  };
  // Over plain http there is no class of handles to ask for.
  if ('values' in folder) for await (const handle of handlesIn(folder)) take(await fileOf(handle));
  else for await (const file of filesIn(folder)) take(file);
  const byName = new Intl.Collator(undefined, { numeric: true });
  return found.toSorted((a, b) => byName.compare(a.name, b.name));
}

async function* handlesIn(folder: FileSystemDirectoryHandle): AsyncGenerator<FileSystemFileHandle> {
  for await (const one of folder.values()) {
    if (one instanceof FileSystemFileHandle) yield one;
    else if (one instanceof FileSystemDirectoryHandle) yield* handlesIn(one);
  }
}

/** Where the platform gives no handles. */
async function* filesIn(folder: FileSystemDirectoryEntry): AsyncGenerator<File> {
  const reader = folder.createReader();
  const next = (): Promise<FileSystemEntry[]> =>
    new Promise((resolve, reject) => reader.readEntries(resolve, reject));
  // A part of them at a time, in the end none.
  for (let entries = await next(); entries.length > 0; entries = await next())
    for (const one of entries) {
      if (isFolder(one)) yield* filesIn(one);
      else
        yield await new Promise<File>((resolve, reject) =>
          (one as FileSystemFileEntry).file(resolve, reject),
        );
    }
}

export function isFolder(entry: FileSystemEntry | null | undefined): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

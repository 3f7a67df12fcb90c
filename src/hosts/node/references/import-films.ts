/** `serve --films DIR`: what is in a folder becomes assets that are read where they are. */
import { readdir } from 'node:fs/promises';
import { extname, isAbsolute, join, relative } from 'node:path';
import { oneLine } from '../../../base/one-line.ts';
import type { NodeHost } from '../open-node-host.ts';
import { UsageError } from '../usage-error.ts';

/** AVI is among them to be told of: it is read from a copy only. */
const FILMS: ReadonlySet<string> = new Set([
  ...['.mp4', '.m4v', '.mov', '.mkv', '.webm', '.ts', '.m2ts', '.mts', '.avi'],
]);

interface Around {
  readonly out: (text: string) => void;
  readonly stop: AbortSignal;
}

/**
 * In the order of their names, folders below too; hidden ones are left alone, and what this host writes itself.
 * @throws UsageError where the folder cannot be read
 */
export async function filmsIn(folder: string, dataFolder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new UsageError(`The films of ${folder} could not be read: ${reasonOf(error)}`);
  });
  return entries
    .filter((entry) => entry.isFile() && FILMS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(folder, path)) && !isInside(dataFolder, path))
    .sort();
}

/** One after the other, so that the host has time for its people; what one film is refused for stops no other. */
export async function importFilms(
  host: Pick<NodeHost, 'importFilm'>,
  { folder, dataFolder }: { readonly folder: string; readonly dataFolder: string },
  { out, stop }: Around,
): Promise<void> {
  const counted = { new: 0, known: 0, refused: 0 };
  for (const path of await filmsIn(folder, dataFolder)) {
    if (stop.aborted) return;
    try {
      counted[await host.importFilm(path)] += 1;
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof UsageError) throw error;
      counted.refused += 1;
      out(`${oneLine(relative(folder, path))} was not imported: ${reasonOf(error)}\n`);
    }
  }
  const { new: fresh, known, refused } = counted;
  out(
    `Films of ${folder}: ${fresh} new in the library, ${known} there already, ${refused} not imported. They are read where they are.\n`,
  );
}

function isHidden(way: string): boolean {
  return way.split(/[\\/]/).some((part) => part.startsWith('.'));
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** `serve --films DIR`: what is in a folder becomes assets that are read where they are. */
import { opendir, readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { oneLine } from '../../../base/text/one-line.ts';
import type { NodeHost } from '../open-node-host.ts';
import { UsageError } from '../usage-error.ts';

/** Those of the second row are among them to be told of: they are read from a copy only. */
const FILMS: ReadonlySet<string> = new Set([
  ...['.mp4', '.m4v', '.mov', '.mkv', '.webm', '.ts', '.m2ts', '.mts'],
  ...['.avi', '.flv', '.wmv', '.asf', '.mpg', '.mpeg', '.vob', '.dv', '.mxf', '.ogv', '.rm', '.rmvb'],
]);

interface Around {
  readonly out: (text: string) => void;
  readonly stop: AbortSignal;
}

/** @throws UsageError where the folder cannot be read */
export async function requireFolder(folder: string): Promise<void> {
  try {
    await (await opendir(folder)).close();
  } catch (error) {
    throw new UsageError(`The films of ${folder} could not be read: ${reasonOf(error)}`);
  }
}

/**
 * One after the other in the order of their names, folders below too, so that the host has time for its people. What one
 * film or folder is refused for stops no other. Hidden ones are left alone, and what this host writes itself.
 * @throws UsageError where the library has not one account
 */
export async function importFilms(
  host: Pick<NodeHost, 'importFilm'>,
  { folder, dataFolder }: { readonly folder: string; readonly dataFolder: string },
  { out, stop }: Around,
): Promise<void> {
  const counted = { new: 0, known: 0, refused: 0 };
  const refuse = (path: string, error: unknown): void => {
    counted.refused += 1;
    out(`${oneLine(relative(folder, path) || path)} was not imported: ${reasonOf(error)}\n`);
  };
  for await (const path of filmsIn(folder, dataFolder, refuse)) {
    if (stop.aborted) return;
    try {
      counted[await host.importFilm(path)] += 1;
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof UsageError) throw error;
      refuse(path, error);
    }
  }
  const { new: fresh, known, refused } = counted;
  out(
    `Films of ${folder}: ${fresh} new in the library, ${known} there already, ${refused} not imported. They are read where they are.\n`,
  );
}

async function* filmsIn(
  folder: string,
  dataFolder: string,
  refuse: (path: string, error: unknown) => void,
): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    refuse(folder, error);
    return [];
  });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || path === dataFolder) continue;
    if (entry.isDirectory()) yield* filmsIn(path, dataFolder, refuse);
    else if (entry.isFile() && FILMS.has(extname(entry.name).toLowerCase())) yield path;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

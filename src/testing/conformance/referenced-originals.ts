/** A file store some of whose films stay elsewhere: links in its folder, so that the media engine of tests reads them, too. */
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from '../../contract/problems/problem.ts';
import {
  FileMissingError,
  type FileStore,
  OriginalAwayError,
} from '../../service/kernel/ports/file-store.ts';

type Away = 'original_not_permitted' | 'original_moved' | 'original_changed';

export class Originals {
  /** By the references that the platform keeps. */
  readonly given = new Map<string, { readonly path: string; readonly sizeBytes: number }>();
  /** Why none of them can be read; null where they can. */
  away: Away | null = null;
  readonly #names = new Map<string, string>();

  readonly in = (files: FileStore, folder: string): FileStore => {
    const names = this.#names;
    const list: FileStore['list'] = async (path) =>
      (await files.list(path)).filter(({ name }) => !names.has(name));
    return {
      ...files,
      names: async (path) => (await files.names(path)).filter((name) => !names.has(name)),
      list,
      read: async (name) => {
        if (names.has(name) && this.away !== null)
          throw new OriginalAwayError(problem(this.away, { file: 'talk.mp4' }));
        return files.read(name);
      },
      remove: async (name) => {
        await files.remove(name);
        names.delete(name);
      },
      references: {
        adopt: async (reference, name) => {
          const film = this.given.get(reference);
          if (film === undefined) throw new FileMissingError(problem('file_not_there', { name: reference }));
          const before = [...names].find(([, known]) => known === reference)?.[0];
          if (before !== undefined) return before;
          // The folder is there once something was kept in it.
          await files.put(name, new Blob([]));
          await files.remove(name);
          await symlink(film.path, join(folder, name));
          names.set(name, reference);
          return name;
        },
        referenceOf: async (name) => names.get(name) ?? null,
        forget: async (name) => void names.delete(name),
        sweep: async () => undefined,
      },
    };
  };
}

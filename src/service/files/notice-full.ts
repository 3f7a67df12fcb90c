/** Tells the room of every write that found none, whoever asked for it. */
import type { Database } from '../kernel/ports/database.ts';
import {
  type FileStore,
  type FileWriter,
  type ScratchFiles,
  StorageFullError,
} from '../kernel/ports/file-store.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';

export function noticeFullDatabase(database: Database, room: StorageRoom): Database {
  const noticed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageFullError) room.failed();
      throw error;
    }
  };
  return {
    run: (sql, params) => noticed(() => database.run(sql, params)),
    all: (sql, params) => noticed(() => database.all(sql, params)),
    get: (sql, params) => noticed(() => database.get(sql, params)),
    transaction: (work, account) => noticed(() => database.transaction(work, account)),
    afterCommit: (work) => database.afterCommit(work),
    close: () => database.close(),
  };
}

export function noticeFullFiles<Store extends FileStore>(files: Store, room: StorageRoom): Store {
  const noticed = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StorageFullError) room.failed();
      throw error;
    }
  };
  const { aside } = files;
  const noticedWriter =
    ({ openWriter }: Pick<ScratchFiles, 'openWriter'>) =>
    async (name: string): Promise<FileWriter> => {
      const writer = await noticed(openWriter(name));
      return { ...writer, write: (bytes, offset) => noticed(writer.write(bytes, offset)) };
    };
  return {
    ...files,
    aside: aside === null ? null : { move: (from, to) => noticed(aside.move(from, to)) },
    put: (name, content) => noticed(files.put(name, content)),
    keep: (scratch, name) => noticed(files.keep(scratch, name)),
    uploads: {
      ...files.uploads,
      putPart: (upload, number, bytes) => noticed(files.uploads.putPart(upload, number, bytes)),
      complete: (upload, parts, sizeBytes) => noticed(files.uploads.complete(upload, parts, sizeBytes)),
    },
    scratch: { ...files.scratch, openWriter: noticedWriter(files.scratch) },
  };
}

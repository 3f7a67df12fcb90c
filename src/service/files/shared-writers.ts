/** One open writer a file, shared by parts that arrive side by side; closed when the last one is done. */
import type { FileWriter, ScratchFiles } from '../kernel/ports/file-store.ts';

interface SharedWriters {
  use<Result>(name: string, work: (writer: FileWriter) => Promise<Result>): Promise<Result>;
  /** Resolves once nobody writes to the file and its writer is closed. */
  idle(name: string): Promise<void>;
}

interface Entry {
  readonly writer: Promise<FileWriter>;
  users: number;
  readonly closed: Promise<void>;
  readonly markClosed: () => void;
}

export function createSharedWriters(files: Pick<ScratchFiles, 'openWriter'>): SharedWriters {
  const open = new Map<string, Entry>();
  const closing = new Map<string, Promise<void>>();

  const enter = async (name: string): Promise<Entry> => {
    await closing.get(name);
    const known = open.get(name);
    if (known !== undefined) {
      known.users += 1;
      return known;
    }
    let markClosed = (): void => undefined;
    const closed = new Promise<void>((resolve) => {
      markClosed = resolve;
    });
    const entry: Entry = { writer: files.openWriter(name), users: 1, closed, markClosed };
    open.set(name, entry);
    return entry;
  };

  const leave = async (name: string, entry: Entry): Promise<void> => {
    entry.users -= 1;
    if (entry.users > 0) return;
    open.delete(name);
    const done = entry.writer
      .then((writer) => writer.close())
      .finally(() => {
        closing.delete(name);
        entry.markClosed();
      });
    closing.set(name, done);
    await done;
  };

  return {
    use: async (name, work) => {
      const entry = await enter(name);
      try {
        return await work(await entry.writer);
      } finally {
        await leave(name, entry);
      }
    },
    idle: async (name) => {
      await open.get(name)?.closed;
      await closing.get(name)?.catch(() => undefined);
    },
  };
}

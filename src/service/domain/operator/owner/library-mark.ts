/**
 * A count that rows and files of a library keep together: one in the database, one in a file beside the folders.
 * A database that is behind its file was replaced by an older one, and one without rows beside files was lost; what
 * its rows do not know must then not be taken for leftovers of a crash.
 */
import type { Database } from '../../../kernel/ports/database.ts';
import type { FileStore } from '../../../kernel/ports/file-store.ts';
import { filesInStore, filesOfRows } from './stored-files.ts';

const MARK_FILE = 'library-mark.json';

interface Mark {
  readonly library: string;
  readonly count: number;
}

type LostReason = 'new' | 'older' | 'other';

/** The database is not the one these files belong to; `unknownFiles` of them would be set aside. */
export class LostDatabaseError extends Error {
  override readonly name = 'LostDatabaseError';
  readonly reason: LostReason;
  readonly unknownFiles: number;

  constructor(reason: LostReason, unknownFiles: number) {
    super(`The database is ${WHAT[reason]}, and does not know ${unknownFiles} files that are kept with it.`);
    this.reason = reason;
    this.unknownFiles = unknownFiles;
  }
}

const WHAT: Readonly<Record<LostReason, string>> = {
  new: 'new or empty',
  older: 'older than the files kept with it',
  other: 'that of another library',
};

/** @param version of the schema before anything is made: without one beside files, it was lost. @throws LostDatabaseError */
export async function requireKnownDatabase(version: number, files: FileStore): Promise<void> {
  if (version > 0) return;
  const stored = await filesInStore(files);
  if (stored.length > 0) throw new LostDatabaseError('new', stored.length);
}

/** With the schema in place. @throws LostDatabaseError */
export async function requireNewestDatabase(database: Database, files: FileStore): Promise<void> {
  const beside = await readBeside(files);
  const inside = await readInside(database);
  const reason = lostReason(beside, inside);
  if (reason === null) return;
  const known = await filesOfRows(database);
  const unknown = (await filesInStore(files)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new LostDatabaseError(reason, unknown.length);
}

function lostReason(beside: Mark | null, inside: Mark | null): LostReason | null {
  if (beside === null) return null;
  if (inside === null) return 'older';
  if (inside.library !== beside.library) return 'other';
  return inside.count < beside.count ? 'older' : null;
}

/** Counts on, in the rows first: a crash in between leaves the file behind, which says nothing. */
export async function advanceMark(database: Database, files: FileStore): Promise<void> {
  const beside = await readBeside(files);
  const inside = await readInside(database);
  const library = inside?.library ?? crypto.randomUUID().replaceAll('-', '');
  const count = Math.max(inside?.count ?? 0, beside?.count ?? 0) + 1;
  await database.run(
    `INSERT INTO library_mark (id, library, count) VALUES (1, ?1, ?2)
     ON CONFLICT (id) DO UPDATE SET library = ?1, count = ?2`,
    [library, count],
  );
  await writeBeside(files, { library, count });
}

async function readInside(database: Database): Promise<Mark | null> {
  return (
    (await database.get<{ library: string; count: number }>('SELECT library, count FROM library_mark')) ??
    null
  );
}

/** A file that is no mark says nothing, like none. */
async function readBeside(files: FileStore): Promise<Mark | null> {
  if ((await files.sizeBytes(MARK_FILE)) === null) return null;
  const text = await (await files.read(MARK_FILE)).text();
  const [, library, count] = /^\{"library":"(\w+)","count":(\d{1,15})\}\n$/.exec(text) ?? [];
  return library === undefined || count === undefined ? null : { library, count: Number(count) };
}

function writeBeside(files: FileStore, { library, count }: Mark): Promise<void> {
  return files.put(MARK_FILE, new Blob([`{"library":"${library}","count":${count}}\n`]));
}

/**
 * What of the database belongs to a library, parents before children. Not in it: keys, owner tokens, webhook
 * addresses with their secrets, stored answers, uploads under way; and money, because a file in its owner's
 * hands must not be able to bring credits; what is in the bin; filmstrips, which are made again when somebody
 * looks; and which models somebody uses.
 */
export interface LibraryTable {
  readonly name: string;
  /** Rows of the account ?1. */
  readonly own: string;
  /** A fixed order to read by: the columns that name a row. */
  readonly order: string;
  /** Columns that name a file of the store. */
  readonly files: readonly string[];
  /** Columns of JSON in which files of the store are named as `file`: spoken lines. */
  readonly notes: readonly string[];
}

const OF_ACCOUNT = 'account_id = ?1';
const OF_ASSET = 'asset_id IN (SELECT id FROM asset WHERE account_id = ?1)';
const OF_PROJECT = 'project_id IN (SELECT id FROM project WHERE account_id = ?1)';
const OF_COMPOSITION = 'composition_id IN (SELECT id FROM composition WHERE account_id = ?1)';
const OF_TIMELINE = 'timeline_id IN (SELECT id FROM timeline WHERE account_id = ?1)';

function table(
  name: string,
  own: string,
  order: string,
  { files = [], notes = [] }: Partial<Pick<LibraryTable, 'files' | 'notes'>> = {},
): LibraryTable {
  return { name, own, order, files, notes };
}

export const LIBRARY_TABLES: readonly LibraryTable[] = [
  table('asset', OF_ACCOUNT, 'seq', { files: ['file', 'poster_file'] }),
  table('transcript', OF_ASSET, 'id'),
  table('former_transcript', OF_ASSET, 'id'),
  table('asset_track', OF_ASSET, 'asset_id, kind'),
  table('project', OF_ACCOUNT, 'seq'),
  table('project_asset', OF_PROJECT, 'project_id, asset_id'),
  table('clip', OF_PROJECT, 'seq'),
  table('composition', OF_ACCOUNT, 'seq', { notes: ['state'] }),
  table('composition_revision', OF_COMPOSITION, 'composition_id, revision', { notes: ['state'] }),
  table('job', OF_ACCOUNT, 'seq'),
  table('export', OF_ACCOUNT, 'seq', { files: ['file'] }),
  table('tool_run', OF_ACCOUNT, 'seq'),
  table('timeline', OF_ACCOUNT, 'id'),
  table('timeline_revision', OF_TIMELINE, 'timeline_id, revision'),
  table('timeline_clip', OF_TIMELINE, 'timeline_id, asset_id'),
  table('assistant_turn', OF_ACCOUNT, 'seq'),
  table('story', OF_PROJECT, 'id', { notes: ['story'] }),
  table('brand_kit', OF_ACCOUNT, 'seq'),
  table('brand_file', OF_ACCOUNT, 'seq'),
  table('voice_file', OF_PROJECT, 'file', { files: ['file'] }),
];

/** Names of store files as rows hold them; nothing else is written or read for a library. */
export const STORED_FILE = /^(assets|posters|voices|exports)\/\w[\w.-]{0,80}$/;

/** Ids of rows: files are named by them, too. */
export const ROW_ID = /^[a-z]{3}_[\w-]{1,64}$/;

export type LibraryRow = Readonly<Record<string, string | number | null>>;

export function filesOfRow({ files }: LibraryTable, row: LibraryRow): string[] {
  return files.flatMap((column) => {
    const name = row[column];
    return typeof name === 'string' ? [name] : [];
  });
}

/** Named inside of its columns; the rows of these files are others. Throws where a column is no JSON. */
export function filesNotedIn({ notes }: LibraryTable, row: LibraryRow): string[] {
  const names: string[] = [];
  for (const column of notes)
    JSON.parse(String(row[column]), (key, value: unknown) => {
      if (key === 'file' && typeof value === 'string') names.push(value);
      return value;
    });
  return names;
}

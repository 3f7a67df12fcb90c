/** Which files of the store the rows know, and which lie there without one. */
import type { JobRow } from '../../../jobs/job-rows.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { FileStore } from '../../../kernel/ports/file-store.ts';
import { madeSheetFiles, sheetFilesOfAccount } from '../../assets/filmstrip-rows.ts';
import { preparedFiles } from '../../assets/uploads/prepared-asset.ts';

export const FOLDERS = ['assets', 'posters', 'filmstrips', 'voices', 'exports'] as const;
/** Files no row knew at a start, until they are thirty days there. */
export const SWEPT_FOLDER = 'swept';

export async function filesOfRows(database: Queries): Promise<Set<string>> {
  const rows = await database.all<{ file: string }>(
    `SELECT file FROM asset UNION ALL SELECT poster_file FROM asset WHERE poster_file IS NOT NULL
     UNION ALL SELECT file FROM voice_file UNION ALL SELECT file FROM export WHERE file IS NOT NULL
     UNION ALL SELECT file FROM bin_file`,
  );
  return new Set([
    ...rows.map((row) => row.file),
    ...(await filesUnderWay(database)),
    ...(await preparedFiles(database)),
    ...(await madeSheetFiles(database)),
  ]);
}

/** Of uploads and imports that are not done: such a file may not be there yet. */
export async function filesUnderWay(database: Queries): Promise<Set<string>> {
  const uploads = await database.all<{ file: string }>('SELECT file FROM upload');
  const imports = await database.all<Pick<JobRow, 'checkpoint'>>(
    "SELECT checkpoint FROM job WHERE kind = 'import' AND status IN ('queued', 'running')",
  );
  const noted = imports.flatMap(({ checkpoint }) => filesOfNote(checkpoint));
  return new Set([...uploads.map(({ file }) => file), ...noted.filter((name) => name !== null)]);
}

/** Read in two statements, also the notes of what is on its way: anybody may ask for it. */
export async function filesOfAccount(database: Queries, accountId: string): Promise<string[]> {
  const rows = await database.all<{ file: string | null; note: string | null }>(
    `SELECT file, NULL AS note FROM asset WHERE account_id = ?1
     UNION ALL SELECT poster_file, NULL FROM asset WHERE account_id = ?1
     UNION ALL SELECT file, prepared FROM upload WHERE account_id = ?1
     UNION ALL SELECT file, NULL FROM export WHERE account_id = ?1
     UNION ALL SELECT file, NULL FROM voice_file WHERE project_id IN (SELECT id FROM project WHERE account_id = ?1)
     UNION ALL SELECT file, NULL FROM bin_file WHERE item_id IN (SELECT id FROM bin_item WHERE account_id = ?1)
     UNION ALL SELECT NULL, checkpoint FROM job
       WHERE account_id = ?1 AND kind = 'import' AND status IN ('queued', 'running')`,
    [accountId],
  );
  const named = rows.flatMap(({ file, note }) => [file, ...(note === null ? [] : filesOfNote(note))]);
  return [
    ...new Set(named.filter((name) => name !== null)),
    ...(await sheetFilesOfAccount(database, accountId)),
  ];
}

/** @param note of an import, or of an upload that only has to be kept as an asset, JSON */
function filesOfNote(note: string): (string | null)[] {
  const { file, poster_file = null } = JSON.parse(note) as { file: string; poster_file?: string | null };
  return [file, poster_file];
}

/** Their names. */
export async function filesInStore(files: FileStore): Promise<string[]> {
  const found = await Promise.all(FOLDERS.map((folder) => files.names(folder)));
  return found.flat();
}

/** Removes files no row knows: what a crash left behind between writing a file and committing its row. */
import { madeSheetFiles } from '../domain/assets/filmstrip-rows.ts';
import { FOLDERS } from '../domain/owner/read-storage.ts';
import type { Database, FileStore } from '../ports.ts';

/** Call before anything else writes files. */
export async function sweepOrphans(database: Database, files: FileStore): Promise<void> {
  const rows = database.all<{ file: string }>(
    `SELECT file FROM asset UNION ALL SELECT poster_file FROM asset WHERE poster_file IS NOT NULL
     UNION ALL SELECT file FROM voice_file UNION ALL SELECT file FROM upload UNION ALL SELECT file FROM export WHERE file IS NOT NULL
     UNION ALL SELECT checkpoint ->> 'file' FROM job WHERE kind = 'import' AND status IN ('queued', 'running')`,
  );
  const known = new Set([...rows.map((row) => row.file), ...madeSheetFiles(database)]);
  for (const folder of FOLDERS)
    for (const { name } of await files.list(folder)) if (!known.has(name)) await files.remove(name);
}

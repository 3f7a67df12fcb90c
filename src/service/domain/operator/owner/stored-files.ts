/** Which files of the store the rows know, and which lie there without one. */

import type { JobRow } from '../../../jobs/job-rows.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { FileStore, ListedFile } from '../../../kernel/ports/file-store.ts';
import { madeSheetFiles } from '../../assets/filmstrip-rows.ts';
import { preparedFiles } from '../../assets/uploads/prepared-asset.ts';
import { FOLDERS } from './read-storage.ts';

export async function filesOfRows(database: Queries): Promise<Set<string>> {
  const rows = await database.all<{ file: string }>(
    `SELECT file FROM asset UNION ALL SELECT poster_file FROM asset WHERE poster_file IS NOT NULL
     UNION ALL SELECT file FROM voice_file UNION ALL SELECT file FROM upload UNION ALL SELECT file FROM export WHERE file IS NOT NULL
     UNION ALL SELECT file FROM bin_file`,
  );
  const imports = await database.all<Pick<JobRow, 'checkpoint'>>(
    "SELECT checkpoint FROM job WHERE kind = 'import' AND status IN ('queued', 'running')",
  );
  const arriving = imports.map(({ checkpoint }) => (JSON.parse(checkpoint) as { file: string }).file);
  return new Set([
    ...rows.map((row) => row.file),
    ...arriving,
    ...(await preparedFiles(database, null)),
    ...(await madeSheetFiles(database)),
  ]);
}

export async function filesInStore(files: FileStore): Promise<ListedFile[]> {
  const found = await Promise.all(FOLDERS.map((folder) => files.list(folder)));
  return found.flat();
}

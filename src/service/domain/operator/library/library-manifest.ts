/**
 * What stands first and last in a library file. The file is a tar archive: `manifest.json`, the rows of each
 * table as JSON lines under `rows/`, the files of the store under `files/`, and `checks.json` with the CRC-32
 * of each. Any tar program can open it.
 */
import { z } from 'zod';
import { STORED_FILE } from './library-tables.ts';

export const LIBRARY_FORMAT = 'cliproom-library';
export const LIBRARY_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';
export const CHECKS_NAME = 'checks.json';

const count = z.int().min(0);

/** Enough to tell whose file it is and whether it can be read here. */
export const manifestHeadSchema = z.object({
  format: z.literal(LIBRARY_FORMAT),
  version: count,
  schema: count,
});

export const manifestSchema = manifestHeadSchema.extend({
  createdAt: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: count })),
  files: z.array(z.object({ name: z.string().regex(STORED_FILE), sizeBytes: count })),
});
export type LibraryManifest = z.infer<typeof manifestSchema>;

/** CRC-32 by name of entry. */
export const checksSchema = z.record(z.string(), count);

export function rowsEntry(table: string): string {
  return `rows/${table}.jsonl`;
}

export function fileEntry(name: string): string {
  return `files/${name}`;
}

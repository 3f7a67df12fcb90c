/** Bytes in use by kind of file, as the file store counts them. */
import type { OwnerAnswerOf } from '../../../contract/owner-operations.ts';
import type { FileStore } from '../../ports.ts';
import { MODELS_FOLDER } from '../speech/model-desk.ts';

export const FOLDERS = ['assets', 'posters', 'filmstrips', 'voices', 'exports'] as const;
/** Files no row knew at a start, until they are thirty days there. */
export const SWEPT_FOLDER = 'swept';

export async function readStorage(files: FileStore): Promise<OwnerAnswerOf<'get_storage'>['storage']> {
  const byKind = await Promise.all(
    [...FOLDERS, MODELS_FOLDER, SWEPT_FOLDER].map(async (kind) => {
      const found = await files.list(kind);
      return {
        kind,
        sizeBytes: found.reduce((sum, file) => sum + file.sizeBytes, 0),
        fileCount: found.length,
      };
    }),
  );
  return {
    usedBytes: byKind.reduce((sum, kind) => sum + kind.sizeBytes, 0),
    byKind,
    freeBytes: await files.freeBytes(),
  };
}

/** Bytes in use by kind of file, as the file store counts them. */
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import { MODELS_FOLDER } from '../../models/speech/speech-model-manager.ts';
import { filesInBin } from '../bin/bin-rows.ts';
import type { OperatorContext } from '../operator-context.ts';

export const FOLDERS = ['assets', 'posters', 'filmstrips', 'voices', 'exports'] as const;
/** Files no row knew at a start, until they are thirty days there. */
export const SWEPT_FOLDER = 'swept';
/** Files of what is in the bin lie beside the others, and are a kind of their own. */
const BIN_KIND = 'bin';

export async function readStorage({
  database,
  files,
}: Pick<OperatorContext, 'database' | 'files'>): Promise<OwnerAnswerOf<'get_storage'>['storage']> {
  const inBin = await filesInBin(database);
  const lists = await Promise.all(
    [...FOLDERS, MODELS_FOLDER, SWEPT_FOLDER].map(async (folder) => ({
      folder,
      found: [...(await files.list(folder)), ...(await files.scratch.list(folder))],
    })),
  );
  const kindOf = (kind: string, found: readonly { readonly sizeBytes: number }[]) => ({
    kind,
    sizeBytes: found.reduce((sum, file) => sum + file.sizeBytes, 0),
    fileCount: found.length,
  });
  const byKind = lists.map(({ folder, found }) =>
    kindOf(
      folder,
      found.filter(({ name }) => !inBin.has(name)),
    ),
  );
  const bin = kindOf(
    BIN_KIND,
    lists.flatMap(({ found }) => found.filter(({ name }) => inBin.has(name))),
  );
  return {
    usedBytes: [...byKind, bin].reduce((sum, kind) => sum + kind.sizeBytes, 0),
    byKind: [...byKind, bin],
    freeBytes: await files.freeBytes(),
  };
}

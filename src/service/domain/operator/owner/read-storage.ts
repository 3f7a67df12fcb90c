/** Bytes in use by kind of file, as the file store counts them: of an account that is alone all there are, else its own. */
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { ListedFile } from '../../../kernel/ports/file-store.ts';
import { MODELS_FOLDER } from '../../models/speech/speech-model-manager.ts';
import { filesInBin } from '../bin/bin-rows.ts';
import type { OperatorContext } from '../operator-context.ts';
import { FOLDERS, filesOfAccount, SWEPT_FOLDER } from './stored-files.ts';

/** Nobody's own. */
const OF_THE_HOST: readonly string[] = [MODELS_FOLDER, SWEPT_FOLDER];
/** Files of what is in the bin lie beside the others, and are a kind of their own. */
const BIN_KIND = 'bin';

export async function readStorage(
  { database, files }: Pick<OperatorContext, 'database' | 'files'>,
  accountId: string,
): Promise<OwnerAnswerOf<'get_storage'>['storage']> {
  const own = (await isAlone(database)) ? null : new Set(await filesOfAccount(database, accountId));
  const isShown = ({ name }: ListedFile): boolean => own === null || own.has(name);
  const inBin = await filesInBin(database);
  const lists = await Promise.all(
    [...FOLDERS, MODELS_FOLDER, SWEPT_FOLDER].map(async (folder) => ({
      folder,
      found: [...(await files.list(folder)), ...(await files.scratch.list(folder))].filter(
        (file) => OF_THE_HOST.includes(folder) || isShown(file),
      ),
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

async function isAlone(database: Queries): Promise<boolean> {
  return (await database.all('SELECT 1 AS one FROM account LIMIT 2')).length === 1;
}

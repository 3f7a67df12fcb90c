/** Finds what the platform keeps by a reference, or gets it ready to be an asset: for the operation, and for hosts that import. */
import { newId } from '../../../../contract/ids.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict, notFound } from '../../../kernel/api-error.ts';
import { FileMissingError } from '../../../kernel/ports/file-store.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { type AssetRow, insertAsset } from '../asset-rows.ts';
import { type DescribingParts, describeVideo, titleOf } from '../describe-video.ts';
import { UnusableFileError } from '../unusable-file-error.ts';
import { unusable } from '../uploads/complete-upload.ts';

type Parts = DescribingParts & Pick<AssetContext, 'files'> & WithDatabase;
type NewRow = Omit<AssetRow, 'seq'>;

export interface GivenReference {
  /** By what the platform keeps the film. */
  readonly reference: string;
  readonly filename: string;
  readonly title?: string | undefined;
}

/** The asset there is, which may be in the bin, or the row of a new one, not written yet. */
export type TakenReference = { readonly known: AssetRow } | { readonly fresh: NewRow };

/**
 * Runs `use` while nobody else takes the same film.
 * @throws ApiError CONFLICT, NOT_FOUND, VALIDATION_FAILED, OriginalAwayError
 */
export type TakeReference = <Result>(
  accountId: string,
  given: GivenReference,
  use: (taken: TakenReference) => Promise<Result>,
) => Promise<Result>;

/** What is converted is made of a copy. */
const refuse = async (): Promise<never> => {
  throw conflict(problem('not_by_reference'));
};

/** What nobody keeps cannot be named. */
function asNotFound(error: unknown): never {
  throw error instanceof FileMissingError ? notFound('reference') : error;
}

export function createTakeReference(parts: Parts): TakeReference {
  const { database, files } = parts;
  const beingTaken = new Set<string>();

  const describe = async (
    accountId: string,
    file: string,
    { filename, title = titleOf(filename) }: GivenReference,
  ): Promise<NewRow> => {
    try {
      const asset = { assetId: newId('asset'), accountId, file, title, filename, origin: 'upload' } as const;
      const { signal } = new AbortController();
      return await describeVideo({ ...parts, convert: refuse }, asset, {
        signal,
        onProgress: () => undefined,
      });
    } catch (error) {
      // Nothing has this name yet, and nothing is going to.
      await files.remove(file);
      throw error instanceof UnusableFileError ? unusable(error) : error;
    }
  };

  return async (accountId, given, use) => {
    const { reference } = given;
    if (files.references === null) throw conflict(problem('not_by_reference'));
    if (beingTaken.has(reference)) throw conflict(problem('being_completed'));
    beingTaken.add(reference);
    try {
      const file = await files.references.adopt(reference, `assets/${newId('asset')}`).catch(asNotFound);
      const known = await database.get<AssetRow>('SELECT * FROM asset WHERE file = ? AND account_id = ?', [
        file,
        accountId,
      ]);
      return await use(known === undefined ? { fresh: await describe(accountId, file, given) } : { known });
    } finally {
      beingTaken.delete(reference);
    }
  };
}

/** Makes an asset of a film where there is none of it yet. @throws as TakeReference */
export function importReference(
  { database, takeReference }: WithDatabase & Pick<AssetContext, 'takeReference'>,
  accountId: string,
  given: GivenReference,
): Promise<'new' | 'known'> {
  return takeReference(accountId, given, async (taken) => {
    if ('known' in taken) return 'known';
    await database.transaction((tx) => insertAsset(tx, taken.fresh), accountId);
    return 'new';
  });
}

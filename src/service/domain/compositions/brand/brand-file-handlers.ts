/** Fonts and logos of one's own: read before they are kept, so that every one of them can be drawn. */
import { bytesOfBase64 } from '../../../../base/bytes/base64.ts';
import { pngSize } from '../../../../base/bytes/png-size.ts';
import { newId } from '../../../../contract/ids.ts';
import { BRAND_FILES_MAX, LOGO_SIDE_MAX_PX } from '../../../../contract/limits.ts';
import type { BRAND_FILE_OPERATIONS } from '../../../../contract/owner/brand-file-operations.ts';
import type { OwnerBodyOf } from '../../../../contract/owner-operations.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { BrandFileFacts } from '../../../../media/captions/brand-files.ts';
import {
  type FontFault,
  FontFileError,
  readFontFile,
} from '../../../../media/captions/fonts/read-font-file.ts';
import { type ApiError, conflict, invalid, notFound } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type BrandFileRow, toBrandFile, toBrandFileContent } from '../brand-file-rows.ts';
import type { CompositionContext } from '../composition-context.ts';

export function brandFileHandlers({
  database,
  clock,
}: CompositionContext): OwnerHandlers<keyof typeof BRAND_FILE_OPERATIONS> {
  return {
    list_brand_files: async ({ account }) => {
      const rows = await database.all<BrandFileRow>(
        `SELECT id, kind, name, size_bytes, created_ms FROM brand_file WHERE account_id = ? ORDER BY seq DESC`,
        [account.id],
      );
      return { body: { brandFiles: rows.map(toBrandFile) } };
    },

    get_brand_file: async ({ account, params }) => {
      const row = await database.get<BrandFileRow>(
        'SELECT * FROM brand_file WHERE id = ? AND account_id = ?',
        [params.brandFileId, account.id],
      );
      if (row === undefined) throw notFound('brand file');
      return { body: { brandFile: toBrandFileContent(row) } };
    },

    create_brand_file: ({ account, body, commit }) => {
      const bytes = bytesOfBase64(body.data);
      const facts = factsOf(body, bytes);
      return commit(async (tx) => {
        await makeRoom(tx, account.id);
        const row = {
          id: newId('brandFile'),
          kind: body.kind,
          name: facts.font?.name ?? body.name,
          size_bytes: bytes.length,
          created_ms: clock.nowMs(),
        };
        await tx.run(
          `INSERT INTO brand_file (id, account_id, kind, name, data, facts, size_bytes, created_ms)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            row.id,
            account.id,
            row.kind,
            row.name,
            body.data,
            JSON.stringify(facts),
            row.size_bytes,
            row.created_ms,
          ],
        );
        return { body: { brandFile: toBrandFile(row) } };
      });
    },
  };
}

/** @throws ApiError VALIDATION_FAILED */
function factsOf({ kind }: OwnerBodyOf<'create_brand_file'>, bytes: Uint8Array<ArrayBuffer>): BrandFileFacts {
  if (kind === 'font') return { font: fontOf(bytes), logo: null };
  const logo = pngSize(bytes);
  if (logo === null) throw unusable(problem('logo_not_png'));
  if (Math.max(logo.widthPx, logo.heightPx) > LOGO_SIDE_MAX_PX)
    throw unusable(problem('logo_large', { most: LOGO_SIDE_MAX_PX }));
  return { font: null, logo };
}

const FAULTS: Readonly<Record<FontFault, Problem>> = {
  not_a_font: problem('font_not_readable'),
  packed: problem('font_packed'),
  no_letters: problem('font_without_letters'),
};

function fontOf(bytes: Uint8Array<ArrayBuffer>): BrandFileFacts['font'] {
  try {
    return readFontFile(bytes);
  } catch (error) {
    if (error instanceof FontFileError) throw unusable(FAULTS[error.fault]);
    // A table that points outside the file.
    if (error instanceof RangeError) throw unusable(FAULTS.not_a_font);
    throw error;
  }
}

function unusable(why: Problem): ApiError {
  return invalid('/data', 'unreadable_file', why);
}

/** Earlier revisions of a clip are gone back to with their brand, so what they name counts. */
const UNUSED = `account_id = ?1
  AND NOT EXISTS (SELECT 1 FROM brand_kit k WHERE k.account_id = ?1 AND k.look LIKE '%' || brand_file.id || '%')
  AND NOT EXISTS (SELECT 1 FROM composition c WHERE c.account_id = ?1 AND c.state LIKE '%' || brand_file.id || '%')
  AND NOT EXISTS (SELECT 1 FROM composition_revision r JOIN composition c ON c.id = r.composition_id
    WHERE c.account_id = ?1 AND r.state LIKE '%' || brand_file.id || '%')`;

/** @throws ApiError CONFLICT */
async function makeRoom(tx: Queries, accountId: string): Promise<void> {
  if ((await countFiles(tx, accountId)) < BRAND_FILES_MAX) return;
  await tx.run(`DELETE FROM brand_file WHERE ${UNUSED}`, [accountId]);
  if ((await countFiles(tx, accountId)) >= BRAND_FILES_MAX)
    throw conflict(problem('too_many_brand_files', { max: BRAND_FILES_MAX }), { max: BRAND_FILES_MAX });
}

async function countFiles(tx: Queries, accountId: string): Promise<number> {
  const found = await tx.get<{ files: number }>(
    'SELECT COUNT(*) AS files FROM brand_file WHERE account_id = ?',
    [accountId],
  );
  return found?.files ?? 0;
}

/** What compositions are posted with: kept beside them, because exports stay as they are whatever is chosen. */
import type { POSTING_OPERATIONS } from '../../../contract/owner/posting-operations.ts';
import type { Posting } from '../../../contract/schemas/posting.ts';
import type { OwnerHandlers } from '../../kernel/call.ts';
import type { CompositionContext } from './composition-context.ts';
import { type CompositionRow, requireComposition } from './composition-rows.ts';

const NOTHING_CHOSEN: Posting = { coverSec: null, texts: {} };

export function postingHandlers({
  database,
}: CompositionContext): OwnerHandlers<keyof typeof POSTING_OPERATIONS> {
  return {
    get_posting: async ({ account, params }) => ({
      body: { posting: postingOf(await requireComposition(database, account.id, params.compositionId)) },
    }),

    update_posting: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const row = await requireComposition(tx, account.id, params.compositionId);
        const before = postingOf(row);
        const texts = Object.entries({ ...before.texts, ...body.texts }).filter(([, text]) => text !== null);
        const posting: Posting = {
          coverSec: body.coverSec === undefined ? before.coverSec : body.coverSec,
          texts: Object.fromEntries(texts),
        };
        await tx.run('UPDATE composition SET posting = ? WHERE id = ?', [JSON.stringify(posting), row.id]);
        return { body: { posting } };
      }),
  };
}

function postingOf({ posting }: CompositionRow): Posting {
  return posting === null ? NOTHING_CHOSEN : (JSON.parse(posting) as Posting);
}

/** What compositions are posted with: kept beside them, because exports stay as they are whatever is chosen. */
import type { POSTING_OPERATIONS } from '../../../contract/owner/posting-operations.ts';
import { changedPosting, NOTHING_CHOSEN, type Posting } from '../../../contract/schemas/posting.ts';
import type { OwnerHandlers } from '../../kernel/call.ts';
import type { CompositionContext } from './composition-context.ts';
import { type CompositionRow, requireComposition } from './composition-rows.ts';

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
        const posting = changedPosting(postingOf(row), body);
        await tx.run('UPDATE composition SET posting = ? WHERE id = ?', [JSON.stringify(posting), row.id]);
        return { body: { posting } };
      }),
  };
}

function postingOf({ posting }: CompositionRow): Posting {
  return posting === null ? NOTHING_CHOSEN : (JSON.parse(posting) as Posting);
}

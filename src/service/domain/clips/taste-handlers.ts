/** Learning from decisions: shown, switched off, forgotten (extension `clip_taste`). */
import type { TASTE_OPERATIONS } from '../../../contract/owner/taste-operations.ts';
import type { OwnerHandlers } from '../../kernel/call.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { chooseTaste, shownTaste, tasteChoice } from './taste-rows.ts';

export function tasteHandlers({
  database,
  clock,
}: ProjectContext): OwnerHandlers<keyof typeof TASTE_OPERATIONS> {
  return {
    get_clip_taste: async ({ account }) => ({ body: { clipTaste: await shownTaste(database, account.id) } }),

    update_clip_taste: ({ account, body, commit }) =>
      commit(async (tx) => {
        const known = await tasteChoice(tx, account.id);
        await chooseTaste(tx, account.id, {
          enabled: body.enabled ?? known.enabled,
          // A clip of this very moment was found before it.
          sinceMs: body.forget === true ? clock.nowMs() + 1 : known.sinceMs,
        });
        return { body: { clipTaste: await shownTaste(tx, account.id) } };
      }),
  };
}

/** Spoken files of a composition that vanished from the store: found before an export is used, and forgotten. */
import { voicesOfInputs } from '../../../../media/compose/plans/plan-inputs.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import { lostVoices } from '../../models/voice-server/voice-files.ts';
import type { CompositionContext } from '../composition-context.ts';
import type { CompositionRow } from '../composition-rows.ts';
import { type CompositionState, isClip } from '../composition-state.ts';

/** What was spoken into these files is to be spoken again. Inside the caller's transaction. */
export type ForgetVoices = (tx: Queries, projectId: string, lost: ReadonlySet<string>) => Promise<void>;

/** Whether any was lost. */
export async function forgetLostVoices(
  context: Pick<CompositionContext, 'files'> & WithDatabase,
  { account_id: accountId, project_id: projectId }: CompositionRow,
  state: CompositionState,
  forgetVoices: ForgetVoices,
): Promise<boolean> {
  if (isClip(state) || state.scene.kind === 'vibeedit') return false;
  const voices = voicesOfInputs(state.scene).map(({ file }) => file);
  const lost = await lostVoices(context, voices);
  if (lost.size === 0) return false;
  await context.database.transaction((tx) => forgetVoices(tx, projectId, lost), accountId);
  return true;
}

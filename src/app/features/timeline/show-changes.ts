/** Points at what someone else's change did to the edit, until the edit changes again. */
import { changedStretches } from '../../../timeline/model/changed-stretches.ts';
import type { Edit } from '../../../timeline/model/edit.ts';
import type { Editor } from '../../../timeline/session/editor.ts';

export function showChanges({ store }: Editor, before: Edit): void {
  const edit = store.get().session.current;
  const spans = changedStretches(before, edit).map((one) => ({ ...one, tone: 'changed' as const }));
  store.set({ marks: spans.length === 0 ? null : { edit, spans } });
}

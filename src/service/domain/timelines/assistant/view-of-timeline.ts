/** An edit as the assistant sees it, with the sounds of the account that could be put under it. */
import type { EditView } from '../../../../timeline/assistant/understanding.ts';
import { viewForAssistant } from '../../../../timeline/assistant/view-for-assistant.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { editMaterial } from '../edit-material.ts';
import { editOf, type TimelineRow } from '../timeline-rows.ts';

export async function viewOfTimeline(database: Queries, row: TimelineRow): Promise<EditView> {
  const music = await database.all<{ id: string; title: string }>(
    "SELECT id, title FROM asset WHERE account_id = ? AND kind = 'audio' ORDER BY seq DESC LIMIT 50",
    [row.account_id],
  );
  const sounds = music.map(({ id, title }) => ({ assetId: id, title }));
  const edit = editOf(row);
  return viewForAssistant(edit, await editMaterial(database, row, edit), sounds);
}

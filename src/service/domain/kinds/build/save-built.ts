/** A finished build as the composition of its project. */
import { findComposition, insertComposition } from '../../compositions/composition-rows.ts';
import { BUILT, writeBuild } from '../../compositions/rebuild.ts';
import { keepVoiceFiles } from '../../models/voice-server/voice-files.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import type { ProjectRow } from '../../projects/project-rows.ts';
import type { Built } from '../kind-of-project.ts';

/** Inside the caller's transaction. What was changed by hand on the build before stays where it still applies. */
export async function saveBuilt(
  context: ProjectContext,
  project: ProjectRow,
  { state, wordsState, voiceFiles }: Built,
): Promise<void> {
  const { database, clock } = context;
  const { id: projectId, account_id: accountId, composition_id: madeBefore, kind } = project;
  await keepVoiceFiles(database, projectId, voiceFiles);
  const known = madeBefore === null ? undefined : await findComposition(database, accountId, madeBefore);
  const compositionId =
    known?.id ??
    (await insertComposition(context, { accountId, projectId, clipId: null, kind, state, madeBy: BUILT }));
  if (known !== undefined) await writeBuild(database, clock.nowMs(), known, state);
  await database.run(
    `UPDATE project SET status = 'ready', problem = NULL, composition_id = ?, words_state = ?,
     analysis_job_id = NULL, updated_ms = ? WHERE id = ?`,
    [compositionId, wordsState === null ? null : JSON.stringify(wordsState), clock.nowMs(), projectId],
  );
}

/** What an analysis found, as rows: it takes the place of what was found before, and what somebody decided stays. */
import { newId } from '../../../contract/ids.ts';
import type { FoundClip } from '../../../media/find-clips/found-clip.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { ProjectRow } from '../projects/project-rows.ts';

interface KnownClip {
  readonly id: string;
  readonly status: 'proposed' | 'accepted' | 'rejected';
  readonly start_sec: number;
  readonly end_sec: number;
}

/**
 * Inside the caller's transaction. A clip that is found again keeps its id, and what was decided of it.
 * @param isAll false while more is looked for: until then what was proposed stays
 * @returns how many of them are new since the analysis before.
 */
export async function keepClips(
  { database, clock }: ProjectContext,
  project: ProjectRow,
  assetId: string,
  found: readonly FoundClip[],
  { isAll }: { readonly isAll: boolean },
): Promise<number> {
  const isFirst = project.analysis_count === 0;
  // What another analysis proposed makes room, also where it was rejected.
  if (!isFirst)
    await database.run("DELETE FROM clip WHERE project_id = ? AND status <> 'accepted'", [project.id]);
  const known = await database.all<KnownClip>(
    'SELECT id, status, start_sec, end_sec FROM clip WHERE project_id = ?',
    [project.id],
  );
  const foundAgain = new Map(found.map((clip) => [clip, known.find((other) => isSameStretch(clip, other))]));
  const stays = new Set([...foundAgain.values()].map((clip) => clip?.id));
  for (const { id, status } of known)
    if (isAll && status === 'proposed' && !stays.has(id))
      await database.run('DELETE FROM clip WHERE id = ?', [id]);
  for (const [clip, before] of foundAgain) {
    const columns = [clip.startSec, clip.endSec, clip.score, JSON.stringify(clip)];
    if (before === undefined)
      await database.run(
        `INSERT INTO clip (id, project_id, source_asset_id, status, rank, start_sec, end_sec, score, found, created_ms)
         VALUES (?, ?, ?, 'proposed', 0, ?, ?, ?, ?, ?)`,
        [newId('clip'), project.id, assetId, ...columns, clock.nowMs()],
      );
    else if (before.status === 'proposed')
      await database.run('UPDATE clip SET start_sec = ?, end_sec = ?, score = ?, found = ? WHERE id = ?', [
        ...columns,
        before.id,
      ]);
  }
  await database.run(
    `UPDATE clip SET rank = place.rank FROM
     (SELECT id, ROW_NUMBER() OVER (ORDER BY score DESC, start_sec) AS rank FROM clip WHERE project_id = ?1) AS place
     WHERE clip.id = place.id`,
    [project.id],
  );
  return isFirst ? found.length : found.filter((clip) => foundAgain.get(clip) === undefined).length;
}

/** Two stretches are the same clip when they share more than half of what they cover together. */
function isSameStretch(clip: FoundClip, other: KnownClip): boolean {
  const shared = Math.min(clip.endSec, other.end_sec) - Math.max(clip.startSec, other.start_sec);
  const covered = Math.max(clip.endSec, other.end_sec) - Math.min(clip.startSec, other.start_sec);
  return shared > covered / 2;
}

/** What finding clips is billed. Minutes of a source are paid once: with its words made again it is free. */
import type { ProjectContext } from './project-context.ts';
import { minutesOf } from './project-kind.ts';
import type { ProjectRow } from './project-rows.ts';

/** @throws ApiError CONFLICT where the source is not there */
export async function analysisMinutes(context: ProjectContext, project: ProjectRow): Promise<number> {
  const minutes = await minutesOf(context, project, [project.source_asset_id]);
  return (await hasNewWords(context, project)) ? 0 : minutes;
}

/** Clips were found with words that were replaced since, of the same source. */
async function hasNewWords({ database }: ProjectContext, project: ProjectRow): Promise<boolean> {
  const replaced = await database.get('SELECT 1 FROM former_transcript WHERE id = ? AND asset_id = ?', [
    project.analyzed_transcript_id,
    project.source_asset_id,
  ]);
  return replaced !== undefined;
}

/** Whether a project names an asset in its fields. What was added to an edit later is not among them. */
import type { Project } from '../../../contract/schemas/project.ts';

export function namesAsset(project: Project, assetId: string): boolean {
  return [
    project.sourceAssetId,
    project.splitScreen?.mainAssetId,
    project.splitScreen?.backgroundAssetId,
    project.streamer?.sourceAssetId,
    project.forumStory?.backgroundAssetId,
    project.fakeText?.backgroundAssetId,
    project.vibeEdit?.sourceAssetId,
  ].includes(assetId);
}

/** Whether a project is made from an asset, by the fields that name one. An edit's later additions are not among them. */
import type { Project } from '../../../contract/schemas/project.ts';

export function usesAsset(project: Project, assetId: string): boolean {
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

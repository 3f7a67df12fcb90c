/** Reads the film of a review while its clips are still being read, so that the first picture need not wait for both in turn. */
import { useQuery } from '@tanstack/react-query';
import type { Project } from '../../../../contract/schemas/project.ts';
import { assetQuery, fileQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';

export function useSourceAhead(project: Project | undefined): void {
  const client = useClient();
  const assetId = project?.sourceAssetId ?? null;
  const asset = useQuery({ ...assetQuery(client, assetId ?? ''), enabled: assetId !== null }).data;
  const fileUrl = asset?.links?.fileUrl ?? null;
  useQuery({ ...fileQuery(client, fileUrl ?? ''), enabled: fileUrl !== null });
}

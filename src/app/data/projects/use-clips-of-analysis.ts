/** Clips are read again as an analysis adds to them, and once it is over. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { KEYS } from '../reads/query-keys.ts';

/** @param project as it is read while it is analysed; undefined before */
export function useClipsOfAnalysis(project: ProjectDetail | undefined): void {
  const queries = useQueryClient();
  const { id = '', analysisJobId: jobId = null, firstClips } = project ?? {};
  const count = firstClips?.count ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another list
  useEffect(() => {
    if (jobId === null) return;
    return () => void queries.invalidateQueries({ queryKey: KEYS.clips(id) });
  }, [jobId, count, id, queries]);
}

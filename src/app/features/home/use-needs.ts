/** Reads what needsOf looks at: the newest projects' clips and exports, and the newest runs of tools. */
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { Project } from '../../../contract/schemas/project.ts';
import { clipsQuery } from '../../data/clips.ts';
import { exportsQuery } from '../../data/compositions.ts';
import { useClient } from '../../data/session.tsx';
import { toolRunsQuery } from '../../data/tool-runs.ts';
import { useNow } from '../../ui/use-now.ts';
import { type Need, needsOf } from './needs.ts';

/** Each costs two reads of the minute's budget. Older projects are a click away. */
const LOOKED_INTO = 6;

/** @param projects newest first */
export function useNeeds(projects: readonly Project[]): Need[] {
  const client = useClient();
  const nowMs = useNow();
  const ready = projects.filter(({ status }) => status === 'ready').slice(0, LOOKED_INTO);
  const withClips = ready.filter(({ kind }) => kind === 'autoclip');
  const clips = useQueries({ queries: withClips.map(({ id }) => clipsQuery(client, id)) });
  const exports = useQueries({ queries: ready.map(({ id }) => exportsQuery(client, id)) });
  const runs = useInfiniteQuery(toolRunsQuery(client, null)).data?.pages[0]?.data ?? [];
  const work = projects.map((project) => ({
    project,
    clips: clips[withClips.indexOf(project)]?.data ?? [],
    // Until the exports are known, no clip is told to lack one.
    exports: exports[ready.indexOf(project)]?.data ?? null,
  }));
  const known = work.map(({ project, clips: found, exports: made }) => ({
    project,
    clips: made === null ? found.filter(({ status }) => status === 'proposed') : found,
    exports: made ?? [],
  }));
  return needsOf(known, runs, nowMs);
}

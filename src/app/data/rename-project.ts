/** Renaming a project, by the operation its kind is changed with. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import type { Project, ProjectDetail } from '../../contract/schemas/project.ts';
import { meQuery } from './account.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';

type Rename = (client: ApiClient, projectId: string, title: string) => Promise<{ project: Project }>;

const BY_KIND: Readonly<Record<string, Rename>> = {
  autoclip: ({ api }, projectId, title) => api.update_project({ params: { projectId }, body: { title } }),
  // Extension `vibe_edit_title`.
  vibeedit: ({ api }, projectId, title) => api.update_project({ params: { projectId }, body: { title } }),
  splitscreen: ({ api }, projectId, title) =>
    api.update_split_screen_project({ params: { projectId }, body: { title } }),
  streamer: ({ api }, projectId, title) =>
    api.update_streamer_project({ params: { projectId }, body: { title } }),
  forumstory: ({ api }, projectId, title) =>
    api.update_forum_story_project({ params: { projectId }, body: { title } }),
  faketext: ({ api }, projectId, title) =>
    api.update_fake_text_project({ params: { projectId }, body: { title } }),
};

export interface Renaming {
  readonly rename: (title: string) => void;
  /** Shown from the press on; null once the project itself says it. */
  readonly shown: string | null;
  readonly error: unknown;
}

/** null where this service cannot rename a project of its kind. */
export function useRenameProject(project: ProjectDetail | undefined): Renaming | null {
  const client = useClient();
  const queries = useQueryClient();
  const features = useQuery(meQuery(client)).data?.features;
  const change = useMutation({
    mutationFn: async (title: string) => {
      const rename = BY_KIND[project?.kind ?? ''];
      if (project === undefined || rename === undefined) throw new Error('No project to rename.');
      const { project: renamed } = await rename(client, project.id, title);
      queries.setQueryData<ProjectDetail>(KEYS.project(project.id), (now) => now && { ...now, ...renamed });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.projects }),
  });
  if (project === undefined || BY_KIND[project.kind] === undefined) return null;
  if (project.kind === 'vibeedit' && features?.includes('vibe_edit_title') !== true) return null;
  return {
    rename: change.mutate,
    shown: change.isPending ? change.variables : null,
    error: change.error,
  };
}

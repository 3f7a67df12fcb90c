/** Renaming a project, by the operation its kind is changed with. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Project, ProjectDetail } from '../../../contract/schemas/project.ts';
import { meQuery } from '../account/account.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

/** How a kind of project is renamed. */
interface Renameable {
  readonly rename: (client: ApiClient, projectId: string, title: string) => Promise<{ project: Project }>;
  readonly renameNeeds?: string;
}

export interface Renaming {
  readonly rename: (title: string) => void;
  /** Shown from the press on; null once the project itself says it. */
  readonly shown: string | null;
  readonly error: unknown;
}

/** What an answer to a rename tells: the name and nothing else, as answers overtake each other. */
export function renamedAs(known: ProjectDetail, { title }: Pick<Project, 'title'>): ProjectDetail {
  return { ...known, title };
}

/** What an answer to a change of settings tells: everything but the name. */
export function resetAs(known: ProjectDetail, answer: Project): ProjectDetail {
  return { ...known, ...answer, title: known.title };
}

/** null where this service cannot rename a project of its kind. */
export function useRenameProject(
  project: ProjectDetail | undefined,
  kind: Renameable | undefined,
): Renaming | null {
  const client = useClient();
  const queries = useQueryClient();
  const features = useQuery(meQuery(client)).data?.features;
  const change = useMutation({
    mutationFn: async (title: string) => {
      if (project === undefined || kind === undefined) throw new Error('No project to rename.');
      const { project: renamed } = await kind.rename(client, project.id, title);
      queries.setQueryData<ProjectDetail>(KEYS.project(project.id), (now) => now && renamedAs(now, renamed));
    },
    // The last name given is the last to arrive.
    scope: { id: `name of ${project?.id}` },
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.projects }),
  });
  if (project === undefined || kind === undefined) return null;
  if (kind.renameNeeds !== undefined && features?.includes(kind.renameNeeds) !== true) return null;
  return {
    rename: change.mutate,
    shown: change.isPending ? change.variables : null,
    error: change.error,
  };
}

/** Changes of a project of clips: another source, and its start. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/operations.ts';
import { useChange } from '../changes/use-change.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import type { HandedOver } from './save-settings.ts';

export type Source = Pick<BodyOf<'update_project'>, 'sourceAssetId' | 'sourceUrl'>;

/** Extension `project_source_again`. */
export function useChangeSource(projectId: string) {
  return useChange(
    ({ api }, source: Source) => api.update_project({ params: { projectId }, body: source }),
    [KEYS.projects, KEYS.runningJobs],
  );
}

interface StartWith {
  readonly settings: BodyOf<'update_project'>['settings'];
  readonly saving: HandedOver;
}

/**
 * Saves the settings and starts the analysis with them.
 * @param onStarted it runs, and what is known of the project says so: also where what asked is gone by then
 */
export function useStartAnalysis(projectId: string, onStarted?: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const params = { projectId };
  return useMutation({
    mutationFn: async ({ settings, saving }: StartWith) => {
      const { project } = await client.api
        .update_project({ params, body: { settings } })
        .catch((reason: unknown) => {
          saving.returned(reason);
          throw reason;
        });
      saving.taken();
      return client.api.analyze_project({ params }, { basis: project.settings });
    },
    onSettled: async (_, error) => {
      await Promise.all(
        [KEYS.project(projectId), KEYS.runningJobs, KEYS.credits].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      if (error === null) onStarted?.();
    },
  });
}

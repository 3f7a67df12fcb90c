/** Deleting a project with everything made in it, where the connection has the owner. */
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Project } from '../../../contract/schemas/project.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ConfirmDelete } from '../../ui/confirm-delete.tsx';

export function DeleteProject({ project }: { project: Project }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => client.owner.delete_project({ params: { projectId: project.id } }),
    onSuccess: async () => {
      await navigate(PATHS.projects.to());
      // The page may still be here while the next one loads: what is gone must not be asked for again.
      const isGone = ({ queryKey }: Query) => queryKey.includes(project.id);
      await queries.invalidateQueries({ predicate: isGone, refetchType: 'none' });
      // Lists, clips, exports, storage: all of them may have shown a part of it.
      await queries.invalidateQueries({ predicate: (query) => !isGone(query) });
    },
  });
  if (client.connection.ownerToken === null) return null;
  return (
    <ConfirmDelete
      label={t('project.delete')}
      question={t('project.deleteQuestion', { title: project.title })}
      consequence={t('project.deleteConsequence')}
      pending={remove.isPending}
      error={remove.error}
      onDelete={() => remove.mutate()}
      onKeep={remove.reset}
    />
  );
}

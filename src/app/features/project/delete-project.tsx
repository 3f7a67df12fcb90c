/** Deleting a project with everything made in it, where the connection has the owner. */
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Project } from '../../../contract/schemas/project.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { DeleteThing } from '../../parts/changes/delete-thing.tsx';
import { PATHS } from '../../paths.ts';

export function DeleteProject({ project }: { project: Project }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id: projectId, title } = project;
  if (client.connection.ownerToken === null) return null;
  return (
    <DeleteThing
      thing={{ type: 'project', id: projectId, title }}
      label={t('project.delete')}
      question={t('project.deleteQuestion', { title })}
      consequence={t('project.deleteConsequence')}
      onGone={async () => {
        await navigate(PATHS.projects.to());
        // The page may still be here while the next one loads: what is gone must not be asked for again.
        const isGone = ({ queryKey }: Query) => queryKey.includes(projectId);
        await queries.invalidateQueries({ predicate: isGone, refetchType: 'none' });
        // Lists, clips, exports, storage: all of them may have shown a part of it.
        await queries.invalidateQueries({ predicate: (query) => !isGone(query) });
      }}
    />
  );
}

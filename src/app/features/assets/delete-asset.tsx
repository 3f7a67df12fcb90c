/** Deleting an asset: asked once, because it cannot be undone; the projects that still use it are named. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiError } from '../../../client/api-error.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { KEYS } from '../../data/query-keys.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ConfirmDelete } from '../../ui/confirm-delete.tsx';
import { Link } from '../../ui/link.tsx';

const usesSchema = z.object({ uses: z.array(z.object({ projectId: z.string(), title: z.string() })) });

export function DeleteAsset({ asset }: { asset: Asset }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => client.owner.delete_asset({ params: { assetId: asset.id } }),
    onSuccess: () => {
      // What lists remember of it would show pictures of files that are gone.
      queries.removeQueries({ queryKey: KEYS.assets, type: 'inactive' });
      void queries.invalidateQueries({ queryKey: KEYS.storage });
      navigate(PATHS.assets.to());
    },
  });
  if (client.connection.ownerToken === null) return null;
  const uses =
    remove.error instanceof ApiError ? usesSchema.safeParse(remove.error.facts.details).data?.uses : [];
  return (
    <ConfirmDelete
      label={t('asset.delete')}
      question={t('asset.deleteTitle')}
      consequence={t('asset.deleteText', { title: asset.title })}
      pending={remove.isPending}
      error={remove.error}
      detail={
        uses === undefined || uses.length === 0 ? null : (
          <ul className="flex flex-col gap-1 text-sm">
            {uses.map(({ projectId, title }) => (
              <li key={projectId}>
                <Link className="underline underline-offset-4" to={PATHS.project.to(projectId)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
      onDelete={() => remove.mutate()}
      onKeep={remove.reset}
    />
  );
}

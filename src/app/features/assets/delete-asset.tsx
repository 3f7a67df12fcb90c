/** Deleting an asset: asked once, because it cannot be undone; the projects that still use it are named. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiError } from '../../../client/api-error.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { KEYS } from '../../data/query-keys.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

const usesSchema = z.object({ uses: z.array(z.object({ projectId: z.string(), title: z.string() })) });

export function DeleteAsset({ asset }: { asset: Asset }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.owner.delete_asset({ params: { assetId: asset.id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: KEYS.assets });
      void queries.invalidateQueries({ queryKey: KEYS.storage });
      navigate(PATHS.assets.to());
    },
  });
  if (client.connection.ownerToken === null) return null;
  const uses =
    remove.error instanceof ApiError ? usesSchema.safeParse(remove.error.facts.details).data?.uses : [];
  return (
    <>
      <Button
        tone="danger"
        className="max-md:min-h-11"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Trash2 size={16} aria-hidden />
        {t('asset.delete')}
      </Button>
      {asking ? (
        <Dialog
          title={t('asset.deleteTitle')}
          closeLabel={t('keys.close')}
          onClose={() => {
            setAsking(false);
            remove.reset();
          }}
        >
          <div className="flex flex-col gap-4">
            <p className="break-words">{t('asset.deleteText', { title: asset.title })}</p>
            {remove.isError ? <ErrorNote error={remove.error} /> : null}
            {uses === undefined || uses.length === 0 ? null : (
              <ul className="flex flex-col gap-1 text-sm">
                {uses.map(({ projectId, title }) => (
                  <li key={projectId}>
                    <Link className="underline underline-offset-4" to={PATHS.project.to(projectId)}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                tone="danger"
                className="min-h-11"
                disabled={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {t('asset.deleteNow')}
              </Button>
              <Button className="min-h-11" onClick={() => setAsking(false)}>
                {t('asset.keep')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

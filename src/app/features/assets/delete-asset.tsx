/** Deleting an asset. The projects that still use it are named. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiError } from '../../../client/api-error.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { useClient } from '../../data/connection/session.tsx';
import { KEYS } from '../../data/reads/query-keys.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { DeleteThing } from '../../parts/changes/delete-thing.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';

const usesSchema = z.object({ uses: z.array(z.object({ projectId: z.string(), title: z.string() })) });

export function DeleteAsset({
  asset,
  onGoing,
}: {
  asset: Asset;
  /** Told before it goes for good, and where it stays after all. */
  onGoing: (isGoing: boolean) => void;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id: assetId, title } = asset;
  if (client.connection.ownerToken === null) return null;
  return (
    <DeleteThing
      thing={{ type: 'asset', id: assetId, title }}
      label={t('asset.delete')}
      question={t('asset.deleteTitle')}
      consequence={t('asset.deleteText', { title })}
      onGoing={onGoing}
      onGone={async () => {
        // What lists remember of it would show pictures of files that are gone.
        queries.removeQueries({ queryKey: KEYS.assets, type: 'inactive' });
        for (const queryKey of [KEYS.storage, KEYS.bin, KEYS.me])
          void queries.invalidateQueries({ queryKey });
        await navigate(PATHS.assets.to());
      }}
      detailOf={(error) => <Uses of={error} />}
    />
  );
}

function Uses({ of: error }: { of: unknown }) {
  const uses = error instanceof ApiError ? (usesSchema.safeParse(error.facts.details).data?.uses ?? []) : [];
  if (uses.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {uses.map(({ projectId, title }) => (
        <li key={projectId}>
          <Link className="underline underline-offset-4" to={PATHS.project.to(projectId)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

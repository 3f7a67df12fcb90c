/** A project without a usable video is given one: an upload, a file that is there, or a link (extension). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { meQuery } from '../../data/account.ts';
import { useChangeSource } from '../../data/change-project.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPicker } from '../../parts/asset-picker.tsx';
import { LinkField } from '../../parts/link-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function SourceAgain({ project }: { project: ProjectDetail }) {
  const { t } = useTranslate();
  const me = useQuery(meQuery(useClient()));
  const isEmpty = project.sourceAssetId === null;
  const [open, setOpen] = useState(isEmpty);
  const choose = useChangeSource(project.id);
  const link = useChangeSource(project.id);
  if (me.data === undefined) return isEmpty ? <Skeleton what="project" className="h-32" /> : null;
  if (me.data.features?.includes('project_source_again') !== true)
    return isEmpty ? <p className="text-sm text-ink-soft">{t('source.noneForGood')}</p> : null;
  if (!open)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('source.other')}</Button>
      </div>
    );
  return (
    <Card className="flex flex-col gap-4 p-4">
      <AssetPicker
        label={t('source.label')}
        value={null}
        fromLink={false}
        onChange={(assetId) => {
          if (assetId !== null) choose.mutate({ sourceAssetId: assetId });
        }}
      />
      {choose.isError ? <ErrorNote error={choose.error} /> : null}
      <LinkField onLink={(sourceUrl) => link.mutateAsync({ sourceUrl })} />
    </Card>
  );
}

/** `/new`: an upload on its way to becoming a project, or an asset that becomes one at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { attachCaptions } from '../data/attach-captions.ts';
import { captionsBeside } from '../data/captions-beside.ts';
import { KEYS } from '../data/query-keys.ts';
import { useClient } from '../data/session.tsx';
import { useUpload } from '../data/uploads.ts';
import { AutoclipForm } from '../features/project/autoclip-form.tsx';
import { DEFAULT_SETTINGS } from '../features/project/default-settings.ts';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { UploadRow } from '../parts/upload-row.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { Page } from '../ui/page.tsx';

export default function NewClipsRoute() {
  const { t, locale } = useTranslate();
  const [search] = useSearchParams();
  const localId = search.get('upload');
  const upload = useUpload(localId);
  const assetId = search.get('asset') ?? upload?.asset?.id ?? null;
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [error, setError] = useState<unknown>(null);
  const created = useRef<string | null>(null);
  useBreadcrumb([{ label: t('nav.projects'), to: PATHS.projects.to() }, { label: t('new.title') }]);

  useEffect(() => {
    if (assetId === null || created.current === assetId) return;
    created.current = assetId;
    const create = async (): Promise<void> => {
      const captions = captionsBeside(localId);
      if (captions !== null && client.connection.ownerToken !== null) {
        await attachCaptions(client, assetId, captions, settings.language, locale);
      }
      const { project } = await client.api.create_project({ body: { sourceAssetId: assetId, settings } });
      void queries.invalidateQueries({ queryKey: KEYS.projects });
      void queries.invalidateQueries({ queryKey: KEYS.assets });
      navigate(PATHS.project.to(project.id), { replace: true });
    };
    create().catch(setError);
  }, [assetId, localId, client, queries, navigate, settings, locale]);

  return (
    <Page title={t('new.title')} lead={t('new.lead')}>
      <div className="flex flex-col gap-6">
        {upload === null ? null : (
          <Card className="p-4">
            <UploadRow upload={upload} plain />
          </Card>
        )}
        {error === null ? null : <ErrorNote error={error} />}
        {upload === null && assetId === null ? (
          <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
            <p>{t('new.gone')}</p>
            <ButtonLink to={PATHS.home.to()}>{t('nav.home')}</ButtonLink>
          </Card>
        ) : (
          <AutoclipForm settings={settings} onChange={setSettings} />
        )}
      </div>
    </Page>
  );
}

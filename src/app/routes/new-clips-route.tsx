/** `/new`: an upload on its way to becoming a project, or an asset that becomes one at once. */
import { useQueryClient } from '@tanstack/react-query';
import { Captions } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isOnItsWay } from '../../client/uploads/upload-state.ts';
import type { AutoclipSettingsInput } from '../../contract/schemas/project.ts';
import { useClient } from '../data/connection/session.tsx';
import { startProject } from '../data/projects/start-project.ts';
import { KEYS } from '../data/reads/query-keys.ts';
import { captionsBeside } from '../data/uploads/captions-beside.ts';
import { chosenSettings } from '../data/uploads/kept-by-upload.ts';
import { useLeftUploads, useUpload } from '../data/uploads/uploads.ts';
import { AutoclipForm } from '../features/project/settings/autoclip-form.tsx';
import { type ChosenSettings, DEFAULT_SETTINGS } from '../features/project/settings/default-settings.ts';
import { useWithinRanges } from '../features/project/settings/use-within-ranges.ts';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { errorText } from '../i18n/error-words.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { UnreadUpload } from '../parts/uploads/unread-upload.tsx';
import { UploadRow } from '../parts/uploads/upload-row.tsx';
import { UploadTitle } from '../parts/uploads/upload-title.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Card } from '../ui/page/card.tsx';
import { Page } from '../ui/page/page.tsx';

export default function NewClipsRoute() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const localId = search.get('upload');
  // Another video is begun with nothing of the one before.
  return <NewClips key={localId ?? key} localId={localId} />;
}

/** @param localId of the upload the clips are to be made of; null where the address names a file that is there */
function NewClips({ localId }: { localId: string | null }) {
  const { t, locale } = useTranslate();
  const [search] = useSearchParams();
  const upload = useUpload(localId);
  const left = useLeftUploads();
  const sound = upload?.asset?.kind === 'audio' ? upload.asset : null;
  const assetId = search.get('asset') ?? (sound === null ? (upload?.asset?.id ?? null) : null);
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const visit = localId ?? `${assetId} ${key}`;
  const [settings, setSettings] = useState(
    () => ({ ...DEFAULT_SETTINGS, ...chosenSettings.of(visit)?.settings }) as ChosenSettings,
  );
  const valid = useWithinRanges(settings, DEFAULT_SETTINGS);
  const isUnread = localId !== null && upload === null && left !== 'read';
  const isUnusable = assetId === null && (upload === null ? !isUnread : upload.phase === 'refused');
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const beside = client.connection.ownerToken === null ? null : captionsBeside(localId);
  const latest = useRef(valid);
  latest.current = valid;
  useBreadcrumb([{ label: t('nav.projects'), to: PATHS.projects.to() }, { label: t('new.title') }]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to start again
  useEffect(() => {
    if (assetId === null) return;
    let left = false;
    const settings = () => latest.current as AutoclipSettingsInput;
    startProject(client, visit, { assetId, uploadLocalId: localId, settings, reader: locale }).then(
      ({ project, captionsProblem }) => {
        // Whoever comes back finds what the project has.
        if (left) return;
        chosenSettings.forget(visit);
        void queries.invalidateQueries({ queryKey: KEYS.projects });
        void queries.invalidateQueries({ queryKey: KEYS.assets });
        const problem =
          captionsProblem === null
            ? null
            : t('captions.refused', {
                name: captionsProblem.filename,
                reason: errorText(t, captionsProblem.error),
              });
        void navigate(PATHS.project.to(project.id), { replace: true, state: { captionsProblem: problem } });
      },
      (reason: unknown) => left || setError(reason),
    );
    return () => {
      left = true;
    };
  }, [assetId, localId, visit, client, attempt]);

  const leadOf = (): string | undefined => {
    if (upload !== null && isOnItsWay(upload)) return t('new.lead');
    return isUnusable || sound !== null ? undefined : t('new.leadStill');
  };

  return (
    <Page lead={leadOf()}>
      <div className="flex flex-col gap-6">
        {isUnread ? <UnreadUpload /> : null}
        {upload === null ? null : (
          <Card className="flex flex-col gap-4 p-4">
            <UploadRow upload={upload} plain />
            <UploadTitle upload={upload} />
            {beside === null ? null : (
              <p className="flex items-center gap-2 text-sm text-ink-soft">
                <Captions size={16} aria-hidden />
                {t('new.beside', { name: beside.name })}
              </p>
            )}
          </Card>
        )}
        {error === null ? null : (
          <ErrorNote
            error={error}
            onRetry={() => {
              setError(null);
              setAttempt(attempt + 1);
            }}
          />
        )}
        {sound !== null ? (
          <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
            <p className="min-w-0 flex-1 basis-60">{t('new.isSound')}</p>
            <ButtonLink to={PATHS.asset.to(sound.id)}>{t('upload.open')}</ButtonLink>
          </Card>
        ) : isUnusable ? (
          <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
            <p className="min-w-0 flex-1 basis-60">{t(upload === null ? 'new.gone' : 'new.refused')}</p>
            <ButtonLink to={PATHS.home.to()}>{t('nav.home')}</ButtonLink>
          </Card>
        ) : (
          <AutoclipForm
            settings={settings}
            onChange={(next) => {
              setSettings(next);
              chosenSettings.remember(visit, { settings: next as AutoclipSettingsInput });
            }}
          />
        )}
      </div>
    </Page>
  );
}

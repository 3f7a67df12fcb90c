/** `/assets/:assetId`: one file with its facts, player, transcript and what can be done with it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Scissors, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../client/api-error.ts';
import { assetQuery, transcriptQuery } from '../data/assets.ts';
import { KEYS } from '../data/query-keys.ts';
import { useClient } from '../data/session.tsx';
import { useFile } from '../data/use-file-address.ts';
import { AssetFacts } from '../features/assets/asset-facts.tsx';
import { TranscriptText } from '../features/assets/transcript-text.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/card.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { Page } from '../ui/page.tsx';
import { QueryErrors } from '../ui/query-errors.tsx';

export default function AssetRoute() {
  const { t } = useTranslate();
  const { assetId = '' } = useParams();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const asset = useQuery(assetQuery(client, assetId));
  const transcript = useQuery(transcriptQuery(client, assetId));
  const file = useFile(asset.data?.links?.fileUrl);
  const title = asset.data?.title ?? t('composition.loading');
  useBreadcrumb([{ label: t('nav.assets'), to: PATHS.assets.to() }, { label: title }]);
  const remove = useMutation({
    mutationFn: () => client.owner.delete_asset({ params: { assetId } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: KEYS.assets });
      navigate(PATHS.assets.to());
    },
  });
  const noTranscript = transcript.error instanceof ApiError && transcript.error.code === 'NOT_FOUND';

  if (asset.isError) {
    return (
      <Page title={t('nav.assets')}>
        <ErrorNote error={asset.error} onRetry={() => void asset.refetch()} />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      wide
      action={
        <div className="flex gap-2">
          {client.connection.ownerToken === null ? null : (
            <Button tone="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
              <Trash2 size={16} aria-hidden />
              {t('asset.delete')}
            </Button>
          )}
          <ButtonLink tone="primary" to={PATHS.newClips.to({ asset: assetId })}>
            <Scissors size={16} aria-hidden />
            {t('upload.makeClips')}
          </ButtonLink>
        </div>
      }
    >
      {remove.isError ? <ErrorNote error={remove.error} /> : null}
      <QueryErrors of={[{ error: file.error, refetch: file.retry }]} />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <div className="dark-room aspect-video overflow-hidden rounded-card">
            {file.address === null ? null : (
              // biome-ignore lint/a11y/useMediaCaption: the transcript stands beside the player
              <video ref={video} src={file.address} controls className="size-full" preload="metadata" />
            )}
          </div>
          {asset.data === undefined ? <div className="skeleton h-40" /> : <AssetFacts asset={asset.data} />}
        </div>
        <Section title={t('asset.transcript')}>
          {noTranscript ? <p className="text-ink-soft">{t('asset.noTranscript')}</p> : null}
          {transcript.isError && !noTranscript ? (
            <ErrorNote error={transcript.error} onRetry={() => void transcript.refetch()} />
          ) : null}
          {transcript.data === undefined ? null : (
            <TranscriptText
              transcript={transcript.data}
              onSeek={(timeSec) => {
                if (video.current !== null) video.current.currentTime = timeSec;
              }}
            />
          )}
        </Section>
      </div>
    </Page>
  );
}

/** `/assets/:assetId`: one file with its facts, player, transcript, uses and what can be done with it. */
import { useQuery } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../client/api-error.ts';
import { ASSET } from '../commands/asset-set.ts';
import { useCommands } from '../commands/open-commands.ts';
import { useOwnerFeature } from '../data/account/use-owner-feature.ts';
import { assetQuery, transcriptQuery } from '../data/assets/assets.ts';
import { useReferenceOf } from '../data/assets/originals.ts';
import { useFile } from '../data/assets/use-file-address.ts';
import { useClient } from '../data/connection/session.tsx';
import { useTranscribeAgain } from '../data/jobs/transcribe-again.ts';
import { AFTER_CHANGES, AFTER_CHANGES_WHILE_MISSING } from '../data/reads/use-look-after-changes.ts';
import { useShown } from '../data/reads/use-shown.ts';
import { AssetFacts } from '../features/assets/asset-facts.tsx';
import { AssetOriginal } from '../features/assets/asset-original.tsx';
import { AssetPlayer } from '../features/assets/asset-player.tsx';
import { AssetUses } from '../features/assets/asset-uses.tsx';
import { DeleteAsset } from '../features/assets/delete-asset.tsx';
import { SpeakerNames } from '../features/assets/speaker-names.tsx';
import { TranscribeAgainDialog } from '../features/assets/transcribe-again-dialog.tsx';
import { TranscriptText } from '../features/assets/transcript-text.tsx';
import { TranscriptTools } from '../features/assets/transcript-tools.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { useHeldLink } from '../parts/player/use-held-link.ts';
import { AttachCaptions } from '../parts/uploads/attach-captions.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { QueryErrors } from '../ui/notices/query-errors.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Section } from '../ui/page/card.tsx';
import { Page } from '../ui/page/page.tsx';

export default function AssetRoute() {
  const { t } = useTranslate();
  const { assetId = '' } = useParams();
  const client = useClient();
  const navigate = useNavigate();
  const media = useRef<HTMLMediaElement>(null);
  // Deleted elsewhere meanwhile, its player would wait for ever.
  const asset = useShown({
    ...assetQuery(client, assetId),
    meta: AFTER_CHANGES,
    refetchOnWindowFocus: 'always',
  });
  const transcript = useQuery({ ...transcriptQuery(client, assetId), meta: AFTER_CHANGES_WHILE_MISSING });
  const link = useHeldLink(assetId, asset.known?.links?.fileUrl, () => void asset.refetch());
  const reference = useReferenceOf(asset.known);
  const file = useFile(link.url, reference !== null);
  const title = asset.known?.title ?? t('composition.loading');
  const isVideo = asset.known?.kind === 'video';
  const makeClips = PATHS.newClips.to({ asset: assetId });
  const isUnread = asset.known === undefined && asset.failure !== null;
  useBreadcrumb([{ label: t('nav.assets'), to: PATHS.assets.to() }, ...(isUnread ? [] : [{ label: title }])]);
  const [isGoing, setIsGoing] = useState(false);
  const letGo = (goes: boolean): void => {
    // An element that leaves the page reads on, until somebody takes its file away.
    media.current?.removeAttribute('src');
    media.current?.load();
    setIsGoing(goes);
  };
  const again = useTranscribeAgain(assetId);
  const mayTranscribe = useOwnerFeature('owner_transcript') && isVideo;
  const [isAsking, setIsAsking] = useState(false);
  const ask = (): void => setIsAsking(true);
  useCommands(ASSET, {
    isVideo,
    makeClips: () => void navigate(makeClips),
    transcribe: mayTranscribe && again.jobId === null ? ask : null,
  });
  const attach = <AttachCaptions assetId={assetId} language={null} problem={null} />;
  const original =
    asset.known === undefined || reference === null ? null : (
      <AssetOriginal asset={asset.known} reference={reference} error={file.error} />
    );
  const isSound = asset.known?.kind === 'audio';
  const noTranscript = transcript.error instanceof ApiError && transcript.error.code === 'NOT_FOUND';

  const failed =
    asset.failure === null ? null : <ErrorNote error={asset.failure} onRetry={() => void asset.refetch()} />;

  if (isUnread) return <Page title={t('nav.assets')}>{failed}</Page>;
  return (
    <Page
      title={title}
      wide
      action={
        <div className="flex gap-2">
          {asset.known === undefined ? null : <DeleteAsset asset={asset.known} onGoing={letGo} />}
          {isVideo ? (
            <ButtonLink tone="primary" className="max-md:min-h-11" to={makeClips}>
              <Scissors size={16} aria-hidden />
              {t('upload.makeClips')}
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      {failed === null ? null : <div className="mb-4">{failed}</div>}
      <QueryErrors of={[{ error: file.error, refetch: file.retry }]} />
      {/* What can be done about it comes first. */}
      {file.error === null ? null : <div className="mt-4">{original}</div>}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <AssetPlayer
            asset={asset.known}
            address={isGoing ? null : file.address}
            link={link}
            media={media}
          />
          {asset.known === undefined ? (
            <Skeleton what="video" className="h-40" />
          ) : (
            <AssetFacts asset={asset.known} />
          )}
          {file.error === null ? original : null}
          {asset.known === undefined ? null : <AssetUses assetId={assetId} />}
        </div>
        {/* Nothing here writes the words of a sound down. */}
        {isSound && (noTranscript || transcript.isPending) ? null : (
          <Section title={t('asset.transcript')}>
            <div className="flex flex-col gap-4">
              {noTranscript ? <p className="text-ink-soft">{t('asset.noTranscript')}</p> : null}
              {transcript.isError && !noTranscript ? (
                <ErrorNote error={transcript.error} onRetry={() => void transcript.refetch()} />
              ) : null}
              {transcript.data === undefined ? null : (
                <TranscriptText
                  transcript={transcript.data}
                  onSeek={(timeSec) => {
                    const player = media.current;
                    if (player === null) return;
                    player.currentTime = timeSec;
                    // A browser that refuses to play stands at the right place all the same.
                    player.play().catch(() => undefined);
                  }}
                />
              )}
              {transcript.isPending ? <Skeleton what="transcript" className="h-96" /> : null}
              {transcript.data === undefined || !mayTranscribe ? null : (
                <SpeakerNames assetId={assetId} words={transcript.data.words} />
              )}
              {!isVideo || transcript.isPending ? null : mayTranscribe ? (
                <TranscriptTools
                  assetId={assetId}
                  language={transcript.data?.language ?? null}
                  again={again}
                  onAgain={ask}
                >
                  {attach}
                </TranscriptTools>
              ) : (
                attach
              )}
            </div>
          </Section>
        )}
      </div>
      {isAsking ? (
        <TranscribeAgainDialog
          hasFormerCaptions={transcript.data?.hasFormerCaptions === true}
          language={transcript.data?.language ?? null}
          durationSec={asset.known?.durationSec ?? 0}
          onStart={again.start}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Page>
  );
}

/** The video a project is made from, with what is known about it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clock } from '../../i18n/clock.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Card } from '../../ui/page/card.tsx';

export function SourceCard({ assetId, children }: { assetId: string; children?: ReactNode }) {
  const { t, locale } = useTranslate();
  const asset = useQuery(assetQuery(useClient(), assetId));
  if (asset.isError) return <ErrorNote error={asset.error} onRetry={() => void asset.refetch()} />;
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-3 p-3 sm:gap-x-4 sm:gap-y-2 sm:p-4">
      <div className="dark-room relative aspect-video w-24 self-start overflow-hidden sm:row-span-2 sm:w-44 rounded-control">
        <AssetPoster assetId={assetId} />
      </div>
      <div className={`min-w-0 ${children === undefined ? '' : 'sm:self-end'}`}>
        {asset.data === undefined ? (
          <Skeleton what="video" className="h-5 w-40" />
        ) : (
          <div className="min-w-0">
            <p className="truncate font-medium" title={asset.data.title}>
              {asset.data.title}
            </p>
            <p className="text-sm text-ink-soft">
              <ClockText>
                {[
                  asset.data.durationSec === null ? null : clock(asset.data.durationSec),
                  asset.data.width === null ? null : `${asset.data.width} × ${asset.data.height}`,
                  fileSize(asset.data.sizeBytes, locale),
                  asset.data.hasAudio === false ? t('asset.noSound') : null,
                  asset.data.transcriptOrigin === 'captions' ? t('asset.withSubtitles') : null,
                  asset.data.transcriptOrigin === 'speech' ? t('asset.withTranscript') : null,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </ClockText>
            </p>
          </div>
        )}
      </div>
      {children === undefined ? null : (
        <div className="col-span-2 flex min-w-0 flex-col gap-3 sm:col-span-1 sm:self-start">{children}</div>
      )}
    </Card>
  );
}

/** An asset as it is: a film or a sound to play, a picture to look at, or only its poster. */
import type { RefObject } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { VideoPlayer } from './video-player.tsx';

export function AssetPlayer({
  asset,
  address,
  media,
}: {
  asset: Asset | undefined;
  address: string | null;
  media: RefObject<HTMLMediaElement | null>;
}) {
  const { t } = useTranslate();
  const kind = asset?.kind;
  if (kind === 'font' || kind === 'other') return <p className="text-ink-soft">{t('asset.noPreview')}</p>;
  if (asset !== undefined && kind === 'audio')
    return (
      <SoundPlayer asset={asset} address={address} media={media as RefObject<HTMLAudioElement | null>} />
    );
  if (kind === 'image') {
    return (
      <div className="dark-room aspect-video overflow-hidden rounded-card">
        {address === null ? null : (
          <img src={address} alt={asset?.title ?? ''} className="size-full object-contain" />
        )}
      </div>
    );
  }
  return <VideoPlayer asset={asset} address={address} media={media as RefObject<HTMLVideoElement | null>} />;
}

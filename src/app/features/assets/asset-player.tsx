/** An asset as it is: a film or a sound to play, a picture to look at, or only its poster. */

import { Maximize } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SeekBar } from '../../parts/player/seek-bar.tsx';
import { useVideoSeek } from '../../parts/player/seek-pictures.ts';
import { Transport } from '../../parts/player/transport.tsx';
import { useMediaPlayer } from '../../parts/player/use-media-player.ts';
import { IconButton } from '../../ui/button.tsx';
import { SoundPlayer } from './sound-player.tsx';

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

/** Of files that do not say. */
const USUAL_FPS = 25;

/** A source as it was brought: its picture, and below it a seek bar that shows where one would go. */
function VideoPlayer({
  asset,
  address,
  media,
}: {
  asset: Asset | undefined;
  address: string | null;
  media: RefObject<HTMLVideoElement | null>;
}) {
  const { t } = useTranslate();
  const room = useRef<HTMLDivElement>(null);
  const player = useMediaPlayer(media, address, asset?.fps ?? USUAL_FPS);
  const pictures = useVideoSeek(asset);
  const toggleFullscreen = (): void => {
    const change =
      document.fullscreenElement === null ? room.current?.requestFullscreen() : document.exitFullscreen();
    // A browser that does not allow it leaves the page as it is.
    change?.catch(() => undefined);
  };
  return (
    <div ref={room} className="dark-room flex flex-col rounded-card">
      <div className="aspect-video min-h-0 overflow-hidden rounded-t-card bg-black in-[:fullscreen]:aspect-auto in-[:fullscreen]:flex-1">
        {address === null ? null : (
          // biome-ignore lint/a11y/useMediaCaption: the transcript stands beside the player
          <video
            ref={media}
            src={address}
            onClick={player.toggle}
            onDoubleClick={toggleFullscreen}
            className="size-full cursor-pointer"
            preload="metadata"
            aria-label={asset?.title}
          />
        )}
      </div>
      <div className="p-2">
        <Transport
          player={player}
          bar={<SeekBar {...player} onSeek={player.seek} pictures={pictures} />}
          more={
            <IconButton
              label={t('player.fullscreen')}
              icon={<Maximize size={18} />}
              onClick={toggleFullscreen}
            />
          }
        />
      </div>
    </div>
  );
}

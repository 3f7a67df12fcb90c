/** An asset as it is: a film or a sound to play, a picture to look at, or only its poster. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Maximize } from 'lucide-react';
import { type MouseEvent, type RefObject, useRef } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { useGivesFiles } from '../../data/account/use-gives-files.ts';
import { peaksQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SeekBar } from '../../parts/player/seek-bar.tsx';
import { useVideoSeek } from '../../parts/player/seek-pictures.ts';
import { Transport } from '../../parts/player/transport.tsx';
import type { HeldLink } from '../../parts/player/use-held-link.ts';
import { useMediaPlayer } from '../../parts/player/use-media-player.ts';
import { Waveform } from '../../parts/trim/waveform.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';

export function AssetPlayer({
  asset,
  address,
  link,
  media,
}: {
  asset: Asset | undefined;
  address: string | null;
  /** That the address is of. */
  link: HeldLink;
  media: RefObject<HTMLMediaElement | null>;
}) {
  const { t } = useTranslate();
  const kind = asset?.kind;
  const givesFiles = useGivesFiles();
  if (!givesFiles) return <p className="text-ink-soft">{t('player.noFiles')}</p>;
  if (kind === 'font' || kind === 'other') return <p className="text-ink-soft">{t('asset.noPreview')}</p>;
  if (asset !== undefined && kind === 'audio')
    return <SoundPlayer {...{ asset, address, link }} media={media as RefObject<HTMLAudioElement | null>} />;
  if (kind === 'image') {
    return (
      <div className="dark-room aspect-video overflow-hidden rounded-card">
        {address === null ? null : (
          <img src={address} alt={asset?.title ?? ''} className="size-full object-contain" />
        )}
      </div>
    );
  }
  return <VideoPlayer {...{ asset, address, link }} media={media as RefObject<HTMLVideoElement | null>} />;
}

/** Of files that do not say. */
const USUAL_FPS = 25;

/** A source as it was brought: its picture, and below it a seek bar that shows where one would go. */
function VideoPlayer({
  asset,
  address,
  link,
  media,
}: {
  asset: Asset | undefined;
  address: string | null;
  link: HeldLink;
  media: RefObject<HTMLVideoElement | null>;
}) {
  const { t } = useTranslate();
  const room = useRef<HTMLDivElement>(null);
  const player = useMediaPlayer(
    media,
    address,
    { fps: asset?.fps ?? USUAL_FPS, filmSec: asset?.durationSec ?? 0 },
    link,
  );
  const pictures = useVideoSeek(asset);
  const toggleFullscreen = (): void => {
    const change =
      document.fullscreenElement === null ? room.current?.requestFullscreen() : document.exitFullscreen();
    // A browser that does not allow it leaves the page as it is.
    change?.catch(() => undefined);
  };
  return (
    <div ref={room} className="dark-room flex flex-col rounded-card print:hidden">
      <div className="relative aspect-video min-h-0 overflow-hidden rounded-t-card bg-black in-[:fullscreen]:aspect-auto in-[:fullscreen]:flex-1">
        {address === null ? null : (
          // biome-ignore lint/a11y/useMediaCaption: the transcript stands beside the player
          <video
            ref={media}
            src={address}
            onClick={player.toggle}
            onDoubleClick={toggleFullscreen}
            className="size-full cursor-pointer"
            // Else phones play it full screen.
            playsInline
            preload="metadata"
            aria-label={asset?.title}
          />
        )}
        {link.isBroken ? (
          <div className="absolute inset-0 grid place-content-center bg-black">
            <CannotPlay link={link} />
          </div>
        ) : null}
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

/** What the step buttons move by, in steps a second. */
const STEPS_PER_SEC = 25;

/** A sound as it was brought: its waveform, where it stands in it, and the buttons of every player. */
function SoundPlayer({
  asset,
  address,
  link,
  media,
}: {
  asset: Asset;
  address: string | null;
  link: HeldLink;
  media: RefObject<HTMLAudioElement | null>;
}) {
  const player = useMediaPlayer(
    media,
    address,
    { fps: STEPS_PER_SEC, filmSec: asset.durationSec ?? 0 },
    link,
  );
  return (
    <div className="dark-room flex flex-col gap-1 rounded-card p-2">
      <SoundPicture asset={asset} timeSec={player.timeSec} onSeek={player.seek} />
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands beside the player */}
      <audio ref={media} src={address ?? undefined} preload="metadata" aria-label={asset.title} />
      {link.isBroken ? <CannotPlay link={link} /> : null}
      <Transport player={player} bar={<SeekBar {...player} onSeek={player.seek} pictures={null} />} />
    </div>
  );
}

function CannotPlay({ link }: { link: HeldLink }) {
  const { t } = useTranslate();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-4 text-center text-sm">
      <p className="text-balance">{t('player.failed')}</p>
      <Button className="max-md:min-h-11" onClick={link.tryAgain}>
        {t('error.retry')}
      </Button>
    </div>
  );
}

/** Nothing where the service keeps no peaks of it. */
function SoundPicture({
  asset: { links, durationSec },
  timeSec,
  onSeek,
}: {
  asset: Asset;
  timeSec: number;
  onSeek: (timeSec: number) => void;
}) {
  const peaksUrl = links?.peaksUrl ?? null;
  const peaks = useQuery({
    ...peaksQuery(useClient(), peaksUrl ?? ''),
    enabled: peaksUrl !== null,
    // Each read of the asset has another link to the same.
    placeholderData: keepPreviousData,
  });
  if (peaksUrl === null || durationSec === null) return null;
  if (peaks.isError) return <ErrorNote error={peaks.error} onRetry={() => void peaks.refetch()} />;
  const seek = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onSeek(((clientX - left) / width) * durationSec);
  };
  return (
    // As wide as the bar below without the halves of its thumb.
    <div className="relative mx-[7px] h-32">
      {peaks.data === undefined ? (
        <Skeleton what="waveform" className="h-full" />
      ) : (
        <>
          <Waveform data={peaks.data} startSec={0} endSec={durationSec} />
          {/* For the pointer; keys have the bar. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            onClick={seek}
            className="absolute inset-0 cursor-pointer"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-px bg-accent"
            style={{ left: `${Math.min(1, timeSec / durationSec) * 100}%` }}
          />
        </>
      )}
    </div>
  );
}

/** The picture of a scene player: brightest thing on the screen, keeping its shape while it loads. */
import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useGivesFiles } from '../../data/account/use-gives-files.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { ScenePlayer } from './use-scene-player.ts';

export function SceneScreen({
  player,
  widthPx,
  heightPx,
  label,
  poster,
  overlay,
}: {
  player: ScenePlayer;
  widthPx: number;
  heightPx: number;
  label: string;
  /** Fills the frame until the first picture is drawn. */
  poster?: ReactNode;
  /** Drawn over the picture, never into it. */
  overlay?: ReactNode;
}) {
  const { t } = useTranslate();
  const givesFiles = useGivesFiles();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the play button below the picture
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys play by that button and by Space
    <div
      onClick={player.toggle}
      className="relative mx-auto h-full max-h-full max-w-full cursor-pointer overflow-hidden rounded-card bg-black"
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {player.ready ? null : poster}
      <div ref={player.filmsRef} className="absolute size-px overflow-hidden opacity-0" aria-hidden />
      <canvas
        ref={player.canvasRef}
        width={widthPx / 2}
        height={heightPx / 2}
        role="img"
        aria-label={label}
        className={`relative size-full object-contain ${player.ready ? '' : 'opacity-0'}`}
      />
      {overlay}
      {import.meta.env.DEV ? <DroppedFrames playing={player.playing} /> : null}
      {player.ready && !player.playing && player.timeSec === 0 ? (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-black/55 text-white print:hidden"
        >
          <Play size={26} fill="currentColor" className="ml-1" />
        </span>
      ) : null}
      {givesFiles || player.ready ? null : (
        <p className="absolute inset-0 grid place-items-center p-4 text-center text-sm text-balance text-white">
          {t('player.noFiles')}
        </p>
      )}
      {player.ready || player.failure !== null || !givesFiles ? null : poster === undefined ? (
        <Skeleton what="video" className="absolute! inset-0" />
      ) : (
        <div className="sr-only" role="status" aria-label={t('player.loading')} />
      )}
      {player.plainFont ? (
        <p
          role="status"
          className="absolute inset-x-2 top-2 rounded-control bg-black/75 p-2 text-xs text-white"
        >
          {t('player.plainFont')}
        </p>
      ) : null}
      {player.failure === null ? null : (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/75 p-4 text-center text-sm text-white"
        >
          <p className="text-balance">{t('player.failed')}</p>
          <p className="text-xs wrap-anywhere opacity-80">{player.failure}</p>
        </div>
      )}
    </div>
  );
}

const COUNT_EVERY_MS = 500;

/**
 * In development only: how many pictures of the films in the same element were decoded and came too late to be shown.
 * Nothing until some were.
 */
function DroppedFrames({ playing }: { playing: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [counted, setCounted] = useState({ dropped: 0, all: 0 });
  useEffect(() => {
    if (!playing) return;
    const count = (): void => {
      const films = [...(line.current?.parentElement?.querySelectorAll('video') ?? [])];
      const qualities = films.map((film) => film.getVideoPlaybackQuality());
      setCounted({
        dropped: qualities.reduce((sum, { droppedVideoFrames }) => sum + droppedVideoFrames, 0),
        all: qualities.reduce((sum, { totalVideoFrames }) => sum + totalVideoFrames, 0),
      });
    };
    const timer = setInterval(count, COUNT_EVERY_MS);
    return () => clearInterval(timer);
  }, [playing]);
  return (
    <p
      ref={line}
      aria-hidden
      className="pointer-events-none absolute right-2 bottom-2 rounded-control bg-black/75 px-1.5 py-0.5 font-mono text-[10px] whitespace-nowrap text-white empty:hidden"
    >
      {counted.all === 0 ? null : `${counted.dropped} of ${counted.all} dropped`}
    </p>
  );
}

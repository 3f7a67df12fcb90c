/** The picture of a scene player: brightest thing on the screen, keeping its shape while it loads. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import type { ScenePlayer } from './use-scene-player.ts';

export function SceneScreen({
  player,
  widthPx,
  heightPx,
  label,
}: {
  player: ScenePlayer;
  widthPx: number;
  heightPx: number;
  label: string;
}) {
  const { t } = useTranslate();
  return (
    <div
      className="relative mx-auto h-full max-h-full max-w-full overflow-hidden rounded-card bg-black"
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions are drawn on the picture by the scene itself */}
      <video
        ref={player.videoRef}
        className="absolute size-px opacity-0"
        playsInline
        preload="auto"
        aria-hidden
        tabIndex={-1}
      />
      <canvas
        ref={player.canvasRef}
        width={widthPx / 2}
        height={heightPx / 2}
        role="img"
        aria-label={label}
        className={`size-full ${player.ready ? '' : 'opacity-0'}`}
      />
      {player.ready || player.failure !== null ? null : (
        <div className="skeleton absolute inset-0" role="status" aria-label={t('player.loading')} />
      )}
      {player.failure === null ? null : (
        <p role="alert" className="absolute inset-0 grid place-items-center p-4 text-center text-sm">
          {t('player.failed', { reason: player.failure })}
        </p>
      )}
    </div>
  );
}

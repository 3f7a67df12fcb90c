/** Play, step, sound, speed and position of a scene player. Every key has its button. */
import { Pause, Play, StepBack, StepForward, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { preciseClock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import type { ScenePlayer } from './use-scene-player.ts';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

export function nextRate(rate: number, direction: 1 | -1): number {
  const at = RATES.indexOf(rate);
  return RATES[Math.min(RATES.length - 1, Math.max(0, (at < 0 ? 2 : at) + direction))] ?? 1;
}

/** What any player can do, of a scene or of a single file. */
export type Playable = Pick<
  ScenePlayer,
  | 'playing'
  | 'timeSec'
  | 'durationSec'
  | 'muted'
  | 'unheard'
  | 'rate'
  | 'toggle'
  | 'seek'
  | 'step'
  | 'setRate'
  | 'setMuted'
>;

export function Transport({
  player,
  bar,
  loudness,
  more,
  clock,
}: {
  player: Playable;
  /** Where it stands: a SeekBar. */
  bar: ReactNode;
  /** Beside mute. */
  loudness?: ReactNode;
  /** Further buttons. */
  more?: ReactNode;
  /** In place of the player's own, where something else says where it stands. */
  clock?: ReactNode;
}) {
  const { t } = useTranslate();
  return (
    <div className="@container flex w-full flex-col gap-1 print:hidden">
      {bar}
      <div className="flex flex-wrap items-center gap-0.5">
        <IconButton
          label={t('player.stepBack')}
          icon={<StepBack size={18} />}
          onClick={() => player.step(-1)}
        />
        <IconButton
          label={t(player.playing ? 'player.pause' : 'player.play')}
          icon={
            player.playing ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />
          }
          className="mx-1 size-11 rounded-full bg-raised"
          onClick={player.toggle}
        />
        <IconButton
          label={t('player.stepForward')}
          icon={<StepForward size={18} />}
          onClick={() => player.step(1)}
        />
        <IconButton
          label={t(player.muted ? 'player.unmute' : 'player.mute')}
          icon={player.muted ? <VolumeX size={18} /> : <Volume2 size={18} />}
          onClick={() => player.setMuted(!player.muted)}
        />
        {loudness}
        <button
          type="button"
          className="min-h-9 pointer-coarse:min-h-11 min-w-11 rounded-control px-2 font-mono text-sm text-ink-soft hover:bg-raised"
          aria-label={t('player.rate', { rate: player.rate })}
          onClick={() => player.setRate(player.rate >= 2 ? 0.5 : nextRate(player.rate, 1))}
        >
          {player.rate}×
        </button>
        {more}
        {clock ?? (
          <span className="ml-auto font-mono text-xs whitespace-nowrap text-ink-soft">
            {preciseClock(player.timeSec)}
            <span
              className={`hidden ${loudness === undefined ? '@min-[22.5rem]:inline' : '@min-[28rem]:inline'}`}
            >
              {' '}
              / {preciseClock(player.durationSec)}
            </span>
          </span>
        )}
      </div>
      {player.unheard ? (
        <p role="status" className="px-2 text-xs text-ink-soft">
          {t('player.unheard')}
        </p>
      ) : null}
    </div>
  );
}

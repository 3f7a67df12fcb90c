/** Where a player stands, as a slider. Pointing at it or moving it by keyboard shows the picture of that moment. */
import { type CSSProperties, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { clock } from '../../i18n/clock.ts';
import { timeInWords } from '../../i18n/time-in-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { arrowDirection } from '../../ui/fields/slider-keys.ts';
import { type SeekPictures, useSceneSeek } from './seek-pictures.ts';
import type { Playable } from './transport.tsx';

/** Of a scene player. Apart, so that pictures that come draw the bar again and nothing around it. */
export function SceneSeekBar({ player, plan }: { player: Playable; plan: CompositionPlan | null }) {
  return <SeekBar {...player} onSeek={player.seek} pictures={useSceneSeek(plan)} />;
}

/** What an arrow key moves by. The slider's own step is as fine as a pointer, and would take a hundred presses a second. */
const ARROW_SEC = 1;

/** Half of the slider's thumb, which stays inside the bar. */
const THUMB_PX = 7;
const SHARP = 2;

interface SeekBarProps extends Pick<Playable, 'timeSec' | 'durationSec' | 'playing'> {
  readonly onSeek: (timeSec: number) => void;
  /** null: only the time is shown. */
  readonly pictures: SeekPictures | null;
}

export function SeekBar({ timeSec, durationSec, playing, onSeek, pictures }: SeekBarProps) {
  const { t, locale } = useTranslate();
  const [seen, setSeen] = useState<Moment | null>(null);
  const holder = useRef<HTMLDivElement>(null);
  const lengthSec = Math.max(0.01, durationSec);

  const isSeen = seen !== null;
  useEffect(() => {
    if (!isSeen) return;
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setSeen(null);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isSeen]);

  const show = (sec: number, barPx: number): void => {
    const atSec = Math.min(lengthSec, Math.max(0, sec));
    setSeen({ atSec, barPx, leftPx: THUMB_PX + (atSec / lengthSec) * (barPx - 2 * THUMB_PX) });
  };
  const point = ({ clientX }: PointerEvent): void => {
    const bar = holder.current?.getBoundingClientRect();
    if (bar === undefined) return;
    show(((clientX - bar.left - THUMB_PX) / (bar.width - 2 * THUMB_PX)) * lengthSec, bar.width);
  };
  const hide = (): void => setSeen(null);
  const seek = (sec: number, barPx: number): void => {
    onSeek(sec);
    show(sec, barPx);
  };

  return (
    <div ref={holder} className="relative" onPointerMove={point} onPointerLeave={hide}>
      {seen === null ? null : <SeekTip moment={seen} lengthSec={lengthSec} pictures={pictures} />}
      <input
        type="range"
        aria-label={t('player.position')}
        // While it plays, a reader has no time for hundredths.
        aria-valuetext={timeInWords(playing ? Math.floor(timeSec) : timeSec, locale)}
        min={0}
        max={lengthSec}
        step={0.01}
        value={timeSec}
        onChange={({ target }) => seek(Number(target.value), target.clientWidth)}
        onKeyDown={(event) => {
          const direction = arrowDirection(event);
          if (direction === undefined) return;
          event.preventDefault();
          const sec = Math.min(lengthSec, Math.max(0, timeSec + direction * ARROW_SEC));
          seek(sec, event.currentTarget.clientWidth);
        }}
        onBlur={hide}
        className="seek-bar"
        style={{ '--played': `${(100 * timeSec) / lengthSec}%` } as CSSProperties}
      />
    </div>
  );
}

interface Moment {
  readonly atSec: number;
  readonly leftPx: number;
  readonly barPx: number;
}

/** Stands on the bar without a gap, so that a pointer can move onto it. What it says is the slider's own value. */
function SeekTip({
  moment: { atSec, leftPx, barPx },
  lengthSec,
  pictures,
}: {
  moment: Moment;
  lengthSec: number;
  pictures: SeekPictures | null;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { widthPx = 0, heightPx = 0 } = pictures ?? {};
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context || pictures === null) return;
    const pictureSec = pictures.draw(context, atSec, lengthSec / barPx);
    context.canvas.hidden = pictureSec === null;
    // Which moment is shown by which picture, for tools that cannot read pixels.
    context.canvas.dataset['atSec'] = atSec.toFixed(3);
    context.canvas.dataset['pictureSec'] = pictureSec === null ? '' : pictureSec.toFixed(3);
  }, [pictures, pictures?.version, atSec, lengthSec, barPx]);
  const halfPx = Math.max(widthPx, 56) / 2 + 5;
  return (
    <div
      aria-hidden
      className="absolute bottom-full z-20 flex w-max -translate-x-1/2 flex-col items-center gap-0.5 rounded-control border bg-raised p-1 text-ink shadow-lg"
      style={{ left: Math.max(halfPx, Math.min(leftPx, barPx - halfPx)) }}
    >
      {pictures === null ? null : (
        <canvas
          ref={canvas}
          width={widthPx * SHARP}
          height={heightPx * SHARP}
          className="seek-picture rounded-sm bg-black"
          style={{ width: widthPx, height: heightPx }}
        />
      )}
      <span className="px-1 font-mono text-xs">{clock(atSec)}</span>
    </div>
  );
}

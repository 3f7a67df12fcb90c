/** A plan as a moving picture with play and position, made of still pictures. Silent: it shows form, not sound. */
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { sceneAt } from '../../../media/compose/scene.ts';
import { drawSceneOfStills, looksOf, type Still } from '../../../player/draw-stills.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useFileAddress } from '../../data/assets/use-file-address.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clock } from '../../i18n/clock.ts';
import { timeInWords } from '../../i18n/time-in-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { useDrawn } from './use-drawn.ts';

/** Of the output: sharp on screens of twice the pixels, a quarter of the work of a full picture. */
const SCALE = 0.5;
/** Where a preview stands that may not move by itself: what fades in has come in by then. */
const STANDS_AT_SEC = 1;

interface PlanPreviewProps {
  readonly plan: CompositionPlan;
  readonly label: string;
  /** Assets among the plan's sources. */
  readonly posters: readonly string[];
  /** `loop` plays by itself, over and over; `end` rests on the last picture until it is played. */
  readonly rest?: 'loop' | 'end';
}

export function PlanPreview({ plan, label, posters, rest = 'loop' }: PlanPreviewProps) {
  const { t, locale } = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLInputElement>(null);
  const clockText = useRef<HTMLSpanElement>(null);
  const [stills, setStills] = useState<ReadonlyMap<string, Still>>(new Map());
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [playing, setPlaying] = useState(rest === 'loop' && !isStill);
  const at = useRef(rest === 'end' ? Number.POSITIVE_INFINITY : isStill ? STANDS_AT_SEC : 0);

  const drawn = useDrawn(plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a font that has come is a reason to paint again
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context) return;
    let frame = 0;
    let before: number | null = null;
    let shown: string | null = null;
    const paint = (): void => {
      const scene = sceneAt(plan, at.current);
      const looks = looksOf(scene);
      // Nothing is painted twice.
      if (looks !== shown) drawSceneOfStills(context, plan, scene, (sourceId) => stills.get(sourceId));
      shown = looks;
      if (bar.current !== null) {
        bar.current.value = String(at.current);
        bar.current.ariaValueText = timeInWords(Math.round(at.current), locale);
        bar.current.style.setProperty('--played', `${(at.current / plan.durationSec) * 100}%`);
      }
      if (clockText.current !== null) clockText.current.textContent = clock(at.current);
    };
    const step = (now: number): void => {
      at.current += before === null ? 0 : (now - before) / 1000;
      before = now;
      if (at.current >= plan.durationSec) {
        if (rest === 'end') setPlaying(false);
        at.current = rest === 'end' ? plan.durationSec : 0;
      }
      paint();
      frame = requestAnimationFrame(step);
    };
    if (playing) frame = requestAnimationFrame(step);
    else {
      at.current = rest === 'end' ? plan.durationSec : Math.min(at.current, plan.durationSec);
      paint();
    }
    const move = (event: Event): void => {
      at.current = Number((event.target as HTMLInputElement).value);
      paint();
    };
    const input = bar.current;
    input?.addEventListener('input', move);
    return () => {
      cancelAnimationFrame(frame);
      input?.removeEventListener('input', move);
    };
  }, [plan, stills, playing, rest, drawn, locale]);

  const toggle = (): void => {
    if (!playing && at.current >= plan.durationSec - 0.05) at.current = 0;
    setPlaying(!playing);
  };
  return (
    <div className="dark-room flex flex-col gap-2 rounded-card p-3">
      {posters.map((assetId) => (
        <Poster
          key={assetId}
          assetId={assetId}
          onLoad={(image) => {
            const still = { image, xPx: 0, yPx: 0, widthPx: image.naturalWidth };
            setStills((known) => new Map(known).set(assetId, still));
          }}
        />
      ))}
      <canvas
        ref={canvas}
        width={plan.widthPx * SCALE}
        height={plan.heightPx * SCALE}
        role="img"
        aria-label={label}
        className="mx-auto max-h-[min(58dvh,34rem)] max-w-full rounded-control"
        style={{ aspectRatio: `${plan.widthPx} / ${plan.heightPx}` }}
      />
      <div className="flex items-center gap-2">
        <IconButton
          className="max-md:size-11"
          label={t(playing ? 'player.pause' : 'player.play')}
          icon={playing ? <Pause size={18} fill="currentColor" /> : <Play size={18} fill="currentColor" />}
          onClick={toggle}
        />
        <input
          ref={bar}
          type="range"
          className="seek-bar"
          aria-label={t('player.position')}
          min={0}
          max={plan.durationSec}
          step={0.05}
          defaultValue={0}
          onPointerDown={() => setPlaying(false)}
        />
        <span ref={clockText} className="font-mono text-xs text-ink-soft" />
      </div>
    </div>
  );
}

/** Loads the poster of an asset for the canvas; shows nothing itself. */
function Poster({ assetId, onLoad }: { assetId: string; onLoad: (image: HTMLImageElement) => void }) {
  const { data: asset } = useQuery(assetQuery(useClient(), assetId));
  const address = useFileAddress(asset?.links?.posterUrl);
  if (address === null) return null;
  // Asked for across origins: drawn without leave, it would bar the canvas from ever being read or kept.
  return (
    <img
      crossOrigin="anonymous"
      src={address}
      alt=""
      hidden
      onLoad={(event) => onLoad(event.currentTarget)}
    />
  );
}

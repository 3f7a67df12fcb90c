/** Caption styles as live tiles, painted by the code that paints exports. */
import { Ban } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { CaptionStyleId } from '../../../media/captions/caption-plan.ts';
import { loadCaptionFonts } from '../../../media/captions/fonts/load-caption-fonts.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { paintOverlay } from '../../../media/compose/paint-overlay.ts';
import { blankPlan } from '../../../media/compose/plans/plan-parts.ts';
import { sceneAt } from '../../../media/compose/scene.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

const NAMES: Readonly<Record<string, MessageId>> = {
  'bold-karaoke': 'option.caption.bold-karaoke',
  'word-pop': 'option.caption.word-pop',
  boxed: 'option.caption.boxed',
  outline: 'option.caption.outline',
};

/** Captions can be off, where that is allowed: `null` is the last tile. */
export function CaptionStylePicker({
  options,
  value,
  optional = true,
  onChange,
}: {
  options: readonly { readonly id: string; readonly name: string }[];
  value: string | null;
  optional?: boolean;
  onChange: (style: string | null) => void;
}) {
  const { t } = useTranslate();
  const name = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('form.captionStyle')}</legend>
      <div className="grid grid-cols-2 gap-3 @sm:grid-cols-3 @2xl:grid-cols-5">
        {options.map((option) => {
          const known = NAMES[option.id];
          const label = known === undefined ? option.name : t(known);
          return (
            <Tile
              key={option.id}
              name={name}
              label={label}
              checked={value === option.id}
              onChoose={() => onChange(option.id)}
            >
              {known === undefined ? null : (
                <StyleSample style={option.id as CaptionStyleId} text={t('form.captionSample')} />
              )}
            </Tile>
          );
        })}
        {optional ? (
          <Tile
            name={name}
            label={t('option.caption.none')}
            checked={value === null}
            onChoose={() => onChange(null)}
          >
            <Ban size={22} className="text-ink-soft" />
          </Tile>
        ) : null}
      </div>
    </fieldset>
  );
}

function Tile({
  name,
  label,
  checked,
  onChoose,
  children,
}: {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}) {
  return (
    <label className="group flex cursor-pointer flex-col overflow-hidden rounded-card border bg-surface has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
      <input type="radio" className="sr-only" name={name} checked={checked} onChange={onChoose} />
      <span className="dark-room grid h-20 place-items-center overflow-hidden sm:h-24" aria-hidden>
        {children}
      </span>
      <span className="px-3 py-2 text-sm font-medium">{label}</span>
    </label>
  );
}

const WIDTH = 1080;
const HEIGHT = 1920;
/** The part of the frame that captions stand in. */
const BAND = { y: 1150, height: 420 };
const WORD_SEC = 0.45;

function samplePlan(style: CaptionStyleId, text: string): CompositionPlan {
  const words = text.split(' ').map((word, index) => ({
    index,
    text: word,
    startSec: index * WORD_SEC,
    endSec: (index + 1) * WORD_SEC,
  }));
  return {
    ...blankPlan({ width: WIDTH, height: HEIGHT, fps: 30 }, words.length * WORD_SEC),
    captions: { style, words, centerYPx: null },
  };
}

function StyleSample({ style, text }: { style: CaptionStyleId; text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const plan = samplePlan(style, text);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const started = performance.now();
    let shown = '';
    const paint = (now: number): void => {
      if (!calm) frame = requestAnimationFrame(paint);
      const timeSec = calm ? WORD_SEC * 1.5 : ((now - started) / 1000) % plan.durationSec;
      const { overlays, hanStyle } = sceneAt(plan, timeSec);
      // Equal keys are equal pixels: four tiles repaint only when a word changes.
      const keys = overlays.map((overlay) => overlay.key).join('\n');
      if (keys === shown) return;
      shown = keys;
      const scale = context.canvas.width / WIDTH;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      context.setTransform(scale, 0, 0, scale, 0, -BAND.y * scale);
      for (const overlay of overlays) paintOverlay(context, overlay, hanStyle);
    };
    let left = false;
    // A missing font is painted in the platform's: the tile still shows the style, and the player says it.
    void loadCaptionFonts(text)
      .catch(() => undefined)
      .then(() => {
        if (!left) frame = requestAnimationFrame(paint);
      });
    return () => {
      left = true;
      cancelAnimationFrame(frame);
    };
  }, [style, text]);
  return <canvas ref={canvas} width={WIDTH / 3} height={BAND.height / 3} className="w-full" />;
}

/** The canvas of the timeline: draws when something changed, once a frame. Pointers are read in use-pointer. */
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import { LANES_HEIGHT_PX } from '../../../../timeline/geometry/lanes.ts';
import { markerSecs } from '../../../../timeline/geometry/markers.ts';
import { clampScale, fitScale } from '../../../../timeline/geometry/time-scale.ts';
import type { Drag, DragPlan } from '../../../../timeline/gestures/drag.ts';
import { createFrameScheduler } from '../../../../timeline/paint/frame-scheduler.ts';
import type { Palette } from '../../../../timeline/paint/paint-input.ts';
import { paintTimeline } from '../../../../timeline/paint/paint-timeline.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { NO_PREVIEW } from '../../../../timeline/session/editor-store.ts';
import { preciseClock } from '../../../i18n/clock.ts';
import { numbers } from '../../../i18n/format.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { watchAppearance } from '../../../ui/theme/watch-appearance.ts';
import type { MenuPlace } from '../command-menu.tsx';
import { useLanePictures } from './use-lane-pictures.ts';
import { usePointer } from './use-pointer.ts';

const BY_FORMAT = { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Remembers the last answer: panning asks for the same markers a thousand times. */
function lastOf<First, Second, Answer>(ask: (first: First, second: Second) => Answer) {
  let last: { readonly first: First; readonly second: Second; readonly answer: Answer } | null = null;
  return (first: First, second: Second): Answer => {
    if (last?.first !== first || last.second !== second) last = { first, second, answer: ask(first, second) };
    return last.answer;
  };
}

/** Not drawn anew for what stands in the address, nor for a player that runs. */
export const TimelineCanvas = memo(function TimelineCanvas({
  editor,
  assets,
  addresses,
  onSeek,
  onScrub,
  onMenu,
}: {
  editor: Editor;
  assets: ReadonlyMap<string, Asset>;
  addresses: Readonly<Record<string, string>>;
  onSeek: (sec: number) => void;
  onScrub: (sec: number | null) => void;
  onMenu: (place: MenuPlace) => void;
}) {
  const { t, locale } = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = useRef<Palette | null>(null);
  const drawRef = useRef<() => void>(() => undefined);
  const request = useCallback(() => drawRef.current(), []);
  const pictures = useLanePictures(assets, addresses, request);
  const label = useCallback((drag: Drag) => t(`timeline.drag.${drag.kind}`), [t]);
  const measured = useCallback(
    ({ bySec, lengthSec }: NonNullable<DragPlan['measure']>) => {
      const by = numbers(locale, BY_FORMAT).format(bySec);
      return lengthSec === null ? `${by} s` : `${by} s · ${preciseClock(lengthSec)}`;
    },
    [locale],
  );
  usePointer(canvas, { editor, onSeek, onScrub, label, measured, onMenu });

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d', { alpha: false });
    if (element === null || context === null || context === undefined) return;
    const { store } = editor;
    const shownMarkers = lastOf(markerSecs);
    const draw = (): void => {
      palette.current ??= readPalette(element);
      const { session, scale, playheadSec, selection, hoverId, preview, marks, range } = store.get();
      const ratio = devicePixelRatio;
      const [width, height] = [Math.round(scale.widthPx * ratio), Math.round(LANES_HEIGHT_PX * ratio)];
      if (element.width !== width || element.height !== height) {
        element.width = width;
        element.height = height;
      }
      const { guideSec, dropSec, marquee, hold } = preview ?? NO_PREVIEW;
      const held = { guideSec, dropSec, marquee, hold };
      const shown = { scale, playheadSec, selection, hoverId, ...held, ...pictures };
      const marked = marks?.edit === session.current ? marks : null;
      const view = editor.view();
      const points = { range, markerSecs: shownMarkers(view, store.get().markers) };
      const input = { ...shown, ...points, marks: marked, view, palette: palette.current };
      paintTimeline(context, input, ratio);
    };
    const scheduler = createFrameScheduler(draw);
    drawRef.current = scheduler.request;
    const stopListening = store.subscribe(scheduler.request);
    const recolour = (): void => {
      palette.current = null;
      scheduler.request();
    };
    const stopWatching = watchAppearance(recolour);
    void document.fonts.ready.then(scheduler.request);
    scheduler.request();
    return () => {
      scheduler.stop();
      stopListening();
      stopWatching();
    };
  }, [editor, pictures]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let isFirst = true;
    const observer = new ResizeObserver(([entry]) => {
      const widthPx = entry?.contentRect.width ?? 1;
      const { durationSec } = editor.settledView();
      const { scale } = editor.store.get();
      editor.store.set({
        scale: isFirst ? fitScale(durationSec, widthPx) : clampScale({ ...scale, widthPx }, durationSec),
      });
      isFirst = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [editor]);

  return (
    <div ref={frame} className="w-full overflow-hidden" style={{ height: LANES_HEIGHT_PX }}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the keys of the timeline work from here, and the list says the same in words */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={t('timeline.canvas')}
        aria-describedby="timeline-keys-hint"
        className="block h-full w-full touch-none select-none focus-visible:outline-offset-[-2px]"
      />
    </div>
  );
});

const TOKENS: Readonly<Record<keyof Palette, string>> = {
  background: '--background',
  surface: '--surface',
  raised: '--raised',
  line: '--line',
  word: '--word',
  lineStrong: '--line-strong',
  ink: '--ink',
  inkSoft: '--ink-soft',
  accent: '--accent',
  score: '--score',
  scoreTrack: '--score-track',
  good: '--good',
  goodWash: '--good-wash',
  focus: '--focus',
  bad: '--bad',
};

/**
 * The colours of the theme as a canvas understands them: variables and both themes resolved.
 * @param probe an element of the page whose colour may be changed for a moment
 */
function readPalette(probe: HTMLElement): Palette {
  const before = probe.style.color;
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.style.color = before;
  return Object.fromEntries(colours) as Palette;
}

/** The sound of a stretch of a source, drawn from stored peaks; nothing is decoded here. */
import { useEffect, useRef } from 'react';
import { watchAppearance } from '../../ui/theme/watch-appearance.ts';

export interface Peaks {
  readonly stepSec: number;
  readonly peaks: readonly number[];
}

export function Waveform({
  data,
  startSec,
  endSec,
  className = '',
}: {
  data: Peaks;
  startSec: number;
  endSec: number;
  className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const paint = (): void => paintPeaks(element, data, startSec, endSec);
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    const stopWatching = watchAppearance(paint);
    return () => {
      observer.disconnect();
      stopWatching();
    };
  }, [data, startSec, endSec]);
  return <canvas ref={canvas} aria-hidden className={`size-full text-ink-soft ${className}`} />;
}

const BAR_PX = 3;

function paintPeaks(canvas: HTMLCanvasElement, data: Peaks, startSec: number, endSec: number): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const ratio = devicePixelRatio;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.scale(ratio, ratio);
  context.fillStyle = getComputedStyle(canvas).color;
  const secPerBar = ((endSec - startSec) * BAR_PX) / Math.max(1, width);
  for (let x = 0, from = startSec; x < width; x += BAR_PX, from += secPerBar) {
    const first = Math.max(0, Math.floor(from / data.stepSec));
    const last = Math.max(first, Math.ceil((from + secPerBar) / data.stepSec) - 1);
    let peak = 0;
    for (let step = first; step <= last; step++) peak = Math.max(peak, data.peaks[step] ?? 0);
    const bar = Math.max(1, peak * height);
    context.fillRect(x, (height - bar) / 2, BAR_PX - 1, bar);
  }
}

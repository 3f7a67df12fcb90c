/**
 * A crop as a frame on its picture: dragged it moves, by its corners it zooms about its middle; arrows move it, plus
 * and minus zoom. Lies over a SourceFrame. What it stands for is shown while it is held and taken when it is let go.
 */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { type Crop, cropWindow, movedTo, type Shares, zoomAtCorner, zoomedTo } from './crop-window.ts';

const STEP = { fine: 0.01, far: 0.05 } as const;
const ZOOM_STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };
/** A finger's width, most of it outside of the frame, so that a small one can still be moved. */
const CORNERS = [
  { id: 'nw', at: 'left-0 top-0 -translate-3/4 cursor-nwse-resize', mark: 'right-0 bottom-0' },
  {
    id: 'ne',
    at: 'right-0 top-0 translate-x-3/4 -translate-y-3/4 cursor-nesw-resize',
    mark: 'bottom-0 left-0',
  },
  {
    id: 'sw',
    at: 'bottom-0 left-0 -translate-x-3/4 translate-y-3/4 cursor-nesw-resize',
    mark: 'top-0 right-0',
  },
  { id: 'se', at: 'right-0 bottom-0 translate-3/4 cursor-nwse-resize', mark: 'top-0 left-0' },
] as const;

export type CropChange = (crop: Crop, changed: 'center' | 'zoom') => void;

interface Grip {
  readonly pointerId: number;
  readonly isCorner: boolean;
  readonly fromXPx: number;
  readonly fromYPx: number;
  readonly crop: Crop;
}

export function CropHandles({
  crop,
  base,
  onShow,
  onTake,
  onCancel,
  onLeave,
}: {
  crop: Crop;
  /** What a crop without zoom takes of the picture. */
  base: Shares;
  onShow: CropChange;
  onTake: CropChange;
  /** What was shown is not wanted. */
  onCancel: () => void;
  /** Escape, while nothing is held. */
  onLeave: () => void;
}) {
  const { t } = useTranslate();
  const field = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);
  const [isHeld, setHeld] = useState(false);
  const { x, y, width, height } = cropWindow(crop, base);
  const percent = (share: number): string => `${share * 100}%`;

  const letGo = (): void => {
    grip.current = null;
    setHeld(false);
  };
  const cropAt = ({ clientX, clientY }: PointerEvent, from: Grip): Crop => {
    const box = field.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    if (from.isCorner)
      return zoomAtCorner(from.crop, base, {
        x: (clientX - box.left) / box.width,
        y: (clientY - box.top) / box.height,
      });
    const center = {
      x: from.crop.center.x + (clientX - from.fromXPx) / box.width,
      y: from.crop.center.y + (clientY - from.fromYPx) / box.height,
    };
    return movedTo(from.crop, base, center);
  };
  const gripping = (changed: 'center' | 'zoom') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX: fromXPx, clientY: fromYPx } = event;
      grip.current = {
        pointerId,
        isCorner: changed === 'zoom',
        fromXPx,
        fromYPx,
        crop: movedTo(crop, base, crop.center),
      };
      setHeld(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current?.pointerId === event.pointerId) onShow(cropAt(event, grip.current), changed);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (grip.current?.pointerId !== event.pointerId) return;
      const { fromXPx, fromYPx } = grip.current;
      if (event.clientX !== fromXPx || event.clientY !== fromYPx)
        onTake(cropAt(event, grip.current), changed);
      letGo();
    },
    onPointerCancel: () => {
      onCancel();
      letGo();
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
    const [stepX, stepY] = ARROWS[event.key] ?? [0, 0];
    const zoomBy = ZOOMS[event.key] ?? 0;
    if (event.key === 'Escape') {
      if (grip.current === null) onLeave();
      else onCancel();
      letGo();
    } else if (stepX !== 0 || stepY !== 0) {
      const step = event.shiftKey ? STEP.far : STEP.fine;
      const { center } = movedTo(crop, base, crop.center);
      onTake(movedTo(crop, base, { x: center.x + stepX * step, y: center.y + stepY * step }), 'center');
    } else if (zoomBy !== 0) {
      onTake(zoomedTo(crop, crop.zoom + zoomBy * ZOOM_STEP), 'zoom');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={field} className="pointer-events-none absolute inset-0">
      <div
        className="absolute"
        style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      >
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: it was asked for by the button that opened it
          autoFocus
          aria-label={t('framing.cropFrame', {
            x: Math.round((x + width / 2) * 100),
            y: Math.round((y + height / 2) * 100),
            zoom: crop.zoom.toFixed(2),
          })}
          className={`pointer-events-auto absolute inset-0 touch-none outline-offset-2 ${isHeld ? 'cursor-grabbing' : 'cursor-grab'}`}
          onKeyDown={onKeyDown}
          {...gripping('center')}
        />
        {CORNERS.map(({ id, at, mark }) => (
          <span
            key={id}
            // The frame zooms by keys; these are for hands.
            aria-hidden
            data-corner={id}
            className={`pointer-events-auto absolute size-11 touch-none ${at}`}
            {...gripping('zoom')}
          >
            <span
              className={`absolute m-[0.25rem] size-3.5 rounded-full border-2 border-white bg-accent [box-shadow:0_0_0_1px_rgb(0_0_0/0.6)] ${mark}`}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

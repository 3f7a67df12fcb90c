/** Around the picture on touch screens: drawn right it is accepted, left rejected. The buttons below do the same. */
import { Check, X } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { type Drag, swipeDecision, TAP_PX } from './swipe.ts';

const REST: Drag = { xPx: 0, yPx: 0 };

export function SwipeArea({
  enabled,
  onAccept,
  onReject,
  children,
}: {
  enabled: boolean;
  onAccept: () => void;
  onReject: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslate();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const swallowClick = useRef(false);
  const [drag, setDrag] = useState(REST);
  const [widthPx, setWidthPx] = useState(1);
  const decision = swipeDecision(drag, widthPx);

  const rest = (): void => {
    from.current = null;
    setDrag(REST);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    swallowClick.current = false;
    // A second finger is no swipe, whatever the first one did.
    if (!event.isPrimary) rest();
    if (!event.isPrimary || !enabled || event.pointerType === 'mouse') return;
    from.current = { x: event.clientX, y: event.clientY };
    setWidthPx(event.currentTarget.clientWidth);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (from.current === null || !event.isPrimary) return;
    const moved = { xPx: event.clientX - from.current.x, yPx: event.clientY - from.current.y };
    if (Math.abs(moved.xPx) > TAP_PX) swallowClick.current = true;
    setDrag(moved);
  };
  const onPointerEnd = (event: PointerEvent<HTMLDivElement>): void => {
    if (from.current === null || !event.isPrimary) return;
    rest();
    if (event.type === 'pointercancel' || decision === null) return;
    if (decision === 'accept') onAccept();
    else onReject();
  };
  const onClickCapture = (event: MouseEvent): void => {
    if (swallowClick.current) event.stopPropagation();
    swallowClick.current = false;
  };

  return (
    <div
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClickCapture={onClickCapture}
      className={`relative h-full touch-pan-y ${drag === REST ? 'transition-transform duration-150' : ''}`}
      style={drag === REST ? {} : { transform: `translateX(${drag.xPx}px) rotate(${drag.xPx / 40}deg)` }}
    >
      {children}
      {decision === null ? null : (
        <p
          className={`pointer-events-none absolute inset-x-0 top-6 mx-auto flex w-fit items-center gap-2 rounded-full px-4 py-2 font-semibold ${
            decision === 'accept' ? 'bg-good-wash text-good' : 'bg-bad-wash text-bad'
          }`}
        >
          {decision === 'accept' ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
          {t(decision === 'accept' ? 'review.accept' : 'review.reject')}
        </p>
      )}
    </div>
  );
}

/** One picture of a video, whole, to point at: says where on it a pointer is held. What is laid over it is its children's. */
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** Fractions of the picture, 0 to 1. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

export function SourceFrame({
  address,
  timeSec,
  widthPx,
  heightPx,
  disabled = false,
  onPress,
  onDrag,
  onLetGo,
  children,
}: {
  /** undefined while the file is opened: its place is kept. */
  address: string | undefined;
  timeSec: number;
  widthPx: number;
  heightPx: number;
  disabled?: boolean;
  onPress: (point: PicturePoint) => void;
  onDrag: (point: PicturePoint) => void;
  onLetGo: () => void;
  children: ReactNode;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (video.current !== null) video.current.currentTime = timeSec;
  }, [timeSec]);
  const letGo = (): void => {
    if (held.current) onLetGo();
    held.current = false;
  };
  return (
    <div
      className={`relative w-full select-none overflow-hidden rounded-control bg-black ${disabled ? 'opacity-60' : 'cursor-crosshair touch-none'}`}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = true;
        onPress(pointOf(event));
      }}
      onPointerMove={(event) => held.current && onDrag(pointOf(event))}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <video
        ref={video}
        src={address}
        muted
        playsInline
        preload="auto"
        // Another file starts at its beginning.
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = timeSec;
        }}
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute inset-0 size-full"
      />
      {children}
    </div>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): PicturePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const inside = (share: number): number => Math.min(1, Math.max(0, share));
  return { x: inside((clientX - left) / width), y: inside((clientY - top) / height) };
}

/**
 * In development only: how many pictures of a player's films were decoded and came too late to be shown. Nothing
 * until some were.
 */
import { useEffect, useRef, useState } from 'react';

const COUNT_EVERY_MS = 500;

/** Counts the films that lie in the same element. */
export function DroppedFrames({ playing }: { playing: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [counted, setCounted] = useState({ dropped: 0, all: 0 });
  useEffect(() => {
    if (!playing) return;
    const count = (): void => {
      const films = [...(line.current?.parentElement?.querySelectorAll('video') ?? [])];
      const qualities = films.map((film) => film.getVideoPlaybackQuality());
      setCounted({
        dropped: qualities.reduce((sum, { droppedVideoFrames }) => sum + droppedVideoFrames, 0),
        all: qualities.reduce((sum, { totalVideoFrames }) => sum + totalVideoFrames, 0),
      });
    };
    const timer = setInterval(count, COUNT_EVERY_MS);
    return () => clearInterval(timer);
  }, [playing]);
  return (
    <p
      ref={line}
      aria-hidden
      className="pointer-events-none absolute right-2 bottom-2 rounded-control bg-black/75 px-1.5 py-0.5 font-mono text-[10px] whitespace-nowrap text-white empty:hidden"
    >
      {counted.all === 0 ? null : `${counted.dropped} of ${counted.all} dropped`}
    </p>
  );
}

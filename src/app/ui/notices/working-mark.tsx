/**
 * The mark of running work. It is turned by a timer: an animation of the style sheet asks for sixty pictures a second,
 * and without a graphics card those take half a core from the work that the mark announces.
 */
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';

const TURN_EVERY_MS = 250;
const TURN_DEG = 60;

export function WorkingMark({ size, className = '' }: { size: number; className?: string }) {
  const mark = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let turnedDeg = 0;
    const timer = setInterval(() => {
      turnedDeg = (turnedDeg + TURN_DEG) % 360;
      if (mark.current !== null) mark.current.style.rotate = `${turnedDeg}deg`;
    }, TURN_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <LoaderCircle ref={mark} size={size} aria-hidden className={`text-accent-text ${className}`} />;
}

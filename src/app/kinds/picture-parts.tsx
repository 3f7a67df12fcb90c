/** What the small drawings of the kinds are made of: an upright video with what is particular to a kind. */
import type { ReactNode } from 'react';

export const FRAME = { x: 63, y: 8, width: 54, height: 96 } as const;
export const RIGHT = FRAME.x + FRAME.width;

export function Upright({ children, x = FRAME.x }: { children?: ReactNode; x?: number }) {
  return (
    <g transform={`translate(${x - FRAME.x} 0)`}>
      <rect {...FRAME} rx={7} fill="var(--raised)" stroke="var(--line-strong)" strokeWidth={1.5} />
      {children}
    </g>
  );
}

export function Caption({ y, width = 30 }: { y: number; width?: number }) {
  const left = FRAME.x + (FRAME.width - width) / 2;
  return (
    <>
      <rect x={left} y={y} width={width * 0.55} height={5} rx={2.5} fill="var(--ink)" />
      <rect x={left + width * 0.62} y={y} width={width * 0.38} height={5} rx={2.5} fill="var(--score)" />
    </>
  );
}

export function Head({ x, y, size = 9 }: { x: number; y: number; size?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={size} fill="var(--score)" />
      <path
        d={`M ${x - size * 1.7} ${y + size * 3} a ${size * 1.7} ${size * 1.7} 0 0 1 ${size * 3.4} 0 z`}
        fill="var(--score)"
      />
    </>
  );
}

export function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never move
      key={index}
      x={x}
      y={y + index * 7}
      width={width}
      height={3.5}
      rx={1.75}
      fill="var(--line-strong)"
    />
  ));
}

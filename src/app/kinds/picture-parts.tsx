/** What each kind of project makes, as a small drawing: an upright video with what is particular to it. */
import type { ReactNode } from 'react';

const FRAME = { x: 63, y: 8, width: 54, height: 96 } as const;
const RIGHT = FRAME.x + FRAME.width;

function Upright({ children, x = FRAME.x }: { children?: ReactNode; x?: number }) {
  return (
    <g transform={`translate(${x - FRAME.x} 0)`}>
      <rect {...FRAME} rx={7} fill="var(--raised)" stroke="var(--line-strong)" strokeWidth={1.5} />
      {children}
    </g>
  );
}

function Caption({ y, width = 30 }: { y: number; width?: number }) {
  const left = FRAME.x + (FRAME.width - width) / 2;
  return (
    <>
      <rect x={left} y={y} width={width * 0.55} height={5} rx={2.5} fill="var(--ink)" />
      <rect x={left + width * 0.62} y={y} width={width * 0.38} height={5} rx={2.5} fill="var(--score)" />
    </>
  );
}

function Head({ x, y, size = 9 }: { x: number; y: number; size?: number }) {
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

function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
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

const PICTURES: Readonly<Record<string, ReactNode>> = {
  autoclip: (
    <>
      {[0, 1, 2].map((at) => (
        <Upright key={at} x={FRAME.x + (at - 1) * 60}>
          <Head x={90} y={40} size={at === 1 ? 9 : 7} />
          <Caption y={84} width={at === 1 ? 34 : 26} />
        </Upright>
      ))}
    </>
  ),
  splitscreen: (
    <Upright>
      <Head x={90} y={26} size={7} />
      <rect x={FRAME.x + 1} y={56} width={FRAME.width - 2} height={47} rx={6} fill="var(--score-track)" />
      <path d="M 68 96 l 12 -20 9 12 8 -10 14 18 z" fill="var(--line-strong)" />
      <Caption y={53.5} width={36} />
    </Upright>
  ),
  streamer: (
    <Upright>
      <rect x={FRAME.x + 6} y={16} width={42} height={12} rx={3} fill="var(--ink)" />
      <Head x={90} y={54} />
      <Caption y={90} width={34} />
    </Upright>
  ),
  forumstory: (
    <Upright>
      <path
        d={`M ${FRAME.x + 1} 96 l 14 -24 12 14 10 -14 ${RIGHT - FRAME.x - 38} 22 v 8 h -52 z`}
        fill="var(--score-track)"
      />
      <rect
        x={50}
        y={26}
        width={80}
        height={38}
        rx={6}
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <circle cx={60} cy={37} r={5} fill="var(--score)" />
      <Lines x={69} y={35} widths={[28]} />
      <Lines x={56} y={47} widths={[66, 48]} />
    </Upright>
  ),
  faketext: (
    <Upright>
      <rect x={FRAME.x + 5} y={18} width={30} height={13} rx={6.5} fill="var(--line-strong)" />
      <rect x={RIGHT - 37} y={37} width={32} height={13} rx={6.5} fill="var(--score)" />
      <rect x={FRAME.x + 5} y={56} width={36} height={13} rx={6.5} fill="var(--line-strong)" />
      <rect x={RIGHT - 25} y={75} width={20} height={13} rx={6.5} fill="var(--score)" />
    </Upright>
  ),
  vibeedit: (
    <>
      <rect
        x={26}
        y={8}
        width={128}
        height={56}
        rx={6}
        fill="var(--raised)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <Head x={90} y={28} size={7} />
      {[
        [26, 40],
        [69, 24],
        [96, 58],
      ].map(([x = 0, width = 0]) => (
        <rect key={x} x={x} y={73} width={width} height={12} rx={3} fill="var(--score)" />
      ))}
      {[
        [26, 58],
        [88, 30],
      ].map(([x = 0, width = 0]) => (
        <rect key={x} x={x} y={90} width={width} height={12} rx={3} fill="var(--line-strong)" />
      ))}
      <path d="M 84 68 h 8 l -4 5 z M 87 72 h 2 v 34 h -2 z" fill="var(--accent)" />
    </>
  ),
};

export function KindPicture({ kind }: { kind: string }) {
  return (
    <svg viewBox="0 0 180 112" aria-hidden className="mx-auto h-28 w-full">
      <title> </title>
      {PICTURES[kind]}
    </svg>
  );
}

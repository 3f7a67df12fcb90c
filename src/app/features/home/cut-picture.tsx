/** What the program does, as one drawing: a long recording, the moments in it, the vertical clips they become. */

const WIDTH = 560;
const BASE_Y = 42;
const BAR_STEP = 7;
/** Centre of each moment and the middle of the clip it becomes. */
const MOMENTS = [
  { x: 112, width: 70, clipX: 140 },
  { x: 274, width: 98, clipX: 280 },
  { x: 440, width: 63, clipX: 420 },
] as const;
const CLIP = { y: 96, width: 54, height: 96 } as const;

/** Speech has this look: quick loudness inside slow sentences. */
function loudness(x: number): number {
  const sentence = 0.55 + 0.45 * Math.sin(x / 31);
  return 5 + 27 * sentence * Math.abs(Math.sin(x * 0.73) * Math.cos(x * 0.21));
}

export function CutPicture() {
  const bars = Array.from({ length: Math.floor(WIDTH / BAR_STEP) }, (_, index) => index * BAR_STEP + 2);
  const momentAt = (x: number) => MOMENTS.find((moment) => Math.abs(x - moment.x) <= moment.width / 2);
  return (
    <svg viewBox={`0 0 ${WIDTH} 196`} aria-hidden className="w-full max-w-md">
      <title>Cliproom</title>
      {bars.map((x) => (
        <rect
          key={x}
          x={x}
          y={BASE_Y - loudness(x)}
          width={3}
          height={2 * loudness(x)}
          rx={1.5}
          fill={momentAt(x) === undefined ? 'var(--line)' : 'var(--accent)'}
        />
      ))}
      {MOMENTS.map(({ x, width, clipX }, index) => (
        <g key={x}>
          <path
            d={`M ${x - width / 2} 78 L ${clipX - CLIP.width / 2} ${CLIP.y} H ${clipX + CLIP.width / 2} L ${x + width / 2} 78 Z`}
            fill="var(--accent-wash)"
          />
          <rect
            x={clipX - CLIP.width / 2}
            y={CLIP.y}
            width={CLIP.width}
            height={CLIP.height}
            rx={7}
            fill="var(--raised)"
            stroke="var(--line-strong)"
            strokeWidth={1.5}
          />
          <circle cx={clipX} cy={CLIP.y + 34} r={11} fill="var(--line-strong)" />
          <path d={`M ${clipX - 19} ${CLIP.y + 68} a 19 19 0 0 1 38 0 Z`} fill="var(--line-strong)" />
          <rect x={clipX - 19} y={CLIP.y + 76} width={38} height={4} rx={2} fill="var(--ink)" />
          <rect
            x={clipX - 19}
            y={CLIP.y + 76}
            width={12 + 8 * index}
            height={4}
            rx={2}
            fill="var(--accent)"
          />
        </g>
      ))}
    </svg>
  );
}

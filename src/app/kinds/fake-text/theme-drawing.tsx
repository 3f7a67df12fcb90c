/** The two chat looks in small: round bubbles, or square cards with a name. */
export function ThemeDrawing({ theme }: { theme: string }) {
  const round = theme !== 'cards';
  const radius = round ? 6 : 2;
  return (
    <svg width={72} height={60} viewBox="0 0 72 60" aria-hidden>
      <title> </title>
      <rect x={2} y={4} width={42} height={14} rx={radius} fill="var(--line-strong)" />
      <rect x={28} y={23} width={42} height={14} rx={radius} fill="var(--score)" />
      <rect x={2} y={42} width={32} height={14} rx={radius} fill="var(--line-strong)" />
      {round
        ? null
        : [4, 23, 42].map((y, index) => (
            <rect
              key={y}
              x={index === 1 ? 31 : 5}
              y={y + 3}
              width={14}
              height={2.5}
              rx={1}
              fill="var(--surface)"
            />
          ))}
    </svg>
  );
}

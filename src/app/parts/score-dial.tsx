/** A score as a number in a ring: readable as text, quiet in colour. */
export function ScoreDial({ score, size = 44, label }: { score: number; size?: number; label: string }) {
  const radius = size / 2 - 3;
  const length = 2 * Math.PI * radius;
  return (
    <span className="relative inline-grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg width={size} height={size} aria-hidden className="-rotate-90">
        <title>{label}</title>
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke="var(--score-track)"
          strokeWidth={3}
        />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke="var(--score)"
          strokeWidth={3}
          strokeLinecap="round"
          strokeDasharray={`${(length * Math.min(100, Math.max(0, score))) / 100} ${length}`}
        />
      </svg>
      <span className="absolute font-semibold" style={{ fontSize: size * 0.34 }} aria-hidden>
        {Math.round(score)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A score as a number in a ring: readable as text, quiet in colour. A dash where nothing was scored. */
import { useTranslate } from '../../i18n/use-translate.tsx';

/** Of a clip, 0 to 100; null where it was not scored. */
export function ClipScore({ score, size }: { score: number | null; size: number }) {
  const { t } = useTranslate();
  const label = score === null ? t('review.notScored') : t('review.score', { score: Math.round(score) });
  return <ScoreDial score={score} size={size} label={label} />;
}

export function ScoreDial({
  score,
  size = 44,
  label,
}: {
  score: number | null;
  size?: number;
  label: string;
}) {
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
          strokeDasharray={`${(length * Math.min(100, Math.max(0, score ?? 0))) / 100} ${length}`}
        />
      </svg>
      <span className="absolute font-semibold" style={{ fontSize: size * 0.34 }} aria-hidden>
        {score === null ? '–' : Math.round(score)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

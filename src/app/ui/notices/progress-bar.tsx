/** Measured progress, without a transition: the pictures between two values would cost the work its processor time. */
export function ProgressBar({
  value,
  label,
  className = '',
}: {
  /** 0 to 1. */
  value: number;
  label: string;
  className?: string;
}) {
  const share = Math.min(1, Math.max(0, value));
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`h-1.5 overflow-hidden rounded-full bg-raised high-contrast:border ${className}`}
    >
      <div className="h-full origin-left rounded-full bg-score" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

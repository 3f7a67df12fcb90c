/** One choice among a few that are best shown: radio tiles with a small drawing each. */
import { type ReactNode, useId } from 'react';

export function PictureChoice({
  legend,
  options,
  value,
  onChange,
  draw,
}: {
  legend: string;
  options: readonly { readonly id: string; readonly name: string }[];
  value: string;
  onChange: (id: string) => void;
  draw: (id: string) => ReactNode;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-11 w-32 cursor-pointer flex-col items-center gap-2 rounded-card border bg-surface p-3 has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === option.id}
              onChange={() => onChange(option.id)}
            />
            <span aria-hidden className="grid h-16 place-items-center">
              {draw(option.id)}
            </span>
            <span className="text-center text-sm font-medium">{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Rectangles in a frame, drawn to scale: how pictures share the output. */
export function FrameDrawing({
  widthPx,
  heightPx,
  seam = null,
}: {
  widthPx: number;
  heightPx: number;
  /** Share of the height above the seam; null for one picture. */
  seam?: number | null;
}) {
  const inner = { x: 2, width: widthPx - 4, height: heightPx - 4 };
  const upperPx = seam === null ? inner.height : inner.height * seam - 1;
  return (
    <svg width={widthPx} height={heightPx} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden>
      <title> </title>
      <rect width={widthPx} height={heightPx} rx={4} fill="var(--line-strong)" />
      <rect {...inner} y={2} height={upperPx} rx={2} fill="var(--score)" />
      {seam === null ? null : (
        <rect
          {...inner}
          y={2 + upperPx + 2}
          height={inner.height - upperPx - 2}
          rx={2}
          fill="var(--score-track)"
        />
      )}
    </svg>
  );
}

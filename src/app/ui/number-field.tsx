/** A number that is typed: taken on Enter or when the field is left, put back where it cannot be read. */
import { useState } from 'react';

export function NumberField({
  label,
  value,
  min,
  max,
  digits = 2,
  unit = '',
  onChange,
}: {
  /** Its name; a visible label stands beside it. */
  label: string;
  value: number;
  min: number;
  max: number;
  digits?: number;
  unit?: string;
  onChange: (value: number) => void;
}) {
  /** null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = `${Number(value.toFixed(digits))}${unit}`;
  const read = typed === null ? value : numberIn(typed);
  const take = (): void => {
    if (typed !== null && read !== null && typed !== shown) onChange(Math.min(Math.max(min, read), max));
    setTyped(null);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={read === null}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      className="min-h-9 w-20 rounded-control border border-line-strong/70 bg-surface px-2 text-center font-mono text-sm aria-invalid:border-bad pointer-coarse:min-h-11"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        else if (event.key === 'Escape') setTyped(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

function numberIn(text: string): number | null {
  const match = /^\s*(-?\d+(?:[.,]\d*)?|-?[.,]\d+)\s*\D*$/.exec(text);
  return match === null ? null : Number((match[1] ?? '').replace(',', '.'));
}

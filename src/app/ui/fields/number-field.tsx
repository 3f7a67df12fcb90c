/** A number that is typed, with its unit; kept inside its limits. */
import { TypedField } from './typed-field.tsx';

export function NumberField({
  label,
  value,
  min,
  max,
  digits = 2,
  unit = '',
  disabled = false,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  digits?: number;
  unit?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  return (
    <TypedField
      label={label}
      shown={`${Number(value.toFixed(digits))}${unit}`}
      read={numberIn}
      width="w-[5rem]"
      disabled={disabled}
      onTake={(typed) => onChange(Math.min(Math.max(min, typed), max))}
    />
  );
}

function numberIn(text: string): number | null {
  const match = /^\s*(-?\d+(?:[.,]\d*)?|-?[.,]\d+)\s*\D*$/.exec(text);
  return match === null ? null : Number((match[1] ?? '').replace(',', '.'));
}

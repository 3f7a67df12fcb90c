/** The platform's own choice of a colour. */
export function ColorInput({
  label,
  value,
  onChange,
}: {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (color: string) => void;
}) {
  return (
    <input
      type="color"
      aria-label={label}
      title={label}
      className="h-10 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1 pointer-coarse:h-11"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

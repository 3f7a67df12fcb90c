/** A yes or no with its label beside it. */
import { useId } from 'react';

export function CheckField({
  label,
  help,
  checked,
  onChange,
}: {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          className="size-[1.25rem] shrink-0 accent-(--accent)"
          checked={checked}
          aria-describedby={help === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help === undefined ? null : (
        <p id={id} className="text-xs text-ink-soft">
          {help}
        </p>
      )}
    </div>
  );
}

/** A choice among a few. The platform's own list opens; only the closed control is ours. */
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Options {
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** The control alone, for use under a visible label. */
export function SelectControl({ options, className = '', ...rest }: ComponentProps<'select'> & Options) {
  return (
    <span className="relative block min-w-0">
      <select
        {...rest}
        className={`w-full appearance-none truncate pointer-coarse:min-h-11 rounded-control border border-line-strong bg-surface pr-8 pl-3 text-sm text-ink aria-invalid:border-bad disabled:opacity-60 ${className}`}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-soft"
      />
    </span>
  );
}

/** With its label as name and tooltip, where a visible label would only take room. On paper only what was chosen is said. */
export function Select({
  label,
  className = '',
  ...rest
}: ComponentProps<'select'> & Options & { label: string }) {
  return (
    <span className={`${className} ${rest.value === '' ? 'print:hidden' : ''}`}>
      <SelectControl {...rest} aria-label={label} title={label} className="min-h-9" />
    </span>
  );
}

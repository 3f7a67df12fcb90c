/** Labelled controls. The label is always visible; help and errors are tied to the control. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SelectControl } from './select.tsx';

const CONTROL =
  'min-h-10 pointer-coarse:min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-sm text-ink placeholder:text-ink-soft aria-invalid:border-bad disabled:opacity-60';

interface FieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

function Frame({
  id,
  label,
  help,
  error,
  className = '',
  children,
}: FieldProps & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {error === undefined && help !== undefined ? (
        <p id={`${id}-note`} className="text-xs text-ink-soft">
          {help}
        </p>
      ) : null}
      {error === undefined ? null : (
        <p id={`${id}-note`} className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function noted(
  { help, error }: FieldProps,
  id: string,
): { 'aria-describedby'?: string; 'aria-invalid'?: boolean } {
  if (help === undefined && error === undefined) return {};
  return { 'aria-describedby': `${id}-note`, 'aria-invalid': error !== undefined };
}

export function TextField({
  label,
  help,
  error,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error}>
      <input
        dir="auto"
        {...rest}
        {...noted({ label, help, error }, id)}
        id={id}
        className={`${CONTROL} ${className}`}
      />
    </Frame>
  );
}

export function TextArea({
  label,
  help,
  error,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error}>
      <textarea
        rows={3}
        dir="auto"
        {...rest}
        {...noted({ label, help, error }, id)}
        id={id}
        className={`${CONTROL} py-2 ${className}`}
      />
    </Frame>
  );
}

export function SelectField({
  label,
  help,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<typeof SelectControl>, 'className'>) {
  const id = useId();
  return (
    // On paper only what was chosen is said.
    <Frame
      id={id}
      label={label}
      help={help}
      error={error}
      className={rest.value === '' ? 'print:hidden' : ''}
    >
      <SelectControl {...rest} {...noted({ label, help, error }, id)} id={id} className="min-h-10" />
    </Frame>
  );
}

/** Buttons and links that look like them. One primary action a screen; the rest is quiet. Fingers have 44 pixels of each. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './link.tsx';

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger';

const SHAPE =
  'inline-flex min-h-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center gap-2 rounded-control px-3.5 py-1 text-center text-sm font-medium sm:whitespace-nowrap [&>svg]:shrink-0 select-none transition-colors duration-100 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:cursor-not-allowed forced-colors:border print:hidden';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover font-semibold',
  quiet: 'border border-edge bg-surface text-ink hover:bg-raised',
  plain: 'text-ink hover:bg-raised',
  danger: 'border border-bad-edge text-bad hover:bg-bad-wash',
};

function buttonClass(tone: ButtonTone, extra = ''): string {
  return `${SHAPE} ${TONES[tone]} ${extra}`;
}

/** A button that its own press switches off keeps focus: the keyboard stays where it is, and the press is not repeated. */
function PlainButton({ disabled = false, onClick, onBlur, ...rest }: ComponentProps<'button'>) {
  const [isPressed, setIsPressed] = useState(false);
  const isHeld = disabled && isPressed;
  return (
    <button
      {...rest}
      disabled={disabled && !isPressed}
      {...(isHeld ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (isHeld) return event.preventDefault();
        setIsPressed(true);
        onClick?.(event);
      }}
      onBlur={(event) => {
        setIsPressed(false);
        onBlur?.(event);
      }}
    />
  );
}

export function Button({
  tone = 'quiet',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: ButtonTone }) {
  return <PlainButton {...rest} type={type} className={buttonClass(tone, className)} />;
}

export function ButtonLink({
  tone = 'quiet',
  className = '',
  ...rest
}: Omit<LinkProps, 'className'> & { tone?: ButtonTone; className?: string }) {
  return <Link {...rest} className={buttonClass(tone, className)} />;
}

/** A button that shows only an icon; the label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  className = '',
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string; icon: ReactNode }) {
  return (
    <PlainButton
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`grid size-9 pointer-coarse:size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-100 hover:bg-raised hover:text-ink disabled:opacity-40 aria-disabled:opacity-40 forced-colors:border print:hidden ${className}`}
    >
      {icon}
    </PlainButton>
  );
}

/** Buttons and links that look like them. One primary action a screen; the rest is quiet. */
import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './link.tsx';

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger';

const SHAPE =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-control px-3.5 text-sm font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover font-semibold',
  quiet: 'border border-line-strong/60 bg-surface text-ink hover:bg-raised',
  plain: 'text-ink hover:bg-raised',
  danger: 'border border-bad/60 text-bad hover:bg-bad-wash',
};

function buttonClass(tone: ButtonTone, extra = ''): string {
  return `${SHAPE} ${TONES[tone]} ${extra}`;
}

export function Button({
  tone = 'quiet',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: ButtonTone }) {
  return <button {...rest} type={type} className={buttonClass(tone, className)} />;
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
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`grid size-9 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-100 hover:bg-raised hover:text-ink disabled:opacity-40 ${className}`}
    >
      {icon}
    </button>
  );
}

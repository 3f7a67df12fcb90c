/** What a place is for while nothing is in it, and the one way to change that. */
import type { ReactNode } from 'react';

export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-14 text-center">
      <div className="text-ink-soft" aria-hidden>
        {icon}
      </div>
      <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
      <p className="max-w-md text-ink-soft wrap-anywhere">{text}</p>
      {action}
    </div>
  );
}

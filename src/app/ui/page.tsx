/** The frame of a page: its title for people, tabs and screen readers, and its one main action. */
import { type ReactNode, useEffect } from 'react';

export function Page({
  title,
  lead,
  action,
  children,
  wide = false,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  wide?: boolean;
}) {
  usePageTitle(title);
  return (
    <div className={`mx-auto w-full px-4 py-6 sm:px-8 sm:py-8 ${wide ? 'max-w-7xl' : 'max-w-5xl'}`}>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl font-semibold tracking-tight break-words">{title}</h1>
          {lead === undefined ? null : <div className="mt-1 max-w-prose text-ink-soft">{lead}</div>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Cliproom`;
  }, [title]);
}

/** The frame of a page: its title for people, tabs and screen readers, and its one main action. */
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

/** How the title of a page looks; `h1` of every page. */
export const PAGE_TITLE =
  'w-fit text-xl font-semibold tracking-tight text-balance wrap-anywhere sm:text-2xl low:text-lg';

export function Page({
  title,
  heading,
  lead,
  action,
  children,
  wide = false,
}: {
  /** Left out where it is the name of the page. */
  title?: string | undefined;
  /** In the place of the plain title. */
  heading?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  wide?: boolean;
}) {
  const shown = usePageTitle(title);
  return (
    <div className={`mx-auto w-full px-4 py-6 sm:px-8 sm:py-8 low:py-3 ${wide ? 'max-w-7xl' : 'max-w-5xl'}`}>
      <header className="mb-6 low:mb-3 flex min-h-9 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          {heading ?? (
            <h1 dir="auto" className={PAGE_TITLE}>
              {shown}
            </h1>
          )}
          {lead === undefined ? null : <div className="mt-1 max-w-prose text-ink-soft">{lead}</div>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
